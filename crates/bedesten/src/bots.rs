//! The players that sit on the seats nobody takes.

use bazaar::{Action, Game};
use bots::{Company as _, Failure, Sight, Spec};
use rand_pcg::Pcg64Mcg;
use tabletop::below;

/// A bot at a table.
pub(crate) enum Seated {
    /// Needs no thought, so it gets none: simulation measures the rules with it.
    Random,
    Thinking(Box<dyn bots::Bot<Game>>),
}

impl Seated {
    /// Takes a seat.
    pub(crate) fn new(spec: &Spec) -> Result<Self, Failure> {
        match spec {
            Spec::Random => Ok(Self::Random),
            Spec::Greedy | Spec::Search(_) | Spec::Level(_) | Spec::Run { .. } => {
                Game::sit_down(spec).map(Self::Thinking)
            }
        }
    }

    /// Picks one of the legal answers, of which there is at least one.
    #[inline]
    pub(crate) fn choose(
        &mut self,
        game: &Game,
        answers: &[Action],
        rng: &mut Pcg64Mcg,
    ) -> Result<Action, Failure> {
        match self {
            Self::Random => Ok(answers[below(rng, answers.len() as u32) as usize]),
            Self::Thinking(bot) => {
                Sight::of(game).map_or(Ok(answers[0]), |sight| bot.choose(&sight, rng))
            }
        }
    }
}
