//! What time it is: by the clock of the database, so that servers agree however theirs go.

use std::{
    sync::atomic::{AtomicI64, Ordering},
    time::{Duration, UNIX_EPOCH},
};

use store::{Pulse, StoreError};

/// By how many milliseconds the clock of the database is ahead of the one of this machine.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// By how many milliseconds the clock of this machine goes wrong, for those who try what comes of it.
static WRONG: AtomicI64 = AtomicI64::new(0);

pub(crate) fn go_wrong(seconds: i64) {
    WRONG.store(seconds.saturating_mul(1000), Ordering::Relaxed);
}

/// A difference that may come from the way to the database and back is none.
const NOTHING: Duration = Duration::from_millis(200);

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    here().saturating_add(AHEAD.load(Ordering::Relaxed))
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    now_ms().div_euclid(1000)
}

/// Asks the database for its pulse, and takes over its time.
pub(crate) async fn set_by(
    pulse: impl Future<Output = Result<Pulse, StoreError>>,
) -> Result<Pulse, StoreError> {
    let before = here();
    let pulse = pulse.await?;
    AHEAD.store(ahead(before, here(), pulse.now), Ordering::Relaxed);
    Ok(pulse)
}

/// By how much somebody is ahead who said this time between these two.
fn ahead(before: i64, after: i64, there: i64) -> i64 {
    let ahead = there - i64::midpoint(before, after);
    if ahead.unsigned_abs() < NOTHING.as_millis() as u64 { 0 } else { ahead }
}

#[expect(clippy::disallowed_methods, reason = "the server, unlike the rules, lives in time")]
fn here() -> i64 {
    let since = std::time::SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    now.saturating_add(WRONG.load(Ordering::Relaxed))
}

#[cfg(test)]
mod tests {
    use super::ahead;

    #[test]
    fn the_clock_of_the_database_decides() {
        assert_eq!(ahead(1_000, 1_020, 61_010), 60_000);
        assert_eq!(ahead(100_000, 100_020, 40_010), -60_000);
    }

    #[test]
    fn the_way_to_the_database_is_not_a_difference() {
        assert_eq!(ahead(1_000, 1_100, 1_000), 0);
        assert_eq!(ahead(1_000, 1_100, 1_100), 0);
    }
}
