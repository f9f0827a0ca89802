use serde::{Deserialize, Serialize};

use super::{card::Card, place::Place};

/// Which box is on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Ruleset {
    /// The base game alone.
    #[default]
    Base,
    /// Mocha & Baksheesh.
    Mocha,
    /// Letters & Seals.
    Letters,
    /// Everything on one board.
    GreatBazaar,
}

impl Ruleset {
    /// Every one there is.
    pub const ALL: [Self; 4] = [Self::Base, Self::Mocha, Self::Letters, Self::GreatBazaar];

    /// Those that people can choose: all of them. A ruleset that is not complete stays out of this
    /// list; this is the one gate.
    pub const OFFERED: [Self; 4] = Self::ALL;

    /// Whether people can choose it.
    pub fn is_offered(self) -> bool {
        Self::OFFERED.contains(&self)
    }

    /// Its name, as people write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Mocha => "mocha",
            Self::Letters => "letters",
            Self::GreatBazaar => "great-bazaar",
        }
    }

    /// Whether Mocha & Baksheesh is on the table.
    #[inline]
    pub(crate) const fn has_mocha(self) -> bool {
        matches!(self, Self::Mocha | Self::GreatBazaar)
    }

    /// Whether Letters & Seals is on the table.
    #[inline]
    pub(crate) const fn has_letters(self) -> bool {
        matches!(self, Self::Letters | Self::GreatBazaar)
    }

    /// Whether there is more on the table than the base game.
    #[inline]
    pub(crate) const fn has_more_boxes(self) -> bool {
        !matches!(self, Self::Base)
    }

    /// Whether a table may choose its bonus cards.
    pub const fn chooses_its_deck(self) -> bool {
        matches!(self, Self::Letters)
    }

    /// The places of the bazaar, in the order of their numbers.
    pub const fn places(self) -> &'static [Place] {
        match self {
            Self::Base => &Place::BASE,
            Self::Mocha => &Place::MOCHA,
            Self::Letters => &Place::LETTERS,
            Self::GreatBazaar => &Place::ALL,
        }
    }

    /// The kinds of bonus cards in the deck.
    pub const fn cards(self) -> &'static [Card] {
        match self {
            Self::Base => &Card::BASE,
            Self::Mocha => &Card::MOCHA,
            Self::Letters => &Card::WITH_LETTERS,
            Self::GreatBazaar => &Card::ALL,
        }
    }
}

/// Each expansion as a type, so that its folder says what it adds to the turn (`turn/expansion.rs`).
pub(crate) mod boxes {
    /// Mocha & Baksheesh.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Mocha;

    /// Letters & Seals.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Letters;
}
