//! Guild card 20: a ruby of the Coffee House at the current price, and Lira.

use tabletop::Sink;

use super::{Improve, facts::COFFEE_HOUSE_LIRA};
use crate::{Action, Event, Game, Refusal, pieces::place::at, turn::visit::Visit};

impl Improve for at::CoffeeHouse {
    fn check(game: &Game) -> Result<(), Refusal> {
        <Self as Visit>::check(game)
    }

    fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        Self::act(game, Action::Act {}, sink);
        game.gain_lira(game.seat, COFFEE_HOUSE_LIRA, sink);
    }
}
