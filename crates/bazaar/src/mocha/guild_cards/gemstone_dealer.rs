//! Guild card 16: a ruby of the Gemstone Dealer at the current price, and coffee.

use tabletop::Sink;

use super::{Improve, facts::DEALER_COFFEE};
use crate::{Action, Event, Game, Refusal, pieces::place::at, turn::visit::Visit};

impl Improve for at::GemstoneDealer {
    fn check(game: &Game) -> Result<(), Refusal> {
        <Self as Visit>::check(game)
    }

    fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        Self::act(game, Action::Act {}, sink);
        game.gain_coffee(DEALER_COFFEE, sink);
    }
}
