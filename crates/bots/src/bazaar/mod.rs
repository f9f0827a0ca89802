//! What bots know about the board game.

pub mod features;
pub mod network;
mod rule_of_thumb;
mod sensible;

pub use rule_of_thumb::RuleOfThumb;

use bazaar::Game;

use crate::{Bot, Company, Failure, Greedy, Random, Run, Spec};

/// How far two chains of answers may differ and still be taken for equally good, in Lira.
const WHIM: f32 = 0.8;

impl Company for Game {
    fn sit_down(spec: &Spec) -> Result<Box<dyn Bot<Self>>, Failure> {
        Ok(match spec {
            Spec::Random => Box::new(Random),
            Spec::Greedy => Box::new(Greedy::new(RuleOfThumb, WHIM)),
            Spec::Level(level) => return Self::sit_down(&level.spec()),
            Spec::Run { command, ms } => Box::new(Run::new(command, *ms)?),
            Spec::Search(_) => {
                return Err(Failure(format!("{spec} is not there yet")));
            }
        })
    }
}
