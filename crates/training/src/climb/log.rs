//! The lines of a climb.

use std::{
    fs::{self, OpenOptions},
    io::Write as _,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result};
use serde_json::Value;

/// What was done so far, a line of JSON for each step.
pub(super) struct Log {
    path: PathBuf,
    lines: Vec<Value>,
}

impl Log {
    /// Reads what is there. A last line that was not written to its end is taken away.
    pub(super) fn open(path: &Path) -> Result<Self> {
        let text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            OpenOptions::new().write(true).open(path)?.set_len(whole as u64)?;
        }
        let lines =
            text[..whole].lines().map(serde_json::from_str).collect::<Result<Vec<Value>, _>>();
        let lines = lines.with_context(|| format!("{} is no log of a climb", path.display()))?;
        Ok(Self { path: path.to_owned(), lines })
    }

    pub(super) fn lines(&self) -> &[Value] {
        &self.lines
    }

    pub(super) fn add(&mut self, line: Value) -> Result<()> {
        let mut file = OpenOptions::new().create(true).append(true).open(&self.path)?;
        file.write_all(format!("{line}\n").as_bytes())?;
        self.lines.push(line);
        Ok(())
    }

    /// Whether a step of this round is done.
    pub(super) fn has(&self, step: &str, round: u32, piece: Option<u32>) -> bool {
        self.lines.iter().any(|line| {
            line["step"] == step
                && line["round"] == round
                && piece.is_none_or(|piece| line["piece"] == piece)
        })
    }

    /// The last round before this one whose network was taken.
    pub(super) fn taken(&self, before: u32) -> Option<u64> {
        let taken =
            self.lines.iter().filter(|line| line["step"] == "gate" && line["taken"] == true);
        let rounds = taken.filter_map(|line| line["round"].as_u64());
        rounds.filter(|round| *round < u64::from(before)).max()
    }
}
