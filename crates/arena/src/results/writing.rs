use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use serde::Serialize;

use super::{
    Header, ResultsError,
    reading::{Scan, scan, unreadable},
};
use crate::{ArenaGame, GameResult, Schedule};

/// A file that grows by one line with every game.
#[derive(Debug)]
pub struct ResultsFile {
    path: PathBuf,
    file: File,
    games: u64,
}

impl ResultsFile {
    /// Opens the file of a tournament, or begins it. The games that are already there are handed
    /// over; a torn line at the end is cut off, and its game will be played again.
    pub fn open<G: ArenaGame>(
        path: &Path,
        schedule: &Schedule<G>,
        mut take: impl FnMut(GameResult<G::Options>),
    ) -> Result<Self, ResultsError> {
        let unreadable = |error| unreadable(path, error);
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(unreadable)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => ResultsError::Busy(path.to_owned()),
            TryLockError::Error(error) => unreadable(error),
        })?;
        let ours = Header::of::<G>(schedule.plan());
        let mut number = 0;
        let scan = scan::<G>(path, &file, |theirs, result| {
            // Whose file it is matters more than what is wrong with a line of it.
            if *theirs == ours {
                belongs(schedule, number, &result)?;
                number += 1;
                take(result);
            }
            Ok(())
        })?;
        let mut this = Self { path: path.to_owned(), file, games: number };
        this.go_on(&ours, &scan)?;
        Ok(this)
    }

    /// How many games are in the file: the first ones of the schedule.
    pub const fn games(&self) -> u64 {
        self.games
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds the next game.
    pub fn append<Options: Serialize>(
        &mut self,
        result: &GameResult<Options>,
    ) -> Result<(), ResultsError> {
        let text = line(result).map_err(|error| unreadable(&self.path, error))?;
        self.write(text.as_bytes())?;
        self.games += 1;
        Ok(())
    }

    /// Leaves the file with a whole line at its end, and goes there.
    fn go_on<Options>(
        &mut self,
        ours: &Header<Options>,
        scan: &Scan<Options>,
    ) -> Result<(), ResultsError>
    where
        Options: Clone + PartialEq + Serialize,
    {
        let Some(theirs) = &scan.header else { return self.begin(ours) };
        if let Some(difference) = theirs.difference(ours) {
            return Err(ResultsError::OtherPlan { path: self.path.clone(), difference });
        }
        self.cut(scan.whole)?;
        if scan.lacks_newline {
            self.write(b"\n")?;
        }
        Ok(())
    }

    /// Writes the first line. A file of somebody else is not overwritten; the beginning of ours is.
    fn begin(&mut self, ours: &impl Serialize) -> Result<(), ResultsError> {
        let unreadable = |error| unreadable(&self.path, error);
        let text = line(ours).map_err(unreadable)?;
        let begun = beginning(&mut self.file).map_err(unreadable)?;
        if !text.as_bytes().starts_with(&begun) {
            return Err(ResultsError::NotResults(self.path.clone()));
        }
        self.cut(0)?;
        self.write(text.as_bytes())
    }

    fn cut(&mut self, length: u64) -> Result<(), ResultsError> {
        self.file
            .set_len(length)
            .and_then(|()| self.file.seek(SeekFrom::Start(length)))
            .map(|_| ())
            .map_err(|error| unreadable(&self.path, error))
    }

    /// In one call, so that a line is torn only if the machine stops in the middle of it.
    fn write(&mut self, bytes: &[u8]) -> Result<(), ResultsError> {
        self.file.write_all(bytes).map_err(|error| unreadable(&self.path, error))
    }
}

/// As much as a first line may have; a torn one is shorter than that.
fn beginning(file: &mut File) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.take(1 << 20).read_to_end(&mut text)?;
    Ok(text)
}

fn line(value: &impl Serialize) -> io::Result<String> {
    let mut text = serde_json::to_string(value)?;
    text.push('\n');
    Ok(text)
}

/// Whether this is the game that the schedule has in this place.
fn belongs<G: ArenaGame>(
    schedule: &Schedule<G>,
    number: u64,
    result: &GameResult<G::Options>,
) -> Result<(), String> {
    let expected = schedule.games().get(number as usize);
    let belongs = expected.is_some_and(|fixture| {
        (result.game, result.seed, result.deal) == (number, schedule.plan().seed, fixture.deal)
            && result.options == *schedule.options(fixture)
            && result.bots == schedule.names(fixture)
    });
    if belongs { Ok(()) } else { Err(format!("it is not game {number} of the schedule")) }
}
