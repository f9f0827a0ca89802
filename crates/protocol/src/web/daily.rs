//! The daily bazaar: the same game for everybody who plays on a day.

use serde::{Deserialize, Serialize};

/// `GET /api/daily`, `GET /api/daily/{day}`: the game of a day, and who did how well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyPage {
    /// Like `2026-11-18`, in UTC.
    pub day: String,
    /// Today, by the clock of the server.
    pub today: String,
    /// In so many seconds the next one begins.
    pub next_in: u32,
    pub game: String,
    pub ruleset: String,
    /// The numbers of the places, row by row; none in the dice game.
    pub places: Vec<u8>,
    /// How strong the bots are.
    pub level: String,
    /// Who sits there, in turn order.
    pub seats: Vec<DailySeat>,
    /// How many have finished it.
    pub finished: u32,
    /// The best ten.
    pub ranking: Vec<DailyRow>,
    /// The own try; nothing before it was begun.
    pub mine: Option<DailyTry>,
    /// So many days without a gap were finished, up to today or yesterday.
    pub in_a_row: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailySeat {
    /// Of the bot; nothing where the person sits.
    pub name: Option<String>,
    pub colour: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyRow {
    /// Whoever did as well has the same one.
    pub place: u32,
    /// Empty for somebody without a name.
    pub name: String,
    pub mine: bool,
    pub rubies: u32,
    pub turns: u32,
    pub lira: u32,
}

/// Somebody's only try at the game of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyTry {
    pub state: DailyStanding,
    /// Nothing, if it was deleted.
    pub table: Option<String>,
    /// Only if it counts.
    pub place: Option<u32>,
    pub won: bool,
    pub rubies: u32,
    pub turns: u32,
    pub lira: u32,
    /// For each own turn, how many rubies it brought.
    pub marks: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DailyStanding {
    Running,
    Finished,
    /// Somebody else played for them, or the game was ended: it does not count.
    GivenUp,
}

/// `POST /api/daily`: begins, or finds again what was begun.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BeginDaily {
    /// A day that is past is played without counting. Nothing: today.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub day: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyTable {
    pub table: String,
    /// Whether the result will stand in the ranking.
    pub counts: bool,
}

/// `GET /api/daily/calendar?month=2026-11`: the own tries of a month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyCalendar {
    pub month: String,
    pub today: String,
    /// Before it there was none.
    pub first: String,
    pub days: Vec<DailyMark>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyMark {
    pub day: String,
    pub state: DailyStanding,
    pub won: bool,
}
