//! 2 coffee from the supply, at any moment of the own turn (M-71).

use tabletop::Sink;

use crate::{Card, Event, Game, Refusal};

const COFFEE: u32 = 2;

pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_mocha_card(Card::TwoCoffee, 71)?;
    game.check_spare_card(0)
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.play_card(Card::TwoCoffee, sink);
    game.gain_coffee(COFFEE, sink);
}
