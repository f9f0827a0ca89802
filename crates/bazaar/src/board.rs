//! The bazaar as a grid: which place lies where, and how far they are apart.

use serde::{Deserialize, Serialize};

use crate::Place;

/// Columns and rows of the board.
pub(crate) const WIDTH: usize = 4;
const HEIGHT: usize = 4;
const CELLS: usize = WIDTH * HEIGHT;

/// The places row by row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Layout(pub Vec<Place>);

/// Why a list of places is not a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    #[error("a layout has {CELLS} places, row by row; this one has {0}")]
    Size(usize),
    #[error("place {0} lies twice in the layout")]
    Twice(Place),
}

/// Which of the printed or drawn layouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
}

impl LayoutKind {
    pub const ALL: [Self; 5] =
        [Self::Short, Self::Long, Self::InOrder, Self::Random, Self::Random2014];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Long => "long",
            Self::InOrder => "in-order",
            Self::Random => "random",
            Self::Random2014 => "random-2014",
        }
    }

    /// The printed layout of this kind; a random one has none.
    pub fn printed(self) -> Option<Layout> {
        let numbers: [u8; CELLS] = match self {
            Self::Short => [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
            Self::Long => [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13],
            Self::InOrder => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
            Self::Random | Self::Random2014 => return None,
        };
        Some(Layout(numbers.into_iter().filter_map(Place::from_number).collect()))
    }

    /// Whether a drawn layout keeps the conditions of its kind. The printed ones are as they are.
    pub(crate) fn allows(self, board: &Board) -> bool {
        let (black, tea) = (board.cell(Place::BlackMarket), board.cell(Place::TeaHouse));
        let inner = !on_edge(board.cell(Place::Fountain));
        let apart = distance(black, tea) >= 3;
        match self {
            Self::Short | Self::Long | Self::InOrder => true,
            Self::Random2014 => inner && apart,
            Self::Random => {
                inner && apart && row(black) != row(tea) && column(black) != column(tea)
            }
        }
    }
}

const fn row(cell: usize) -> usize {
    cell / WIDTH
}

const fn column(cell: usize) -> usize {
    cell % WIDTH
}

const fn on_edge(cell: usize) -> bool {
    row(cell) == 0 || row(cell) == HEIGHT - 1 || column(cell) == 0 || column(cell) == WIDTH - 1
}

/// Orthogonal steps between two cells.
const fn distance(one: usize, other: usize) -> u8 {
    (row(one).abs_diff(row(other)) + column(one).abs_diff(column(other))) as u8
}

/// The distances between all cells: bots ask for thousands of them in a turn.
const DISTANCES: [[u8; CELLS]; CELLS] = {
    let mut table = [[0; CELLS]; CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut to = 0;
        while to < CELLS {
            table[from][to] = distance(from, to);
            to += 1;
        }
        from += 1;
    }
    table
};

/// For each cell, the cells whose distance is between two numbers.
const fn within(nearest: u8, farthest: u8) -> [u32; CELLS] {
    let mut table = [0; CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut to = 0;
        while to < CELLS {
            let steps = distance(from, to);
            if steps >= nearest && steps <= farthest {
                table[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    table
}

const WALK: [u32; CELLS] = within(1, 2);
const LONG_WAY: [u32; CELLS] = within(3, 4);

/// A layout that is one: every place once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    places: [Place; CELLS],
    cells: [u8; CELLS],
}

impl Board {
    pub(crate) fn new(layout: &Layout) -> Result<Self, LayoutError> {
        let Ok(places) = <[Place; CELLS]>::try_from(layout.0.as_slice()) else {
            return Err(LayoutError::Size(layout.0.len()));
        };
        let mut cells = [u8::MAX; CELLS];
        for (cell, place) in places.into_iter().enumerate() {
            if cells[place.index()] != u8::MAX {
                return Err(LayoutError::Twice(place));
            }
            cells[place.index()] = cell as u8;
        }
        Ok(Self { places, cells })
    }

    /// With sixteen cells the remainder changes nothing, but makes every index into a table valid.
    #[inline]
    fn cell(&self, place: Place) -> usize {
        usize::from(self.cells[place.index()]) % CELLS
    }

    /// Orthogonal steps between two places.
    #[inline]
    pub(crate) fn distance(&self, one: Place, other: Place) -> u8 {
        DISTANCES[self.cell(one)][self.cell(other)]
    }

    /// The places 1 or 2 steps away (B-1).
    #[inline]
    pub(crate) fn walk_from(&self, place: Place) -> impl Iterator<Item = Place> {
        self.places_in(WALK[self.cell(place)])
    }

    /// The places 3 or 4 steps away (B-2).
    #[inline]
    pub(crate) fn long_way_from(&self, place: Place) -> impl Iterator<Item = Place> {
        self.places_in(LONG_WAY[self.cell(place)])
    }

    #[inline]
    fn places_in(&self, mut cells: u32) -> impl Iterator<Item = Place> {
        std::iter::from_fn(move || {
            let place = self.places.get(cells.trailing_zeros() as usize)?;
            cells &= cells - 1;
            Some(*place)
        })
    }

    pub(crate) fn layout(&self) -> Layout {
        Layout(self.places.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(kind: LayoutKind) -> Board {
        Board::new(&kind.printed().unwrap()).unwrap()
    }

    #[test]
    fn the_printed_layouts_hold_every_place_once() {
        for kind in [LayoutKind::Short, LayoutKind::Long, LayoutKind::InOrder] {
            let board = board(kind);
            for place in Place::ALL {
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
            for (place, number) in Place::ALL.into_iter().zip(numbers) {
                assert_eq!(board.cell(place) + 1, number, "{kind:?} {place:?}");
            }
        }
    }

    #[test]
    fn the_conditions_leave_392_and_456_ways_for_7_8_and_9() {
        let count = |kind: LayoutKind| {
            let mut ways = 0;
            for fountain in 0..CELLS {
                for black in (0..CELLS).filter(|&cell| cell != fountain) {
                    for tea in (0..CELLS).filter(|&cell| cell != fountain && cell != black) {
                        let mut rest = Place::ALL.into_iter().filter(|place| {
                            ![Place::Fountain, Place::BlackMarket, Place::TeaHouse].contains(place)
                        });
                        let places = (0..CELLS).map(|cell| match cell {
                            _ if cell == fountain => Place::Fountain,
                            _ if cell == black => Place::BlackMarket,
                            _ if cell == tea => Place::TeaHouse,
                            _ => rest.next().unwrap(),
                        });
                        let board = Board::new(&Layout(places.collect())).unwrap();
                        ways += u32::from(kind.allows(&board));
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
        let mut layout = LayoutKind::Short.printed().unwrap();
        layout.0[0] = Place::Fountain;
        assert_eq!(Board::new(&layout), Err(LayoutError::Twice(Place::Fountain)));
        layout.0.pop();
        assert_eq!(Board::new(&layout), Err(LayoutError::Size(15)));
    }

    #[test]
    fn a_middle_place_reaches_ten_places_in_two_steps() {
        let board = board(LayoutKind::Short);
        assert_eq!(board.walk_from(Place::Fountain).count(), 10);
        assert_eq!(board.walk_from(Place::GreatMosque).count(), 5);
        assert_eq!(board.distance(Place::GreatMosque, Place::GemstoneDealer), 6);
    }
}
