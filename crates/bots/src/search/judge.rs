use arrayvec::ArrayVec;
use tabletop::{Answers, Game, MAX_SEATS, Seat};

use crate::Failure;

/// The chance of each seat to win; they add up to one.
pub type Shares = [f32; MAX_SEATS];

/// How likely each answer is to be the best; they add up to one.
pub type Priors = ArrayVec<f32, 256>;

/// Sees at a glance who is likely to win and what looks good.
pub trait Judge<G: Game>: Send + Sync {
    /// Whether positions of this game can be judged, or why not.
    fn can_judge(&self, _game: &G) -> Result<(), Failure> {
        Ok(())
    }

    /// Strikes out answers that are not worth a thought. At least one stays.
    fn sensible(&self, game: &G, answers: &mut Answers<G::Action>);

    /// The chance of each seat to win a game that is not over.
    fn shares(&self, game: &G) -> Shares;

    /// How good each of these answers looks to the seat that is asked.
    fn priors(&self, game: &G, seat: Seat, answers: &[G::Action], priors: &mut Priors);

    /// Both at once, for whoever can do that faster.
    fn look(&self, game: &G, seat: Seat, answers: &[G::Action], priors: &mut Priors) -> Shares {
        self.priors(game, seat, answers, priors);
        self.shares(game)
    }

    /// How far the game is, from 0 at the beginning to 1 at the end.
    fn progress(&self, game: &G) -> f32;

    /// What a seat has, in numbers that people know: always the same facts in the same order.
    fn facts(&self, game: &G, seat: Seat) -> Vec<(&'static str, f32)>;
}
