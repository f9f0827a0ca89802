//! What bots know about the board game.

mod rule_of_thumb;
mod sensible;

pub use rule_of_thumb::RuleOfThumb;
