//! Who judges the board game: one network for each ruleset that one was trained for.

use std::{
    fmt,
    sync::{Arc, LazyLock},
};

use bazaar::{Action, Game, Ruleset};
use tabletop::{Answers, Seat};

use super::{features::BaseFeatures, letters, mocha};
use crate::{
    Failure, Judge, Priors, Shares,
    network::{Features, Network},
};

/// The weights that `crates/bots/examples/train` found.
static WEIGHTS: LazyLock<BazaarJudge> =
    LazyLock::new(|| BazaarJudge::of_generation(Generation::Newest));

/// What it had found before; of the base game nothing better is known yet.
static GEN1: LazyLock<BazaarJudge> =
    LazyLock::new(|| BazaarJudge::of_generation(Generation::First));

/// Looks at a position of the board game with the network of its ruleset.
#[derive(Clone)]
pub struct BazaarJudge {
    /// In the order of [`Ruleset::ALL`].
    networks: [Weights; Ruleset::ALL.len()],
}

/// Which training a network comes from.
#[derive(Clone, Copy)]
pub(super) enum Generation {
    First,
    Newest,
}

/// What was learnt with these rules.
fn weights(ruleset: Ruleset, generation: Generation) -> Weights {
    match ruleset {
        Ruleset::Base => Weights::read::<BaseFeatures>(include_bytes!("base.weights")),
        Ruleset::Mocha => mocha::weights(generation),
        Ruleset::Letters | Ruleset::GreatBazaar => letters::weights(generation),
    }
}

/// One network. One that does not fit its rules is blank, and keeps no other from being used.
#[derive(Clone)]
pub(super) struct Weights {
    network: Arc<dyn Judge<Game> + Send + Sync>,
    fits: bool,
}

impl Weights {
    pub(super) fn read<F: Features<Game>>(bytes: &[u8]) -> Self {
        let read = Network::<Game, F>::from_bytes(bytes);
        let fits = read.is_some();
        let network = Arc::new(read.unwrap_or_else(Network::blank));
        Self { network: Arc::new(network), fits }
    }
}

impl BazaarJudge {
    fn of_generation(generation: Generation) -> Self {
        Self { networks: Ruleset::ALL.map(|ruleset| weights(ruleset, generation)) }
    }

    pub(super) fn new() -> Self {
        WEIGHTS.clone()
    }

    pub(super) fn gen1() -> Self {
        GEN1.clone()
    }

    #[inline]
    fn of(&self, game: &Game) -> &Weights {
        // A test holds the rulesets to this order.
        &self.networks[game.ruleset() as usize]
    }

    #[inline]
    fn judge(&self, game: &Game) -> &dyn Judge<Game> {
        &*self.of(game).network
    }
}

impl fmt::Debug for BazaarJudge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BazaarJudge").finish_non_exhaustive()
    }
}

impl Judge<Game> for BazaarJudge {
    fn can_judge(&self, game: &Game) -> Result<(), Failure> {
        if self.of(game).fits {
            return Ok(());
        }
        Err(Failure(format!(
            "the network for the ruleset {} does not fit its rules",
            game.ruleset().name()
        )))
    }

    fn sensible(&self, game: &Game, answers: &mut Answers<Action>) {
        self.judge(game).sensible(game, answers);
    }

    fn shares(&self, game: &Game) -> Shares {
        self.judge(game).shares(game)
    }

    fn priors(&self, game: &Game, seat: Seat, answers: &[Action], priors: &mut Priors) {
        self.judge(game).priors(game, seat, answers, priors);
    }

    fn progress(&self, game: &Game) -> f32 {
        self.judge(game).progress(game)
    }

    fn facts(&self, game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
        self.judge(game).facts(game, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot as _, Budget, Search, Sight};
    use bazaar::{LayoutChoice, Options};
    use rand_pcg::Pcg64Mcg;
    use tabletop::{Game as _, Ignore, RandomPicker, Turn};

    /// The first question of a game, answered with these networks.
    fn first_answer(judge: BazaarJudge, ruleset: Ruleset) -> Result<Action, Failure> {
        let options = Options { ruleset, layout: LayoutChoice::usual(ruleset), ..Options::base(2) };
        let mut rng = Pcg64Mcg::new(1);
        let setup = Game::deal(&options, &mut RandomPicker(&mut rng)).unwrap();
        let mut game = Game::start(&setup).unwrap();
        while let Turn::Chance(_) = game.turn() {
            let outcome = game.sample_chance(&mut rng).unwrap();
            game.play(outcome, &mut Ignore).unwrap();
        }
        let sight = Sight::of(&game).unwrap();
        Search::new(judge, Budget::simulations(4)).choose(&sight, &mut rng)
    }

    #[test]
    fn a_network_that_does_not_fit_fails_in_its_own_ruleset_alone() {
        for broken in Ruleset::ALL {
            let mut judge = BazaarJudge::new();
            judge.networks[broken as usize] = Weights::read::<BaseFeatures>(&[]);
            for ruleset in Ruleset::ALL {
                match first_answer(judge.clone(), ruleset) {
                    Ok(_) => assert_ne!(ruleset, broken),
                    Err(failure) => {
                        assert_eq!(ruleset, broken);
                        assert!(failure.0.contains("does not fit"), "{failure}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_network_of_several_rulesets_is_read_once() {
        let judge = BazaarJudge::new();
        let [one, other] = [Ruleset::Letters, Ruleset::GreatBazaar]
            .map(|ruleset| &judge.networks[ruleset as usize].network);
        assert!(Arc::ptr_eq(one, other));
    }

    #[test]
    fn rulesets_are_numbered_in_the_order_of_their_list() {
        for (number, ruleset) in Ruleset::ALL.into_iter().enumerate() {
            assert_eq!(ruleset as usize, number);
        }
    }

    #[test]
    fn every_network_in_the_program_fits() {
        for ruleset in Ruleset::ALL {
            assert!(first_answer(BazaarJudge::new(), ruleset).is_ok(), "{ruleset:?}");
            assert!(first_answer(BazaarJudge::gen1(), ruleset).is_ok(), "{ruleset:?}, gen1");
        }
    }
}
