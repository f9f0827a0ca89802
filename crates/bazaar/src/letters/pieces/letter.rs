//! The 36 letters: each names a place, shows one seal, and two once it is delivered there.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::companion::Companion;
use crate::pieces::{place::Place, sureness::Sureness};

/// How many letters name each place. Sureness: that only these twenty places are named is likely,
/// the split is reconstructed (docs/rules/provenance.md).
const COPIES: [(Place, u8); 20] = [
    (Place::Wainwright, 2),
    (Place::FabricWarehouse, 2),
    (Place::SpiceWarehouse, 2),
    (Place::FruitWarehouse, 2),
    (Place::PostOffice, 2),
    (Place::Caravansary, 2),
    (Place::Fountain, 2),
    (Place::BlackMarket, 2),
    (Place::TeaHouse, 2),
    (Place::LargeMarket, 2),
    (Place::SmallMarket, 2),
    (Place::PoliceStation, 2),
    (Place::SultansPalace, 2),
    (Place::SmallMosque, 2),
    (Place::GreatMosque, 2),
    (Place::GemstoneDealer, 2),
    (Place::Embassy, 1),
    (Place::Kiosk, 1),
    (Place::AuctionHouse, 1),
    (Place::SecretSociety, 1),
];

/// How sure the numbers on the letters are.
pub const LETTERS_SURENESS: Sureness = Sureness::Reconstructed;

/// One letter of a player: the place it names, and which side is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// The place it has to be brought to.
    pub to: Place,
    /// The side with two seals is up.
    pub delivered: bool,
}

impl Letter {
    /// Room for both sides of a letter to every place.
    pub(crate) const COUNT: u16 = 50;

    /// How many seals it counts for.
    #[inline]
    pub const fn seals(self) -> u8 {
        1 + self.delivered as u8
    }

    /// Letters are named in this order where several are given up.
    #[inline]
    pub(crate) const fn index(self) -> u8 {
        self.to.index() as u8 * 2 + self.delivered as u8
    }

    pub(crate) const fn from_index(index: u8) -> Option<Self> {
        match Place::from_number(index / 2 + 1) {
            Some(to) => Some(Self { to, delivered: index % 2 == 1 }),
            None => None,
        }
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.to, if self.delivered { "-delivered" } else { "" })
    }
}

/// Some letters, by the places they name. No place is named by more than three.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Letters(u64);

/// Every other count, and every other four bits: numbers are added up beside each other.
const PAIRS: u64 = 0x3333_3333_3333_3333;
const NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// All eight bytes together, which must be less than 256.
#[inline]
const fn sum(bytes: u64) -> u8 {
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

#[inline]
const fn one(place: Place) -> u64 {
    1 << (2 * place.index())
}

impl Letters {
    /// No letter.
    pub const NONE: Self = Self(0);

    /// All 36.
    pub const ALL: Self = {
        let mut all = 0;
        let mut row = 0;
        while row < COPIES.len() {
            let (place, copies) = COPIES[row];
            all += one(place) * copies as u64;
            row += 1;
        }
        Self(all)
    };

    /// How many of them name this place.
    #[inline]
    pub const fn count(self, place: Place) -> u8 {
        (self.0 >> (2 * place.index())) as u8 & 3
    }

    /// Whether a letter is for this place.
    #[inline]
    pub(crate) const fn names(self, place: Place) -> bool {
        self.0 & 3 << (2 * place.index()) != 0
    }

    /// Whether a letter is for one of the places where these figures stand.
    #[inline]
    pub(crate) const fn names_any(
        self,
        merchant: Place,
        family: Place,
        companion: Companion,
    ) -> bool {
        // Beside the board he is where no letter goes to.
        let companion = match companion {
            Companion::At(place) => 2 * place.index(),
            Companion::Supply | Companion::Ready => 63,
        };
        let counts =
            self.0 >> (2 * merchant.index()) | self.0 >> (2 * family.index()) | self.0 >> companion;
        counts & 3 != 0
    }

    /// How many letters these are.
    #[inline]
    pub const fn len(self) -> u8 {
        sum(self.by_bytes())
    }

    /// The counts of four places each, added up: at most twelve, so two such sums fit into a byte.
    #[inline]
    const fn by_bytes(self) -> u64 {
        let pairs = (self.0 & PAIRS) + (self.0 >> 2 & PAIRS);
        (pairs & NIBBLES) + (pairs >> 4 & NIBBLES)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, place: Place) {
        if self.count(place) < 3 {
            self.0 += one(place);
        }
    }

    /// Takes one letter to this place away, if there is one.
    #[inline]
    pub(crate) const fn remove(&mut self, place: Place) {
        if self.count(place) > 0 {
            self.0 -= one(place);
        }
    }

    /// The places named, each once, in the order of their numbers.
    pub fn places(self) -> impl Iterator<Item = Place> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros() / 2;
            let place = Place::from_number(index as u8 + 1)?;
            rest &= !(3 << (2 * index));
            Some(place)
        })
    }

    /// Every letter, by the place it names.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        self.places().flat_map(move |place| std::iter::repeat_n(place, self.count(place).into()))
    }

    #[inline]
    pub(crate) fn nth(self, position: u32) -> Option<Place> {
        self.iter().nth(position as usize)
    }

    /// These and those.
    #[must_use]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Place::number)).finish()
    }
}

/// The letters in front of one player, open for all to see (L-45).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    /// Not yet delivered.
    pub(crate) open: Letters,
    pub(crate) delivered: Letters,
}

impl Held {
    pub(crate) const NONE: Self = Self { open: Letters::NONE, delivered: Letters::NONE };

    #[inline]
    pub(crate) const fn seals(self) -> u8 {
        // No more than 72 with all letters delivered.
        sum(self.open.by_bytes() + 2 * self.delivered.by_bytes())
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.open.is_empty() && self.delivered.is_empty()
    }

    pub(crate) const fn count(self, letter: Letter) -> u8 {
        if letter.delivered { self.delivered.count(letter.to) } else { self.open.count(letter.to) }
    }

    pub(crate) const fn remove(&mut self, letter: Letter) {
        if letter.delivered {
            self.delivered.remove(letter.to);
        } else {
            self.open.remove(letter.to);
        }
    }

    /// Each different letter once, in the order in which they are named.
    pub(crate) fn kinds(self) -> impl Iterator<Item = Letter> {
        Letters(self.open.0 | self.delivered.0)
            .places()
            .flat_map(|to| [false, true].map(|delivered| Letter { to, delivered }))
            .filter(move |letter| self.count(*letter) > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn l_46_there_are_36_letters_for_20_places() {
        assert_eq!(Letters::ALL.len(), 36);
        assert_eq!(Letters::ALL.places().count(), 20);
        assert_eq!(Letters::ALL.iter().count(), 36);
        for place in [17, 18, 19, 20, 25].map(|number| Place::from_number(number).unwrap()) {
            assert_eq!(Letters::ALL.count(place), 0, "no letter names {place}");
        }
    }

    #[test]
    fn letters_and_seals_are_counted_like_one_by_one() {
        let mut held = Held::NONE;
        assert_eq!((held.open.len(), held.seals()), (0, 0));
        for (index, to) in Letters::ALL.iter().enumerate() {
            if index % 3 == 0 {
                held.delivered.add(to);
            } else {
                held.open.add(to);
            }
            let counts = [held.open, held.delivered].map(|letters| letters.iter().count() as u8);
            assert_eq!([held.open.len(), held.delivered.len()], counts);
            assert_eq!(held.seals(), counts[0] + 2 * counts[1]);
        }
        assert_eq!(Held { open: Letters::NONE, delivered: Letters::ALL }.seals(), 72);
    }

    #[test]
    fn letters_have_numbers() {
        for index in 0..Letter::COUNT as u8 {
            assert_eq!(Letter::from_index(index).unwrap().index(), index);
        }
    }
}
