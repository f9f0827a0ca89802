//! The base game: its places, cards and encounters.

pub(crate) mod cards;
pub(crate) mod encounters;
pub(crate) mod lists;
pub(crate) mod places;
