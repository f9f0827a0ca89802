use bots::{BotGame, Spec};
use serde::{Deserialize, Serialize};

use crate::{
    ArenaGame, Generators, can_play, deal, generators::scrambled, pairings::count_pairings,
};

/// What a tournament is: everything its games follow from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan<Options> {
    pub bots: Vec<Entrant>,
    pub tables: Vec<Options>,
    /// How many games of each pairing at each table, before they are rounded up to whole deals.
    pub games: u64,
    pub seed: u64,
    /// If there is one, only its own games against each of the others are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenger: Option<String>,
}

/// A bot that takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// As it was named, and is called in every result.
    pub bot: String,
    /// What a level stood for when this was played: the next version may mean another bot by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays: Option<String>,
}

/// More than anybody waits for, and few enough to keep their list in memory.
const MOST_GAMES: u64 = 2_000_000;

/// Why no tournament can be made of what was asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    #[error("a tournament needs two bots or more")]
    TooFewBots,
    #[error("{0} takes part twice")]
    Twice(String),
    #[error("the same table is named twice: {0}")]
    SameTable(String),
    #[error("these would be {0} games; more than {MOST_GAMES} are too many for one tournament")]
    TooManyGames(u64),
    #[error("there is no table to play at")]
    NoTable,
    #[error("{0} is not among the bots")]
    NoSuchBot(String),
    #[error("{bot} cannot play: {reason}")]
    CannotPlay { bot: String, reason: String },
    #[error("{0}")]
    Table(String),
}

impl Entrant {
    /// A bot that plays this game: what a level is differs from game to game.
    pub fn new<G: BotGame>(spec: &Spec) -> Self {
        let plays = match spec {
            Spec::Level(level) => Some(G::at_level(*level).to_string()),
            Spec::Random
            | Spec::Greedy
            | Spec::Search(_)
            | Spec::Weights { .. }
            | Spec::Plain(_)
            | Spec::Gen1(_)
            | Spec::Run { .. } => None,
        };
        Self { bot: spec.to_string(), plays }
    }
}

impl<Options: PartialEq + Serialize> Plan<Options> {
    /// Whether it can be played at all: better known now than in the hundredth game.
    pub fn check<G: ArenaGame<Options = Options>>(&self) -> Result<Vec<Spec>, PlanError> {
        if self.bots.len() < 2 {
            return Err(PlanError::TooFewBots);
        }
        for (index, entrant) in self.bots.iter().enumerate() {
            if self.bots[..index].iter().any(|other| other.bot == entrant.bot) {
                return Err(PlanError::Twice(entrant.bot.clone()));
            }
        }
        if let Some(challenger) = &self.challenger
            && !self.bots.iter().any(|entrant| entrant.bot == *challenger)
        {
            return Err(PlanError::NoSuchBot(challenger.clone()));
        }
        self.check_tables::<G>()?;
        let games = self.count_games::<G>();
        if games > MOST_GAMES {
            return Err(PlanError::TooManyGames(games));
        }
        self.bots.iter().map(|entrant| self.seated::<G>(&entrant.bot)).collect()
    }

    fn check_tables<G: ArenaGame<Options = Options>>(&self) -> Result<(), PlanError> {
        if self.tables.is_empty() {
            return Err(PlanError::NoTable);
        }
        for (index, options) in self.tables.iter().enumerate() {
            deal::<G>(options, &mut Generators::of_game(0, 0))
                .map_err(|error| PlanError::Table(error.to_string()))?;
            if self.tables[..index].contains(options) {
                let (words, players) = (G::in_words(options), G::players(options));
                return Err(PlanError::SameTable(format!("{words}, {players} players")));
            }
        }
        Ok(())
    }

    /// The bot of this name, once it has shown that it can sit down at every table.
    fn seated<G: ArenaGame<Options = Options>>(&self, bot: &str) -> Result<Spec, PlanError> {
        let cannot = |reason: String| PlanError::CannotPlay { bot: bot.to_owned(), reason };
        let spec: Spec = bot.parse().map_err(|error: bots::SpecError| cannot(error.to_string()))?;
        for options in &self.tables {
            can_play::<G>(&spec, options).map_err(|failure| cannot(failure.0))?;
        }
        Ok(spec)
    }

    /// How many games it has in all.
    pub fn count_games<G: ArenaGame<Options = Options>>(&self) -> u64 {
        let at_table = |options: &Options| {
            let players = G::players(options).max(1) as u64;
            let bots = self.bots.len() as u64;
            let pairings = count_pairings(bots, players, self.challenger.is_some());
            self.games.div_ceil(players).saturating_mul(players).saturating_mul(pairings)
        };
        self.tables.iter().map(at_table).fold(0, u64::saturating_add)
    }

    /// A short name that other plans do not have: the same plan finds its file again.
    pub fn short_name(&self) -> String {
        let text = serde_json::to_string(self).unwrap_or_default();
        let hash = text.bytes().fold(0, |hash, byte| scrambled(hash ^ u64::from(byte)));
        format!("{:08x}", hash >> 32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bazaar::{Game, Options};

    const WEIGHTS_OF_MOCHA: &str = concat!(
        "search:sims=2:weights=",
        env!("CARGO_MANIFEST_DIR"),
        "/../bots/src/bazaar/mocha/mocha.weights"
    );

    fn plan(bots: &[&str]) -> Plan<Options> {
        let bots = bots.iter().map(|bot| Entrant { bot: (*bot).to_owned(), plays: None }).collect();
        Plan { bots, tables: vec![Options::base(2)], games: 2, seed: 1, challenger: None }
    }

    #[test]
    fn a_plan_that_cannot_be_played_says_why() {
        let same = Plan { tables: vec![Options::base(2); 2], ..plan(&["random", "greedy"]) };
        let six = Plan { tables: vec![Options::base(6)], ..plan(&["random", "greedy"]) };
        let stranger = Plan { challenger: Some("easy".to_owned()), ..plan(&["random", "greedy"]) };
        let endless = Plan { games: 2_000_001, ..plan(&["random", "greedy"]) };
        let cases = [
            (plan(&["random"]), "two bots"),
            (plan(&["random", "greedy", "random"]), "random takes part twice"),
            (plan(&["random", "nobody"]), "nobody cannot play"),
            (same, "named twice"),
            (six, "2 to 5"),
            (stranger, "easy is not among"),
            (endless, "2000002 games"),
            (plan(&["random", WEIGHTS_OF_MOCHA]), "no weights for the ruleset base"),
            (plan(&["random", "search:sims=2:weights=nowhere"]), "“nowhere” cannot be read"),
        ];
        for (plan, hint) in cases {
            let error = plan.check::<Game>().unwrap_err().to_string();
            assert!(error.contains(hint), "{error}");
        }
        assert!(plan(&["random", "greedy"]).check::<Game>().is_ok());
    }

    #[test]
    fn another_plan_has_another_name() {
        let one = plan(&["random", "greedy"]);
        let other = Plan { seed: 2, ..one.clone() };
        assert_eq!(one.short_name(), one.clone().short_name());
        assert_ne!(one.short_name(), other.short_name());
    }

    #[test]
    fn a_level_says_what_plays() {
        assert_eq!(
            Entrant::new::<bazaar::Game>(&"easy".parse().unwrap()).plays.as_deref(),
            Some("greedy")
        );
        assert_eq!(Entrant::new::<bazaar::Game>(&Spec::Greedy).plays, None);
    }
}
