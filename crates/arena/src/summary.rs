//! What the results of a tournament say, for people and for programs.

mod collecting;
mod encounters;
mod forfeits;
mod lengths;
mod players;
mod seats;
mod sources;
mod wins;

use serde::Serialize;

pub use collecting::Findings;
pub use encounters::{Duel, Mixed};
pub use forfeits::Forfeits;
pub use lengths::{Bin, Length};
pub use players::Player;
pub use seats::Seats;
pub use sources::{Source, Sources};
pub use wins::{PARTS, Verdict, WinRate, Wins};

/// Everything that is known in the end.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// What wins the game, in the plural.
    pub points: &'static str,
    pub games: u64,
    /// Games that were broken off.
    pub unfinished: u64,
    /// The bot whose rating is fixed; without one, the mean of all is.
    pub anchor: Option<String>,
    pub tables: Vec<TableSummary>,
    /// The best first.
    pub bots: Vec<Player>,
    pub duels: Vec<Duel>,
    pub mixed: Vec<Mixed>,
    pub seats: Vec<Seats>,
    pub lengths: Vec<Length>,
    pub sources: Sources,
    pub forfeits: Vec<Forfeits>,
}

/// A table that was played at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableSummary {
    pub name: String,
    pub players: usize,
    pub games: u64,
}
