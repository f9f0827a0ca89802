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
    Bot, BotGame, Budget, Failure, Greedy, Keeping, Level, Random, Run, Search, Spec,
    levels::{MASTER_SIMULATIONS, MASTER_TURN},
    network::Network,
    shelf::{Shelf, inside},
    trunk::{TrunkNetwork, Unread},
    weights_file,
};

/// How far two chains of answers may differ and still be taken for equally good, in rubies.
const WHIM: f32 = 0.05;

/// What `expert` was in the first generation.
const GEN1_EXPERT: Budget = Budget::simulations(300);

/// The weights that `crates/training` found.
static WEIGHTS: Shelf<DiceNetwork> =
    Shelf::new("dice", inside!("dice/dice.weights"), TrunkNetwork::from_bytes);

/// What was found before, with a simpler network.
static GEN1: LazyLock<Option<Gen1Network>> =
    LazyLock::new(|| Network::from_bytes(inside!("dice/gen1.weights")?).map(Arc::new));

/// Looks at a position of the dice game.
pub type DiceNetwork = TrunkNetwork<Game, DiceFeatures>;

/// Looked at a position of the dice game in the first generation.
pub type Gen1Network = Arc<Network<Game, DiceFeatures>>;

/// The best network there is.
pub fn newest() -> Result<DiceNetwork, Failure> {
    WEIGHTS.get().map_err(|_| unfit())
}

/// The network of the first generation.
pub fn gen1() -> Result<Gen1Network, Failure> {
    GEN1.clone().ok_or_else(unfit)
}

/// The network in this file.
pub fn from_file(file: &str) -> Result<DiceNetwork, Failure> {
    let bytes = weights_file::read(file)?;
    TrunkNetwork::from_bytes(&bytes).map_err(|unread| weights_file::unfit(file, unread))
}

/// Puts the network in its place, if it is the one.
pub(crate) fn bring(bytes: &[u8]) -> Result<&'static str, Unread> {
    WEIGHTS.bring(bytes)
}

fn unfit() -> Failure {
    Failure("the network for the dice game does not fit its rules".to_owned())
}

/// A player of the dice game who looks ahead.
pub fn search(budget: Budget) -> Result<Search<DiceNetwork>, Failure> {
    Ok(Search::new(newest()?, budget))
}

impl BotGame for Game {
    fn sit_down(spec: &Spec) -> Result<Box<dyn Bot<Self>>, Failure> {
        Ok(match spec {
            // An engine for browsers starts no programs and has the newest networks alone.
            Spec::Run { .. } | Spec::Gen1(_) if cfg!(target_family = "wasm") => {
                return Err(Failure(format!("a browser has no {spec}")));
            }
            Spec::Random => Box::new(Random),
            Spec::Greedy => Box::new(Greedy::new(RuleOfThumb, WHIM)),
            // There are no expansions to do without.
            Spec::Search(budget) | Spec::Plain(budget) => Box::new(Keeping::new(search(*budget)?)),
            Spec::Weights { budget, file } => {
                Box::new(Keeping::new(Search::new(from_file(file)?, *budget)))
            }
            Spec::Gen1(budget) => Box::new(Search::new(gen1()?, budget.unwrap_or(GEN1_EXPERT))),
            Spec::Level(level) => return Self::sit_down(&Self::at_level(*level)),
            Spec::Run { command, ms } => Box::new(Run::new(command, *ms)?),
        })
    }

    fn lacks(&self) -> Option<&'static str> {
        WEIGHTS.lacks()
    }

    /// Luck is great in this game and first impressions are good: depth alone makes no level.
    fn at_level(level: Level) -> Spec {
        match level {
            Level::Easy => Spec::Greedy,
            Level::Medium => Spec::Search(Budget::simulations(4).with_whim(77)),
            Level::Hard => Spec::Search(Budget::simulations(4).with_whim(62)),
            Level::Expert => Spec::Search(Budget::simulations(300)),
            Level::Master => {
                Spec::Search(Budget::simulations(MASTER_SIMULATIONS).with_turn(MASTER_TURN))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game as _;

    use super::*;

    #[test]
    fn both_networks_of_the_dice_game_fit_and_the_newest_says_who_made_it() {
        assert!(gen1().is_ok());
        let network = newest().unwrap();
        let story: serde_json::Value = serde_json::from_str(network.story()).unwrap();
        assert_eq!(story["rules_version"], Game::RULES_VERSION);
        for known in ["made_by", "games", "simulations", "seeds", "duel"] {
            assert!(!story[known].is_null(), "{known}");
        }
    }
}
