//! The store in a file.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::sync::Arc;

use sqlx::{Connection as _, Executor as _, SqliteConnection};
use store::{
    Change, Device, Guest, People as _, Phase, Sqlite, Store as _, TableRow, TableUpdate, testing,
};

#[tokio::test]
async fn a_file_keeps_the_promise_of_a_store() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("games.db")).await.unwrap();
    testing::keeps_its_promise(Arc::new(store)).await;
}

#[tokio::test]
async fn of_two_servers_that_count_a_table_one_does() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let one = Arc::new(Sqlite::open(&path).await.unwrap());
    let two = Arc::new(Sqlite::open(&path).await.unwrap());
    testing::of_many_servers_one_counts(&[one, two]).await;
}

#[tokio::test]
async fn what_was_written_is_there_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = Sqlite::open(&path).await.unwrap();
    let guest = Guest { id: "leyla".to_owned(), name: "Leyla".to_owned() };
    let device = Device {
        id: "phone".to_owned(),
        guest: guest.id.clone(),
        label: String::new(),
        created: 1,
        seen: 1,
    };
    store.add_guest(&guest, &device, "hash").await.unwrap();
    let table = TableRow {
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
        served_by: None,
        version: 0,
        revision: 0,
        rematch: None,
        nudges: None,
        rated: false,
        counted: false,
        clock: None,
        deadline: None,
        dice: None,
        talk: None,
        created: 1,
        changed: 1,
    };
    store.add_table(&table, Some("seed")).await.unwrap();
    let change = Change { version: 1, change: "first".to_owned(), request: None };
    let update = TableUpdate {
        phase: Phase::Running,
        summary: None,
        bot_asked: false,
        notifications: Vec::new(),
        revision: 0,
        clock: None,
        deadline: None,
        now: 2,
    };
    store.append("table", &change, &update).await.unwrap();
    // Not closed: a killed process does not close anything either.
    let again = Sqlite::open(&path).await.unwrap();
    assert_eq!(again.changes("table", 0).await.unwrap(), [change]);
    assert_eq!(again.seed("table").await.unwrap().as_deref(), Some("seed"));
    assert_eq!(again.guest_by_device("hash").await.unwrap(), Some((guest, device.id)));
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

/// A file as a program wrote it that knew only the first steps, with a guest who plays.
async fn file_of_step(path: &std::path::Path, steps: usize) {
    let url = format!("sqlite://{}?mode=rwc", path.display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    file.execute("PRAGMA journal_mode = WAL").await.unwrap();
    testing::migrate_sqlite(&mut file, steps).await.unwrap();
    file.execute(sqlx::AssertSqlSafe(testing::old_house(steps))).await.unwrap();
    file.close().await.unwrap();
}

#[tokio::test]
async fn a_file_of_an_older_version_is_brought_up_to_date_with_everything_in_it() {
    for steps in 1..testing::VERSIONS {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        file_of_step(&path, steps).await;
        let store = Sqlite::open(&path).await.unwrap();
        testing::keeps_old_house(&store).await;
        store.close().await.unwrap();
        let mut file = SqliteConnection::connect(&format!("sqlite://{}", path.display())).await;
        let file = file.as_mut().unwrap();
        let lost = file.fetch_all("PRAGMA foreign_key_check").await.unwrap();
        assert!(lost.is_empty(), "everything refers to something that is there");
    }
}
