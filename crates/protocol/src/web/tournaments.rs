//! Tournaments of a club: docs/tournaments.md says how they are paired and ranked.

use serde::{Deserialize, Serialize};

use super::clocks::{Late, Pace};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentFormat {
    Swiss,
    RoundRobin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentPhase {
    /// Before the first round.
    Open,
    Running,
    Over,
}

/// `POST /api/clubs/{id}/tournaments`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTournament<Options> {
    pub title: String,
    pub format: TournamentFormat,
    /// How many should sit at a table.
    pub size: u8,
    /// Of a Swiss tournament; in a round robin there are as many as it takes.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rounds: Option<u8>,
    pub game: String,
    /// Those of the game, for any number of players.
    pub options: Options,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Pace>"))]
    pub pace: Pace,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Late>"))]
    pub late: Late,
    #[serde(default)]
    pub rated: bool,
    /// The next round begins by itself when all tables are over.
    #[serde(default)]
    pub automatic: bool,
    /// When it is meant to begin, in seconds since 1970.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub begins: Option<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentLine {
    pub id: String,
    pub title: String,
    pub phase: TournamentPhase,
    pub format: TournamentFormat,
    pub size: u8,
    /// How many rounds have begun, and how many there are; 0 while that depends on who comes.
    pub round: u8,
    pub rounds: u8,
    /// Those who are in it.
    pub players: u32,
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub begins: Option<i64>,
}

/// `GET /api/tournaments/{id}`: for members of the club alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct TournamentPage<Options> {
    pub line: TournamentLine,
    pub club: String,
    pub club_name: String,
    pub game: String,
    pub options: Options,
    pub pace: Pace,
    pub late: Late,
    pub rated: bool,
    pub automatic: bool,
    /// Lots are drawn from it.
    pub seed: String,
    /// I may begin rounds and decide tables.
    pub organiser: bool,
    /// Somebody may still enter.
    pub open: bool,
    /// All tables of the last round are over.
    pub between_rounds: bool,
    /// My number, if I entered.
    pub me: Option<u8>,
    /// The table I have to play at now.
    pub my_table: Option<String>,
    /// In the order in which they entered: rounds and standings name them by their place here.
    pub players: Vec<TournamentPlayer>,
    pub rounds: Vec<TournamentRound>,
    pub standings: Vec<TournamentStanding>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentPlayer {
    /// Nobody, once the account was deleted.
    pub id: Option<String>,
    pub name: Option<String>,
    pub left: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentRound {
    pub tables: Vec<TournamentTable>,
    /// Those who had nobody to play with, which counts as a win.
    pub free: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentTable {
    pub table: Option<String>,
    /// By seat; the first one begins.
    pub seats: Vec<u8>,
    /// By seat, from 1; nothing before the table is over.
    pub places: Option<Vec<u8>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentStanding {
    pub player: u8,
    pub place: u8,
    /// In 24ths of a win.
    pub points: u32,
    /// Points of the opponents: the mean of each table, in 288ths of a win.
    pub opposition: u32,
    /// Against those who are equal so far, if all of them have met.
    pub direct: Option<u32>,
    pub wins: u8,
    /// Nothing but the lot decides.
    pub by_lot: bool,
}

/// `PUT /api/tournaments/{id}/rounds/{round}/tables/{table}`: an organiser decides, by seat, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DecideTable {
    pub places: Vec<u8>,
}
