use serde::{Deserialize, Serialize};

use crate::pieces::goods::Good;

/// A good, or coffee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Ware {
    /// Fabric.
    Red,
    /// Spice.
    Green,
    /// Fruit.
    Yellow,
    /// Jewelry.
    Blue,
    /// Coffee, which is not on the wheelbarrow.
    Coffee,
}

impl Ware {
    /// All wares, coffee last.
    pub const ALL: [Self; 5] = [Self::Red, Self::Green, Self::Yellow, Self::Blue, Self::Coffee];

    /// Which good it is, unless it is coffee.
    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Red => Some(Good::Red),
            Self::Green => Some(Good::Green),
            Self::Yellow => Some(Good::Yellow),
            Self::Blue => Some(Good::Blue),
            Self::Coffee => None,
        }
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self.good() {
            Some(good) => good.name(),
            None => "coffee",
        }
    }
}
