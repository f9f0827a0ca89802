//! One good of any kind, before or after an action but not inside one (B-25, B-26).

use tabletop::Sink;

use crate::{Card, Event, Game, Good, Reason, Refusal, cards::Window, step::Step};

#[inline]
pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::OneGood, 57)?;
    if game.window() != Window::Outside {
        // Between sending a family member and his action, or within an action.
        let sent = matches!(game.steps.top(), Step::Act { .. });
        return Err(Refusal::new(Reason::MidAction, if sent { 58 } else { 25 }));
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
