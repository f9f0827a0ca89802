//! Guild cards 2 to 4: the good of a warehouse up to the capacity, and coffee. Also with a
//! wheelbarrow that is full of it (M-9).

use tabletop::Sink;

use super::table::WAREHOUSE_COFFEE;
use crate::{Action, Event, Game, Place, places};

pub(super) fn act<S: Sink<Event>>(game: &mut Game, place: Place, sink: &mut S) {
    places::act(game, place, Action::Act {}, sink);
    game.gain_coffee(WAREHOUSE_COFFEE, sink);
}
