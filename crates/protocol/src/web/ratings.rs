//! How good somebody is at a ruleset with so many players, and what came of their tables.

use serde::{Deserialize, Serialize};

/// A rating as people read it. Newcomers have 1500; 400 points more are won against ten to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rating {
    pub rating: i32,
    /// So much more or less it may be, in nineteen of twenty cases.
    pub uncertainty: u32,
}

/// Whoever has a rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "player", rename_all = "snake_case")]
pub enum RatedPlayer {
    /// Somebody with an account of this name.
    Person {
        id: String,
        name: String,
    },
    Bot {
        level: String,
    },
    /// Somebody who wanted to be forgotten.
    Gone,
}

/// `GET /api/ratings/{ruleset}/{players}`: the best, by what is almost certain of them: the lower end
/// of their rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leaderboard {
    pub ruleset: String,
    pub players: u8,
    /// Whoever played fewer rated games is not on it yet.
    pub fewest_games: u32,
    /// How many there are on all pages.
    pub count: u32,
    pub lines: Vec<LeaderboardLine>,
    /// Whoever asks, wherever they are.
    pub mine: Option<LeaderboardLine>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LeaderboardLine {
    /// Missing before there were enough games.
    pub place: Option<u32>,
    pub who: RatedPlayer,
    pub rating: Rating,
    pub games: u32,
}

/// `GET /api/players/{id}`: what everybody may know about a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    pub who: RatedPlayer,
    /// Those of the most games first.
    pub ratings: Vec<ProfileRating>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProfileRating {
    pub ruleset: String,
    pub players: u8,
    pub rating: Rating,
    pub games: u32,
    /// On the leaderboard; missing before there were enough games.
    pub place: Option<u32>,
}

/// `GET /api/players/{id}/results`: the rated games of a player, the last first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatedGames {
    pub games: Vec<RatedGame>,
    /// There are more of them.
    pub more: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatedGame {
    /// For looking back: of a table that anybody could join, or at which whoever asks sat.
    pub table: Option<String>,
    pub ruleset: String,
    pub players: u8,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    /// From 1; whoever left comes after all who stayed.
    pub place: u8,
    /// Left for good before the end.
    pub has_left: bool,
    pub before: Rating,
    pub after: Rating,
    /// By seat.
    pub others: Vec<Opponent>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opponent {
    pub who: RatedPlayer,
    pub place: u8,
    pub has_left: bool,
}

/// What came of a table for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatResult {
    pub place: u8,
    pub has_left: bool,
    pub before: Rating,
    pub after: Rating,
}
