//! Letters & Seals: the letters and their seals, the companion, the courier, the bonus turn.

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
#[cfg(test)]
#[cfg(feature = "ts")]
pub(crate) mod printed;
mod seals;
pub(crate) mod state;
mod turn;
pub(crate) mod view;
