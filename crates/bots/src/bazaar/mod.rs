//! What bots know about the board game.

mod coffee;
mod lore;
mod rule_of_thumb;
mod sensible;

use std::sync::{Arc, LazyLock};

use bazaar::Game;

pub use self::{lore::BazaarLore, rule_of_thumb::RuleOfThumb};
use crate::{Bot, Budget, Company, Failure, Greedy, Random, Run, Search, Spec, network::Network};

/// How far two chains of answers may differ and still be taken for equally good, in Lira.
const WHIM: f32 = 0.8;

/// A judge of the board game.
pub type BazaarNetwork = Network<Game, BazaarLore>;

/// The weights that `examples/train.rs` found.
static BASE: LazyLock<Option<Arc<BazaarNetwork>>> =
    LazyLock::new(|| Network::from_bytes(include_bytes!("base.weights")).map(Arc::new));

/// A player of the board game who looks ahead.
pub fn search(budget: Budget) -> Result<Search<Arc<BazaarNetwork>>, Failure> {
    let network = BASE.clone().ok_or_else(|| Failure("the weights do not fit".to_owned()))?;
    Ok(Search::new(network, budget))
}

impl Company for Game {
    fn sit_down(spec: &Spec) -> Result<Box<dyn Bot<Self>>, Failure> {
        Ok(match spec {
            Spec::Random => Box::new(Random),
            Spec::Greedy => Box::new(Greedy::new(RuleOfThumb, WHIM)),
            Spec::Search(budget) => Box::new(search(*budget)?),
            Spec::Level(level) => return Self::sit_down(&Self::at_level(*level)),
            Spec::Run { command, ms } => Box::new(Run::new(command, *ms)?),
        })
    }
}
