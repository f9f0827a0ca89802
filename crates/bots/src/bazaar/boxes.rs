//! The boxes, as a beginner thinks of them: what each adds to the rules of thumb of the base game.

use bazaar::{Action, Game, Place, Question, Roll};
use tabletop::{Answers, Seat};

use super::{letters::Letters, mocha::Mocha};

/// What a box adds. Where it is not in the game it adds nothing.
pub(super) trait Expansion {
    /// What a seat has, on top of what it is worth without.
    fn with_possessions(game: &Game, seat: Seat, worth: f32) -> f32;

    /// The two best things to be done in the next turns, with what may be done here.
    fn with_prospects(_game: &Game, _seat: Seat, best: (f32, f32)) -> (f32, f32) {
        best
    }

    /// Whether a roll only moves one of its figures.
    fn moves_a_figure(roll: Roll) -> bool;

    /// Whether an answer is a way to go.
    fn is_a_way(answer: Action) -> bool;

    /// Whether an answer is a card that may be played beside a question.
    fn is_extra(answer: Action) -> bool;

    /// Whether an answer is a card that seldom helps in the middle of something else.
    fn is_untimely(_answer: Action) -> bool {
        false
    }

    /// Strikes out what only wastes time where the action of a place is asked about.
    fn strike_out(game: &Game, place: Place, answers: &mut Answers<Action>);

    /// Strikes out what keeps before the turn ends.
    fn strike_out_at_the_end(_answers: &mut Answers<Action>) {}

    /// Strikes out what is not worth a thought, if it is a question of this box.
    fn answer_sensibly(question: Question, answers: &mut Answers<Action>) -> bool;
}

/// All of them.
pub(super) type Boxes = (Mocha, Letters);

impl<A: Expansion, B: Expansion> Expansion for (A, B) {
    #[inline]
    fn with_possessions(game: &Game, seat: Seat, worth: f32) -> f32 {
        B::with_possessions(game, seat, A::with_possessions(game, seat, worth))
    }

    #[inline]
    fn with_prospects(game: &Game, seat: Seat, best: (f32, f32)) -> (f32, f32) {
        B::with_prospects(game, seat, A::with_prospects(game, seat, best))
    }

    #[inline]
    fn moves_a_figure(roll: Roll) -> bool {
        A::moves_a_figure(roll) || B::moves_a_figure(roll)
    }

    fn is_a_way(answer: Action) -> bool {
        A::is_a_way(answer) || B::is_a_way(answer)
    }

    fn is_extra(answer: Action) -> bool {
        A::is_extra(answer) || B::is_extra(answer)
    }

    fn is_untimely(answer: Action) -> bool {
        A::is_untimely(answer) || B::is_untimely(answer)
    }

    fn strike_out(game: &Game, place: Place, answers: &mut Answers<Action>) {
        A::strike_out(game, place, answers);
        B::strike_out(game, place, answers);
    }

    fn strike_out_at_the_end(answers: &mut Answers<Action>) {
        A::strike_out_at_the_end(answers);
        B::strike_out_at_the_end(answers);
    }

    fn answer_sensibly(question: Question, answers: &mut Answers<Action>) -> bool {
        A::answer_sensibly(question, answers) || B::answer_sensibly(question, answers)
    }
}
