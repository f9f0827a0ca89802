use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{
    base::lists::base_events,
    letters::{
        lists::letters_events,
        pieces::{KioskTile, Letter},
    },
    mocha::{
        lists::mocha_events,
        pieces::{Edge, GuildCard, TavernTile},
    },
    pieces::{
        card::Card,
        colour::Colour,
        demand::{DemandTile, Market},
        dice::Dice,
        goods::{Good, Goods},
        place::Place,
        roll::Roll,
    },
};

macro_rules! events {
    ([] $( $rows:tt )*) => {
        /// Something that happened. The log and every preview are made from these.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(tag = "event", rename_all = "snake_case")]
        pub enum Event { $( $rows )* }
    };
}
base_events! { [mocha_events letters_events events] }

/// A figure that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    Governor,
    Smuggler,
    NeutralMerchant(Colour),
    CoffeeTrader,
    Courier,
}

impl Event {
    /// The event as these eyes see it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        if let Self::CardDrawn { seat, .. } = self
            && !viewer.is(seat)
        {
            return Self::CardDrawn { seat, card: None };
        }
        if let Self::GuildDrawn { seat, .. } = self
            && !viewer.is(seat)
        {
            return Self::GuildDrawn { seat, guild: None };
        }
        // Everything else is public (B-70).
        self
    }
}
