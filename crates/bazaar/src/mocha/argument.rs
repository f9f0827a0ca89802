//! What the actions of Mocha & Baksheesh say besides their names.

use std::fmt::{Result, Write};

use super::pieces::{Edge, GuildCard, Payment, TavernOption, TavernTile, Ware};
use crate::turn::argument::{Argument, listed, numbered};

listed! {
    Ware, 5, name;
    TavernTile, 2, name;
    TavernOption, 4, name;
}

numbered! {
    GuildCard, 25, 1, GuildCard::from_number;
}

/// With the encounter tile nothing is paid, and nothing is written.
impl Argument for Payment {
    const COUNT: u16 = 6;

    fn index(self) -> u16 {
        self as u16
    }

    fn from_index(index: u16) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    fn write(self, f: &mut impl Write) -> Result {
        if self == Self::Nothing { Ok(()) } else { write!(f, "-{}", self.name()) }
    }
}

impl Argument for Edge {
    const COUNT: u16 = Self::COUNT;

    fn index(self) -> u16 {
        Self::index(self)
    }

    fn from_index(index: u16) -> Option<Self> {
        Self::from_index(index)
    }

    fn write(self, f: &mut impl Write) -> Result {
        let [low, high] = self.places();
        write!(f, "-{low}-{high}")
    }
}

#[cfg(test)]
mod tests {
    use crate::Action;

    #[test]
    fn notation_and_json_are_read_exactly() {
        for wrong in ["guild-21", "barrier-6-5", "barrier-5-5", "trader-nothing"] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
        let wrong = r#"{"do":"barrier","between":[6,5]}"#;
        assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
    }
}
