//! 8 Lira for 1 coffee, at any moment of the own turn (M-71), and after the last round (M-73).

use tabletop::Sink;

use crate::{Card, Event, Game, Refusal};

const COFFEE: u32 = 1;
const LIRA: u32 = 8;

pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_mocha_card(Card::CoffeeLira, 71)?;
    let coffee = game.me().coffee;
    if coffee < COFFEE {
        return Err(Refusal::short_of_coffee(coffee, COFFEE, 78));
    }
    game.check_spare_card(LIRA)
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.play_card(Card::CoffeeLira, sink);
    game.pay_coffee(COFFEE, sink);
    game.gain_lira(game.seat, LIRA, sink);
}
