//! What bots know about the board game.

pub mod features;
pub mod network;
mod rule_of_thumb;
mod sensible;

pub use rule_of_thumb::RuleOfThumb;
