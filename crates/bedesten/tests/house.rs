//! A house is copied, made again and looked after, as its host does it.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

#[path = "helpers/keeping.rs"]
mod keeping;
#[path = "helpers/serving.rs"]
mod serving;

use std::{fs, os::unix::fs::PermissionsExt as _, path::Path};

use keeping::{bedesten, open_house};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

/// Does something to a file that the program would never do.
async fn spoil(file: &Path, sql: &str) {
    let url = format!("sqlite:{}", file.display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    let off = "PRAGMA foreign_keys = OFF";
    for sql in [off, sql] {
        sqlx::query(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// With what the killed program had not put into it yet.
fn copy_file(from: &Path, to: &Path) {
    for ending in ["db", "db-wal"] {
        fs::copy(from.with_extension(ending), to.with_extension(ending)).unwrap();
    }
}

#[tokio::test]
async fn a_running_house_is_copied_and_opens_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let (path, database) = keeping::file(&folder, "house.db");
    let (serving, guest, table) = open_house(&database).await;
    let backup = folder.path().join("house.backup");
    let backup = backup.to_str().unwrap();
    let said = bedesten(&["backup", backup, "--database", &database]).succeeded();
    assert!(said.contains("rows of"), "{said}");
    let mode = fs::metadata(backup).unwrap().permissions().mode();
    assert_eq!(mode & 0o077, 0, "nobody else may read it");
    serving.kill();

    let (_, other) = keeping::file(&folder, "other/house.db");
    bedesten(&["restore", backup, "--database", &other]).succeeded();
    for (made, wanted) in [("other", 0o700), ("other/house.db", 0o600), ("house.db", 0o600)] {
        let mode = fs::metadata(folder.path().join(made)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, wanted, "{made} is its owner's alone");
    }
    let report = bedesten(&["doctor", "--json", "--database", &other]).succeeded();
    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    assert_eq!(
        (&report["sound"], &report["tables"], &report["replays"]),
        (&true.into(), &2.into(), &1.into())
    );
    assert!(report["changes"].as_u64().unwrap() >= 9, "{report}");
    keeping::goes_on(&other, guest, &table).await;
    assert!(path.exists());
}

#[tokio::test]
async fn nothing_is_overwritten_unless_told() {
    let folder = tempfile::tempdir().unwrap();
    let (path, database) = keeping::file(&folder, "house.db");
    let (serving, ..) = open_house(&database).await;
    let backup = folder.path().join("house.backup");
    let backup = backup.to_str().unwrap();
    bedesten(&["backup", backup, "--database", &database]).succeeded();
    let said = bedesten(&["backup", backup, "--database", &database]).refused();
    assert!(said.contains("--replace"), "{said}");
    let said =
        bedesten(&["backup", backup, "--database", &database, "--replace", "--json"]).succeeded();
    assert!(said.contains("\"rows\""), "{said}");

    let said = bedesten(&["restore", backup, "--database", &database]).refused();
    assert!(said.contains("--replace"), "{said}");
    let said = bedesten(&["restore", backup, "--database", &database, "--replace"]).refused();
    assert!(said.contains("a server has this database open"), "{said}");
    serving.kill();
    bedesten(&["restore", backup, "--database", &database, "--replace"]).succeeded();

    // Half a backup does nothing, and leaves nothing behind.
    let before = fs::read(&path).unwrap();
    let whole = fs::read_to_string(backup).unwrap();
    fs::write(backup, &whole[..whole.len() / 2]).unwrap();
    let said = bedesten(&["restore", backup, "--database", &database, "--replace"]).refused();
    assert!(said.contains("the file ends in the middle"), "{said}");
    assert!(fs::read(&path).unwrap() == before, "the database is as it was");
    let (fresh, url) = keeping::file(&folder, "fresh.db");
    bedesten(&["restore", backup, "--database", &url]).refused();
    assert!(!fresh.exists());
    let said = bedesten(&["backup", "x.backup", "--database", &url]).refused();
    assert!(said.contains("there is no file"), "{said}");
}

#[tokio::test]
async fn the_doctor_finds_what_is_wrong_and_names_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let (path, database) = keeping::file(&folder, "house.db");
    let (serving, _, table) = open_house(&database).await;
    let said = bedesten(&["doctor", "--database", &database]).succeeded();
    assert!(said.contains("everything is sound"), "{said}");
    serving.kill();
    // (what somebody does to the file, what the doctor says)
    let cases = [
        ("DELETE FROM changes WHERE version = 2", "change 2 is missing: change 3 follows"),
        ("DELETE FROM changes WHERE version > 2", "2 changes are kept, but the table counts"),
        ("UPDATE changes SET change = '{}' WHERE version = 1", "the game does not replay"),
        ("UPDATE changes SET change = 'x' WHERE version = 1", "the game does not replay"),
        ("DELETE FROM seeds", "its seed is missing"),
        ("UPDATE tables SET phase = 'over'", "the game is not over, but lists say that it is over"),
        ("UPDATE tables SET game = 'chess'", "there is no game “chess”"),
        ("UPDATE tables SET seats = '?'", "the seats cannot be read"),
        ("DELETE FROM sitters", "those who sit there are not"),
        ("UPDATE tables SET record = NULL", "the game has begun, but nothing was dealt"),
    ];
    for (number, (sql, fault)) in cases.into_iter().enumerate() {
        let (copy, url) = keeping::file(&folder, &format!("{number}.db"));
        copy_file(&path, &copy);
        spoil(&copy, sql).await;
        let ran = bedesten(&["doctor", "--database", &url]);
        assert_eq!(ran.code, Some(1), "{sql}: {}", ran.stdout);
        let said = format!("table {table}: {fault}");
        assert!(ran.stdout.contains(&said), "{sql}: {}{}", ran.stdout, ran.stderr);
    }
    let (copy, url) = keeping::file(&folder, "last.db");
    copy_file(&path, &copy);
    spoil(&copy, "UPDATE replays SET record = replace(record, 'dice-', 'dice-9')").await;
    spoil(&copy, "UPDATE sitters SET guest_id = 'nobody'").await;
    let ran = bedesten(&["doctor", "--database", &url]);
    assert!(ran.stdout.contains(": the record does not replay"), "{}", ran.stdout);
    assert!(
        ran.stdout.contains("a row of sitters names something that is not in guests"),
        "{}",
        ran.stdout
    );
}
