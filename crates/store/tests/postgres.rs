//! The store in a PostgreSQL database. `BEDESTEN_POSTGRES` names a server that may be used for
//! tests; each of them gets a database of its own there.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use sqlx::{Connection as _, Executor as _, PgConnection};
use store::{Postgres, Store as _, testing};

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
