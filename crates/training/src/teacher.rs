use std::{fmt, sync::Arc};

use bots::{Failure, Judge, Priors, Shares};
use tabletop::{Answers, Game, Seat};

/// Any judge of a game.
pub struct Teacher<G: Game>(Arc<dyn Judge<G>>);

impl<G: Game> Teacher<G> {
    pub fn new(judge: impl Judge<G> + 'static) -> Self {
        Self(Arc::new(judge))
    }
}

impl<G: Game> Clone for Teacher<G> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<G: Game> fmt::Debug for Teacher<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Teacher").finish_non_exhaustive()
    }
}

impl<G: Game> Judge<G> for Teacher<G> {
    fn can_judge(&self, game: &G) -> Result<(), Failure> {
        self.0.can_judge(game)
    }

    fn sensible(&self, game: &G, answers: &mut Answers<G::Action>) {
        self.0.sensible(game, answers);
    }

    fn shares(&self, game: &G) -> Shares {
        self.0.shares(game)
    }

    fn priors(&self, game: &G, seat: Seat, answers: &[G::Action], priors: &mut Priors) {
        self.0.priors(game, seat, answers, priors);
    }

    fn look(&self, game: &G, seat: Seat, answers: &[G::Action], priors: &mut Priors) -> Shares {
        self.0.look(game, seat, answers, priors)
    }

    fn progress(&self, game: &G) -> f32 {
        self.0.progress(game)
    }

    fn facts(&self, game: &G, seat: Seat) -> Vec<(&'static str, f32)> {
        self.0.facts(game, seat)
    }
}
