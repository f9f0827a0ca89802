use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pieces::place::Place;

/// A guild card. There is one for each place, with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct GuildCard(Place);

/// There is no guild card with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no guild card {0}")]
pub struct NoSuchGuildCard(pub u8);

impl GuildCard {
    /// How many there are: one for each place.
    pub const COUNT: usize = Place::MOCHA.len();

    /// The card of a place.
    pub const fn of(place: Place) -> Self {
        Self(place)
    }

    /// The place whose action it is.
    #[inline]
    pub const fn place(self) -> Place {
        self.0
    }

    /// Its number, which is that of its place.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.number()
    }

    /// The card with this number.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Self> {
        match Place::from_number(number) {
            Some(place) if number as usize <= Self::COUNT => Some(Self(place)),
            Some(_) | None => None,
        }
    }
}

impl fmt::Display for GuildCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for GuildCard {
    type Error = NoSuchGuildCard;
    fn try_from(number: u8) -> Result<Self, NoSuchGuildCard> {
        Self::from_number(number).ok_or(NoSuchGuildCard(number))
    }
}

impl From<GuildCard> for u8 {
    fn from(guild: GuildCard) -> Self {
        guild.number()
    }
}

/// A set of guild cards: a hand, the face-down deck or the open discard pile. There is one of each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "Array<number>"))]
pub struct GuildCards(u32);

impl GuildCards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// All cards.
    pub const ALL: Self = Self((1 << GuildCard::COUNT) - 1);

    #[inline]
    const fn bit(guild: GuildCard) -> u32 {
        1 << (guild.number() - 1)
    }

    /// Whether this card is among them.
    #[inline]
    pub const fn contains(self, guild: GuildCard) -> bool {
        self.0 & Self::bit(guild) != 0
    }

    /// How many cards these are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, guild: GuildCard) {
        self.0 |= Self::bit(guild);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, guild: GuildCard) {
        self.0 &= !Self::bit(guild);
    }

    #[must_use]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// In the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = GuildCard> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let guild = GuildCard::from_number(rest.trailing_zeros() as u8 + 1)?;
            rest &= rest - 1;
            Some(guild)
        })
    }
}

impl FromIterator<GuildCard> for GuildCards {
    fn from_iter<I: IntoIterator<Item = GuildCard>>(cards: I) -> Self {
        let mut set = Self::NONE;
        for guild in cards {
            set.insert(guild);
        }
        set
    }
}

impl fmt::Debug for GuildCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(GuildCard::number)).finish()
    }
}

/// In JSON, a list of numbers.
impl Serialize for GuildCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for GuildCards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<GuildCard>::deserialize(deserializer)?.into_iter().collect())
    }
}
