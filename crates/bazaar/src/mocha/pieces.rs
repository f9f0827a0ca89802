//! What lies on the table with Mocha & Baksheesh, knowing no game.

pub(crate) mod edge;
pub(crate) mod guild_card;
pub(crate) mod payment;
pub(crate) mod tavern_option;
pub(crate) mod tavern_tile;
pub(crate) mod ware;

pub use edge::{Barrier, Edge, NotAnEdge};
pub use guild_card::{GuildCard, GuildCards, NoSuchGuildCard};
pub use payment::Payment;
pub use tavern_option::TavernOption;
pub use tavern_tile::TavernTile;
pub(crate) use tavern_tile::TavernTiles;
pub use ware::Ware;

/// The options of the Roasting Plant that were used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Roasted {
    pub(crate) lira: bool,
    pub(crate) good: bool,
    pub(crate) card: bool,
}

/// A swap of goods in progress: they are named one by one in the order of the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Swapping {
    pub(crate) given: u8,
    pub(crate) taken: u8,
    /// All are given; now as many are taken.
    pub(crate) taking: bool,
    /// The one named last.
    pub(crate) last: Ware,
}

/// What a guild card is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum GuildDraw {
    /// At the Guild Hall.
    GuildHall,
    /// With the bonus card that costs 2 coffee.
    Card,
}
