use std::fmt;

use serde::{Deserialize, Serialize};

/// A bid, or what it has beyond the hundreds named before: 1 to 100 Lira (L-109).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Bid(u8);

/// Nobody bids this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} Lira are no bid; 1 to 100 are, after as many hundreds as it takes (L-109)")]
pub struct NotABid(pub u8);

impl Bid {
    /// The most that is named in one answer; beyond that, hundreds come first (L-109).
    pub const HIGHEST: u8 = 100;

    /// A bid of so many Lira, if it can be named in one answer.
    pub const fn new(lira: u8) -> Option<Self> {
        if lira >= 1 && lira <= Self::HIGHEST { Some(Self(lira)) } else { None }
    }

    /// How many Lira are bid.
    #[inline]
    pub const fn lira(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Bid {
    type Error = NotABid;
    fn try_from(lira: u8) -> Result<Self, NotABid> {
        Self::new(lira).ok_or(NotABid(lira))
    }
}

impl From<Bid> for u8 {
    fn from(bid: Bid) -> Self {
        bid.0
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
