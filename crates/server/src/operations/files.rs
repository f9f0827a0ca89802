//! How many files and connections this process may have open.

/// The rest of the program: the database, notifications on their way, whatever is read from the disk.
const SPARE: u64 = 128;

/// Lets this process have as many open files as it is allowed to; says how many that is. Shells give
/// a thousand by default, which is less than one busy evening needs.
#[cfg(unix)]
pub fn raise_file_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, "the limit of open files cannot be raised");
        }
    }
    getrlimit(Resource::Nofile).current
}

#[cfg(not(unix))]
pub fn raise_file_limit() -> Option<u64> {
    None
}

/// How many connections there may be, so that there is always room for the rest of the program.
pub(crate) fn room_for_connections(most: u32, files: Option<u64>) -> usize {
    let free = files.map(|files| files.saturating_sub(SPARE).max(files / 2).max(1));
    let most = free.map_or(u64::from(most), |free| free.min(u64::from(most)));
    usize::try_from(most).unwrap_or(usize::MAX)
}

/// The limit as it is now.
#[cfg(unix)]
pub(crate) fn file_limit() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

#[cfg(not(unix))]
pub(crate) fn file_limit() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_leave_room_for_the_rest_of_the_program() {
        // (most connections, files, connections)
        let cases = [
            (20_000, Some(1_024), 896),
            (20_000, Some(1_048_576), 20_000),
            (20_000, None, 20_000),
            (20_000, Some(100), 50),
            (10, Some(1_024), 10),
        ];
        for (most, files, connections) in cases {
            assert_eq!(room_for_connections(most, files), connections, "{most} {files:?}");
        }
    }
}
