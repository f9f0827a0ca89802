//! Guild card 16: a ruby of the Gemstone Dealer at the current price, and coffee.

use tabletop::Sink;

use super::table::DEALER_COFFEE;
use crate::{Action, Event, Game, Place, Refusal, places};

pub(super) fn check(game: &Game) -> Result<(), Refusal> {
    places::check_can_act(game, Place::GemstoneDealer)
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    places::act(game, Place::GemstoneDealer, Action::Act {}, sink);
    game.gain_coffee(DEALER_COFFEE, sink);
}
