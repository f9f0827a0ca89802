//! What decided a finished game, asked for in pieces: the worker must hear in between that it may stop.

use protocol::web::{Code, Problem};
use study::{Settings, Study, StudyError};

/// Whoever asks for more at once waits for minutes and cannot stop.
pub(crate) const MOST_AT_ONCE: u32 = 100_000;

/// Begins the study of a record, which was read before.
pub(crate) fn open(
    record: &str,
    simulations: Option<u32>,
    seed: Option<u64>,
) -> Result<Box<dyn Study>, Problem> {
    let usual = Settings::default();
    let settings = Settings {
        simulations: simulations.unwrap_or(usual.simulations),
        seed: seed.unwrap_or(usual.seed),
    };
    study::open(record, settings).map_err(|error| Problem::new(code(&error), error.to_string()))
}

fn code(error: &StudyError) -> Code {
    match error {
        StudyError::NotARecord(_)
        | StudyError::UnknownGame(_)
        | StudyError::Record(_)
        | StudyError::NoJudge(_) => Code::Record,
        StudyError::Unfinished { .. } => Code::NotNow,
        StudyError::TooLong { .. } => Code::TooLarge,
    }
}
