//! 5 Lira from the supply, at any moment of the own turn (B-27).

use tabletop::Sink;

use crate::{Card, Event, Game, Refusal};

const LIRA: u32 = 5;

#[inline]
pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::FiveLira, 57)?;
    game.check_spare_card(LIRA)
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.play_card(Card::FiveLira, sink);
    game.gain_lira(game.seat, LIRA, sink);
}
