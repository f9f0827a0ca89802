//! What decided a finished game: the study, for callers who bring a text and want JSON back.

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Value;
use study::{Pass, Settings};

use crate::LabError;

/// So many simulations pass between two looks at whether somebody wants to stop.
const AT_ONCE: u32 = 500;

/// The report of a finished game as JSON (`docs/study.md`). Nothing once it was stopped.
pub fn analysed(
    record: &str,
    simulations: u32,
    seed: u64,
    stopped: &AtomicBool,
) -> Result<Option<Value>, LabError> {
    let range = Settings::FEWEST..=Settings::MOST;
    if !range.contains(&simulations) {
        let (fewest, most) = (range.start(), range.end());
        let why = format!("{simulations} simulations: from {fewest} to {most}");
        return Err(LabError::argument(why));
    }
    let wrong = |error: &dyn std::fmt::Display| LabError::Record(error.to_string());
    let settings = Settings { simulations, seed };
    let mut study = study::open(record, settings).map_err(|error| wrong(&error))?;
    while study.advance(AT_ONCE).pass != Pass::Finished {
        if stopped.load(Ordering::Relaxed) {
            return Ok(None);
        }
    }
    serde_json::to_value(study.report()).map(Some).map_err(|error| wrong(&error))
}
