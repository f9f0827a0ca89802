//! Guild card 20: a ruby of the Coffee House at the current price, and Lira.

use tabletop::Sink;

use super::table::COFFEE_HOUSE_LIRA;
use crate::{Action, Event, Game, Place, Refusal, places};

pub(super) fn check(game: &Game) -> Result<(), Refusal> {
    places::check_can_act(game, Place::CoffeeHouse)
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    places::act(game, Place::CoffeeHouse, Action::Act {}, sink);
    game.gain_lira(game.seat, COFFEE_HOUSE_LIRA, sink);
}
