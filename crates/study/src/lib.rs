//! The study: what decided a finished game.
//!
//! A [`Study`] goes through the record of a game and says, for every outcome of chance, what it changed for
//! each seat, and for every answer what it gave away against the best one that was found. It works in pieces,
//! as large as whoever asks wants to wait for: first roughly over the whole game, then deeper. The [`Report`]
//! can be had at any time. The same record, depth and seed give the same report everywhere.
//!
//! Luck and choices stay apart, and all parts together are the result of the game; what is meant by each of
//! them is in `docs/study.md`. Nothing here asks a clock, the system or another thread.

#![warn(missing_docs)]

mod analysis;
mod chances;
mod choice;
mod courses;
mod depth;
mod error;
mod explaining;
pub mod layouts;
mod lines;
mod luck;
mod marks;
mod opinion;
mod page;
mod played;
pub mod puzzles;
mod reasons;
mod report;
mod studied;
mod table;
mod words;

pub use self::{
    analysis::{Analysis, Pass, Progress, Study, open},
    depth::Settings,
    error::StudyError,
    explaining::reasons,
    marks::{Mark, Thresholds},
    page::page,
    reasons::{Fact, LineStep, Reason},
    report::{
        Answer, Cause, Deal, DecisionReport, OutcomeReport, Report, SeatReport, TurnReport,
        TurningPoint,
    },
    studied::Studied,
    table::table,
};
