//! The bonus cards of Mocha & Baksheesh: one card, one file.

mod coffee_guild;
mod coffee_lira;
mod corner;
pub(crate) mod dice_yield;
pub(crate) mod die_to_six;
mod swap;
mod twice;
mod two_coffee;
