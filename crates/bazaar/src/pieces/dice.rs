use std::fmt;

use serde::{Deserialize, Serialize};

/// Two dice. They are alike, so the lower one comes first (B-89).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "[number, number]"))]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct Dice {
    low: u8,
    high: u8,
}

/// These two numbers are not a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} and {1} are not two dice, the lower one first")]
pub struct NotDice(u8, u8);

/// One of the two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// The lower one.
    Low,
    /// The higher one.
    High,
}

impl Die {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Low, Self::High];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

/// What a single die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct OneDie(u8);

/// No die shows this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a die shows 1 to 6, not {0}")]
pub struct NotADie(pub u8);

impl OneDie {
    /// A die that shows this number.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 6 { Some(Self(number)) } else { None }
    }

    /// What it shows.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for OneDie {
    type Error = NotADie;
    fn try_from(number: u8) -> Result<Self, NotADie> {
        Self::new(number).ok_or(NotADie(number))
    }
}

impl From<OneDie> for u8 {
    fn from(die: OneDie) -> Self {
        die.0
    }
}

impl Dice {
    /// How many different rolls there are.
    pub const COUNT: u16 = 21;

    /// Two dice in any order, if these are numbers of a die.
    #[inline]
    pub const fn new(one: u8, other: u8) -> Option<Self> {
        if one < 1 || one > 6 || other < 1 || other > 6 {
            return None;
        }
        Some(if one <= other {
            Self { low: one, high: other }
        } else {
            Self { low: other, high: one }
        })
    }

    /// The roll that the `number`-th of all 36 pairs shows.
    #[inline]
    pub(crate) const fn of_36(number: u8) -> Self {
        let (one, other) = (number / 6 % 6 + 1, number % 6 + 1);
        if one <= other { Self { low: one, high: other } } else { Self { low: other, high: one } }
    }

    /// Every roll, lower die first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=6).flat_map(|low| (low..=6).map(move |high| Self { low, high }))
    }

    /// The lower number.
    #[inline]
    pub const fn low(self) -> u8 {
        self.low
    }

    /// The higher number.
    #[inline]
    pub const fn high(self) -> u8 {
        self.high
    }

    /// Both numbers together.
    #[inline]
    pub const fn sum(self) -> u8 {
        self.low + self.high
    }

    /// How many of the 36 pairs show this.
    #[inline]
    pub const fn weight(self) -> u32 {
        if self.low == self.high { 1 } else { 2 }
    }

    /// What this one of them shows.
    #[inline]
    pub const fn value(self, die: Die) -> u8 {
        match die {
            Die::Low => self.low,
            Die::High => self.high,
        }
    }

    /// The roll with one die turned to another number.
    #[must_use]
    pub(crate) const fn turned(self, die: Die, number: u8) -> Self {
        let other = match die {
            Die::Low => self.high,
            Die::High => self.low,
        };
        if number <= other {
            Self { low: number, high: other }
        } else {
            Self { low: other, high: number }
        }
    }

    /// Its position among all rolls.
    pub(crate) const fn index(self) -> u16 {
        let below = self.low as u16 - 1;
        // The rows before this one have 6, 5, 4 … rolls.
        below * 6 - below * below.saturating_sub(1) / 2 + (self.high - self.low) as u16
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low, self.high)
    }
}

impl TryFrom<[u8; 2]> for Dice {
    type Error = NotDice;
    fn try_from([low, high]: [u8; 2]) -> Result<Self, NotDice> {
        match Self::new(low, high) {
            Some(dice) if low <= high => Ok(dice),
            Some(_) | None => Err(NotDice(low, high)),
        }
    }
}

impl From<Dice> for [u8; 2] {
    fn from(dice: Dice) -> Self {
        [dice.low, dice.high]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b_89_a_roll_is_an_unordered_pair() {
        assert_eq!(Dice::new(5, 2), Dice::new(2, 5));
        assert_eq!(Dice::all().count(), Dice::COUNT as usize);
        assert_eq!(Dice::all().map(Dice::weight).sum::<u32>(), 36);
        for (index, dice) in Dice::all().enumerate() {
            assert_eq!(dice.index() as usize, index, "{dice}");
        }
    }

    #[test]
    fn the_36_pairs_fall_on_the_rolls_by_weight() {
        for dice in Dice::all() {
            let pairs = (0..36).filter(|&number| Dice::of_36(number) == dice).count();
            assert_eq!(pairs as u32, dice.weight(), "{dice}");
        }
    }

    #[test]
    fn a_die_can_be_turned_up_and_down() {
        let dice = Dice::new(2, 5).unwrap();
        assert_eq!(dice.turned(Die::Low, 4), Dice::new(4, 5).unwrap());
        assert_eq!(dice.turned(Die::High, 4), Dice::new(2, 4).unwrap());
    }
}
