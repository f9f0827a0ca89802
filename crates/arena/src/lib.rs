//! Games between bots: one, many, or a tournament of them.
//!
//! [`play`] plays one game at full speed; a bot that fails forfeits, and the game goes on. A
//! [`Plan`] says who meets whom at which tables, a [`Schedule`] is all its games, [`run`] plays
//! them on all cores, a [`ResultsFile`] keeps them. Nothing here knows a game: what is counted in
//! one is its [`ArenaGame`], in a module of that game.

mod arena_game;
pub mod bazaar;
mod dice;
mod generators;
mod matches;
mod pairings;
mod plan;
mod play;
mod rating;
pub mod report;
mod result;
mod results;
mod schedule;
mod share_out;
pub mod statistics;
pub mod summary;
mod tournament;

pub use arena_game::{ArenaGame, Gain};
pub use generators::{Generators, generator};
pub use matches::{Forfeit, Played, Thinking, play_between};
pub use plan::{Entrant, Plan, PlanError};
pub use play::{MOST_DECISIONS, MatchError, Tally, can_play, deal, play};
pub use rating::{ANCHOR_RATING, Rating, Standings};
pub use result::{GameResult, Watch};
pub use results::{
    Header, RESULTS_FORMAT, RESULTS_VERSION, ResultsError, ResultsFile, read_results,
};
pub use schedule::{Fixture, Schedule};
pub use share_out::share_out;
pub use summary::{Findings, Summary};
pub use tournament::{TournamentError, play_game, run};
