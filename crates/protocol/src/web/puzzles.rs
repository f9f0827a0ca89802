//! Puzzles: moments of games in which one answer is clearly the best.
//!
//! Whoever answers sends their standing along and gets it back as it is then, so nothing is kept here. How far
//! somebody with an account is, is kept.

use serde::{Deserialize, Serialize};
use tabletop::{Player, Seat};

/// `GET /api/puzzles`: the puzzles of one ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleList {
    pub ruleset: String,
    /// In the order in which they were found.
    pub puzzles: Vec<PuzzleLine>,
}

/// A puzzle, as it stands in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleLine {
    /// `base-17`: unique among all puzzles, and the same for ever.
    pub id: String,
    /// How hard it is, in the numbers of a standing.
    pub rating: u32,
}

/// `GET /api/puzzles/{id}`: the table of a puzzle, without its answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleTable<Position> {
    pub id: String,
    pub ruleset: String,
    /// Which game it is of.
    pub game: String,
    pub rating: u32,
    /// Which turn of this seat it is, from 1.
    pub turn: u32,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub players: Vec<Player>,
    /// As a table sends it to this seat.
    pub position: Position,
    /// What it is about, for those who want a hint.
    pub theme: PuzzleTheme,
}

/// What the best answer of a puzzle is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PuzzleTheme {
    /// A ruby comes sooner, or more of them come.
    Ruby,
    /// Somebody else gets fewer rubies.
    Others,
    /// It brings or saves money.
    Money,
    /// It brings or saves goods, or room for them.
    Goods,
    /// It brings or saves a card.
    Cards,
    /// It brings or saves something else: assistants, tiles, coffee, letters.
    Things,
    /// What is different comes later.
    Plan,
}

/// `POST /api/puzzles/{id}`: an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleAttempt<Action> {
    /// Left out by those who want to be shown.
    #[serde(default = "Option::default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub answer: Option<Action>,
    /// The theme was asked for before.
    #[serde(default)]
    pub hinted: bool,
    /// Left out by those who try again: that is not rated.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub standing: Option<PuzzleStanding>,
}

/// How well somebody solves puzzles, by Glicko-2.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleStanding {
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
}

/// What came of an attempt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleVerdict<Mark, Answer> {
    pub right: bool,
    /// Of the answer that was given; nothing for those who were shown.
    pub mark: Option<Mark>,
    /// What it gives away against the best one, as a part of 1.
    pub loss: f64,
    /// The answer that was given, in notation.
    pub answer: Option<String>,
    /// All answers that count as right, the best first, in notation.
    pub solutions: Vec<String>,
    /// The best answers, the best first, and the one that was played in the game, explained as in a study.
    pub answers: Vec<Answer>,
    /// How many of a hundred tries of the levels of our bots found it, from the weakest to the strongest.
    pub found_by: Vec<PuzzleFinders>,
    /// What somebody whose standing was sent has now.
    pub standing: Option<PuzzleStanding>,
}

/// How often a level finds the answer of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleFinders {
    pub level: String,
    pub percent: u8,
}

/// `POST /api/me/puzzles`: what this browser knows, and back comes what is known of all of them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleProgress {
    /// Nothing before the first rated answer.
    #[serde(default)]
    pub standing: Option<PuzzleStanding>,
    /// The ratings after the last rated answers, at most eleven.
    #[serde(default)]
    pub last: Vec<u32>,
    /// How many were right in a row, until now and at most.
    #[serde(default)]
    pub streak: u32,
    #[serde(default)]
    pub best_streak: u32,
    /// How many answers were rated.
    #[serde(default)]
    pub rated: u32,
    /// The puzzles that were seen: they are not put again. Their ids.
    #[serde(default)]
    pub seen: Vec<String>,
}
