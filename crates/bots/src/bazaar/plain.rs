//! A player who keeps to the base game: to measure what an expansion is worth to the others.

use bazaar::{Action, Game, Place, Question};
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Coded as _, Game as _, Seat, Turn};

use super::BazaarJudge;
use crate::{Bot, Budget, Failure, Judge, Priors, Search, Shares, Sight};

/// Searches like any other, but never carries out an action of an expansion while there is
/// another answer. It knows that the others do.
#[derive(Clone, Debug)]
pub struct Plain {
    judge: BazaarJudge,
    budget: Budget,
}

impl Plain {
    pub(super) const fn new(judge: BazaarJudge, budget: Budget) -> Self {
        Self { judge, budget }
    }
}

impl Bot<Game> for Plain {
    fn choose(&mut self, sight: &Sight<'_, Game>, rng: &mut Pcg64Mcg) -> Result<Action, Failure> {
        let judge = Abstaining { judge: &self.judge, seat: sight.seat() };
        Search::new(judge, self.budget).choose(sight, rng)
    }
}

/// A judge for whom one seat does without expansions.
struct Abstaining<'a> {
    judge: &'a BazaarJudge,
    seat: Seat,
}

/// Whether the base game has this answer, at one of its own places.
fn is_plain(question: Question, answer: Action) -> bool {
    let elsewhere =
        matches!(question, Question::Act { place, .. } if !Place::BASE.contains(&place));
    answer.id() < Action::BASE_COUNT && (!elsewhere || answer == (Action::Skip {}))
}

impl Judge<Game> for Abstaining<'_> {
    fn can_judge(&self, game: &Game) -> Result<(), Failure> {
        self.judge.can_judge(game)
    }

    fn sensible(&self, game: &Game, answers: &mut Answers<Action>) {
        if let Turn::Decide(seat, question) = game.turn()
            && seat == self.seat
            && answers.iter().any(|answer| is_plain(question, *answer))
        {
            answers.retain(|answer| is_plain(question, *answer));
        }
        self.judge.sensible(game, answers);
    }

    fn shares(&self, game: &Game) -> Shares {
        self.judge.shares(game)
    }

    fn priors(&self, game: &Game, seat: Seat, answers: &[Action], priors: &mut Priors) {
        self.judge.priors(game, seat, answers, priors);
    }

    fn look(&self, game: &Game, seat: Seat, answers: &[Action], priors: &mut Priors) -> Shares {
        self.judge.look(game, seat, answers, priors)
    }

    fn progress(&self, game: &Game) -> f32 {
        self.judge.progress(game)
    }

    fn facts(&self, game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
        self.judge.facts(game, seat)
    }
}
