//! What the page asks for.

use bots::Level;
use games::Rules;
use protocol::web::{
    live::ClientMessage,
    puzzles::PuzzleAttempt,
    tables::{Chair, NewTable, Offer},
};
use serde::Deserialize;
use serde_json::Value;
use study::layouts::Wanted;
use tabletop::Seat;

use crate::{Kept, KeptChange, KeptDay};

/// One request. Times are seconds since 1970, seeds and luck are hexadecimal.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "call", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// What can be played.
    Offer {},
    /// Options in which everything is said that chance draws before a game.
    Draw {
        game: String,
        options: Value,
        seed: String,
    },
    /// Deals a new table. It has to be kept and opened before it can be played.
    Create(Box<Sitting>),
    /// A new table that goes on from a moment of a record. It has to be kept and opened, too.
    GoOn(Box<GoingOn>),
    /// Looks at a table that was kept on another device, and answers it as it is kept here.
    Arrive(Box<Arriving>),
    /// Opens a table as it was after these changes.
    Open {
        kept: Box<Kept>,
        changes: Vec<KeptChange>,
    },
    /// What the client says to the table.
    Hear {
        message: ClientMessage<Value>,
        now: i64,
    },
    /// Lets the bot answer that is asked. It takes a while.
    Think {
        luck: String,
        now: i64,
    },
    Hint {},
    Story {
        seat: Option<Seat>,
    },
    Moment {
        ply: usize,
        seat: Option<Seat>,
    },
    /// The record of the open table; without what is hidden while it runs.
    Record {},
    /// A record that somebody has as a file.
    Read {
        record: String,
        id: String,
        seat: Option<Seat>,
    },
    ReadMoment {
        record: String,
        ply: usize,
        seat: Option<Seat>,
    },
    /// Every roll and draw of a record, and whether the published seed deals them.
    Verify {
        record: String,
    },
    /// The chapters of the school.
    School {},
    /// A chapter after some answers and an attempt.
    Lesson {
        chapter: String,
        lesson: Value,
    },
    /// The game one can watch, with the remarks of the coach.
    Film {},
    FilmMoment {
        ply: usize,
    },
    /// Begins the study of a finished game, in the place of the one before. Answers how far it is.
    StudyOpen {
        record: String,
        /// How many simulations judge a decision; the usual number if it is left out.
        #[serde(default)]
        simulations: Option<u32>,
        /// The same seed, the same report.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// Goes on with it, for about so many simulations. Answers how far it is.
    StudyAdvance {
        simulations: u32,
    },
    /// What is known by now.
    StudyReport {},
    StudyClose {},
    /// All puzzles by their names.
    Puzzles {},
    /// The table of a puzzle.
    Puzzle {
        id: String,
    },
    /// What becomes of an answer to a puzzle. Nothing is kept of it.
    PuzzleAnswer {
        id: String,
        attempt: PuzzleAttempt<Value>,
    },
    /// The whole game that a puzzle is of.
    PuzzleRecord {
        id: String,
    },
    /// The game of a day, today's if none is named, and the own tries.
    Daily {
        day: Option<String>,
        days: Vec<KeptDay>,
        now: i64,
    },
    /// The own tries of a month.
    DailyCalendar {
        month: String,
        days: Vec<KeptDay>,
        now: i64,
    },
    /// Deals the game of a day. It has to be kept and opened before it can be played.
    DailyBegin(BeginningDay),
    /// How the try stands that is played at the open table.
    DailyTry {},
    /// Begins to count a board, or to look for one, in the place of the one before. Answers the report.
    LayoutOpen {
        wanted: Wanted,
    },
    /// Plays so many games more. Answers the report.
    LayoutAdvance {
        games: u32,
    },
}

/// A new table and what it needs from outside.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    pub new: NewTable<Value>,
    /// The name of the table: made by the page, at random.
    pub id: String,
    /// Who sits at this device.
    pub me: String,
    pub name: String,
    pub seed: String,
    pub now: i64,
}

/// The game of a day that somebody begins, and what it needs from outside.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BeginningDay {
    /// Nothing: today.
    pub day: Option<String>,
    pub id: String,
    pub me: String,
    pub name: String,
    pub now: i64,
}

/// Where a new table goes on from, and what it needs from outside.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoingOn {
    pub record: String,
    /// After so many of its actions.
    pub ply: usize,
    /// One for each player of the record.
    pub seats: Vec<Chair>,
    pub id: String,
    pub me: String,
    pub name: String,
    pub seed: String,
    pub now: i64,
}

/// A table that comes from another device.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arriving {
    pub kept: Kept,
    pub changes: Vec<KeptChange>,
    /// Who sits at this device from now on.
    pub me: String,
}

pub(crate) fn offer() -> Offer {
    Offer {
        games: games::all().map(Rules::offer).collect(),
        address: None,
        levels: Level::ALL.map(|level| level.name().to_owned()).to_vec(),
    }
}
