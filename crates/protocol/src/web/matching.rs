//! Quick match: what somebody wants to play, with whoever wants the same.

use serde::{Deserialize, Serialize};

use super::clocks::Pace;

/// `POST /api/match`: a seat at a public table of this kind; if nobody waits at one, it is opened.
/// As soon as every seat is taken it begins by itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuickMatch<Options> {
    /// The family of rules: `bazaar`.
    pub game: String,
    pub options: Options,
    pub players: u8,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Pace>"))]
    pub pace: Pace,
    /// The result counts for the ratings, if it can.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// If too few come in time, bots take the seats that are free. Over days people are waited for.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub bots: bool,
}
