//! Guild card 8: a red, a green and a yellow good, then the roll for blue ones (M-26).

use tabletop::Sink;

use crate::{Event, Game, Good, Roll, step::Step};

pub(super) fn act<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    for good in [Good::Red, Good::Green, Good::Yellow] {
        game.gain_good(good, 1, sink);
    }
    game.steps.push(Step::Roll(Roll::BlackMarket { good_taken: true }));
}
