//! The bazaar cards, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::data::{CARDS, CardEffect};

/// One of the 33 bazaar cards, by its name: `sell-red`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/", type = "string"))]
#[serde(try_from = "String", into = "&'static str")]
pub struct Card(u8);

/// No bazaar card has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bazaar card “{0}”")]
pub struct NoSuchCard(pub String);

impl Card {
    /// How many different cards there are.
    pub const COUNT: usize = CARDS.len();

    /// All of them, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The card of this number.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The card of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|card| card.name() == name)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in records and notation.
    pub const fn name(self) -> &'static str {
        CARDS[self.0 as usize].0
    }

    /// What it does.
    #[inline]
    pub const fn effect(self) -> CardEffect {
        CARDS[self.0 as usize].1
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl TryFrom<String> for Card {
    type Error = NoSuchCard;
    fn try_from(name: String) -> Result<Self, NoSuchCard> {
        Self::named(&name).ok_or_else(|| NoSuchCard(name.chars().take(40).collect()))
    }
}

impl From<Card> for &'static str {
    fn from(card: Card) -> Self {
        card.name()
    }
}

/// Some of the cards, without an order. A face-down deck is no more than that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self((1 << Card::COUNT) - 1);

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The first of them.
    #[inline]
    pub(crate) const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// Each of them, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left.remove(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
