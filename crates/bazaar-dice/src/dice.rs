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
    Red,
    Yellow,
    Green,
    Blue,
    Coin,
    Card,
}

impl Face {
    pub const ALL: [Self; 6] =
        [Self::Red, Self::Yellow, Self::Green, Self::Blue, Self::Coin, Self::Card];

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

    #[inline]
    pub const fn total(self) -> u8 {
        counting::total(&self.0)
    }

    #[inline]
    #[must_use]
    pub(crate) fn with(mut self, others: Self) -> Self {
        for (count, more) in self.0.iter_mut().zip(others.0) {
            *count += more;
        }
        self
    }

    #[inline]
    #[must_use]
    pub(crate) fn without(mut self, others: Self) -> Self {
        for (count, fewer) in self.0.iter_mut().zip(others.0) {
            *count -= fewer;
        }
        self
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
