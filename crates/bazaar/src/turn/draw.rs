//! What follows when a card is drawn from the pile: each draw says so in its file.

use tabletop::Sink;

use crate::{
    lists::every_box,
    pieces::{
        card::Card,
        draw::{Draw, draws},
    },
    seen::event::Event,
    table::game::Game,
};

/// What a card is drawn for.
pub(crate) trait Drawn {
    /// The card that is laid down only after the draw (B-61).
    const WAITING: Option<Card> = None;

    /// The card is in the hand.
    fn drawn<S: Sink<Event>>(_game: &mut Game, _sink: &mut S) {}
}

macro_rules! drawn {
    (draws [] $( $(#[$doc:meta])* $name:ident; )*) => {
        impl Draw {
            pub(super) fn drawn<S: Sink<Event>>(self, game: &mut Game, sink: &mut S) {
                match self { $( Self::$name => draws::$name::drawn(game, sink), )* }
            }

            pub(super) const fn waiting_card(self) -> Option<Card> {
                match self { $( Self::$name => draws::$name::WAITING, )* }
            }
        }
    };
}
every_box! { draws => drawn }

/// The game begins with it (`turn/chance.rs`).
impl Drawn for draws::Deal {}
