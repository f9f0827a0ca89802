//! One letter, at any moment of the own turn (L-91).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, LetterDraw, Refusal,
    Ruling::L,
    pieces::card::kind,
    turn::play::{AtTheEnd, Play},
};

impl Play for kind::OneLetter {
    const AT_THE_END: AtTheEnd = AtTheEnd::Useless(L(108));

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if Self::check(game, Action::OneLetter {}).is_ok() {
            answers.push(Action::OneLetter {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        game.check_card(Card::OneLetter, L(91))?;
        game.check_can_draw_letter()?;
        game.check_spare_card(0)
    }

    fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.play_card(Card::OneLetter, sink);
        game.draw_letter_next(LetterDraw::Card, sink);
    }

    fn wanted(_: &Game) -> Action {
        Action::OneLetter {}
    }
}
