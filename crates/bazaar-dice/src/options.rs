use serde::{Deserialize, Serialize};

/// What people choose before a game: how many play. There are no variants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub players: usize,
    /// The six open mosque tiles; without them they are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub open_tiles: Option<Vec<crate::MosqueTile>>,
}

impl Options {
    /// A table for so many.
    pub const fn new(players: usize) -> Self {
        Self { players, open_tiles: None }
    }
}
