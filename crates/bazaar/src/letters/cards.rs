//! The bonus cards of Letters & Seals: one card, one file.

mod anywhere;
pub(crate) mod copy;
pub(crate) mod dice_letter;
mod family_walk;
mod from_afar;
mod good_and_lira;
mod good_lira;
mod jump;
mod one_letter;
mod twice;
mod two_steps;
