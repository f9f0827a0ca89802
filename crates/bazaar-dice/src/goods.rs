use std::{
    fmt,
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Serialize};

use crate::{counting, data};

/// A colour of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Good {
    /// Cloth.
    Red,
    /// Fruit.
    Yellow,
    /// Spice.
    Green,
    /// Jewellery.
    Blue,
}

impl Good {
    /// Every good, in the order of notation.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Green, Self::Blue];

    /// Its place in the list of all.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in records and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Everything the supply has: the sorts that can run short (D-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Sort {
    /// Fabric.
    Red,
    /// Fruit.
    Yellow,
    /// Spice.
    Green,
    /// Jewelry.
    Blue,
    /// A brown tile stands for any colour.
    Brown,
    /// A crystal.
    Crystal,
    /// Money.
    Lira,
}

impl Sort {
    /// Every sort, in the order of notation.
    pub const ALL: [Self; 7] =
        [Self::Red, Self::Yellow, Self::Green, Self::Blue, Self::Brown, Self::Crystal, Self::Lira];

    /// Its place in the list of all.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in records and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Brown => "brown",
            Self::Crystal => "crystal",
            Self::Lira => "lira",
        }
    }

    /// The colour, if this is a goods tile of one.
    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Red => Some(Good::Red),
            Self::Yellow => Some(Good::Yellow),
            Self::Green => Some(Good::Green),
            Self::Blue => Some(Good::Blue),
            Self::Brown | Self::Crystal | Self::Lira => None,
        }
    }
}

impl From<Good> for Sort {
    #[inline]
    fn from(good: Good) -> Self {
        match good {
            Good::Red => Self::Red,
            Good::Yellow => Self::Yellow,
            Good::Green => Self::Green,
            Good::Blue => Self::Blue,
        }
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A number of each colour of goods, brown left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/", as = "NamedGoods"))]
#[serde(try_from = "NamedGoods", into = "NamedGoods")]
pub struct Goods(pub(crate) [u8; 4]);

/// How goods stand in JSON.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Goods", export_to = "dice/"))]
#[serde(deny_unknown_fields)]
struct NamedGoods {
    #[serde(default)]
    red: u8,
    #[serde(default)]
    yellow: u8,
    #[serde(default)]
    green: u8,
    #[serde(default)]
    blue: u8,
}

impl Goods {
    /// No goods.
    pub const NONE: Self = Self([0; 4]);

    /// Red, yellow, green, blue.
    pub const fn new(red: u8, yellow: u8, green: u8, blue: u8) -> Self {
        Self([red, yellow, green, blue])
    }

    /// How many there are.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.packed().wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// As many of each colour.
    #[inline]
    pub(crate) const fn each(count: u8) -> Self {
        Self([count; 4])
    }

    /// All colours in one number, so that they are reckoned at once. Eight tiles and nine dice of a
    /// colour are the most, so the highest bit of each byte is free.
    #[inline]
    const fn packed(self) -> u32 {
        u32::from_le_bytes(self.0)
    }

    #[inline]
    const fn unpacked(packed: u32) -> Self {
        Self(packed.to_le_bytes())
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, others: Self) -> Self {
        Self::unpacked(self.packed() + others.packed())
    }

    #[inline]
    #[must_use]
    pub(crate) const fn without(self, others: Self) -> Self {
        Self::unpacked(self.packed() - others.packed())
    }

    /// How many more of each colour than there are of the others.
    #[inline]
    #[must_use]
    pub(crate) const fn beyond(self, others: Self) -> Self {
        const HIGHEST: u32 = 0x8080_8080;
        let differences = (self.packed() | HIGHEST) - others.packed();
        // The highest bit was borrowed where there are fewer.
        let more = differences & HIGHEST;
        Self::unpacked(differences & (more - (more >> 7)))
    }

    /// The colours of which there are at least as many as of the others: a bit for each, red lowest.
    #[inline]
    pub(crate) const fn reach(self, others: Self) -> u32 {
        const HIGHEST: u32 = 0x8080_8080;
        let enough = ((self.packed() | HIGHEST) - others.packed()) & HIGHEST;
        // Brings the four bits side by side.
        (enough >> 7).wrapping_mul(0x0020_4081) >> 21 & 0b1111
    }

    /// Of each colour what there is, and no more than of the others.
    #[inline]
    #[must_use]
    pub(crate) const fn at_most(self, others: Self) -> Self {
        self.without(self.beyond(others))
    }

    /// Only the colours that come after this one.
    #[inline]
    #[must_use]
    pub(crate) const fn after(self, good: Good) -> Self {
        Self::unpacked(self.packed() & (!0xFF << (8 * good.index())))
    }

    /// How many colours there are.
    #[inline]
    pub(crate) const fn colours(self) -> u8 {
        self.at_most(Self::each(1)).total()
    }

    /// The most goods that are named in one answer: four tiles of choice (D-73), or the four goods
    /// of any colour on the left carpet.
    pub(crate) const MOST_NAMED: u8 = 4;
}

impl Index<Good> for Goods {
    type Output = u8;
    #[inline]
    fn index(&self, good: Good) -> &u8 {
        &self.0[good.index()]
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good.index()]
    }
}

/// There are not so many tiles of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are eight tiles of each colour and no more")]
pub struct TooManyGoods;

impl TryFrom<NamedGoods> for Goods {
    type Error = TooManyGoods;
    fn try_from(named: NamedGoods) -> Result<Self, TooManyGoods> {
        let goods = [named.red, named.yellow, named.green, named.blue];
        let most = data::PIECES[Sort::Red.index()];
        if goods.iter().any(|count| *count > most) { Err(TooManyGoods) } else { Ok(Self(goods)) }
    }
}

impl From<Goods> for NamedGoods {
    fn from(Goods([red, yellow, green, blue]): Goods) -> Self {
        Self { red, yellow, green, blue }
    }
}

/// As in notation: `2red-1blue`.
impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        counting::write(f, &self.0, Good::ALL.map(Good::name))
    }
}
