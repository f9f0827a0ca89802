use std::{
    fs::File,
    io::{BufRead, BufReader},
    path::Path,
};

use super::{Header, RESULTS_FORMAT, RESULTS_VERSION, ResultsError};
use crate::{ArenaGame, GameResult};

/// Reads a whole file of results. A last line that was torn by a crash is left out.
pub fn read_results<G: ArenaGame>(
    path: &Path,
    mut take: impl FnMut(GameResult<G::Options>),
) -> Result<Header<G::Options>, ResultsError> {
    let file = File::open(path).map_err(|error| unreadable(path, error))?;
    let scan = scan::<G>(path, &file, |_, result| {
        take(result);
        Ok(())
    })?;
    scan.header.ok_or_else(|| ResultsError::NotResults(path.to_owned()))
}

/// What stands in a file.
pub(super) struct Scan<Options> {
    /// Absent if not even the first line is whole.
    pub(super) header: Option<Header<Options>>,
    pub(super) games: u64,
    /// So many bytes hold whole lines; what follows is torn.
    pub(super) whole: u64,
    /// The last line is whole, but its end is missing.
    pub(super) lacks_newline: bool,
}

/// Goes through all lines. A last line without an end counts only if it can be read.
pub(super) fn scan<G: ArenaGame>(
    path: &Path,
    file: &File,
    mut take: impl FnMut(&Header<G::Options>, GameResult<G::Options>) -> Result<(), String>,
) -> Result<Scan<G::Options>, ResultsError> {
    let mut reader = BufReader::new(file);
    let mut scan = Scan { header: None, games: 0, whole: 0, lacks_newline: false };
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let length =
            reader.read_until(b'\n', &mut line).map_err(|error| unreadable(path, error))?;
        if length == 0 {
            break;
        }
        let ends = line.ends_with(b"\n");
        match &scan.header {
            None => match header::<G>(path, &line) {
                Ok(header) => scan.header = Some(header),
                Err(ResultsError::NotResults(_)) if !ends => break,
                Err(error) => return Err(error),
            },
            Some(header) => match result::<G>(&line) {
                Ok(result) => {
                    take(header, result).map_err(|reason| wrong(path, number, reason))?;
                    scan.games += 1;
                }
                Err(_) if !ends => break,
                Err(reason) => return Err(wrong(path, number, reason)),
            },
        }
        scan.whole += length as u64;
        scan.lacks_newline = !ends;
    }
    Ok(scan)
}

fn header<G: ArenaGame>(path: &Path, line: &[u8]) -> Result<Header<G::Options>, ResultsError> {
    // First what it says it is, so that a file from the future is not called broken.
    let value: serde_json::Value =
        serde_json::from_slice(line).map_err(|_| ResultsError::NotResults(path.to_owned()))?;
    if value["format"] != RESULTS_FORMAT {
        return Err(ResultsError::NotResults(path.to_owned()));
    }
    let expected = [
        ("version", RESULTS_VERSION.into()),
        ("game", G::NAME.into()),
        ("rules_version", G::RULES_VERSION.into()),
    ];
    for (field, expected) in expected {
        let expected: serde_json::Value = expected;
        if value[field] != expected {
            let found = format!("{field} {} instead of {expected}", value[field]);
            return Err(ResultsError::Version { path: path.to_owned(), found });
        }
    }
    serde_json::from_value(value).map_err(|error| wrong(path, 1, error.to_string()))
}

fn result<G: ArenaGame>(line: &[u8]) -> Result<GameResult<G::Options>, String> {
    let result: GameResult<_> = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    if result.is_sound() && G::players(&result.options) == result.bots.len() {
        Ok(result)
    } else {
        Err("its lists or numbers are not those of a game".to_owned())
    }
}

pub(super) fn unreadable(path: &Path, error: std::io::Error) -> ResultsError {
    ResultsError::File { path: path.to_owned(), error }
}

fn wrong(path: &Path, line: u64, reason: String) -> ResultsError {
    ResultsError::Line { path: path.to_owned(), line, reason }
}
