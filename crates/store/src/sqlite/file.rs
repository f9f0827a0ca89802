//! The file itself: who may read it, and how much room there is around it.

use std::{fs, io, path::Path};

use crate::Space;

/// Makes a file that is not there yet, for its owner alone. What SQLite keeps beside it (`-wal`, `-shm`)
/// gets the same permissions. A file that is there stays as its owner wants it.
pub(super) fn make_for_owner(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// What the file system says that is left for this program.
#[cfg(unix)]
pub(super) fn space_around(path: &Path) -> Option<Space> {
    let said = rustix::fs::statvfs(path).ok()?;
    let bytes = |blocks: u64| blocks.saturating_mul(said.f_frsize);
    Some(Space { free: bytes(said.f_bavail), total: bytes(said.f_blocks) })
}

#[cfg(not(unix))]
pub(super) fn space_around(_: &Path) -> Option<Space> {
    None
}
