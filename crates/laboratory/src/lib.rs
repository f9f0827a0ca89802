//! Games as researchers want them.
//!
//! A [`State`] is a game in the manner of OpenSpiel: actions are numbers, chance is a player, and
//! what a seat knows is a text or a row of numbers. A [`Batch`] is many games at once, stepped on
//! all cores into arrays of the caller. [`Tournament`] is the arena for callers who bring texts and
//! want texts back, [`analysed`] the study. Nothing here knows Python: `python/` puts names of that
//! language on it.

mod analysis;
mod batch;
mod error;
mod lab_game;
mod observation;
mod position;
mod records;
mod samples;
mod serialized;
mod state;
mod table;
mod tournament;

pub use analysis::analysed;
pub use batch::{Batch, Buffers, Shape, batch};
pub use error::{LabError, Refused};
pub use lab_game::LabGame;
pub use observation::Writer;
pub use position::Position;
pub use records::{replayed, verified};
pub use samples::{Samples, samples};
pub use state::{Asked, State, dealt, deserialized};
pub use table::{RULES, Table};
pub use tournament::Tournament;
