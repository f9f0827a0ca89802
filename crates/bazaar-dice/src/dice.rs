use std::{
    fmt,
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Serialize};

use crate::{Good, counting};

/// A face of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Face {
    /// Fabric.
    Red,
    /// Fruit.
    Yellow,
    /// Spice.
    Green,
    /// Jewelry.
    Blue,
    /// A coin.
    Coin,
    /// A bazaar card.
    Card,
}

impl Face {
    /// Every face, in the order of notation.
    pub const ALL: [Self; 6] =
        [Self::Red, Self::Yellow, Self::Green, Self::Blue, Self::Coin, Self::Card];

    /// Its name in records and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Coin => "coin",
            Self::Card => "card",
        }
    }
}

impl From<Good> for Face {
    fn from(good: Good) -> Self {
        Self::ALL[good.index()]
    }
}

/// Dice, told apart by nothing but their faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/", as = "NamedDice"))]
#[serde(try_from = "NamedDice", into = "NamedDice")]
// With it an action fills eight bytes, which are copied at once.
/// Dice on the table: how many show each face.
#[repr(align(2))]
pub struct Dice(pub(crate) [u8; 6]);

/// How dice stand in JSON.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Dice", export_to = "dice/"))]
#[serde(deny_unknown_fields)]
struct NamedDice {
    #[serde(default)]
    red: u8,
    #[serde(default)]
    yellow: u8,
    #[serde(default)]
    green: u8,
    #[serde(default)]
    blue: u8,
    #[serde(default)]
    coin: u8,
    #[serde(default)]
    card: u8,
}

/// There are not so many dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are nine dice and no more")]
pub struct TooManyDice;

impl Dice {
    /// No dice.
    pub const NONE: Self = Self([0; 6]);

    /// All dice of the box.
    pub const MOST: u8 = 9;

    /// These faces, one die each.
    pub fn of(faces: &[Face]) -> Self {
        let mut dice = Self::NONE;
        for face in faces {
            dice[*face] += 1;
        }
        dice
    }

    /// How many dice there are.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.packed().wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// All faces in one number, so that they are reckoned at once.
    #[inline]
    const fn packed(self) -> u64 {
        let [red, yellow, green, blue, coin, card] = self.0;
        u64::from_le_bytes([red, yellow, green, blue, coin, card, 0, 0])
    }

    #[inline]
    const fn unpacked(packed: u64) -> Self {
        let [red, yellow, green, blue, coin, card, _, _] = packed.to_le_bytes();
        Self([red, yellow, green, blue, coin, card])
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

    /// Counts through the sets of these dice, from none to all: the one after this.
    #[inline]
    pub(crate) const fn set_after(self, set: Self) -> Option<Self> {
        let left = self.packed() - set.packed();
        if left == 0 {
            return None;
        }
        // Like a number with a digit for each face: the first digit that is not full goes up, and
        // those before it begin anew.
        let one = 1 << (left.trailing_zeros() / 8 * 8);
        Some(Self::unpacked((set.packed() & u64::wrapping_neg(one)) + one))
    }

    pub(crate) fn contains(self, others: Self) -> bool {
        self.0.iter().zip(others.0).all(|(count, wanted)| *count >= wanted)
    }
}

impl Index<Face> for Dice {
    type Output = u8;
    #[inline]
    fn index(&self, face: Face) -> &u8 {
        &self.0[face as usize]
    }
}

impl IndexMut<Face> for Dice {
    #[inline]
    fn index_mut(&mut self, face: Face) -> &mut u8 {
        &mut self.0[face as usize]
    }
}

impl TryFrom<NamedDice> for Dice {
    type Error = TooManyDice;
    fn try_from(named: NamedDice) -> Result<Self, TooManyDice> {
        let counts = [named.red, named.yellow, named.green, named.blue, named.coin, named.card];
        let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        if total > u32::from(Self::MOST) { Err(TooManyDice) } else { Ok(Self(counts)) }
    }
}

impl From<Dice> for NamedDice {
    fn from(Dice([red, yellow, green, blue, coin, card]): Dice) -> Self {
        Self { red, yellow, green, blue, coin, card }
    }
}

/// As in notation: `2red-1coin`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        counting::write(f, &self.0, Face::ALL.map(Face::name))
    }
}
