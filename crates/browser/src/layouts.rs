//! What bots make of a board, asked for in pieces: the worker must hear in between that it may stop.

use protocol::web::{Code, Problem};
use study::layouts::{Experiment, LayoutReport, Wanted};

/// Whoever asks for more at once waits for minutes and cannot stop.
const MOST_AT_ONCE: u32 = 1_000;

pub(crate) fn open(wanted: &Wanted) -> Result<Experiment, Problem> {
    Experiment::open(wanted).map_err(|error| Problem::new(Code::Options, error.to_string()))
}

pub(crate) fn advance(experiment: &mut Experiment, games: u32) -> LayoutReport {
    experiment.advance(games.min(MOST_AT_ONCE));
    experiment.report()
}
