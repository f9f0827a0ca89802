//! Guild card 1: an extension of the wheelbarrow for less.

use tabletop::Sink;

use super::{Improve, facts::EXTENSION_LIRA};
use crate::{Event, Game, Refusal, base::places::wainwright, pieces::place::at};

impl Improve for at::Wainwright {
    fn check(game: &Game) -> Result<(), Refusal> {
        wainwright::check_for(game, EXTENSION_LIRA)
    }

    fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        wainwright::extend(game, EXTENSION_LIRA, sink);
    }
}
