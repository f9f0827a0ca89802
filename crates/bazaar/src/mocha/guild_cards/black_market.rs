//! Guild card 8: a red, a green and a yellow good, then the roll for blue ones (M-26).

use tabletop::Sink;

use super::Improve;
use crate::{Event, Game, Good, Roll, pieces::place::at, turn::step::Step};

impl Improve for at::BlackMarket {
    fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        for good in [Good::Red, Good::Green, Good::Yellow] {
            game.gain_good(good, 1, sink);
        }
        game.steps.push(Step::RollDice { roll: Roll::BlackMarket { good_taken: true } });
    }
}
