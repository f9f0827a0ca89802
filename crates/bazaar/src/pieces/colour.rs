use serde::{Deserialize, Serialize};
use tabletop::MAX_SEATS;

/// The colour of a player or a neutral merchant. The order counts (B-69, B-84).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// White.
    White,
    /// Yellow.
    Yellow,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
}

impl Colour {
    /// All colours of the box.
    pub const ALL: [Self; MAX_SEATS] =
        [Self::White, Self::Yellow, Self::Red, Self::Green, Self::Blue];

    /// Its name, in English.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Yellow => "yellow",
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
        }
    }
}
