//! Letters & Seals: the letters and their seals, the companion, the courier, the bonus turn.

mod argument;
mod audit;
mod bonus_turn;
pub(crate) mod cards;
mod companion;
mod courier;
mod delivery;
mod draw;
pub(crate) mod lists;
pub(crate) mod pieces;
pub(crate) mod places;
mod position;
mod preview;
#[cfg(test)]
#[cfg(feature = "ts")]
pub(crate) mod printed;
mod refusal;
mod rules;
mod seals;
mod setup;
pub(crate) mod state;
mod turn;
pub(crate) mod view;

pub use pieces::{
    Afar, Bid, Companion, Deck, KioskEffect, KioskTile, KioskTiles, LETTERS_SURENESS, Letter,
    LetterDraw, Letters, NoSuchKioskTile, NotABid, SealsFor,
};
pub use view::{BidView, LettersView, PlayerLettersView};
