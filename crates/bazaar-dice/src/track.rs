use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Good, data::BoardSide, price::Price};

/// A track with rubies that can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Track {
    /// Red goods alone.
    Red,
    /// Yellow goods alone.
    Yellow,
    /// Green goods alone.
    Green,
    /// Blue goods alone.
    Blue,
    /// The left carpet: one of each and more.
    Left,
    /// The right carpet: Lira.
    Right,
}

impl Track {
    /// Every track, in the order of notation.
    pub const ALL: [Self; 6] =
        [Self::Red, Self::Yellow, Self::Green, Self::Blue, Self::Left, Self::Right];

    /// Its place in the list of all.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in records and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Left => "left",
            Self::Right => "right",
        }
    }

    /// The colour of a colour track.
    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Red => Some(Good::Red),
            Self::Yellow => Some(Good::Yellow),
            Self::Green => Some(Good::Green),
            Self::Blue => Some(Good::Blue),
            Self::Left | Self::Right => None,
        }
    }

    /// The numbers of this track, the first ruby first.
    #[inline]
    pub(crate) const fn numbers(self, side: &BoardSide) -> &'static [u8] {
        match self {
            Self::Red | Self::Yellow | Self::Green | Self::Blue => side.colours,
            Self::Left => side.left,
            Self::Right => side.right,
        }
    }

    /// What a ruby of this number costs: goods, or Lira.
    #[inline]
    pub(crate) const fn price(self, number: u8) -> RubyPrice {
        match self {
            Self::Red => RubyPrice::Goods(Price::of(Good::Red, number)),
            Self::Yellow => RubyPrice::Goods(Price::of(Good::Yellow, number)),
            Self::Green => RubyPrice::Goods(Price::of(Good::Green, number)),
            Self::Blue => RubyPrice::Goods(Price::of(Good::Blue, number)),
            Self::Left => RubyPrice::Goods(Price::one_of_each(number)),
            Self::Right => RubyPrice::Lira(number),
        }
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a ruby costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RubyPrice {
    Goods(Price),
    Lira(u8),
}
