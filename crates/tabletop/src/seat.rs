use serde::{Deserialize, Serialize};

/// The most players any game here has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0 in turn order.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// No table has a seat of this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}; seats are 0 to {last}", last = MAX_SEATS - 1)]
pub struct NoSuchSeat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;
    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::new(number.into()).ok_or(NoSuchSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl Seat {
    /// The seat with this number, if a table has so many.
    #[inline]
    pub const fn new(number: usize) -> Option<Self> {
        if number < MAX_SEATS { Some(Self(number as u8)) } else { None }
    }

    /// The seats of a table, in turn order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS) as u8).map(Self)
    }

    /// The number of the seat, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= seats { 0 } else { next })
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player: sees the own hand.
    Seat(Seat),
    /// Everybody else: sees what lies on the table.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits here.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_last_seat_comes_the_first() {
        let order: Vec<_> = Seat::all(3).map(|seat| seat.next(3).index()).collect();
        assert_eq!(order, [1, 2, 0]);
    }

    #[test]
    fn a_table_has_at_most_five_seats() {
        assert!(Seat::new(4).is_some());
        assert!(Seat::new(5).is_none());
    }
}
