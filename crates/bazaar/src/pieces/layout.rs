//! Which place lies where, as printed or drawn.

use serde::{Deserialize, Serialize};

use super::{
    board::{MOST_PLACES, Shape},
    place::Place,
    ruleset::Ruleset,
};

/// The places row by row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Layout(pub Vec<Place>);

/// Why a list of places is not a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// It has too many places or too few.
    #[error("a layout has {expected} places, row by row; this one has {found}")]
    Size {
        /// How many it has.
        found: usize,
        /// How many there are in the boxes.
        expected: usize,
    },
    /// A place lies on the board twice.
    #[error("place {0} lies twice in the layout")]
    Twice(Place),
    /// A place is not in the boxes on the table.
    #[error("place {0} does not belong to these rules")]
    Foreign(Place),
}

/// Which of the printed or drawn layouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum LayoutKind {
    /// By the blue numbers: short ways.
    Short,
    /// By the green numbers: long ways.
    Long,
    /// From 1 to 16, row by row.
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
    /// Every kind, whatever rules it is for.
    pub const ALL: [Self; 6] =
        [Self::Short, Self::Long, Self::InOrder, Self::Random, Self::Random2014, Self::FirstGame];

    /// The layouts of these rules, the usual one first (M-88).
    pub const fn of(ruleset: Ruleset) -> &'static [Self] {
        if !ruleset.has_more_boxes() {
            &[Self::Short, Self::Long, Self::InOrder, Self::Random, Self::Random2014]
        } else if ruleset.first_game().is_some() {
            &[Self::FirstGame, Self::Random]
        } else {
            &[Self::Random]
        }
    }

    /// Its name, as people write it.
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
            Self::FirstGame => ruleset.first_game()?,
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
