//! One game behind numbers and texts: whoever holds a [`State`] need not know which game it is.

use arena::generator;
use bots::{Sight, Spec};
use serde_json::{Value, json};
use tabletop::{Coded, Game, Seat, Seed, Turn, Viewer};

use crate::{
    LabError, LabGame, Position, Table,
    observation::Writer,
    serialized::{self, Saved},
};

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    Seat(Seat),
    Chance,
    Nobody,
}

/// A game in the manner of OpenSpiel.
pub trait State: Send + Sync {
    fn rules(&self) -> &'static str;
    fn seats(&self) -> usize;
    /// Numbers of actions are below this.
    fn action_count(&self) -> usize;
    fn observation_size(&self) -> usize;
    fn asked(&self) -> Asked;
    /// The open question or chance, as JSON.
    fn turn(&self) -> Value;
    fn legal(&self, ids: &mut Vec<u16>);
    fn outcomes(&self) -> Vec<(u16, f64)>;
    fn apply(&mut self, id: u16) -> Result<(), LabError>;
    /// What the dealer of this game brings; nothing where nobody waits for chance.
    fn deal(&mut self) -> Result<Option<u16>, LabError>;
    fn text(&self, id: u16) -> Result<String, LabError>;
    fn id_of(&self, text: &str) -> Result<u16, LabError>;
    /// What a seat sees, or everybody else.
    fn view(&self, seat: Option<Seat>) -> Result<Value, LabError>;
    fn observe(&self, seat: Seat, numbers: &mut [f32]);
    fn information_state(&self, seat: Seat) -> Result<String, LabError>;
    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn State>;
    fn copy(&self) -> Box<dyn State>;
    fn serialize(&self) -> Result<String, LabError>;
    /// The share of the victory of each seat; zeros before the end.
    fn returns(&self) -> Vec<f64>;
    /// The place of each seat, once the game is over.
    fn ranking(&self) -> Option<Vec<u8>>;
    fn points(&self) -> Vec<u32>;
    fn history(&self) -> Vec<u16>;
    /// What an action that is legal now costs and brings for sure.
    fn preview(&self, id: u16) -> Result<Value, LabError>;
    /// What a person might look for but cannot do now, with the reasons.
    fn blocked(&self) -> Result<Value, LabError>;
    fn record(&self) -> Result<Value, LabError>;
    /// What a bot answers here.
    fn choose(&self, bot: &str, seed: u64) -> Result<u16, LabError>;
    /// What a search makes of the open question.
    fn explain(&self, bot: &str, seed: u64) -> Result<Value, LabError>;
}

/// A fresh game.
pub fn dealt(table: &Table, seed: u64) -> Result<Box<dyn State>, LabError> {
    let seed = Seed::from_number(seed);
    if table.is_dice() {
        return Ok(Box::new(Position::<bazaar_dice::Game>::deal(
            table.options::<bazaar_dice::Game>()?,
            seed,
        )?));
    }
    Ok(Box::new(Position::<bazaar::Game>::deal(table.options::<bazaar::Game>()?, seed)?))
}

/// The state that [`State::serialize`] wrote down.
pub fn deserialized(text: &str) -> Result<Box<dyn State>, LabError> {
    let saved: Saved<Value> = serde_json::from_str(text)
        .map_err(|error| LabError::Record(format!("not a saved state: {error}")))?;
    match saved.record["game"].as_str() {
        Some(bazaar::Game::NAME) => Ok(Box::new(serialized::restore::<bazaar::Game>(saved)?)),
        Some(bazaar_dice::Game::NAME) => {
            Ok(Box::new(serialized::restore::<bazaar_dice::Game>(saved)?))
        }
        Some(_) | None => Err(LabError::Record("this is no game of ours".to_owned())),
    }
}

pub(crate) fn json_of(value: &impl serde::Serialize) -> Result<Value, LabError> {
    serde_json::to_value(value).map_err(|error| LabError::Record(error.to_string()))
}

/// The action with this number.
fn action<G: LabGame>(id: u16) -> Result<G::Action, LabError> {
    G::Action::from_id(id).ok_or_else(|| LabError::argument(format!("there is no action {id}")))
}

/// A bot by its name.
pub(crate) fn spec(bot: &str) -> Result<Spec, LabError> {
    bot.parse().map_err(|error: bots::SpecError| LabError::argument(error.to_string()))
}

const CHOOSING: u64 = 12;
const EXPLAINING: u64 = 3;

impl<G: LabGame> State for Position<G> {
    fn rules(&self) -> &'static str {
        self.game().rules()
    }

    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn action_count(&self) -> usize {
        self.game().action_count()
    }

    fn observation_size(&self) -> usize {
        self.game().observation_size()
    }

    fn asked(&self) -> Asked {
        match self.game().turn() {
            Turn::Decide(seat, _) => Asked::Seat(seat),
            Turn::Chance(_) => Asked::Chance,
            Turn::Over => Asked::Nobody,
        }
    }

    fn turn(&self) -> Value {
        match self.game().turn() {
            Turn::Decide(_, question) => json!(question),
            Turn::Chance(chance) => json!(chance),
            Turn::Over => Value::Null,
        }
    }

    fn legal(&self, ids: &mut Vec<u16>) {
        Self::legal(self, ids);
    }

    fn outcomes(&self) -> Vec<(u16, f64)> {
        Self::outcomes(self)
    }

    fn apply(&mut self, id: u16) -> Result<(), LabError> {
        self.play(action::<G>(id)?)
    }

    fn deal(&mut self) -> Result<Option<u16>, LabError> {
        Ok(self.deal_chance()?.map(Coded::id))
    }

    fn text(&self, id: u16) -> Result<String, LabError> {
        Ok(action::<G>(id)?.to_string())
    }

    fn id_of(&self, text: &str) -> Result<u16, LabError> {
        let action: G::Action = text
            .parse()
            .map_err(|error: tabletop::NotationError| LabError::argument(error.to_string()))?;
        Ok(action.id())
    }

    fn view(&self, seat: Option<Seat>) -> Result<Value, LabError> {
        json_of(&self.game().view(seat.map_or(Viewer::Spectator, Viewer::Seat)))
    }

    fn observe(&self, seat: Seat, numbers: &mut [f32]) {
        self.game().observe(seat, &mut Writer::new(numbers));
    }

    fn information_state(&self, seat: Seat) -> Result<String, LabError> {
        Self::information_state(self, seat)
    }

    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn State> {
        Box::new(Self::resample(self, seat, seed))
    }

    fn copy(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn serialize(&self) -> Result<String, LabError> {
        serialized::save(self)
    }

    fn returns(&self) -> Vec<f64> {
        match self.game().ranking() {
            Some(ranking) => ranking.returns().to_vec(),
            None => vec![0.0; State::seats(self)],
        }
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        let ranking = self.game().ranking()?;
        Some(Seat::all(State::seats(self)).filter_map(|seat| ranking.rank(seat)).collect())
    }

    fn points(&self) -> Vec<u32> {
        Seat::all(State::seats(self)).map(|seat| self.game().points(seat)).collect()
    }

    fn history(&self) -> Vec<u16> {
        Self::history(self).collect()
    }

    fn preview(&self, id: u16) -> Result<Value, LabError> {
        let action = action::<G>(id)?;
        self.game().check(action).map_err(|refusal| LabError::refused(&refusal))?;
        json_of(&self.game().preview(action))
    }

    fn blocked(&self) -> Result<Value, LabError> {
        json_of(&self.game().blocked())
    }

    fn record(&self) -> Result<Value, LabError> {
        if !self.resamplings().is_empty() {
            let why = "a game whose unseen was dealt anew has no record; serialize it";
            return Err(LabError::Record(why.to_owned()));
        }
        json_of(&Self::record(self))
    }

    fn choose(&self, bot: &str, seed: u64) -> Result<u16, LabError> {
        let (sight, spec) = (asked_sight(self)?, spec(bot)?);
        let mut bot = G::sit_down(&spec).map_err(|failure| LabError::Bot(failure.0))?;
        let answer = bot.choose(&sight, &mut generator(seed, 0, CHOOSING));
        let answer = answer.map_err(|failure| LabError::Bot(failure.0))?;
        self.game().check(answer).map_err(|refusal| LabError::Bot(refusal.to_string()))?;
        Ok(answer.id())
    }

    fn explain(&self, bot: &str, seed: u64) -> Result<Value, LabError> {
        let sight = asked_sight(self)?;
        let named = spec(bot)?;
        let spec = if let Spec::Level(level) = named { G::at_level(level) } else { named };
        let Spec::Search(budget) = spec else {
            return Err(LabError::argument(format!(
                "{bot} has no reasons: only search:… with the weights of the program has, and levels from medium on"
            )));
        };
        let found = G::explain(&sight, budget, &mut generator(seed, 0, EXPLAINING));
        json_of(&found.map_err(|failure| LabError::Bot(failure.0))?)
    }
}

fn asked_sight<G: LabGame>(position: &Position<G>) -> Result<Sight<'_, G>, LabError> {
    Sight::of(position.game())
        .ok_or_else(|| LabError::argument("no seat is asked here: chance decides, or it is over"))
}
