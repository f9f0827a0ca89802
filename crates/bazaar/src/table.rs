//! The table: what is on it, who sits there, by which rules, and how it is laid.

mod audit;
pub(crate) mod deal;
pub(crate) mod game;
mod memory;
pub(crate) mod options;
pub(crate) mod piles;
pub(crate) mod player;
pub(crate) mod position;
mod purse;
pub(crate) mod rules;
pub(crate) mod setup;
pub(crate) mod start;
pub(crate) mod versions;
