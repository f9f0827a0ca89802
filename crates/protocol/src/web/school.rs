//! The school: chapters of prepared turns, taught by a coach.
//!
//! The server plays a lesson anew each time: a pupil sends all answers so far, and gets the table as it
//! is then, with what the coach says about it. How far somebody with an account is, is kept.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Player;

use super::{live::Told, replays::Story};

/// `GET /api/school`: a chapter, as it stands in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChapterInfo {
    pub id: String,
    /// Which game it is about.
    pub game: String,
    /// The place on its picture.
    pub place: u8,
    /// How long it takes, more or less.
    pub minutes: u8,
}

/// `GET /api/school/film`: a real game, and what the coach says while one watches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Film<Options, Event> {
    pub story: Story<Options, Event>,
    /// In the order of the game.
    pub remarks: Vec<Remark>,
}

/// What the coach says at a moment of a film.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Remark {
    /// After so many actions.
    pub ply: usize,
    pub line: Line,
    pub mood: Mood,
    /// The places it speaks of.
    pub places: Vec<u8>,
}

/// `POST /api/school/{chapter}`: where a pupil is, and what is tried there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Lesson<Action> {
    /// The answers so far, as the last scene gave them.
    #[serde(default)]
    pub answers: Vec<String>,
    #[serde(default = "Option::default")]
    pub attempt: Option<Attempt<Action>>,
}

/// How far somebody is in a chapter. `PUT /api/me/school/{chapter}` keeps it with the account.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChapterProgress {
    /// The answers of a chapter that was begun and left.
    #[serde(default)]
    pub answers: Vec<String>,
    /// It was played to its end, at least once.
    #[serde(default)]
    pub done: bool,
}

/// `POST /api/me/school`: what this browser knows, and back comes what is known of all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SchoolProgress {
    /// By the names of the chapters.
    #[serde(default)]
    pub chapters: BTreeMap<String, ChapterProgress>,
}

/// What a pupil does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "try", rename_all = "snake_case", deny_unknown_fields)]
pub enum Attempt<Action> {
    /// Has read what the coach says.
    GoOn,
    /// Wants to be shown.
    Show,
    /// An answer, and those that follow it as long as they fit.
    Answer { actions: Vec<Action> },
}

/// The table of a lesson, and the coach beside it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Scene<Position, Event> {
    pub chapter: String,
    pub game: String,
    /// What is to be sent with the next attempt, and kept until then.
    pub answers: Vec<String>,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub players: Vec<Player>,
    /// As a table sends it to the pupil.
    pub position: Position,
    pub log: Vec<Told<Event>>,
    /// Which turn of how many.
    pub turn: u8,
    pub turns: u8,
    /// What the coach says.
    pub line: Line,
    pub mood: Mood,
    /// What is lit, the first with a ring: `place-2`, `dock`, `cart`, `race`, `hand`, `player-1`.
    pub lit: Vec<String>,
    /// The coach waits until the line was read.
    pub listen: bool,
    /// The pupil finds a way: whatever the rules allow may be tried.
    pub exercise: bool,
    /// What was tried is not what was asked for; nothing has changed.
    pub wrong: Option<Wrong>,
    /// The chapter is over.
    pub done: bool,
}

/// Words of the coach: the key of a message, and what stands in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Line {
    pub key: String,
    pub values: BTreeMap<String, u32>,
}

/// Why something was not what was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Wrong {
    pub line: Line,
    /// Places on the way that was tried, from the first to the last, where it is too long.
    pub way: Vec<u8>,
    /// What was done since the exercise began is taken back.
    pub again: bool,
}

/// How the coach looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mood {
    /// Explains.
    Calm,
    /// Something was done.
    Glad,
    /// Something was not.
    Think,
}
