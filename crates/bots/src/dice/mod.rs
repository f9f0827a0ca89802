//! What bots know about the dice game.

mod facts;
mod judge;
mod lore;
mod prospects;
mod rule_of_thumb;
mod sensible;

use bazaar_dice::Game;

pub use self::{judge::DiceJudge, lore::DiceLore, rule_of_thumb::RuleOfThumb};
use crate::{Bot, Budget, Company, Failure, Greedy, Level, Random, Run, Search, Spec};

/// How far two chains of answers may differ and still be taken for equally good, in rubies.
const WHIM: f32 = 0.05;

/// How far first impressions are followed here: they are made by trying every answer.
const CURIOSITY: f32 = 0.6;

/// A player of the dice game who looks ahead.
pub fn search(budget: Budget) -> Search<DiceJudge> {
    Search::new(DiceJudge, budget).with_curiosity(CURIOSITY)
}

impl Company for Game {
    fn sit_down(spec: &Spec) -> Result<Box<dyn Bot<Self>>, Failure> {
        Ok(match spec {
            Spec::Random => Box::new(Random),
            Spec::Greedy => Box::new(Greedy::new(RuleOfThumb, WHIM)),
            // There are no expansions to do without.
            Spec::Search(budget) | Spec::Plain(budget) => Box::new(search(*budget)),
            Spec::Level(level) => return Self::sit_down(&Self::at_level(*level)),
            Spec::Run { command, ms } => Box::new(Run::new(command, *ms)?),
        })
    }
    /// Luck is great in this game, so the steps are as well.
    fn at_level(level: Level) -> Spec {
        match level {
            Level::Easy => Spec::Greedy,
            Level::Medium => Spec::Search(Budget::simulations(20)),
            Level::Hard => Spec::Search(Budget::simulations(200)),
            Level::Expert => Spec::Search(Budget::simulations(2_000)),
        }
    }
}
