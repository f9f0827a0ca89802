//! Weights of one's own, in a file that a spec names.

use std::{fs::File, io::Read as _};

use crate::{Failure, trunk::Unread};

/// Larger files are not read: the largest network takes less than a tenth of it.
const LARGEST: u64 = 16 << 20;

/// What is in this file.
pub(crate) fn read(file: &str) -> Result<Vec<u8>, Failure> {
    if cfg!(target_family = "wasm") {
        return Err(Failure("a browser reads no files of weights".to_owned()));
    }
    let cannot = |reason: String| Failure(format!("“{file}” cannot be read: {reason}"));
    // Whatever is no plain file might never come to an end, or never begin.
    let about = std::fs::metadata(file).map_err(|error| cannot(error.to_string()))?;
    if !about.is_file() {
        return Err(cannot("it is no file".to_owned()));
    }
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(|error| cannot(error.to_string()))?;
    let read = opened.take(LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(|error| cannot(error.to_string()))?;
    if bytes.len() as u64 > LARGEST {
        return Err(cannot(format!("it is larger than {LARGEST} bytes")));
    }
    Ok(bytes)
}

/// What is in this file cannot be played with.
pub(crate) fn unfit(file: &str, unread: Unread) -> Failure {
    Failure(format!("“{file}” cannot be played with: {unread}"))
}
