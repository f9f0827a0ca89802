//! What every game of Bedesten promises, and what every game gets for it.
//!
//! A game implements [`Game`]: seats, a turn that asks one small question at a time, chance that
//! is told its outcome, events, a view per seat, and a ranking. In return it gets fair dealing
//! that anybody can check ([`Dealer`]), records that replay strictly ([`Record`]), and one suite
//! of tests that says whether the promise is kept (`testing`, with the feature of that name).
//!
//! This crate knows no game, does no input or output and reads no clock. It has no generator of
//! its own either: randomness is handed in, by a [`Dealer`] or by the caller's `Rng`.

#![warn(missing_docs)]

mod daily;
mod dealer;
mod fairness;
mod game;
mod list;
mod proof;
mod ranking;
mod record;
mod seat;
mod sink;
mod table;
#[cfg(feature = "testing")]
pub mod testing;
mod turn;

pub use daily::{Daily, Day, DayError};
pub use dealer::{Commitment, Dealer, Part, Picker, RandomPicker, Seed, SeedError, below};
pub use fairness::{Attempt, Binding, Contribution, Fairness, Joint, Start, canonical, draw_lot};
pub use game::{Coded, Game, NotationError};
pub use list::{Answers, Outcomes};
pub use proof::{Added, Mismatch, Proof};
pub use rand_core::Rng;
pub use ranking::Ranking;
pub use record::{Entry, Player, RECORD_FORMAT, RECORD_VERSION, Record, RecordError, Replay};
pub use seat::{MAX_SEATS, NoSuchSeat, Seat, Viewer};
pub use sink::{Ignore, Sink};
pub use table::{Change, Lock, Table, TableError, TableRefusal, UndoPoint};
pub use turn::Turn;
