//! The bazaar as a grid: which place lies where, and how far they are apart.

use serde::{Deserialize, Serialize};

use super::{place::Place, ruleset::Ruleset};

/// The most places a bazaar can have.
const MOST_PLACES: usize = 25;

/// The places row by row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Layout(pub Vec<Place>);

/// Why a list of places is not a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    #[error("a layout has {expected} places, row by row; this one has {found}")]
    Size { found: usize, expected: usize },
    #[error("place {0} lies twice in the layout")]
    Twice(Place),
    #[error("place {0} does not belong to these rules")]
    Foreign(Place),
}

/// Which of the printed or drawn layouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum LayoutKind {
    Short,
    Long,
    InOrder,
    /// Drawn by the conditions of 2018.
    Random,
    /// Drawn by the recommendation of 2014.
    #[serde(rename = "random-2014")]
    Random2014,
    /// Printed for the first game with an expansion.
    FirstGame,
}

impl LayoutKind {
    pub const ALL: [Self; 6] =
        [Self::Short, Self::Long, Self::InOrder, Self::Random, Self::Random2014, Self::FirstGame];

    /// The layouts of these rules, the usual one first (M-88).
    pub const fn of(ruleset: Ruleset) -> &'static [Self] {
        match ruleset {
            Ruleset::Base => {
                &[Self::Short, Self::Long, Self::InOrder, Self::Random, Self::Random2014]
            }
            Ruleset::Mocha | Ruleset::Letters => &[Self::FirstGame, Self::Random],
            Ruleset::GreatBazaar => &[Self::Random],
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Long => "long",
            Self::InOrder => "in-order",
            Self::Random => "random",
            Self::Random2014 => "random-2014",
            Self::FirstGame => "first-game",
        }
    }

    /// The printed layout of this kind; a random one has none. Each expansion has its own for the
    /// first game.
    pub fn printed(self, ruleset: Ruleset) -> Option<Layout> {
        let numbers: &[u8] = match self {
            Self::Short => &[15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
            Self::Long => &[16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13],
            Self::InOrder => &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
            Self::FirstGame if matches!(ruleset, Ruleset::Letters) => {
                &[9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16]
            }
            Self::FirstGame => {
                &[16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13]
            }
            Self::Random | Self::Random2014 => return None,
        };
        Some(Layout(numbers.iter().copied().filter_map(Place::from_number).collect()))
    }

    /// Whether drawn places keep the conditions of their kind. The printed ones are as they are.
    pub(crate) fn allows(self, places: &[Place]) -> bool {
        let shape = Shape::for_places(places.len());
        let grid = shape.grid();
        let cell = |place| places.iter().position(|&other| other == place);
        // Ruling L-84: on the board of all places the Fountain lies in the centre.
        let Some(fountain) = cell(Place::Fountain) else { return false };
        let inner = match shape {
            Shape::FourByFour | Shape::FiveByFour => !grid.on_edge(fountain),
            Shape::FiveByFive => fountain == MOST_PLACES / 2,
        };
        let (Some(black), Some(tea)) = (cell(Place::BlackMarket), cell(Place::TeaHouse)) else {
            return false;
        };
        let apart = grid.distance(black, tea) >= 3;
        match self {
            Self::Short | Self::Long | Self::InOrder | Self::FirstGame => true,
            Self::Random2014 => inner && apart,
            Self::Random => {
                inner
                    && apart
                    && grid.row(black) != grid.row(tea)
                    && grid.column(black) != grid.column(tea)
            }
        }
    }
}

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
    const fn grid(self) -> Grid {
        match self {
            Self::FourByFour => Grid { width: 4, height: 4 },
            Self::FiveByFour => Grid { width: 5, height: 4 },
            Self::FiveByFive => Grid { width: 5, height: 5 },
        }
    }

    /// The shape for so many places.
    const fn for_places(places: usize) -> Self {
        match places {
            16 => Self::FourByFour,
            20 => Self::FiveByFour,
            _ => Self::FiveByFive,
        }
    }
}

#[derive(Clone, Copy)]
struct Grid {
    width: usize,
    height: usize,
}

impl Grid {
    const fn row(self, cell: usize) -> usize {
        cell / self.width
    }

    const fn column(self, cell: usize) -> usize {
        cell % self.width
    }

    const fn on_edge(self, cell: usize) -> bool {
        self.row(cell) == 0
            || self.row(cell) == self.height - 1
            || self.column(cell) == 0
            || self.column(cell) == self.width - 1
    }

    /// Orthogonal steps between two cells.
    const fn distance(self, one: usize, other: usize) -> u8 {
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
mod tests {
    use super::*;

    fn board(kind: LayoutKind) -> Board {
        let ruleset = if kind == LayoutKind::FirstGame { Ruleset::Mocha } else { Ruleset::Base };
        let layout = kind.printed(ruleset).unwrap();
        Board::new(&layout, ruleset).unwrap()
    }

    #[test]
    fn the_printed_layouts_hold_every_place_once() {
        for kind in LayoutKind::ALL.into_iter().filter(|kind| kind.printed(Ruleset::Base).is_some())
        {
            let board = board(kind);
            for &place in board.places() {
                assert_eq!(board.places[board.cell(place)], place, "{kind:?}");
            }
        }
    }

    #[test]
    fn the_printed_layouts_follow_the_blue_and_green_numbers() {
        // Position of each place 1 to 16, counted from 1 row by row, as printed on the tiles.
        let blue = [15, 3, 8, 5, 2, 10, 7, 9, 12, 14, 11, 6, 13, 4, 1, 16];
        let green = [12, 2, 9, 8, 10, 7, 6, 3, 14, 13, 4, 11, 16, 15, 5, 1];
        for (kind, numbers) in [(LayoutKind::Short, blue), (LayoutKind::Long, green)] {
            let board = board(kind);
            for (place, number) in Place::BASE.into_iter().zip(numbers) {
                assert_eq!(board.cell(place) + 1, number, "{kind:?} {place:?}");
            }
        }
    }

    #[test]
    fn the_conditions_leave_392_and_456_ways_for_7_8_and_9() {
        let count = |kind: LayoutKind| {
            let mut ways = 0;
            for fountain in 0..16 {
                for black in (0..16).filter(|&cell| cell != fountain) {
                    for tea in (0..16).filter(|&cell| cell != fountain && cell != black) {
                        let mut rest = Place::BASE.into_iter().filter(|place| {
                            ![Place::Fountain, Place::BlackMarket, Place::TeaHouse].contains(place)
                        });
                        let places = (0..16).map(|cell| match cell {
                            _ if cell == fountain => Place::Fountain,
                            _ if cell == black => Place::BlackMarket,
                            _ if cell == tea => Place::TeaHouse,
                            _ => rest.next().unwrap(),
                        });
                        let places: Vec<Place> = places.collect();
                        ways += u32::from(kind.allows(&places));
                    }
                }
            }
            ways
        };
        assert_eq!(count(LayoutKind::Random), 392);
        assert_eq!(count(LayoutKind::Random2014), 456);
    }

    #[test]
    fn wrong_layouts_are_told_apart() {
        let mut layout = LayoutKind::Short.printed(Ruleset::Base).unwrap();
        layout.0[0] = Place::Fountain;
        assert_eq!(Board::new(&layout, Ruleset::Base), Err(LayoutError::Twice(Place::Fountain)));
        layout.0[0] = Place::Tavern;
        assert_eq!(Board::new(&layout, Ruleset::Base), Err(LayoutError::Foreign(Place::Tavern)));
        layout.0.pop();
        let size = LayoutError::Size { found: 15, expected: 16 };
        assert_eq!(Board::new(&layout, Ruleset::Base), Err(size));
    }

    #[test]
    fn a_middle_place_reaches_ten_places_in_two_steps() {
        let board = board(LayoutKind::Short);
        let reached = |place| board.places_in(board.walk_from(place)).count();
        assert_eq!(reached(Place::Fountain), 10);
        assert_eq!(reached(Place::GreatMosque), 5);
        assert_eq!(board.distance(Place::GreatMosque, Place::GemstoneDealer), 6);
    }

    /// Steps between two places when nobody may cross an edge, counted one by one.
    fn counted(board: &Board, from: Place, to: Place, one: Place, other: Place) -> u8 {
        let mut reached = vec![from];
        for steps in 0.. {
            if reached.contains(&to) {
                return steps;
            }
            let next: Vec<_> = board
                .edges()
                .filter(|&edge| edge != (one, other))
                .flat_map(|(one, other)| [(one, other), (other, one)])
                .filter(|(near, _)| reached.contains(near))
                .map(|(_, far)| far)
                .collect();
            reached.extend(next);
        }
        unreachable!("every place can be reached")
    }

    #[test]
    fn an_edge_nobody_crosses_makes_only_places_in_line_farther_away() {
        let board = board(LayoutKind::FirstGame);
        assert_eq!(board.edges().count(), 31);
        for (one, other) in board.edges() {
            for &from in board.places() {
                let beyond = board.beyond(from, one, other);
                for &to in board.places() {
                    let more = if beyond.contains(&board, to) { 2 } else { 0 };
                    assert_eq!(
                        board.distance(from, to) + more,
                        counted(&board, from, to, one, other),
                        "{from} to {to}, not across {one}-{other}"
                    );
                }
            }
        }
    }
}
