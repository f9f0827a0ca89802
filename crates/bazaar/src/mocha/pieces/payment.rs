use serde::{Deserialize, Serialize};

use crate::pieces::goods::Good;

/// What the coffee trader is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// With the encounter tile.
    Nothing,
    /// 2 Lira.
    Lira,
    /// A red good.
    Red,
    /// A green good.
    Green,
    /// A yellow good.
    Yellow,
    /// A blue good.
    Blue,
}

impl Payment {
    /// Every way to pay, in the order of the ids.
    pub const ALL: [Self; 6] =
        [Self::Nothing, Self::Lira, Self::Red, Self::Green, Self::Yellow, Self::Blue];

    /// The good that is paid with, if it is one.
    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Nothing | Self::Lira => None,
            Self::Red => Some(Good::Red),
            Self::Green => Some(Good::Green),
            Self::Yellow => Some(Good::Yellow),
            Self::Blue => Some(Good::Blue),
        }
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Lira => "lira",
            Self::Red => "red",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }
}
