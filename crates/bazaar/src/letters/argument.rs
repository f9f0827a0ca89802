//! What the actions of Letters & Seals say besides their names.

use std::fmt::{Result, Write};

use super::pieces::{Afar, Bid, KioskTile, Letter};
use crate::turn::argument::{Argument, listed, numbered};

listed! {
    Afar, 11, name;
}

numbered! {
    KioskTile, 24, 1, KioskTile::new;
    Bid, 100, 1, Bid::new;
}

impl Argument for Letter {
    const COUNT: u16 = Self::COUNT;

    fn index(self) -> u16 {
        Self::index(self).into()
    }

    fn from_index(index: u16) -> Option<Self> {
        Self::from_index(index as u8)
    }

    fn write(self, f: &mut impl Write) -> Result {
        write!(f, "-{self}")
    }
}

#[cfg(test)]
mod tests {
    use crate::Action;

    #[test]
    fn notation_and_json_are_read_exactly() {
        for wrong in
            ["bid-0", "bid-101", "kiosk-25", "jump-5", "discard-letter-26", "from-afar-merchant"]
        {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
    }
}
