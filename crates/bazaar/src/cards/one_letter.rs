//! One letter, at any moment of the own turn (L-91).

use tabletop::Sink;

use crate::{Card, Event, Game, LetterDraw, Refusal};

pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_letters_card(Card::OneLetter, 91)?;
    game.check_can_draw_letter()?;
    game.check_spare_card(0)
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.play_card(Card::OneLetter, sink);
    game.draw_letter_next(LetterDraw::Card, sink);
}
