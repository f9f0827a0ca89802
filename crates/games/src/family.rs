use std::marker::PhantomData;

use protocol::web::{Code, Problem, tables::GameOffer};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Binding, Change, Dealer, Fairness, Game, Player, Record, Seed, Start, Table};

use crate::{
    About, Beginning, Dealt, HostedGame, Past, Play, Rules, past::Uploaded, running::Running,
};

/// The games of one type.
pub(crate) struct Family<G>(PhantomData<fn() -> G>);

impl<G> Family<G> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<G: HostedGame> Rules for Family<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn offer(&self) -> GameOffer {
        GameOffer {
            game: G::NAME.to_owned(),
            rulesets: G::rulesets(),
            fewest: G::FEWEST,
            most: G::MOST,
        }
    }

    fn ruleset(&self, options: &Value) -> Result<String, Problem> {
        Ok(G::ruleset(&options_of::<G>(options)?))
    }

    fn about(&self, options: &Value) -> Result<About, Problem> {
        Ok(G::about(&options_of::<G>(options)?))
    }

    fn check(&self, options: &Value, seats: usize) -> Result<Value, Problem> {
        let options = options_of::<G>(options)?;
        // Whether they can be dealt does not depend on the seed.
        let game = G::start(&setup::<G>(&options, Seed::from_number(0))?).map_err(wrong_options)?;
        if game.seats() != seats {
            let message = format!("the options are for {} players, not {seats}", game.seats());
            return Err(Problem::new(Code::Options, message));
        }
        json(&options)
    }

    fn drawn(&self, options: &Value, seed: Seed) -> Result<Value, Problem> {
        let options = options_of::<G>(options)?;
        json(&G::options_of(&setup::<G>(&options, seed)?))
    }

    fn notation(&self, action: &Value) -> Result<String, Problem> {
        let read = serde_json::from_value::<G::Action>(action.clone());
        let action = read.map_err(|error| Problem::new(Code::Malformed, error.to_string()))?;
        Ok(action.to_string())
    }

    fn cut(&self, record: &str, ply: usize) -> Result<String, Problem> {
        let mut record: Record<G> = read_record(record)?;
        if ply > record.actions.len() {
            return Err(Problem::new(Code::Record, "there is no such moment in this record"));
        }
        record.actions.truncate(ply);
        record.result = None;
        // From here on other dice fall: the old promise says nothing about them.
        record.options = None;
        record.fairness = None;
        text(&record)
    }

    fn binding(
        &self,
        table: &str,
        lot: bool,
        beginning: &Beginning<'_>,
    ) -> Result<Binding, Problem> {
        let (version, start) = match beginning {
            Beginning::Options(options) => {
                (G::RULES_VERSION, Start::Options(json(&options_of::<G>(options)?)?))
            }
            Beginning::Record(record) => {
                let record: Record<G> = read_record(record)?;
                let actions: Result<_, _> = record.actions.iter().map(json).collect();
                let start = Start::Position { setup: json(&record.setup)?, actions: actions? };
                (record.rules_version, start)
            }
        };
        Ok(Binding::new(table, G::NAME, version, lot, &start))
    }

    fn deal(
        &self,
        beginning: &Beginning<'_>,
        players: Vec<Player>,
        mut fairness: Fairness,
        seed: Seed,
    ) -> Result<Dealt, Problem> {
        let record = match beginning {
            Beginning::Options(options) => {
                let options = options_of::<G>(options)?;
                let record = Record::<G>::dealt_with(options, players, seed, fairness)
                    .map_err(wrong_options)?;
                check_offered::<G>(&record.setup)?;
                record
            }
            Beginning::Record(record) => {
                let mut record: Record<G> = read_record(record)?;
                if let Some(joint) = &mut fairness.joint {
                    joint.from = Some(record.actions.len());
                }
                record.players = players;
                record.fairness = Some(fairness);
                record
            }
        };
        begin(record, seed)
    }

    fn set_up(
        &self,
        record: &str,
        secret: &str,
        changes: &[String],
    ) -> Result<Box<dyn Play>, Problem> {
        let mut record: Record<G> = read_record(record)?;
        let seed = seed_of(&mut record, secret)?;
        let changes: Result<Vec<Change<G::Action>>, _> =
            changes.iter().map(|change| serde_json::from_str(change)).collect();
        let changes = changes.map_err(|error| Problem::new(Code::Record, error.to_string()))?;
        Ok(Box::new(Running::<G>::with_changes(record, seed, changes)?))
    }

    fn read(&self, record: &str) -> Result<Box<dyn Past>, Problem> {
        let record: Record<G> = read_record(record)?;
        record.replay().map_err(|error| Problem::new(Code::Record, error.to_string()))?;
        Ok(Box::new(Uploaded(record)))
    }
}

/// Goes to the first question.
fn begin<G: HostedGame>(mut record: Record<G>, seed: Seed) -> Result<Dealt, Problem> {
    let table = Table::go_on_from(record.clone(), seed)
        .map_err(|error| Problem::new(Code::Options, error.to_string()))?;
    if let Some(fairness) = &mut record.fairness {
        // What is secret is kept, but not here.
        fairness.hide();
    }
    Ok(Dealt { record: text(&record)?, play: Box::new(Running::new(table)) })
}

/// The seed of a table that was dealt, from what is kept apart from it.
fn seed_of<G: HostedGame>(record: &mut Record<G>, secret: &str) -> Result<Seed, Problem> {
    let no_secret = || Problem::new(Code::Internal, "its secret cannot be read");
    let joint = record.fairness.as_mut().and_then(|fairness| fairness.joint.as_mut());
    let Some(joint) = joint else { return secret.parse().map_err(|_| no_secret()) };
    joint.server = Some(secret.parse().map_err(|_| no_secret())?);
    record.joint_seed().ok_or_else(no_secret)
}

fn text<G: HostedGame>(record: &Record<G>) -> Result<String, Problem> {
    serde_json::to_string(record).map_err(|error| Problem::new(Code::Internal, error.to_string()))
}

fn options_of<G: Game>(options: &Value) -> Result<G::Options, Problem> {
    serde::Deserialize::deserialize(options).map_err(wrong_options::<serde_json::Error>)
}

fn setup<G: HostedGame>(options: &G::Options, seed: Seed) -> Result<G::Setup, Problem> {
    let setup = G::deal(options, &mut Dealer::for_setup(seed)).map_err(wrong_options)?;
    check_offered::<G>(&setup)?;
    Ok(setup)
}

/// Rules that are not complete yet are not played here.
fn check_offered<G: HostedGame>(setup: &G::Setup) -> Result<(), Problem> {
    if G::is_offered(setup) {
        Ok(())
    } else {
        Err(Problem::new(Code::Options, "these rules cannot be chosen yet"))
    }
}

fn wrong_options<E: std::fmt::Display>(error: E) -> Problem {
    Problem::new(Code::Options, error.to_string())
}

fn read_record<G: HostedGame>(record: &str) -> Result<Record<G>, Problem> {
    let record: Record<G> = serde_json::from_str(record)
        .map_err(|error| Problem::new(Code::Record, error.to_string()))?;
    check_offered::<G>(&record.setup)?;
    Ok(record)
}

pub(crate) fn json<T: Serialize>(value: &T) -> Result<Value, Problem> {
    serde_json::to_value(value).map_err(|error| Problem::new(Code::Internal, error.to_string()))
}
