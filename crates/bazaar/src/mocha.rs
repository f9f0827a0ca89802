//! Mocha & Baksheesh: coffee, guild cards, the Tavern with its barrier, the coffee trader.

mod argument;
mod audit;
pub(crate) mod barrier;
pub(crate) mod cards;
pub(crate) mod coffee_trader;
pub(crate) mod guild_cards;
mod guild_deck;
pub(crate) mod lists;
pub(crate) mod pieces;
pub(crate) mod places;
mod position;
mod preview;
#[cfg(test)]
#[cfg(feature = "ts")]
pub(crate) mod printed;
mod purse;
mod refusal;
mod resample;
mod rules;
mod setup;
pub(crate) mod state;
mod turn;
pub(crate) mod view;

pub use guild_cards::facts::{GuildFacts, TABLE as GUILD_CARDS};
pub use pieces::{
    Barrier, Edge, GuildCard, GuildCards, GuildDraw, NoSuchGuildCard, NotAnEdge, Payment,
    TavernOption, TavernTile, Ware,
};
pub use view::{MochaView, PlayerMochaView, TavernStack};
