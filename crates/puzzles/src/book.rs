//! The puzzles of one ruleset, as a file: the games they are of, and the puzzles.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use study::puzzles::Found;
use tabletop::{Game, Player, RECORD_FORMAT, RECORD_VERSION, Record};

/// One file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Book {
    /// The rules of all its games.
    pub ruleset: String,
    /// The family of rules.
    pub game: String,
    /// The command that made it.
    pub made_by: String,
    /// The games.
    pub games: Vec<KeptGame>,
    /// The puzzles, in the order in which they were found.
    pub puzzles: Vec<Puzzle>,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptGame {
    /// The version of the rules it was played by.
    pub rules_version: u32,
    /// Who played.
    pub players: Vec<Player>,
    /// The table before the first action.
    pub setup: Value,
    /// All actions, in notation, with a space between.
    pub actions: String,
}

/// A moment of one of the games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// `base-17`: unique among all puzzles, and the same for ever.
    pub id: String,
    /// Which of the games.
    pub game: usize,
    /// How hard it is, in the numbers of a standing.
    pub rating: u32,
    /// What was found.
    #[serde(flatten)]
    pub found: Found,
}

/// Why a file is no book.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// It is something else.
    #[error("this is no book of puzzles: {0}")]
    Malformed(#[from] serde_json::Error),
    /// Two puzzles have one name.
    #[error("there are two puzzles {0}")]
    Twice(String),
    /// A puzzle is of no game.
    #[error("the game of the puzzle {0} is missing")]
    NoGame(String),
}

impl KeptGame {
    /// What is kept of a record.
    pub(crate) fn of<G: Game>(record: &Record<G>) -> Result<Self, serde_json::Error> {
        let actions = serde_json::to_value(&record.actions)?;
        let actions = actions.as_array().map_or(&[][..], Vec::as_slice);
        let actions: Vec<&str> = actions.iter().filter_map(Value::as_str).collect();
        Ok(Self {
            rules_version: record.rules_version,
            players: record.players.clone(),
            setup: serde_json::to_value(&record.setup)?,
            actions: actions.join(" "),
        })
    }

    /// The record of the game, or of its beginning.
    pub(crate) fn record(&self, game: &str, plies: Option<usize>) -> Value {
        let actions = self.actions.split_whitespace().take(plies.unwrap_or(usize::MAX));
        serde_json::json!({
            "format": RECORD_FORMAT,
            "version": RECORD_VERSION,
            "game": game,
            "rules_version": self.rules_version,
            "players": self.players,
            "setup": self.setup,
            "actions": actions.collect::<Vec<_>>(),
        })
    }
}

impl Book {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Self, BookError> {
        let book: Self = serde_json::from_str(text)?;
        let mut ids = BTreeSet::new();
        for puzzle in &book.puzzles {
            if !ids.insert(puzzle.id.as_str()) {
                return Err(BookError::Twice(puzzle.id.clone()));
            }
            if puzzle.game >= book.games.len() {
                return Err(BookError::NoGame(puzzle.id.clone()));
            }
        }
        Ok(book)
    }

    /// The file: one line for each game and each puzzle, numbers with four places.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        let lines = |items: Vec<Value>| -> Result<String, serde_json::Error> {
            let lines: Result<Vec<String>, _> =
                items.into_iter().map(|item| serde_json::to_string(&rounded(item))).collect();
            Ok(lines?.join(",\n"))
        };
        let value = |item| serde_json::to_value(item);
        let games: Result<Vec<Value>, _> = self.games.iter().map(value).collect();
        let puzzles: Result<Vec<Value>, _> =
            self.puzzles.iter().map(serde_json::to_value).collect();
        Ok(format!(
            "{{\"ruleset\":{},\"game\":{},\"made_by\":{},\"games\":[\n{}\n],\"puzzles\":[\n{}\n]}}\n",
            serde_json::to_string(&self.ruleset)?,
            serde_json::to_string(&self.game)?,
            serde_json::to_string(&self.made_by)?,
            lines(games?)?,
            lines(puzzles?)?,
        ))
    }
}

/// More places say nothing that was measured.
fn rounded(value: Value) -> Value {
    match value {
        Value::Number(number) if number.is_f64() => {
            let rounded = (number.as_f64().unwrap_or_default() * 1e4).round() / 1e4;
            rounded.into()
        }
        Value::Array(items) => items.into_iter().map(rounded).collect(),
        Value::Object(members) => {
            members.into_iter().map(|(name, member)| (name, rounded(member))).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value,
    }
}
