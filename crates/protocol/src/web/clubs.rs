//! Clubs: people who play together again and again.

use serde::{Deserialize, Serialize};

use super::{ratings::LeaderboardLine, tables::TableLine, tournaments::TournamentLine};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClubRole {
    /// One of each club; gives the others their roles.
    Owner,
    /// Opens tournaments, writes the calendar, lets people in and sends them away.
    Organiser,
    Member,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubLine {
    pub id: String,
    pub name: String,
    pub members: u32,
    pub role: ClubRole,
}

/// `GET /api/clubs`: those I am in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Clubs {
    pub clubs: Vec<ClubLine>,
}

/// `POST /api/clubs`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewClub {
    pub name: String,
    #[serde(default)]
    pub about: String,
}

/// `PUT /api/clubs/{id}`: what is not said stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClubChange {
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub about: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub new_link: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemberInfo {
    pub id: String,
    pub name: String,
    pub role: ClubRole,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub joined: i64,
}

/// How good the members are at a ruleset with so many players, the best first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubRatings {
    pub ruleset: String,
    pub players: u8,
    pub lines: Vec<LeaderboardLine>,
}

/// A line of the calendar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CalendarLine {
    pub id: String,
    pub title: String,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub begins: i64,
    /// It is a tournament, and this is its id.
    pub tournament: bool,
}

/// `GET /api/clubs/{id}`: for members alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubPage<Options, Question> {
    pub id: String,
    pub name: String,
    pub about: String,
    /// What I am here.
    pub role: ClubRole,
    /// For those who may let people in.
    pub link: Option<String>,
    pub members: Vec<MemberInfo>,
    /// Those that are not over.
    pub tables: Vec<TableLine<Options, Question>>,
    pub ratings: Vec<ClubRatings>,
    /// From yesterday on, in order.
    pub calendar: Vec<CalendarLine>,
    pub tournaments: Vec<TournamentLine>,
}

/// `GET /api/clubs/link/{link}`: what is behind a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClubDoor {
    pub id: String,
    pub name: String,
    pub about: String,
    pub members: u32,
    /// I am in already.
    pub member: bool,
}

/// `PUT /api/clubs/{id}/members/{member}`: the owner gives a role; a new owner replaces the old one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GiveRole {
    pub role: ClubRole,
}

/// `POST /api/clubs/{id}/dates`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewDate {
    pub title: String,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub begins: i64,
}

/// `POST /api/clubs/{id}/tables`: shows a table at which I sit to the club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ShowTable {
    pub table: String,
}
