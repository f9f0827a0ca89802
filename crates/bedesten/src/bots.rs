//! The players that sit on the seats nobody takes.

use bots::{BotGame, Failure, Sight, Spec};
use rand_pcg::Pcg64Mcg;
use tabletop::below;

/// A bot at a table.
pub(crate) enum Seated<G: BotGame> {
    /// Needs no thought, so it gets none: simulation measures the rules with it.
    Random,
    Thinking(Box<dyn bots::Bot<G>>),
}

impl<G: BotGame> Seated<G> {
    /// Takes a seat.
    pub(crate) fn new(spec: &Spec) -> Result<Self, Failure> {
        match spec {
            Spec::Random => Ok(Self::Random),
            Spec::Greedy
            | Spec::Search(_)
            | Spec::Weights { .. }
            | Spec::Plain(_)
            | Spec::Gen1(_)
            | Spec::Level(_)
            | Spec::Run { .. } => G::sit_down(spec).map(Self::Thinking),
        }
    }

    /// Picks one of the legal answers, of which there is at least one.
    #[inline]
    pub(crate) fn choose(
        &mut self,
        game: &G,
        answers: &[G::Action],
        rng: &mut Pcg64Mcg,
    ) -> Result<G::Action, Failure> {
        match self {
            Self::Random => Ok(answers[below(rng, answers.len() as u32) as usize]),
            Self::Thinking(bot) => {
                Sight::of(game).map_or(Ok(answers[0]), |sight| bot.choose(&sight, rng))
            }
        }
    }
}
