//! The 24 tiles of the Kiosk, each once.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::pieces::goods::{Good, Goods};

/// A tile of the Kiosk, by its number from 1 to 24 in our list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct KioskTile(u8);

/// There is no such tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no kiosk tile {0}; they are numbered from 1 to 24")]
pub struct NoSuchKioskTile(pub u8);

/// What a tile does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KioskEffect {
    /// Something for nothing.
    Take {
        /// Goods to take.
        goods: Goods,
        /// Lira to take.
        lira: u32,
    },
    /// A bonus card of the pile.
    Card,
    /// 1 coffee, or so many Lira.
    CoffeeOrLira(u32),
    /// The companion comes home.
    Companion,
    /// One die, and as many Lira.
    Die,
    /// A wheelbarrow extension for so many Lira.
    ExtensionForLira(u32),
    /// A wheelbarrow extension for these goods.
    ExtensionForGoods(Goods),
    /// The merchant's stack goes to the Fountain.
    ToTheFountain,
    /// A good for a letter, or the other way round.
    GoodForLetter,
    /// A bonus card for a letter, or the other way round.
    CardForLetter,
    /// Lira for a letter, or the other way round.
    LiraForLetter,
    /// Lira for a good, or the other way round.
    LiraForGood,
    /// Lira for a bonus card, or the other way round.
    LiraForCard,
}

const fn take(good: Good, count: u8, lira: u32) -> KioskEffect {
    let mut goods = [0; 4];
    goods[good as usize] = count;
    KioskEffect::Take { goods: Goods::new(goods[0], goods[1], goods[2], goods[3]), lira }
}

/// All tiles. Sureness: the effects are certain, that there is one of each is likely.
const TABLE: [KioskEffect; KioskTile::COUNT as usize] = [
    take(Good::Yellow, 1, 1),
    take(Good::Green, 1, 1),
    take(Good::Red, 1, 1),
    take(Good::Yellow, 2, 0),
    take(Good::Green, 2, 0),
    take(Good::Red, 2, 0),
    take(Good::Yellow, 1, 0),
    take(Good::Green, 1, 0),
    take(Good::Red, 1, 0),
    take(Good::Blue, 1, 0),
    KioskEffect::Card,
    KioskEffect::Take { goods: Goods::NONE, lira: 2 },
    KioskEffect::CoffeeOrLira(2),
    KioskEffect::CoffeeOrLira(3),
    KioskEffect::Companion,
    KioskEffect::Die,
    KioskEffect::ExtensionForLira(10),
    KioskEffect::ExtensionForGoods(Goods::new(1, 1, 1, 1)),
    KioskEffect::ToTheFountain,
    KioskEffect::GoodForLetter,
    KioskEffect::CardForLetter,
    KioskEffect::LiraForLetter,
    KioskEffect::LiraForGood,
    KioskEffect::LiraForCard,
];

impl KioskTile {
    /// How many tiles there are, each once.
    pub const COUNT: u8 = 24;

    /// The tile with this number.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Its number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it does for whoever takes it.
    pub const fn effect(self) -> KioskEffect {
        TABLE[(self.0 as usize - 1) % TABLE.len()]
    }
}

impl fmt::Display for KioskTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl TryFrom<u8> for KioskTile {
    type Error = NoSuchKioskTile;
    fn try_from(number: u8) -> Result<Self, NoSuchKioskTile> {
        Self::new(number).ok_or(NoSuchKioskTile(number))
    }
}

impl From<KioskTile> for u8 {
    fn from(tile: KioskTile) -> Self {
        tile.0
    }
}

/// Some of the tiles.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct KioskTiles(u32);

impl KioskTiles {
    /// No tile.
    pub const NONE: Self = Self(0);
    /// All tiles.
    pub const ALL: Self = Self((1 << KioskTile::COUNT) - 1);

    /// Whether this tile is among them.
    #[inline]
    pub const fn contains(self, tile: KioskTile) -> bool {
        self.0 >> (tile.0 - 1) & 1 == 1
    }

    /// How many tiles these are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn insert(&mut self, tile: KioskTile) {
        self.0 |= 1 << (tile.0 - 1);
    }

    pub(crate) const fn remove(&mut self, tile: KioskTile) {
        self.0 &= !(1 << (tile.0 - 1));
    }

    #[must_use]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// In the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = KioskTile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tile = KioskTile::new(rest.trailing_zeros() as u8 + 1)?;
            rest &= rest - 1;
            Some(tile)
        })
    }
}

impl fmt::Debug for KioskTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(KioskTile::number)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_24_tiles() {
        assert_eq!(KioskTiles::ALL.iter().count(), 24);
        assert_eq!(KioskTile::new(25), None);
        assert_eq!(KioskTile::new(16).unwrap().effect(), KioskEffect::Die);
    }
}
