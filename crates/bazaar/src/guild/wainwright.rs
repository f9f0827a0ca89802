//! Guild card 1: an extension of the wheelbarrow for less.

use tabletop::Sink;

use super::table::EXTENSION_LIRA;
use crate::{Event, Game, Refusal, places::wainwright};

pub(super) fn check(game: &Game) -> Result<(), Refusal> {
    wainwright::check_for(game, EXTENSION_LIRA)
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    wainwright::extend(game, EXTENSION_LIRA, sink);
}
