//! What an action says besides its name: how often there is such a thing, its number, its notation.
//! Each box has a file like this for what its actions say.

use std::fmt::{Result, Write};

use tabletop::{MAX_SEATS, Seat};

use crate::pieces::{
    announcement::Announcement,
    card::Card,
    demand::DemandTile,
    dice::{Dice, Die, OneDie},
    goods::Good,
    place::Place,
    reward::Reward,
    wild::Wild,
};

/// Something that an action names.
pub(crate) trait Argument: Sized {
    /// How many ids there are for it. It never changes: ids stay what they are.
    const COUNT: u16;

    fn index(self) -> u16;

    fn from_index(index: u16) -> Option<Self>;

    /// A dash and its notation.
    fn write(self, f: &mut impl Write) -> Result;
}

/// Those that have all their values in a list, and a name for each.
macro_rules! listed {
    ($( $type:ty, $count:literal, $name:ident; )*) => { $(
        impl $crate::turn::argument::Argument for $type {
            const COUNT: u16 = $count;

            fn index(self) -> u16 {
                self as u16
            }

            fn from_index(index: u16) -> Option<Self> {
                Self::ALL.get(usize::from(index)).copied()
            }

            fn write(self, f: &mut impl std::fmt::Write) -> std::fmt::Result {
                write!(f, "-{}", self.$name())
            }
        }
    )* };
}
pub(crate) use listed;
listed! {
    Good, 4, name;
    Reward, 2, name;
    Die, 2, name;
}

/// With room for the cards of boxes to come.
impl Argument for Card {
    const COUNT: u16 = 40;

    fn index(self) -> u16 {
        self as u16
    }

    fn from_index(index: u16) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    fn write(self, f: &mut impl Write) -> Result {
        write!(f, "-{self}")
    }
}

/// Those that are written as a number, counted from the first one (an announcement from 3, B-30).
macro_rules! numbered {
    ($( $type:ty, $count:expr, $first:expr, $new:path; )*) => { $(
        impl $crate::turn::argument::Argument for $type {
            const COUNT: u16 = $count;

            fn index(self) -> u16 {
                u16::from(u8::from(self)) - $first
            }

            fn from_index(index: u16) -> Option<Self> {
                $new((index + $first) as u8)
            }

            fn write(self, f: &mut impl std::fmt::Write) -> std::fmt::Result {
                write!(f, "-{}", u8::from(self))
            }
        }
    )* };
}
pub(crate) use numbered;
numbered! {
    Place, 25, 1, Place::from_number;
    OneDie, 6, 1, OneDie::new;
    Announcement, 10, 3, Announcement::new;
}

impl Argument for Seat {
    const COUNT: u16 = MAX_SEATS as u16;

    fn index(self) -> u16 {
        Self::index(self) as u16
    }

    fn from_index(index: u16) -> Option<Self> {
        Self::new(index.into())
    }

    fn write(self, f: &mut impl Write) -> Result {
        write!(f, "-{self}")
    }
}

impl Argument for Wild {
    const COUNT: u16 = 15;

    fn index(self) -> u16 {
        Self::all().position(|other| other == self).unwrap_or_default() as u16
    }

    fn from_index(index: u16) -> Option<Self> {
        Self::all().nth(index.into())
    }

    fn write(self, f: &mut impl Write) -> Result {
        self.iter().try_for_each(|good| write!(f, "-{good}"))
    }
}

impl Argument for Dice {
    const COUNT: u16 = Self::COUNT;

    fn index(self) -> u16 {
        Self::index(self)
    }

    fn from_index(index: u16) -> Option<Self> {
        Self::all().nth(index.into())
    }

    fn write(self, f: &mut impl Write) -> Result {
        write!(f, "-{self}")
    }
}

impl Argument for DemandTile {
    const COUNT: u16 = Self::COUNT;

    fn index(self) -> u16 {
        Self::index(self)
    }

    fn from_index(index: u16) -> Option<Self> {
        Self::all().nth(index.into())
    }

    fn write(self, f: &mut impl Write) -> Result {
        write!(f, "-{self}")
    }
}
