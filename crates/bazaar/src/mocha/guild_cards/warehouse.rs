//! Guild cards 2 to 4: the good of a warehouse up to the capacity, and coffee. Also with a
//! wheelbarrow that is full of it (M-9).

use tabletop::Sink;

use super::{Improve, facts::WAREHOUSE_COFFEE};
use crate::{Action, Event, Game, pieces::place::at, turn::visit::Visit as _};

/// The card of a warehouse.
macro_rules! warehouse {
    ($( $place:ident ),*) => { $(
        impl Improve for at::$place {
            fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
                at::$place::act(game, Action::Act {}, sink);
                game.gain_coffee(WAREHOUSE_COFFEE, sink);
            }
        }
    )* };
}
warehouse! { FabricWarehouse, SpiceWarehouse, FruitWarehouse }
