use serde::Serialize;

use crate::pieces::place::Place;

/// Where a companion is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Companion {
    /// Beside the board, as at the start (L-20).
    Supply,
    /// With his owner, ready to enter.
    Ready,
    /// He stands at this place.
    At(Place),
}

impl Companion {
    /// Where he stands, if he is on the board.
    #[inline]
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::At(place) => Some(place),
            Self::Supply | Self::Ready => None,
        }
    }
}
