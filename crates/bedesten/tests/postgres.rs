//! A house moves into PostgreSQL and back. `BEDESTEN_POSTGRES` names a server for tests.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

#[path = "helpers/keeping.rs"]
mod keeping;
#[path = "helpers/serving.rs"]
mod serving;

use keeping::{bedesten, open_house};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};

/// A new, empty database.
async fn database() -> String {
    let server = std::env::var("BEDESTEN_POSTGRES")
        .expect("BEDESTEN_POSTGRES names a server for tests: postgres://user@host:port");
    let name = format!("bedesten_house_{}", std::process::id());
    let mut connection = PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    connection.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
    format!("{server}/{name}")
}

#[tokio::test]
async fn a_house_moves_into_a_database_server_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let backup = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (_, file) = keeping::file(&folder, "house.db");
    let (serving, guest, table) = open_house(&file).await;
    serving.kill();
    let (first, second) = (backup("first"), backup("second"));
    bedesten(&["backup", &first, "--database", &file]).succeeded();

    let postgres = database().await;
    bedesten(&["restore", &first, "--database", &postgres]).succeeded();
    let said = bedesten(&["doctor", "--database", &postgres]).succeeded();
    assert!(said.contains("tables 2,") && said.contains("everything is sound"), "{said}");
    keeping::goes_on(&postgres, guest.clone(), &table).await;
    let said = bedesten(&["restore", &first, "--database", &postgres]).refused();
    assert!(said.contains("--replace"), "{said}");

    bedesten(&["backup", &second, "--database", &postgres]).succeeded();
    let (_, back) = keeping::file(&folder, "back.db");
    bedesten(&["restore", &second, "--database", &back]).succeeded();
    bedesten(&["doctor", "--database", &back]).succeeded();
    let serving = serving::Serving::start(&back);
    let mut guest = guest;
    guest.address = serving.address;
    let record = guest.get(&format!("/api/tables/{table}/record")).await.unwrap();
    assert_eq!(record.status, 200, "{}", record.body);
}
