//! The store in a PostgreSQL database. `BEDESTEN_POSTGRES` names a server that may be used for
//! tests; each of them gets a database of its own there.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

#[path = "archive/copies.rs"]
mod copies;
#[path = "postgres/faults.rs"]
mod faults;

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use copies::{back_up, lines};
use sqlx::{Connection as _, Executor as _, PgConnection};
use store::{
    PeerNews, Postgres, Sqlite, Store,
    archive::{Archive, ArchiveError},
    testing,
};

/// A new, empty database.
async fn database() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var("BEDESTEN_POSTGRES")
        .expect("BEDESTEN_POSTGRES names a server for tests: postgres://user@host:port");
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("bedesten_test_{}_{number}", std::process::id());
    let mut connection = PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    connection.execute(create).await.unwrap();
    format!("{server}/{name}")
}

#[tokio::test]
async fn a_database_keeps_the_promise_of_a_store() {
    let store = Postgres::open(&database().await).await.unwrap();
    testing::keeps_its_promise(Arc::new(store)).await;
}

#[tokio::test]
async fn of_writers_in_two_servers_one_wins() {
    let url = database().await;
    let one = Arc::new(Postgres::open(&url).await.unwrap());
    let two = Arc::new(Postgres::open(&url).await.unwrap());
    testing::of_many_writers_one_wins(&[one, two]).await;
}

#[tokio::test]
async fn of_two_servers_that_count_a_table_one_does() {
    let url = database().await;
    let one = Arc::new(Postgres::open(&url).await.unwrap());
    let two = Arc::new(Postgres::open(&url).await.unwrap());
    testing::of_many_servers_one_counts(&[one, two]).await;
}

#[tokio::test]
async fn servers_that_start_together_set_the_database_up_once() {
    let url = database().await;
    let starts: Vec<_> = (0..4)
        .map(|_| {
            let url = url.clone();
            tokio::spawn(async move { Postgres::open(&url).await.map(drop) })
        })
        .collect();
    for start in starts {
        start.await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn a_database_that_is_not_there_is_refused() {
    assert!(Postgres::open("postgres://nobody@127.0.0.1:1/nothing").await.is_err());
    assert!(Postgres::open("a letter to my grandmother").await.is_err());
    let store = Postgres::open(&database().await).await.unwrap();
    store.close().await.unwrap();
    assert!(store.table("any").await.is_err(), "a closed store answers with an error");
}

#[tokio::test]
async fn every_table_of_the_migrations_is_the_same_as_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    drop(Sqlite::open(&path).await.unwrap());
    let file = Archive::of_file(&path).await.unwrap();
    let url = database().await;
    drop(Postgres::open(&url).await.unwrap());
    let archive = Archive::of_database(&url).await.unwrap();
    assert_eq!(archive.columns().await.unwrap(), file.columns().await.unwrap());
}

#[tokio::test]
async fn a_house_moves_from_a_file_to_a_database_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    copies::fill(&Arc::new(Sqlite::open(&path).await.unwrap())).await;
    let backup = back_up(&Archive::of_file(&path).await.unwrap()).await;

    let url = database().await;
    let archive = Archive::of_database(&url).await.unwrap();
    assert!(matches!(archive.is_current().await, Err(ArchiveError::NoHouse)));
    archive.restore(&mut backup.as_bytes(), false, &mut |_| ()).await.unwrap();
    archive.is_current().await.unwrap();
    let moved = back_up(&archive).await;
    assert_eq!(lines(&moved), lines(&backup));
    let store = Postgres::open(&url).await.unwrap();
    assert_eq!(store.changes("race", 0).await.unwrap().len(), 5);
    let strict = store.set_consent("nowhere", "nobody", true).await;
    assert!(strict.is_err(), "references are looked at again");

    let back = Archive::of_new_file(&folder.path().join("back.db")).await.unwrap();
    back.restore(&mut moved.as_bytes(), false, &mut |_| ()).await.unwrap();
    assert_eq!(lines(&back_up(&back).await), lines(&backup));
}

#[tokio::test]
async fn a_database_is_only_replaced_when_told_and_by_a_good_file() {
    let url = database().await;
    let store = Arc::new(Postgres::open(&url).await.unwrap());
    copies::fill(&store).await;
    let archive = Archive::of_database(&url).await.unwrap();
    let backup = back_up(&archive).await;
    let refused = archive.restore(&mut backup.as_bytes(), false, &mut |_| ()).await;
    assert!(matches!(refused, Err(ArchiveError::NotEmpty)), "{refused:?}");
    let refused = archive.restore(&mut backup.as_bytes(), true, &mut |_| ()).await;
    assert!(matches!(refused, Err(ArchiveError::InUse)), "{refused:?}");
    store.close().await.unwrap();
    for (bad, said) in copies::bad_files(&backup) {
        let refused = archive.restore(&mut bad.as_bytes(), true, &mut |_| ()).await.unwrap_err();
        assert!(refused.to_string().contains(said), "{refused} instead of {said}");
        assert_eq!(lines(&back_up(&archive).await), lines(&backup), "{said}");
    }
    let old = copies::of_the_first_version();
    archive.restore(&mut old.as_bytes(), true, &mut |_| ()).await.unwrap();
    archive.is_current().await.unwrap();
    assert!(archive.table_ids().await.unwrap().is_empty());
    assert!(back_up(&archive).await.contains("[\"leyla\",\"Leyla\",1,0,\"\",\"\"]"));
}

#[tokio::test]
async fn a_database_of_an_older_version_is_brought_up_to_date_with_everything_in_it() {
    for steps in 1..testing::VERSIONS {
        let url = database().await;
        let mut connection = PgConnection::connect(&url).await.unwrap();
        testing::migrate_postgres(&mut connection, steps).await.unwrap();
        let house = sqlx::AssertSqlSafe(testing::old_house(steps));
        sqlx::raw_sql(house).execute(&mut connection).await.unwrap();
        testing::keeps_old_house(&Postgres::open(&url).await.unwrap()).await;
    }
}

#[tokio::test]
async fn the_bots_of_a_server_that_is_gone_are_taken_over_by_one_other() {
    let url = database().await;
    let [one, two, three] = [open(&url).await, open(&url).await, open(&url).await];
    testing::tables_of_a_server_that_is_gone_are_taken_over(one, [two, three]).await;
}

#[tokio::test]
async fn servers_hear_what_others_write_and_not_what_they_write_themselves() {
    let url = database().await;
    let (one, two) = (open(&url).await, open(&url).await);
    let mut heard = two.peer_line().await.unwrap().unwrap();
    let mut own = one.peer_line().await.unwrap().unwrap();
    let writer: Arc<dyn Store> = one.clone();
    testing::of_many_writers_one_wins(&[writer]).await;
    let first = heard.next().await;
    assert!(
        matches!(&first, PeerNews::Table { table, version: 1, .. } if table == "race"),
        "{first:?}"
    );
    let presence = |server: &Arc<Postgres>| PeerNews::Presence {
        server: server.server().to_owned(),
        table: "race".to_owned(),
        spectators: 1,
        guests: vec!["somebody".to_owned()],
    };
    one.tell(&presence(&one)).await.unwrap();
    while heard.next().await != presence(&one) {}
    two.tell(&presence(&two)).await.unwrap();
    assert_eq!(own.next().await, presence(&two), "nothing of its own came before");
    one.delete_table("race").await.unwrap();
    assert_eq!(heard.next().await, PeerNews::Gone { table: "race".to_owned() });
}

#[tokio::test]
async fn a_line_that_broke_is_mended_and_says_that_something_may_be_missed() {
    let url = database().await;
    let (one, two) = (open(&url).await, open(&url).await);
    let mut heard = two.peer_line().await.unwrap().unwrap();
    let mut connection = PgConnection::connect(&url).await.unwrap();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    connection.execute(cut).await.unwrap();
    assert_eq!(heard.next().await, PeerNews::Missed);
    let who = PeerNews::Who { table: "t".to_owned() };
    // Connections that were used just now are not asked whether they are alive.
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    one.tell(&who).await.unwrap();
    assert_eq!(heard.next().await, who);
}

async fn open(url: &str) -> Arc<Postgres> {
    Arc::new(Postgres::open(url).await.unwrap())
}
