use std::fmt;

use serde::{Deserialize, Serialize};

use crate::lists::every_box;

macro_rules! places {
    (places [] $( $box:ident { $( $name:ident = $number:literal, $title:literal; )* } )*) => {
        /// A place of the bazaar, named by its printed number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "number"))]
        #[serde(try_from = "u8", into = "u8")]
        #[repr(u8)]
        pub enum Place {
            $( $( #[doc = $title] $name = $number, )* )*
        }

        impl Place {
            /// How many places each box brings.
            pub(crate) const IN_BOXES: &[usize] = &[ $( [ $( $number ),* ].len() ),* ];

            /// How many places there are in all boxes.
            pub const COUNT: usize = [ $( $( $number ),* ),* ].len();

            /// Every place of every box, in the order of the printed numbers.
            pub const ALL: [Self; Self::COUNT] = [ $( $( Self::$name ),* ),* ];

            /// Its printed name, in English.
            pub const fn name(self) -> &'static str {
                match self { $( $( Self::$name => $title, )* )* }
            }
        }

        /// Each place as a type, so that its file says what happens there (`turn/visit.rs`).
        pub(crate) mod at {
            $( $( #[derive(Clone, Copy, Debug)] pub(crate) struct $name; )* )*
        }
    };
}
every_box! { places => places }

/// There is no place with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no place {0}")]
pub struct NoSuchPlace(pub u8);

impl Place {
    /// The places of the base game.
    pub const BASE: [Self; Self::IN_BOXES[0]] = Self::without(0, 0);

    /// The first ones, but not those few from here on.
    pub(crate) const fn without<const COUNT: usize>(from: usize, skipped: usize) -> [Self; COUNT] {
        let mut places = [Self::ALL[0]; COUNT];
        let mut index = 0;
        while index < COUNT {
            places[index] = Self::ALL[if index < from { index } else { index + skipped }];
            index += 1;
        }
        places
    }

    /// The printed number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its position in tables by place, from 0.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize - 1
    }

    /// The place with this printed number.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::ALL.len() {
            Some(Self::ALL[number as usize - 1])
        } else {
            None
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl TryFrom<u8> for Place {
    type Error = NoSuchPlace;
    fn try_from(number: u8) -> Result<Self, NoSuchPlace> {
        Self::from_number(number).ok_or(NoSuchPlace(number))
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> Self {
        place.number()
    }
}

/// A set of places.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Places(u32);

impl Places {
    /// No place.
    pub const NONE: Self = Self(0);

    /// Whether this place is among them.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.number() & 1 == 1
    }

    /// Adds a place.
    #[inline]
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.number();
    }

    /// Takes a place out.
    #[inline]
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.number());
    }

    /// How many places these are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places with a higher number than this one.
    #[inline]
    #[must_use]
    pub const fn after(self, place: Place) -> Self {
        Self(self.0 >> place.number() >> 1 << place.number() << 1)
    }

    /// In the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = Place::from_number(rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(place)
        })
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut set = Self::NONE;
        for place in places {
            set.insert(place);
        }
        set
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Place::number)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_places_are_one_to_one() {
        for (index, place) in Place::ALL.into_iter().enumerate() {
            assert_eq!(place.index(), index);
            assert_eq!(Place::from_number(place.number()), Some(place));
        }
        assert_eq!(Place::from_number(0), None);
        assert_eq!(Place::from_number(26), None);
    }

    #[test]
    fn n_10_the_large_market_is_10_and_the_small_market_is_11() {
        assert_eq!(Place::LargeMarket.number(), 10);
        assert_eq!(Place::SmallMarket.number(), 11);
    }

    #[test]
    fn a_set_lists_its_places_in_order() {
        let set: Places =
            [Place::GemstoneDealer, Place::Wainwright, Place::Fountain].into_iter().collect();
        let numbers: Vec<_> = set.iter().map(Place::number).collect();
        assert_eq!(numbers, [1, 7, 16]);
        assert_eq!(set.after(Place::Fountain).iter().count(), 1);
        assert_eq!(set.after(Place::Wainwright).iter().count(), 2);
    }
}
