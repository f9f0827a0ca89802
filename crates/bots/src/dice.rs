//! What bots know about the dice game.

mod facts;
mod features;
mod judge;
mod prospects;
mod rule_of_thumb;
mod sensible;

use std::sync::{Arc, LazyLock};

use bazaar_dice::Game;

pub use self::{features::DiceFeatures, judge::DiceJudge, rule_of_thumb::RuleOfThumb};
use crate::{
    Bot, BotGame, Budget, Failure, Greedy, Level, Random, Run, Search, Spec, network::Network,
};

/// How far two chains of answers may differ and still be taken for equally good, in rubies.
const WHIM: f32 = 0.05;

/// What `expert` was in the first generation.
const GEN1_EXPERT: Budget = Budget::simulations(300);

/// The weights that `examples/train` found.
static WEIGHTS: LazyLock<Option<DiceNetwork>> =
    LazyLock::new(|| Network::from_bytes(include_bytes!("dice/dice.weights")).map(Arc::new));

/// Looks at a position of the dice game.
pub type DiceNetwork = Arc<Network<Game, DiceFeatures>>;

/// A player of the dice game who looks ahead.
pub fn search(budget: Budget) -> Result<Search<DiceNetwork>, Failure> {
    let network = WEIGHTS.clone().ok_or_else(|| Failure("the weights do not fit".to_owned()))?;
    Ok(Search::new(network, budget))
}

impl BotGame for Game {
    fn sit_down(spec: &Spec) -> Result<Box<dyn Bot<Self>>, Failure> {
        Ok(match spec {
            Spec::Random => Box::new(Random),
            Spec::Greedy => Box::new(Greedy::new(RuleOfThumb, WHIM)),
            // There are no expansions to do without.
            Spec::Search(budget) | Spec::Plain(budget) => Box::new(search(*budget)?),
            // Nothing better was found yet.
            Spec::Gen1(budget) => Box::new(search(budget.unwrap_or(GEN1_EXPERT))?),
            Spec::Level(level) => return Self::sit_down(&Self::at_level(*level)),
            Spec::Run { command, ms } => Box::new(Run::new(command, *ms)?),
        })
    }

    /// Luck is great in this game and first impressions are good: depth alone makes no level.
    fn at_level(level: Level) -> Spec {
        match level {
            Level::Easy => Spec::Greedy,
            Level::Medium => Spec::Search(Budget::simulations(4).with_whim(77)),
            Level::Hard => Spec::Search(Budget::simulations(4).with_whim(62)),
            Level::Expert => Spec::Search(Budget::simulations(300)),
        }
    }
}
