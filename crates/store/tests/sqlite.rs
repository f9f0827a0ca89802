//! The store in a file.

use std::sync::Arc;

use store::{Change, Guest, Phase, Sqlite, Store, Table, TableUpdate, testing};

#[tokio::test]
async fn a_file_keeps_the_promise_of_a_store() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("games.db")).await.unwrap();
    testing::keeps_its_promise(Arc::new(store)).await;
}

#[tokio::test]
async fn what_was_written_is_there_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = Sqlite::open(&path).await.unwrap();
    let guest = Guest { id: "leyla".to_owned(), name: "Leyla".to_owned() };
    store.add_guest(&guest, "hash", 1).await.unwrap();
    let table = Table {
        id: "table".to_owned(),
        game: "game".to_owned(),
        options: "{}".to_owned(),
        host: guest.id.clone(),
        seats: "[]".to_owned(),
        sitters: vec![guest.id.clone()],
        public: true,
        phase: Phase::Running,
        record: Some("{}".to_owned()),
        summary: None,
        bot_asked: false,
        version: 0,
        revision: 0,
        rematch: None,
        nudges: None,
        created: 1,
        changed: 1,
    };
    store.add_table(&table, Some("seed")).await.unwrap();
    let change = Change { version: 1, change: "first".to_owned(), request: None };
    let update = TableUpdate { phase: Phase::Running, summary: None, bot_asked: false, now: 2 };
    store.append("table", &change, &update).await.unwrap();
    // Not closed: a killed process does not close anything either.
    let again = Sqlite::open(&path).await.unwrap();
    assert_eq!(again.changes("table").await.unwrap(), [change]);
    assert_eq!(again.seed("table").await.unwrap().as_deref(), Some("seed"));
    assert_eq!(again.guest_by_secret("hash").await.unwrap(), Some(guest));
    drop(store);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    std::fs::write(
        &path,
        "this is a letter to my grandmother, and a long one at that\n".repeat(50),
    )
    .unwrap();
    assert!(Sqlite::open(&path).await.is_err());
    let missing = folder.path().join("no such folder").join("games.db");
    assert!(Sqlite::open(&missing).await.is_err());
}
