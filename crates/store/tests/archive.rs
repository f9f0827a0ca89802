//! Backups of files.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

#[path = "archive/copies.rs"]
mod copies;

use std::sync::Arc;

use copies::{back_up, lines};
use store::{
    Guest, People as _, Sqlite, Store as _,
    archive::{Archive, ArchiveError},
    testing,
};
use tempfile::TempDir;

/// A house with something in every table, and its folder.
async fn house() -> (TempDir, Archive) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    copies::fill(&store).await;
    let archive = Archive::of_file(&path).await.unwrap();
    (folder, archive)
}

async fn new_file(folder: &TempDir) -> Archive {
    Archive::of_new_file(&folder.path().join("new.db")).await.unwrap()
}

#[tokio::test]
async fn every_table_of_the_migrations_is_copied() {
    let (_folder, archive) = house().await;
    let mut there: Vec<String> =
        archive.columns().await.unwrap().into_iter().map(|(table, _)| table).collect();
    let mut copied: Vec<String> = Archive::copied().iter().map(ToString::to_string).collect();
    there.sort();
    copied.sort();
    assert_eq!(there, copied, "a table of the migrations is missing in TABLES of archive.rs");
}

#[tokio::test]
async fn a_house_comes_back_row_by_row() {
    let (folder, archive) = house().await;
    let backup = back_up(&archive).await;
    let other = new_file(&folder).await;
    let rows = other.restore(&mut backup.as_bytes(), false, &mut |_| ()).await.unwrap();
    assert!(rows > 40, "{rows}");
    assert_eq!(lines(&back_up(&other).await), lines(&backup));
    assert_eq!(other.faults().await.unwrap(), Vec::<String>::new());
    other.is_current().await.unwrap();
    // A server goes on with it.
    let store = Sqlite::open(&folder.path().join("new.db")).await.unwrap();
    assert_eq!(store.changes("race", 0).await.unwrap().len(), 5);
    assert_eq!(store.seed("kept").await.unwrap().as_deref(), Some("secret"));
}

#[tokio::test]
async fn a_copy_is_of_one_moment_while_a_server_writes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    copies::fill(&store).await;
    let archive = Archive::of_file(&path).await.unwrap();
    let writing = tokio::spawn(async move {
        for number in 0..400 {
            let guest = Guest { id: format!("late {number}"), name: String::new() };
            let device = testing::device(&guest.id, &guest.id);
            store.add_guest(&guest, &device, &format!("secret {number}")).await.unwrap();
            store.rename_guest(&guest.id, "named").await.unwrap();
        }
    });
    for round in 0..20 {
        let backup = back_up(&archive).await;
        let other = Archive::of_new_file(&folder.path().join(format!("{round}.db"))).await.unwrap();
        other.restore(&mut backup.as_bytes(), false, &mut |_| ()).await.unwrap();
        let guests = backup.lines().filter(|line| line.starts_with("[\"late "));
        let unnamed = guests.filter(|line| {
            let row: serde_json::Value = serde_json::from_str(line).unwrap();
            row[1] == ""
        });
        assert!(unnamed.count() <= 1, "only the last of them can be without a name");
        other.close().await;
    }
    writing.await.unwrap();
}

#[tokio::test]
async fn what_is_there_is_only_replaced_when_told() {
    let (folder, archive) = house().await;
    let backup = back_up(&archive).await;
    let other = new_file(&folder).await;
    other.restore(&mut backup.as_bytes(), false, &mut |_| ()).await.unwrap();
    other.close().await;
    let path = folder.path().join("new.db");
    let store = Sqlite::open(&path).await.unwrap();
    let guest = Guest { id: "later".to_owned(), name: String::new() };
    let device = testing::device(&guest.id, &guest.id);
    store.add_guest(&guest, &device, "secret").await.unwrap();

    let other = new_file(&folder).await;
    let refused = other.restore(&mut backup.as_bytes(), false, &mut |_| ()).await;
    assert!(matches!(refused, Err(ArchiveError::NotEmpty)), "{refused:?}");
    let refused = other.restore(&mut backup.as_bytes(), true, &mut |_| ()).await;
    assert!(matches!(refused, Err(ArchiveError::InUse)), "{refused:?}");
    assert!(store.guest_by_device("secret").await.unwrap().is_some(), "nothing is changed");
    store.close().await.unwrap();
    other.restore(&mut backup.as_bytes(), true, &mut |_| ()).await.unwrap();
    assert_eq!(lines(&back_up(&other).await), lines(&backup));
}

#[tokio::test]
async fn a_bad_file_changes_nothing() {
    let (folder, archive) = house().await;
    let backup = back_up(&archive).await;
    let other = new_file(&folder).await;
    other.restore(&mut backup.as_bytes(), false, &mut |_| ()).await.unwrap();
    for (bad, said) in copies::bad_files(&backup) {
        let refused = other.restore(&mut bad.as_bytes(), true, &mut |_| ()).await.unwrap_err();
        assert!(refused.to_string().contains(said), "{refused} instead of {said}");
        assert_eq!(lines(&back_up(&other).await), lines(&backup), "{said}");
    }
}

#[tokio::test]
async fn a_backup_of_the_first_version_becomes_one_of_today() {
    let folder = tempfile::tempdir().unwrap();
    let archive = new_file(&folder).await;
    let backup = copies::of_the_first_version();
    archive.restore(&mut backup.as_bytes(), false, &mut |_| ()).await.unwrap();
    archive.is_current().await.unwrap();
    assert!(back_up(&archive).await.contains("[\"leyla\",\"Leyla\",1,0,\"\",\"\"]"));
}

#[tokio::test]
async fn what_is_no_house_is_neither_copied_nor_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.db");
    assert!(Archive::of_file(&missing).await.is_err());
    assert!(!missing.exists(), "looking makes no file");
    let empty = folder.path().join("empty.db");
    std::fs::write(&empty, "").unwrap();
    let archive = Archive::of_file(&empty).await.unwrap();
    let refused = archive.back_up(&mut Vec::new(), &mut |_| ()).await;
    assert!(matches!(refused, Err(ArchiveError::NoHouse)), "{refused:?}");
    assert!(matches!(archive.is_current().await, Err(ArchiveError::NoHouse)));
}
