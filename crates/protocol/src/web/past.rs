//! Games that are over: looked up, and played once more.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// `GET /api/players/{id}/games`: the games of a player that are over, the last first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastGames {
    pub games: Vec<PastGame>,
    /// Where the next page begins; nothing after the last one. A page may be empty and still have a next
    /// one: then many games were looked through.
    pub next: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastGame {
    /// For looking back and for playing the same once more. Nothing for those who may not: whoever has the
    /// name of a table may look at it.
    pub table: Option<String>,
    pub ruleset: String,
    pub players: u8,
    pub rated: bool,
    /// All agreed to end it: there are no places.
    pub agreed: bool,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    pub seats: Vec<PastSeat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastSeat {
    /// Empty for somebody without a name, and for those who do not show their games to everybody.
    pub name: String,
    /// The level, if a bot sat there from the beginning.
    pub bot: Option<String>,
    pub place: Option<u8>,
    /// Left before the end.
    pub has_left: bool,
    /// The one whose games these are.
    pub own: bool,
    /// Whoever asks.
    pub you: bool,
}

/// `GET /api/me/past`, `PUT /api/me/past`: whether everybody may see my unrated games on my profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ShowPast {
    pub shown: bool,
}

/// Somebody who sat at a table that is over has opened the same once more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SameAgain {
    pub table: String,
    /// Nobody, if it was a screen that has no seat.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub by: Option<Seat>,
}
