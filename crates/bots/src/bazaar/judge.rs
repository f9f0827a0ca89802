//! Who judges the board game: one network for each ruleset that one was trained for.

use std::sync::{Arc, LazyLock};

use bazaar::{Action, Game, Ruleset};
use tabletop::{Answers, Seat};

use super::{letters_lore::LettersLore, lore::BaseLore, mocha_lore::MochaLore};
use crate::{Failure, Judge, Priors, Shares, network::Network};

/// The weights that `examples/train.rs` found.
static WEIGHTS: LazyLock<Option<BazaarJudge>> = LazyLock::new(|| {
    Some(BazaarJudge {
        base: Arc::new(Network::from_bytes(include_bytes!("base.weights"))?),
        mocha: Arc::new(Network::from_bytes(include_bytes!("mocha.weights"))?),
        letters: Arc::new(Network::from_bytes(include_bytes!("letters.weights"))?),
    })
});

/// Looks at a position of the board game with the network of its ruleset.
#[derive(Clone, Debug)]
pub struct BazaarJudge {
    base: Arc<Network<Game, BaseLore>>,
    mocha: Arc<Network<Game, MochaLore>>,
    /// Learnt with Letters & Seals as well as with the Great Bazaar.
    letters: Arc<Network<Game, LettersLore>>,
}

impl BazaarJudge {
    pub(super) fn new() -> Result<Self, Failure> {
        WEIGHTS.clone().ok_or_else(|| Failure("the weights do not fit".to_owned()))
    }

    #[inline]
    fn of(&self, game: &Game) -> &dyn Judge<Game> {
        match game.ruleset() {
            Ruleset::Base => &self.base,
            Ruleset::Mocha => &self.mocha,
            Ruleset::Letters | Ruleset::GreatBazaar => &self.letters,
        }
    }
}

impl Judge<Game> for BazaarJudge {
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
