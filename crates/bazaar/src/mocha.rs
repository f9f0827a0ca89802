//! Mocha & Baksheesh: coffee, guild cards, the Tavern with its barrier, the coffee trader.

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
#[cfg(test)]
#[cfg(feature = "ts")]
pub(crate) mod printed;
mod purse;
mod resample;
pub(crate) mod state;
mod turn;
pub(crate) mod view;

pub use guild_cards::facts::{GuildFacts, TABLE};
