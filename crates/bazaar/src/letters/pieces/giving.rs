use serde::{Deserialize, Serialize};

use crate::pieces::place::Place;

/// What seals are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum SealsFor {
    /// Another turn of one's own.
    BonusTurn,
    /// A ruby of this place, at the Secret Society.
    Ruby(Place),
}

/// Letters being given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Giving {
    pub(crate) what_for: SealsFor,
    /// Seals given so far.
    pub(crate) seals: u8,
    /// Letters before this one in the order are passed over.
    pub(crate) from: u8,
}

impl Giving {
    pub(crate) const fn new(what_for: SealsFor) -> Self {
        Self { what_for, seals: 0, from: 0 }
    }
}
