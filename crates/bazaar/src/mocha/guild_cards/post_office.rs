//! Guild card 5: the Post Office twice in one go (M-26).

use tabletop::Sink;

use super::Improve;
use crate::{Action, Event, Game, pieces::place::at, turn::visit::Visit as _};

impl Improve for at::PostOffice {
    fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        for _ in 0..2 {
            at::PostOffice::act(game, Action::Act {}, sink);
        }
    }
}
