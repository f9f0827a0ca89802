//! The bazaar as a grid: which place lies where, and how far they are apart.

use super::{
    layout::{Layout, LayoutError},
    place::Place,
    ruleset::Ruleset,
};

/// The most places a bazaar can have.
pub(super) const MOST_PLACES: usize = 25;

/// How many columns and rows a board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Shape {
    FourByFour,
    FiveByFour,
    FiveByFive,
}

impl Shape {
    #[inline]
    pub(super) const fn grid(self) -> Grid {
        match self {
            Self::FourByFour => Grid { width: 4, height: 4 },
            Self::FiveByFour => Grid { width: 5, height: 4 },
            Self::FiveByFive => Grid { width: 5, height: 5 },
        }
    }

    /// The shape for so many places.
    pub(super) const fn for_places(places: usize) -> Self {
        match places {
            16 => Self::FourByFour,
            20 => Self::FiveByFour,
            _ => Self::FiveByFive,
        }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Grid {
    width: usize,
    height: usize,
}

impl Grid {
    pub(super) const fn row(self, cell: usize) -> usize {
        cell / self.width
    }

    pub(super) const fn column(self, cell: usize) -> usize {
        cell % self.width
    }

    pub(super) const fn on_edge(self, cell: usize) -> bool {
        self.row(cell) == 0
            || self.row(cell) == self.height - 1
            || self.column(cell) == 0
            || self.column(cell) == self.width - 1
    }

    /// Orthogonal steps between two cells.
    pub(super) const fn distance(self, one: usize, other: usize) -> u8 {
        (self.row(one).abs_diff(self.row(other)) + self.column(one).abs_diff(self.column(other)))
            as u8
    }
}

/// A power of two makes every index into a table of cells valid with a mask.
const CELLS: usize = 32;

/// The distances between all cells of a shape, and sets of cells by their distance: bots ask for
/// thousands of them in a turn.
struct Ways {
    distances: [[u8; CELLS]; CELLS],
    /// 1 or 2 steps away.
    walk: [u32; CELLS],
    /// 1 step away, and exactly 2.
    next: [u32; CELLS],
    two_steps: [u32; CELLS],
    /// 3 or 4 steps away.
    long_way: [u32; CELLS],
    /// In the same row or column.
    straight: [u32; CELLS],
    corners: u32,
}

const fn ways(shape: Shape) -> Ways {
    let grid = shape.grid();
    let cells = grid.width * grid.height;
    let mut ways = Ways {
        distances: [[0; CELLS]; CELLS],
        walk: [0; CELLS],
        next: [0; CELLS],
        two_steps: [0; CELLS],
        long_way: [0; CELLS],
        straight: [0; CELLS],
        corners: 1 | 1 << (grid.width - 1) | 1 << (cells - grid.width) | 1 << (cells - 1),
    };
    let mut from = 0;
    while from < cells {
        let mut to = 0;
        while to < cells {
            let steps = grid.distance(from, to);
            ways.distances[from][to] = steps;
            if steps == 1 || steps == 2 {
                ways.walk[from] |= 1 << to;
            }
            if steps == 1 {
                ways.next[from] |= 1 << to;
            }
            if steps == 2 {
                ways.two_steps[from] |= 1 << to;
            }
            if steps == 3 || steps == 4 {
                ways.long_way[from] |= 1 << to;
            }
            let in_line = grid.row(from) == grid.row(to) || grid.column(from) == grid.column(to);
            if in_line && from != to {
                ways.straight[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    ways
}

static WAYS: [Ways; 3] =
    [ways(Shape::FourByFour), ways(Shape::FiveByFour), ways(Shape::FiveByFive)];

/// A layout that is one: every place once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    places: [Place; MOST_PLACES],
    cells: [u8; MOST_PLACES],
    shape: Shape,
    len: u8,
}

impl Board {
    pub(crate) fn new(layout: &Layout, ruleset: Ruleset) -> Result<Self, LayoutError> {
        let expected = ruleset.places().len();
        let found = layout.0.len();
        if found != expected {
            return Err(LayoutError::Size { found, expected });
        }
        let mut places = [Place::Wainwright; MOST_PLACES];
        let mut cells = [u8::MAX; MOST_PLACES];
        for (cell, &place) in layout.0.iter().enumerate() {
            if !ruleset.places().contains(&place) {
                return Err(LayoutError::Foreign(place));
            }
            if cells[place.index()] != u8::MAX {
                return Err(LayoutError::Twice(place));
            }
            cells[place.index()] = cell as u8;
            places[cell] = place;
        }
        Ok(Self { places, cells, shape: Shape::for_places(found), len: found as u8 })
    }

    #[inline]
    fn ways(&self) -> &'static Ways {
        &WAYS[self.shape as usize]
    }

    /// The remainder changes nothing, but makes every index into a table valid.
    #[inline]
    fn cell(&self, place: Place) -> usize {
        usize::from(self.cells[place.index()]) % CELLS
    }

    /// Orthogonal steps between two places.
    #[inline]
    pub(crate) fn distance(&self, one: Place, other: Place) -> u8 {
        self.ways().distances[self.cell(one)][self.cell(other)]
    }

    /// The places 1 or 2 steps away (B-1).
    #[inline]
    pub(crate) fn walk_from(&self, place: Place) -> Cells {
        Cells(self.ways().walk[self.cell(place)])
    }

    /// The places beside this one.
    pub(crate) fn next_to(&self, place: Place) -> Cells {
        Cells(self.ways().next[self.cell(place)])
    }

    /// The places exactly 2 steps away.
    pub(crate) fn two_steps_from(&self, place: Place) -> Cells {
        Cells(self.ways().two_steps[self.cell(place)])
    }

    /// The places 3 or 4 steps away (B-2).
    #[inline]
    pub(crate) fn long_way_from(&self, place: Place) -> Cells {
        Cells(self.ways().long_way[self.cell(place)])
    }

    /// The other places of the same row and column.
    pub(crate) fn straight_from(&self, place: Place) -> Cells {
        Cells(self.ways().straight[self.cell(place)])
    }

    /// The four corners.
    pub(crate) fn corners(&self) -> Cells {
        Cells(self.ways().corners)
    }

    /// The places one reaches from here in a straight line only across this edge.
    ///
    /// They are the only ones that an obstacle on the edge makes farther away: everywhere else
    /// leads a second way of the same length (M-32).
    pub(crate) fn beyond(&self, from: Place, one: Place, other: Place) -> Cells {
        let line = self.straight_from(from);
        let in_line = |place| place == from || line.contains(self, place);
        if !in_line(one) || !in_line(other) {
            return Cells::NONE;
        }
        // Two neighbours in one line are not equally far away.
        let (steps, far) = match (self.distance(from, one), self.distance(from, other)) {
            (near, away) if near < away => (away, other),
            (away, _) => (away, one),
        };
        let mut beyond = 0;
        for to in self.places_in(line) {
            if self.distance(from, to) == self.distance(far, to) + steps {
                beyond |= 1 << self.cell(to);
            }
        }
        Cells(beyond)
    }

    /// The places of a set, row by row.
    #[inline]
    pub(crate) fn places_in(
        &self,
        Cells(mut cells): Cells,
    ) -> impl Iterator<Item = Place> + use<'_> {
        std::iter::from_fn(move || {
            let place = self.places.get(cells.trailing_zeros() as usize)?;
            cells &= cells - 1;
            Some(*place)
        })
    }

    /// Every pair of neighbours, row by row: first to the right, then below.
    pub(crate) fn edges(&self) -> impl Iterator<Item = (Place, Place)> + '_ {
        let width = self.shape.grid().width;
        let places = self.places();
        places.iter().enumerate().flat_map(move |(cell, &place)| {
            let right = (cell % width + 1 < width).then(|| places[cell + 1]);
            let below = places.get(cell + width).copied();
            right.into_iter().chain(below).map(move |other| (place, other))
        })
    }

    /// The places row by row.
    #[inline]
    pub(crate) fn places(&self) -> &[Place] {
        self.places.get(..usize::from(self.len)).unwrap_or_default()
    }

    pub(crate) fn layout(&self) -> Layout {
        Layout(self.places().to_vec())
    }
}

/// A set of cells of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cells(u32);

impl Cells {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) fn contains(self, board: &Board, place: Place) -> bool {
        self.0 >> board.cell(place) & 1 == 1
    }

    #[inline]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

#[cfg(test)]
mod tests;
