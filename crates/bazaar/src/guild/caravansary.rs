//! Guild card 6: two bonus cards as at the Caravansary, none is discarded, then coffee (M-27).

use tabletop::Sink;

use super::table::CARAVANSARY_COFFEE;
use crate::{Action, Event, Game, Place, Reason, Refusal, places};

/// Ruling M-14: both cards must be there.
pub(super) fn check(game: &Game) -> Result<(), Refusal> {
    if game.pile.len() + game.discard.len() < 2 {
        return Err(Refusal::mocha(Reason::NoneLeft, 14));
    }
    Ok(())
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    places::act(game, Place::Caravansary, action, sink);
}

impl Game {
    /// What the Caravansary's action brings at its end, besides the cards (M-80).
    pub(crate) fn coffee_of_caravansary(&self) -> u32 {
        if self.plays_guild_card_of(Place::Caravansary) {
            CARAVANSARY_COFFEE
        } else {
            self.rules.caravansary_coffee()
        }
    }
}
