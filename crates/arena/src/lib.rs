//! Games between bots: one, many, or a tournament of them.
//!
//! [`play`] plays one game at full speed; a bot that fails forfeits, and the game goes on. Nothing
//! here knows a game: what is counted in one is its [`Contest`], in a module of that game.

pub mod bazaar;
mod contest;
mod generators;
mod matches;
mod play;
mod share_out;
pub mod statistics;

pub use contest::{Contest, Gain};
pub use generators::{Generators, generator};
pub use matches::{Forfeit, Played, Thinking, play_between};
pub use play::{MOST_DECISIONS, MatchError, Tally, deal, play};
pub use share_out::share_out;
