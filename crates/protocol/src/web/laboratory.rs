//! The layout laboratory: boards that are counted, or looked for, by the server.

use serde::{Deserialize, Serialize};

use super::study::StudyState;

/// `POST /api/laboratory`: what bots make of a board, or a board that is fair or wild.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CountLayout {
    /// `base`, `mocha`, `letters` or `great-bazaar`.
    pub rules: String,
    pub players: usize,
    /// The code of a board or the name of a layout; the usual one if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub board: Option<String>,
    /// The level of the bots: `easy` or `medium`.
    pub level: String,
    pub games: u32,
    /// The same seed, the same games; 1 if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<u32>,
    /// A board is looked for instead.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub find: Option<LayoutWish>,
    /// Among so many random ones; 16 if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tries: Option<u32>,
}

/// What kind of board is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LayoutWish {
    /// Every seat wins as often as any other.
    Fair,
    /// The length of games varies most.
    Wild,
}

/// `POST /api/laboratory`, `GET /api/laboratory/{id}`: how far it is, and what is known by now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CountedLayout<Report> {
    /// The same for all who want the same.
    pub id: String,
    pub state: StudyState,
    /// How many others come first.
    pub ahead: usize,
    pub report: Report,
}
