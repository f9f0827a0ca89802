//! The first three places a merchant goes to.

use std::collections::BTreeMap;

use bazaar::Place;

/// How many places are an opening.
const STEPS: usize = 3;

/// A way of three places, or its beginning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Opening {
    places: [Option<Place>; STEPS],
}

impl Opening {
    /// Goes one step on; what comes after the third does not count.
    pub(super) fn push(&mut self, place: Place) {
        if let Some(free) = self.places.iter_mut().find(|step| step.is_none()) {
            *free = Some(place);
        }
    }

    pub(super) const fn first(self) -> Option<Place> {
        self.places[0]
    }

    pub(super) fn places(self) -> Vec<Place> {
        self.places.into_iter().flatten().collect()
    }
}

/// How often merchants began like this, and how many parts of victories they had.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Begun {
    pub(super) times: u64,
    pub(super) parts: u64,
}

/// All openings that were seen: a few thousand at most, as there are not more ways.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Openings(BTreeMap<Opening, Begun>);

impl Openings {
    pub(super) fn add(&mut self, opening: Opening, parts: u64) {
        let begun = self.0.entry(opening).or_default();
        begun.times += 1;
        begun.parts += parts;
    }

    /// The usual ones first.
    pub(super) fn by_times(&self) -> Vec<(Opening, Begun)> {
        let mut all: Vec<_> = self.0.iter().map(|(opening, begun)| (*opening, *begun)).collect();
        all.sort_by_key(|(opening, begun)| (std::cmp::Reverse(begun.times), *opening));
        all
    }
}
