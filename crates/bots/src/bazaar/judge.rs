//! Who judges the board game: one network for each ruleset that one was trained for.

use std::sync::{Arc, LazyLock};

use bazaar::{Action, Game, Ruleset};
use tabletop::{Answers, Seat};

use super::{letters_lore::LettersLore, lore::BaseLore, mocha_lore::MochaLore};
use crate::{
    Failure, Judge, Priors, Shares,
    network::{Lore, Network},
};

/// The weights that `crates/bots/examples/train` found.
static WEIGHTS: LazyLock<BazaarJudge> = LazyLock::new(|| BazaarJudge {
    base: Weights::read(include_bytes!("base.weights")),
    mocha: Weights::read(include_bytes!("mocha.weights")),
    letters: Weights::read(include_bytes!("letters.weights")),
});

/// Looks at a position of the board game with the network of its ruleset.
#[derive(Clone, Debug)]
pub struct BazaarJudge {
    base: Weights<BaseLore>,
    mocha: Weights<MochaLore>,
    /// Learnt with Letters & Seals as well as with the Great Bazaar.
    letters: Weights<LettersLore>,
}

/// One network. One that does not fit its rules is blank, and keeps no other from being used.
#[derive(Clone, Debug)]
struct Weights<L> {
    network: Arc<Network<Game, L>>,
    fits: bool,
}

impl<L: Lore<Game>> Weights<L> {
    fn read(bytes: &[u8]) -> Self {
        let read = Network::from_bytes(bytes);
        let fits = read.is_some();
        Self { network: Arc::new(read.unwrap_or_else(Network::blank)), fits }
    }
}

impl BazaarJudge {
    pub(super) fn new() -> Self {
        WEIGHTS.clone()
    }

    #[inline]
    fn of(&self, game: &Game) -> &dyn Judge<Game> {
        match game.ruleset() {
            Ruleset::Base => &self.base.network,
            Ruleset::Mocha => &self.mocha.network,
            Ruleset::Letters | Ruleset::GreatBazaar => &self.letters.network,
        }
    }
}

impl Judge<Game> for BazaarJudge {
    fn can_judge(&self, game: &Game) -> Result<(), Failure> {
        let ruleset = game.ruleset();
        let fits = match ruleset {
            Ruleset::Base => self.base.fits,
            Ruleset::Mocha => self.mocha.fits,
            Ruleset::Letters | Ruleset::GreatBazaar => self.letters.fits,
        };
        if fits {
            return Ok(());
        }
        Err(Failure(format!(
            "the network for the ruleset {} does not fit its rules",
            ruleset.name()
        )))
    }

    fn sensible(&self, game: &Game, answers: &mut Answers<Action>) {
        self.of(game).sensible(game, answers);
    }

    fn shares(&self, game: &Game) -> Shares {
        self.of(game).shares(game)
    }

    fn priors(&self, game: &Game, seat: Seat, answers: &[Action], priors: &mut Priors) {
        self.of(game).priors(game, seat, answers, priors);
    }

    fn progress(&self, game: &Game) -> f32 {
        self.of(game).progress(game)
    }

    fn facts(&self, game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
        self.of(game).facts(game, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot as _, Budget, Search, Sight};
    use bazaar::Options;
    use rand_pcg::Pcg64Mcg;
    use tabletop::{Game as _, Ignore, RandomPicker, Turn};

    /// The first question of a game, answered with these networks.
    fn first_answer(judge: BazaarJudge, ruleset: Ruleset) -> Result<Action, Failure> {
        let options = match ruleset {
            Ruleset::Base => Options::base(2),
            Ruleset::Mocha => Options::mocha(2),
            Ruleset::Letters => Options::letters(2),
            Ruleset::GreatBazaar => Options::great_bazaar(2),
        };
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
        let mut judge = BazaarJudge::new();
        judge.letters = Weights::read(&include_bytes!("letters.weights")[2..]);
        for ruleset in [Ruleset::Base, Ruleset::Mocha] {
            assert!(first_answer(judge.clone(), ruleset).is_ok(), "{ruleset:?}");
        }
        for ruleset in [Ruleset::Letters, Ruleset::GreatBazaar] {
            let failure = first_answer(judge.clone(), ruleset).unwrap_err();
            assert!(failure.0.contains("does not fit"), "{failure}");
        }
    }

    #[test]
    fn every_network_in_the_program_fits() {
        for ruleset in Ruleset::ALL {
            assert!(first_answer(BazaarJudge::new(), ruleset).is_ok(), "{ruleset:?}");
        }
    }
}
