//! One good of any kind, before or after an action but not inside one (B-25, B-26).

use tabletop::Sink;

use crate::{Card, Event, Game, Good, Reason, Refusal, cards::Window};

#[inline]
pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::OneGood, 57)?;
    if game.window() != Window::Outside {
        return Err(Refusal::new(Reason::MidAction, 25));
    }
    // The good may settle what the Smuggler is owed, but a card given away may be missed.
    let me = game.me();
    if game.could_settle(me.lira, me.hand.len() - 1, 1) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::Owed, 59))
    }
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, good: Good, sink: &mut S) {
    game.play_card(Card::OneGood, sink);
    game.gain_good(good, 1, sink);
}
