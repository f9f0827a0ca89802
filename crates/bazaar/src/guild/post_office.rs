//! Guild card 5: the Post Office twice in one go (M-26).

use tabletop::Sink;

use crate::{Action, Event, Game, Place, places};

pub(super) fn act<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    for _ in 0..2 {
        places::act(game, Place::PostOffice, Action::Act {}, sink);
    }
}
