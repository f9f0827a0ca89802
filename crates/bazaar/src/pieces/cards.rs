use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::card::Card;

/// A number of cards of each kind, without order: a hand, or a face-down pile.
///
/// Three bits for each kind, since no card has more than seven copies, and the total on top. The
/// expansions bring 33 kinds, which still fit.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, as = "Vec<Card>"))]
pub struct Cards(u128);

const TOTAL: u32 = 112;

#[inline]
const fn one(card: Card) -> u128 {
    (1 << (3 * card as u32)) | (1 << TOTAL)
}

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// All cards of the base game.
    pub const fn deck() -> Self {
        const { Self::of_kinds(&Card::BASE) }
    }

    /// Every copy of these kinds.
    pub(crate) const fn of_kinds(kinds: &[Card]) -> Self {
        let mut deck = Self::NONE;
        let mut index = 0;
        while index < kinds.len() {
            let mut copy = 0;
            while copy < kinds[index].facts().copies {
                deck.0 += one(kinds[index]);
                copy += 1;
            }
            index += 1;
        }
        deck
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (3 * card as u32)) as u8 & 7
    }

    /// Whether there is one of this kind.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards these are.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> TOTAL) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, card: Card) {
        self.0 += one(card);
    }

    /// Takes one card of this kind away, if there is one.
    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) {
        if self.has(card) {
            self.0 -= one(card);
        }
    }

    /// The kinds held, each once, in the order of the table.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0 & !(u128::MAX << TOTAL);
        std::iter::from_fn(move || {
            let kind = rest.trailing_zeros() / 3;
            let card = *Card::ALL.get(kind as usize)?;
            rest &= !(7 << (3 * kind));
            Some(card)
        })
    }

    /// Which of these kinds are there; each is there once in `kinds`, so its three bits are looked
    /// at as a whole.
    #[inline]
    pub(crate) const fn kinds_among(self, kinds: Self) -> Kinds {
        Kinds(self.0 & (kinds.0 | kinds.0 << 1 | kinds.0 << 2) & !(u128::MAX << TOTAL))
    }

    /// One card of each of these kinds.
    pub(crate) const fn one_of_each(kinds: &[Card]) -> Self {
        let mut cards = Self::NONE;
        let mut index = 0;
        while index < kinds.len() {
            cards.0 += one(kinds[index]);
            index += 1;
        }
        cards
    }

    /// Every card, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// The card at a position of [`iter`](Self::iter), without walking over every single card.
    #[inline]
    pub(crate) fn nth(self, mut position: u32) -> Option<Card> {
        let mut rest = self.0;
        for card in Card::ALL {
            let count = rest as u32 & 7;
            if position < count {
                return Some(card);
            }
            position -= count;
            rest >>= 3;
        }
        None
    }

    /// These cards and those.
    #[must_use]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These cards less those, all of which must be among them.
    #[must_use]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }

    /// The cards that are among these as well as among those.
    #[must_use]
    pub(crate) fn in_common(self, other: Self) -> Self {
        Card::ALL
            .into_iter()
            .flat_map(|card| {
                std::iter::repeat_n(card, self.count(card).min(other.count(card)).into())
            })
            .collect()
    }

    /// Whether all cards of `other` are among these.
    pub fn contains_all(self, other: Self) -> bool {
        Card::ALL.into_iter().all(|card| self.count(card) >= other.count(card))
    }
}

/// Some kinds of cards, whatever their number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kinds(u128);

impl Kinds {
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One kind.
    pub(crate) const fn one(card: Card) -> Self {
        Self(7 << (3 * card as u32))
    }

    /// Takes a kind away and tells whether it was there.
    #[inline]
    pub(crate) const fn take(&mut self, kind: Self) -> bool {
        let there = self.0 & kind.0 != 0;
        self.0 &= !kind.0;
        there
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        for card in cards {
            // More than seven of a kind cannot be counted, and there are never more than four.
            if all.count(card) < 7 {
                all.add(card);
            }
        }
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// In JSON, hands are lists of cards.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let mut all = Self::NONE;
        for card in cards {
            if all.count(card) == card.facts().copies {
                return Err(serde::de::Error::custom(format!(
                    "there are only {} cards “{card}”",
                    card.facts().copies
                )));
            }
            all.add(card);
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_counts_its_cards() {
        let mut deck = Cards::deck();
        assert_eq!(deck.len(), 26);
        assert_eq!(deck.count(Card::OneGood), 4);
        assert_eq!(deck.count(Card::AnyGoods), 2);
        deck.remove(Card::AnyGoods);
        deck.remove(Card::AnyGoods);
        deck.remove(Card::AnyGoods);
        assert_eq!((deck.len(), deck.count(Card::AnyGoods)), (24, 0));
    }

    #[test]
    fn the_nth_card_is_the_nth_of_the_list() {
        let deck = Cards::deck();
        for (position, card) in deck.iter().enumerate() {
            assert_eq!(deck.nth(position as u32), Some(card));
        }
        assert_eq!(deck.nth(26), None);
    }

    #[test]
    fn more_copies_than_printed_are_refused() {
        let json = r#"["stay","stay","stay"]"#;
        let error = serde_json::from_str::<Cards>(json).unwrap_err().to_string();
        assert!(error.starts_with("there are only 2 cards “stay”"), "{error}");
    }
}
