use std::time::UNIX_EPOCH;

/// Seconds since 1970.
#[expect(clippy::disallowed_methods, reason = "the server, unlike the rules, lives in time")]
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
