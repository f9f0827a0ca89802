//! The file of a tournament: a first line that says what is played, then one line for each game.

mod reading;
mod writing;

use std::{io, path::PathBuf};

use serde::{Deserialize, Serialize};

use crate::{ArenaGame, Plan};

pub use reading::read_results;
pub use writing::ResultsFile;

pub const RESULTS_FORMAT: &str = "bedesten-arena";
pub const RESULTS_VERSION: u32 = 1;

/// The first line. Two files with the same one hold the same games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<Options> {
    pub format: String,
    pub version: u32,
    pub game: String,
    pub rules_version: u32,
    /// The version of this program: a later one may have better bots of the same name.
    pub program: String,
    pub plan: Plan<Options>,
}

impl<Options: Clone + PartialEq> Header<Options> {
    pub(crate) fn of<G: ArenaGame<Options = Options>>(plan: &Plan<Options>) -> Self {
        Self {
            format: RESULTS_FORMAT.to_owned(),
            version: RESULTS_VERSION,
            game: G::NAME.to_owned(),
            rules_version: G::RULES_VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            plan: plan.clone(),
        }
    }

    /// The first thing in which two headers differ.
    fn difference(&self, other: &Self) -> Option<&'static str> {
        let (one, two) = (&self.plan, &other.plan);
        let parts = [
            (self.game == other.game, "another game"),
            (self.rules_version == other.rules_version, "another version of the rules"),
            (self.program == other.program, "another version of this program"),
            (one.bots == two.bots, "other bots"),
            (one.tables == two.tables, "other tables"),
            (one.games == two.games, "another number of games"),
            (one.seed == two.seed, "another seed"),
            (one.challenger == two.challenger, "another challenger"),
            (self == other, "another format"),
        ];
        parts.into_iter().find(|(same, _)| !same).map(|(_, difference)| difference)
    }
}

/// What is wrong with a file of results.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    #[error("{} is not a file of results", .0.display())]
    NotResults(PathBuf),
    #[error("{} is of another version: {found}", path.display())]
    Version { path: PathBuf, found: String },
    #[error(
        "{} belongs to another tournament ({difference}); name another file, or move it away",
        path.display()
    )]
    OtherPlan { path: PathBuf, difference: &'static str },
    #[error("{}, line {line}: {reason}", path.display())]
    Line { path: PathBuf, line: u64, reason: String },
    #[error("{} is being written by another tournament", .0.display())]
    Busy(PathBuf),
}
