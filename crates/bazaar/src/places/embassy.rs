//! Embassy 21: two letters, one after the other, each delivered as it comes (L-1, L-14).

use tabletop::{Answers, Sink};

use crate::{Action, Event, Game, LetterDraw, Refusal};

pub(super) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if check(game).is_ok() {
        answers.push(Action::Act {});
    }
}

/// Ruling L-47: one letter is enough, none is not.
pub(super) const fn check(game: &Game) -> Result<(), Refusal> {
    game.check_can_draw_letter()
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.draw_letter_next(LetterDraw::FirstOfEmbassy, sink);
}
