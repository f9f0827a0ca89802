use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    letters::pieces::{KioskTile, Letter},
    lists::every_box,
    mocha::pieces::{Edge, GuildCard, TavernTile},
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
    (events [] $( $(#[$doc:meta])* $name:ident $( { $( $(#[$about:meta])* $field:ident : $type:ty ),* $(,)? } )? , )*) => {
        /// Something that happened. The log and every preview are made from these.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(tag = "event", rename_all = "snake_case")]
        pub enum Event {
            $( $(#[$doc])* $name $( { $(
                #[allow(missing_docs, reason = "the row says it, and a field is named like what it holds")]
                $(#[$about])*
                $field: $type
            ),* } )?, )*
        }
    };
}
every_box! { events => events }

macro_rules! figures {
    (figures [] $( $rows:tt )*) => {
        /// A figure that belongs to nobody.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(rename_all = "snake_case")]
        pub enum Figure { $( $rows )* }
    };
}
every_box! { figures => figures }
