//! What the tests of both databases do with backups.

use std::{fmt::Write as _, sync::Arc};

use sha2::{Digest as _, Sha256};
use store::{Store, archive::Archive, testing};

/// Something in every table, and a table that names one that came after it.
pub(crate) async fn fill<S: Store>(store: &Arc<S>) {
    testing::keeps_its_promise(Arc::clone(store) as Arc<dyn Store>).await;
    let mut table = store.table("kept").await.unwrap().unwrap();
    table.rematch = Some("race".to_owned());
    store.save_table(&table, None).await.unwrap();
}

pub(crate) async fn back_up(archive: &Archive) -> String {
    let mut file = Vec::new();
    archive.back_up(&mut file, &mut |_| ()).await.unwrap();
    String::from_utf8(file).unwrap()
}

/// Databases give rows in an order of their own; the end depends on it.
pub(crate) fn lines(backup: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = backup.lines().filter(|line| !line.contains("sha256")).collect();
    lines.sort_unstable();
    lines
}

/// With the right end for these lines.
pub(crate) fn sealed(lines: &[&str]) -> String {
    let text: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    let rows = lines.iter().filter(|line| line.starts_with('[')).count();
    let mut hash = String::new();
    for byte in Sha256::digest(text.as_bytes()) {
        write!(hash, "{byte:02x}").unwrap();
    }
    format!("{text}{{\"rows\":{rows},\"sha256\":\"{hash}\"}}\n")
}

pub(crate) fn of_the_first_version() -> String {
    sealed(&[
        "{\"bedesten\":\"backup\",\"format\":1,\"steps\":1}",
        "{\"table\":\"guests\",\"columns\":[\"id\",\"secret_hash\",\"name\",\"created\"]}",
        "[\"leyla\",\"hash\",\"Leyla\",1]",
    ])
}

/// Files that cannot be restored, and what is said about them.
pub(crate) fn bad_files(backup: &str) -> Vec<(String, &'static str)> {
    let half = &backup[..backup.len() / 2];
    let first: Vec<&str> = backup.lines().take(1).collect();
    let with = |more: &[&str]| sealed(&[&first, more].concat());
    let consents = "{\"table\":\"consents\",\"columns\":[\"table_id\",\"guest_id\"]}";
    vec![
        (half.to_owned(), "in the middle"),
        (backup.replacen("Leyla", "Layla", 1), "was changed after it was written"),
        (with(&[consents, "[\"nowhere\",\"nobody\"]"]), "not there"),
        (with(&[consents, "[\"nowhere\",7]"]), "guest_id cannot be this"),
        (with(&[&consents.replace("guest_id", "guest_id\\\" --")]), "consents has no column"),
        (with(&[&consents.replace(",\"guest_id\"", "")]), "more columns than these"),
    ]
}
