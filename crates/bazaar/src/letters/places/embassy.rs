//! Embassy 21: two letters, one after the other, each delivered as it comes (L-1, L-14).

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, LetterDraw, Refusal, Stops, pieces::place::at, turn::visit::Visit,
};

impl Visit for at::Embassy {
    const ON_THE_WAY: Result<Action, Stops> = Err(Stops::Reveal);

    #[inline(never)]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if Self::check(game).is_ok() {
            answers.push(Action::Act {});
        }
    }

    /// Ruling L-47: one letter is enough, none is not.
    fn check(game: &Game) -> Result<(), Refusal> {
        game.check_can_draw_letter()
    }

    #[inline(never)]
    fn act<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.draw_letter_next(LetterDraw::FirstOfEmbassy, sink);
    }

    fn wanted(_: &Game) -> Vec<Action> {
        vec![Action::Act {}]
    }
}
