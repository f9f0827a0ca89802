//! A disk that is full, or fails, for a while.
//!
//! Two faults take turns. Servers are forbidden to let files grow, so that every write fails: an I/O
//! error, which needs no special rights. And where the database is on a small file system of its own, a
//! file is laid beside it that takes all the room.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use rustix::{
    fs::statvfs,
    process::{Pid, Resource, Rlimit, prlimit},
};

/// No file system of somebody who needs it is this small, and none larger is ever filled.
const SMALL: u64 = 2 << 30;
/// As large pieces as fit, and then smaller ones.
const PIECES: [usize; 3] = [1 << 20, 1 << 12, 1];

#[derive(Debug)]
pub(super) struct Disk {
    /// Where a file takes the room, if that may be.
    ballast: Option<PathBuf>,
    faults: u64,
}

impl Disk {
    /// The disk on which this database is.
    pub(super) fn of(database: &Path) -> Self {
        let folder = database.parent().unwrap_or(Path::new("."));
        let total = statvfs(folder).map(|said| said.f_blocks.saturating_mul(said.f_frsize));
        let small = total.is_ok_and(|total| total < SMALL);
        Self { ballast: small.then(|| folder.join("ballast")), faults: 0 }
    }

    /// Begins the next fault; says what it is.
    pub(super) fn fail(&mut self, servers: &[u32]) -> anyhow::Result<&'static str> {
        self.faults += 1;
        match &self.ballast {
            Some(ballast) if self.faults % 2 == 1 => {
                fill(ballast)?;
                Ok("the disk is full")
            }
            Some(_) | None => {
                limit(servers, Some(0))?;
                Ok("the disk fails")
            }
        }
    }

    /// There is room again.
    pub(super) fn recover(&self, servers: &[u32]) -> anyhow::Result<()> {
        limit(servers, None)?;
        match &self.ballast {
            Some(ballast) if ballast.exists() => Ok(fs::remove_file(ballast)?),
            Some(_) | None => Ok(()),
        }
    }

    pub(super) const fn faults(&self) -> u64 {
        self.faults
    }
}

/// Takes all the room there is.
fn fill(ballast: &Path) -> io::Result<()> {
    let mut file = fs::File::create(ballast)?;
    for size in PIECES {
        let piece = vec![0; size];
        loop {
            match file.write_all(&piece) {
                Ok(()) => {}
                Err(error) if error.kind() == io::ErrorKind::StorageFull => break,
                Err(error) => return Err(error),
            }
        }
    }
    Ok(())
}

/// How large files of these processes may become.
fn limit(servers: &[u32], bytes: Option<u64>) -> anyhow::Result<()> {
    for server in servers {
        let pid = i32::try_from(*server).ok().and_then(Pid::from_raw);
        anyhow::ensure!(pid.is_some(), "a server has no number");
        match prlimit(pid, Resource::Fsize, Rlimit { current: bytes, maximum: None }) {
            // One that was killed just now writes nothing.
            Ok(_) | Err(rustix::io::Errno::SRCH) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
