//! A store in a file whose disk is full, broken or read-only for a while.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::{path::Path, sync::Arc};

use sqlx::{Connection as _, Executor as _, SqliteConnection};
use store::{
    Sqlite, Store, StoreError,
    testing::faults::{Ledger, goes_on_after},
};

/// More than fits on the pages that are there.
const LARGE: usize = 100_000;
/// As many pages as a file can have.
const ROOM: u32 = 1_000_000;

async fn reopened_keeps(path: &Path, store: Arc<Sqlite>, ledger: &Ledger) {
    drop(store);
    let again = Sqlite::open(path).await.unwrap();
    ledger.is_kept_by(&again).await;
}

#[tokio::test]
async fn what_is_acknowledged_after_a_full_disk_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let sqlite = Arc::new(Sqlite::open(&path).await.unwrap());
    let store: Arc<dyn Store> = sqlite.clone();
    let mut ledger = Ledger::open(&*store, "full").await;
    for _ in 0..5 {
        ledger.write(&*store, 100).await.unwrap();
    }
    // Several in a row: after the first one a transaction was believed to be open, and after the
    // second one it was.
    for _ in 0..4 {
        sqlite.limit_pages(1).await.unwrap();
        let refused = ledger.write(&*store, LARGE).await;
        assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
        ledger.write_too_late(&*store).await;
    }
    sqlite.limit_pages(ROOM).await.unwrap();
    goes_on_after(&store, &mut ledger).await;
    drop(store);
    reopened_keeps(&path, sqlite, &ledger).await;
}

#[tokio::test]
async fn a_transaction_that_the_file_ended_by_itself_does_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let sqlite = Arc::new(Sqlite::open(&path).await.unwrap());
    let store: Arc<dyn Store> = sqlite.clone();
    let mut ledger = Ledger::open(&*store, "ended").await;
    ledger.write(&*store, 100).await.unwrap();
    // As on a full disk or after an I/O error: the transaction is gone before anybody ends it.
    let url = format!("sqlite:{}", path.display());
    let mut host = SqliteConnection::connect(&url).await.unwrap();
    let fault = "CREATE TRIGGER fault BEFORE INSERT ON changes \
                 BEGIN SELECT RAISE(ROLLBACK, 'no room'); END";
    host.execute(fault).await.unwrap();
    for _ in 0..4 {
        assert!(ledger.write(&*store, 100).await.is_err());
    }
    host.execute("DROP TRIGGER fault").await.unwrap();
    goes_on_after(&store, &mut ledger).await;
    drop(store);
    reopened_keeps(&path, sqlite, &ledger).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_new_file_and_what_is_kept_beside_it_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = Sqlite::open(&path).await.unwrap();
    Ledger::open(&store, "secret").await;
    for ending in ["db", "db-wal", "db-shm"] {
        let file = path.with_extension(ending);
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    store.close().await.unwrap();
    // Who widened it on purpose is not overruled.
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).unwrap();
    drop(Sqlite::open(&path).await.unwrap());
    assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o640);
}
