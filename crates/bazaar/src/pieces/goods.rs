use std::{
    fmt,
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Serialize};

/// A kind of goods, and the colour of the mosque tile that asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Good {
    /// Fabric.
    Red,
    /// Spice.
    Green,
    /// Fruit.
    Yellow,
    /// Jewelry.
    Blue,
}

impl Good {
    /// All four, in the order in which they are always named.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Yellow, Self::Blue];

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Its name, by the colour.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A number of each kind of goods.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, as = "Named"))]
#[serde(from = "Named", into = "Named")]
pub struct Goods([u8; 4]);

/// How goods stand in JSON.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Goods"))]
#[serde(deny_unknown_fields)]
struct Named {
    #[serde(default)]
    red: u8,
    #[serde(default)]
    green: u8,
    #[serde(default)]
    yellow: u8,
    #[serde(default)]
    blue: u8,
}

impl Goods {
    /// No good.
    pub const NONE: Self = Self([0; 4]);

    /// Red, green, yellow, blue.
    pub const fn new(red: u8, green: u8, yellow: u8, blue: u8) -> Self {
        Self([red, green, yellow, blue])
    }

    /// How many these are.
    #[inline]
    pub fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// What is missing here to have all of `wanted`.
    #[inline]
    #[must_use]
    pub fn missing(self, wanted: Self) -> Self {
        let mut missing = Self::NONE;
        for good in Good::ALL {
            missing[good] = wanted[good].saturating_sub(self[good]);
        }
        missing
    }

    /// These goods and those of `other`.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        let mut sum = self;
        for good in Good::ALL {
            sum[good] += other[good];
        }
        sum
    }

    /// These goods without those of `other`, as far as there are any.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        other.missing(self)
    }
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

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, yellow, blue] = self.0;
        write!(f, "{red}R {green}G {yellow}Y {blue}B")
    }
}

impl From<Named> for Goods {
    fn from(named: Named) -> Self {
        Self([named.red, named.green, named.yellow, named.blue])
    }
}

impl From<Goods> for Named {
    fn from(Goods([red, green, yellow, blue]): Goods) -> Self {
        Self { red, green, yellow, blue }
    }
}

/// A set of colours: the mosque tiles somebody owns.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct GoodSet(u8);

impl GoodSet {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn contains(self, good: Good) -> bool {
        self.0 >> good as u8 & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, good: Good) {
        self.0 |= 1 << good as u8;
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |&good| self.contains(good))
    }
}

impl fmt::Debug for GoodSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_tell_what_is_missing_and_what_is_left() {
        let have = Goods::new(2, 0, 1, 3);
        let want = Goods::new(1, 1, 1, 4);
        assert_eq!(have.missing(want), Goods::new(0, 1, 0, 1));
        assert_eq!(have.without(want), Goods::new(1, 0, 0, 0));
        assert_eq!(have.total(), 6);
    }
}
