//! A good of the colour of the card and 3 Lira; outside of actions (L-91), and after the last round.

use tabletop::Sink;

use super::dice_yield::check_outside;
use crate::{Card, Event, Game, Good, Reason, Refusal};

const LIRA: u32 = 3;

/// The card of a colour; blue has none.
pub(crate) const fn card(good: Good) -> Option<Card> {
    match good {
        Good::Red => Some(Card::RedAndLira),
        Good::Green => Some(Card::GreenAndLira),
        Good::Yellow => Some(Card::YellowAndLira),
        Good::Blue => None,
    }
}

pub(crate) fn check(game: &Game, good: Good) -> Result<(), Refusal> {
    let Some(card) = card(good) else {
        return Err(Refusal::letters(Reason::CardNotHeld, 91));
    };
    game.check_letters_card(card, 91)?;
    check_outside(game)?;
    let me = game.me();
    if game.could_settle(me.lira + LIRA, me.hand.len() - 1, 1) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::Owed, 59))
    }
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, good: Good, sink: &mut S) {
    if let Some(card) = card(good) {
        game.play_card(card, sink);
        game.gain_good(good, 1, sink);
        game.gain_lira(game.seat, LIRA, sink);
    }
}
