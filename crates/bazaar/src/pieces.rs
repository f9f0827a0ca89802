//! What lies on the table, knowing no game.

pub(crate) mod announcement;
pub(crate) mod board;
pub(crate) mod card;
pub(crate) mod cards;
pub(crate) mod colour;
pub(crate) mod demand;
pub(crate) mod dice;
pub(crate) mod draw;
pub(crate) mod goods;
pub(crate) mod layout;
pub(crate) mod place;
pub(crate) mod reward;
pub(crate) mod roll;
pub(crate) mod ruleset;
pub(crate) mod sale;
pub(crate) mod sureness;
pub(crate) mod wild;
