use std::fmt;

use serde::{Deserialize, Serialize};

/// A place of the bazaar, named by its printed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "number"))]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum Place {
    Wainwright = 1,
    FabricWarehouse = 2,
    SpiceWarehouse = 3,
    FruitWarehouse = 4,
    PostOffice = 5,
    Caravansary = 6,
    Fountain = 7,
    BlackMarket = 8,
    TeaHouse = 9,
    LargeMarket = 10,
    SmallMarket = 11,
    PoliceStation = 12,
    SultansPalace = 13,
    SmallMosque = 14,
    GreatMosque = 15,
    GemstoneDealer = 16,
    RoastingPlant = 17,
    GuildHall = 18,
    Tavern = 19,
    CoffeeHouse = 20,
    Embassy = 21,
    Kiosk = 22,
    AuctionHouse = 23,
    SecretSociety = 24,
    Catacombs = 25,
}

/// There is no place with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no place {0}")]
pub struct NoSuchPlace(pub u8);

impl Place {
    /// Every place of every box, in the order of the printed numbers.
    pub const ALL: [Self; 25] = [
        Self::Wainwright,
        Self::FabricWarehouse,
        Self::SpiceWarehouse,
        Self::FruitWarehouse,
        Self::PostOffice,
        Self::Caravansary,
        Self::Fountain,
        Self::BlackMarket,
        Self::TeaHouse,
        Self::LargeMarket,
        Self::SmallMarket,
        Self::PoliceStation,
        Self::SultansPalace,
        Self::SmallMosque,
        Self::GreatMosque,
        Self::GemstoneDealer,
        Self::RoastingPlant,
        Self::GuildHall,
        Self::Tavern,
        Self::CoffeeHouse,
        Self::Embassy,
        Self::Kiosk,
        Self::AuctionHouse,
        Self::SecretSociety,
        Self::Catacombs,
    ];

    /// The places of the base game.
    pub const BASE: [Self; 16] = Self::first();

    /// The places with Mocha & Baksheesh.
    pub const MOCHA: [Self; 20] = Self::first();

    /// The places with Letters & Seals (L-6).
    pub const LETTERS: [Self; 20] = {
        let mut letters = Self::first();
        let mut index = Self::BASE.len();
        while index < letters.len() {
            letters[index] = Self::ALL[index + 4];
            index += 1;
        }
        letters
    };

    const fn first<const COUNT: usize>() -> [Self; COUNT] {
        let mut first = [Self::Wainwright; COUNT];
        let mut index = 0;
        while index < COUNT {
            first[index] = Self::ALL[index];
            index += 1;
        }
        first
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

    #[inline]
    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::ALL.len() {
            Some(Self::ALL[number as usize - 1])
        } else {
            None
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Wainwright => "Wainwright",
            Self::FabricWarehouse => "Fabric Warehouse",
            Self::SpiceWarehouse => "Spice Warehouse",
            Self::FruitWarehouse => "Fruit Warehouse",
            Self::PostOffice => "Post Office",
            Self::Caravansary => "Caravansary",
            Self::Fountain => "Fountain",
            Self::BlackMarket => "Black Market",
            Self::TeaHouse => "Tea House",
            Self::LargeMarket => "Large Market",
            Self::SmallMarket => "Small Market",
            Self::PoliceStation => "Police Station",
            Self::SultansPalace => "Sultan's Palace",
            Self::SmallMosque => "Small Mosque",
            Self::GreatMosque => "Great Mosque",
            Self::GemstoneDealer => "Gemstone Dealer",
            Self::RoastingPlant => "Roasting Plant",
            Self::GuildHall => "Guild Hall",
            Self::Tavern => "Tavern",
            Self::CoffeeHouse => "Coffee House",
            Self::Embassy => "Embassy",
            Self::Kiosk => "Kiosk",
            Self::AuctionHouse => "Auction House",
            Self::SecretSociety => "Secret Society",
            Self::Catacombs => "Catacombs",
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
    pub const NONE: Self = Self(0);

    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.number() & 1 == 1
    }

    #[inline]
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.number();
    }

    #[inline]
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.number());
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

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
