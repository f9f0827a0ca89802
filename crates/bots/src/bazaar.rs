//! What bots know about the board game.

mod coffee;
mod judge;
mod letters;
mod letters_lore;
mod lore;
mod mocha_lore;
mod plain;
mod rule_of_thumb;
mod sensible;

use bazaar::Game;

pub use self::{
    judge::BazaarJudge, letters_lore::LettersLore, lore::BaseLore, mocha_lore::MochaLore,
    plain::Plain, rule_of_thumb::RuleOfThumb,
};
use crate::{Bot, Budget, Company, Failure, Greedy, Random, Run, Search, Spec};

/// How far two chains of answers may differ and still be taken for equally good, in Lira.
const WHIM: f32 = 0.8;

/// A player of the board game who looks ahead.
pub fn search(budget: Budget) -> Search<BazaarJudge> {
    Search::new(BazaarJudge::new(), budget)
}

impl Company for Game {
    fn sit_down(spec: &Spec) -> Result<Box<dyn Bot<Self>>, Failure> {
        Ok(match spec {
            Spec::Random => Box::new(Random),
            Spec::Greedy => Box::new(Greedy::new(RuleOfThumb, WHIM)),
            Spec::Search(budget) => Box::new(search(*budget)),
            Spec::Plain(budget) => Box::new(Plain::new(BazaarJudge::new(), *budget)),
            Spec::Level(level) => return Self::sit_down(&Self::at_level(*level)),
            Spec::Run { command, ms } => Box::new(Run::new(command, *ms)?),
        })
    }
}
