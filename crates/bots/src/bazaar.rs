//! What bots know about the board game.

mod boxes;
mod features;
mod judge;
mod letters;
mod mocha;
mod plain;
mod relations;
mod rule_of_thumb;
mod sensible;

use bazaar::Game;

pub(crate) use self::judge::bring;
pub use self::{
    features::BaseFeatures, judge::BazaarJudge, letters::LettersFeatures, mocha::MochaFeatures,
    plain::Plain, relations::Related, rule_of_thumb::RuleOfThumb,
};
use crate::{Bot, BotGame, Budget, Failure, Greedy, Keeping, Random, Run, Search, Spec, Weighs};

/// How far two chains of answers may differ and still be taken for equally good, in Lira.
const WHIM: f32 = 0.8;

/// What `expert` was in the first generation.
const GEN1_EXPERT: Budget = Budget::simulations(2_000).weighing(Weighs::InCrowdsOwn);

/// A player of the board game who looks ahead.
pub fn search(budget: Budget) -> Search<BazaarJudge> {
    Search::new(BazaarJudge::newest(), budget)
}

impl BotGame for Game {
    fn sit_down(spec: &Spec) -> Result<Box<dyn Bot<Self>>, Failure> {
        Ok(match spec {
            // An engine for browsers starts no programs and has the newest networks alone.
            Spec::Run { .. } | Spec::Gen1(_) | Spec::Plain(_) if cfg!(target_family = "wasm") => {
                return Err(Failure(format!("a browser has no {spec}")));
            }
            Spec::Random => Box::new(Random),
            Spec::Greedy => Box::new(Greedy::new(RuleOfThumb, WHIM)),
            Spec::Search(budget) => Box::new(Keeping::new(search(*budget))),
            Spec::Weights { budget, file } => {
                Box::new(Keeping::new(Search::new(BazaarJudge::from_file(file)?, *budget)))
            }
            Spec::Plain(budget) => Box::new(Plain::new(BazaarJudge::newest(), *budget)),
            Spec::Gen1(budget) => {
                Box::new(Search::new(BazaarJudge::gen1(), budget.unwrap_or(GEN1_EXPERT)))
            }
            Spec::Level(level) => return Self::sit_down(&Self::at_level(*level)),
            Spec::Run { command, ms } => Box::new(Run::new(command, *ms)?),
        })
    }

    fn lacks(&self) -> Option<&'static str> {
        judge::learnt(self.ruleset()).shelf.lacks()
    }
}
