use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::pieces::place::Place;

/// Two different places, the lower number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "[number, number]"))]
#[serde(try_from = "[Place; 2]", into = "[Place; 2]")]
pub struct Edge {
    low: Place,
    high: Place,
}

/// These are not two different places, the lower number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an edge lies between two places, the lower number first")]
pub struct NotAnEdge;

impl Edge {
    /// How many pairs there are, with room for 25 places.
    pub(crate) const COUNT: u16 = 300;

    /// The edge between two places in any order.
    pub const fn between(one: Place, other: Place) -> Option<Self> {
        if one.number() < other.number() {
            Some(Self { low: one, high: other })
        } else if other.number() < one.number() {
            Some(Self { low: other, high: one })
        } else {
            None
        }
    }

    /// Both places, the lower number first.
    pub const fn places(self) -> [Place; 2] {
        [self.low, self.high]
    }

    /// Whether it lies beside this place.
    pub fn touches(self, place: Place) -> bool {
        self.low == place || self.high == place
    }

    /// Its position among all pairs, ordered by the higher number.
    pub(crate) const fn index(self) -> u16 {
        let high = self.high.index() as u16;
        high * (high - 1) / 2 + self.low.index() as u16
    }

    pub(crate) fn from_index(index: u16) -> Option<Self> {
        let high = (1..25_u16).rev().find(|high| high * (high - 1) / 2 <= index)?;
        let low = index - high * (high - 1) / 2;
        let place = |index: u16| Place::from_number(index as u8 + 1);
        Self::between(place(low)?, place(high)?)
    }
}

impl TryFrom<[Place; 2]> for Edge {
    type Error = NotAnEdge;
    fn try_from([low, high]: [Place; 2]) -> Result<Self, NotAnEdge> {
        if low < high { Ok(Self { low, high }) } else { Err(NotAnEdge) }
    }
}

impl From<Edge> for [Place; 2] {
    fn from(edge: Edge) -> Self {
        edge.places()
    }
}

/// Where the barrier stands, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Barrier {
    /// The two places it stands between.
    pub between: Edge,
    /// Who put it there and may cross it.
    pub holder: Seat,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_of_places_has_a_number() {
        let mut edges = 0;
        for index in 0..Edge::COUNT {
            if let Some(edge) = Edge::from_index(index) {
                assert_eq!(edge.index(), index);
                edges += 1;
            }
        }
        assert_eq!(edges, Place::ALL.len() * (Place::ALL.len() - 1) / 2);
    }
}
