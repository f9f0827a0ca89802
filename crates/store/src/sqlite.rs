//! Everything in one file.
//!
//! One connection writes and some read, so that nobody ever waits for a lock of somebody else.

mod changes;
mod guests;
mod replays;
mod tables;

use std::{path::Path, time::Duration};

use sqlx::{
    SqlitePool,
    migrate::Migrator,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::{Change, Guest, Later, Replay, Store, StoreError, Table, TableUpdate};

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// How many may read at the same time.
const READERS: u32 = 4;

/// How long a writer of another process is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// A store in an SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    writer: SqlitePool,
    reader: SqlitePool,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings it up to date.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was committed outlives a killed process; the last moments before a power cut
            // may be lost, the file stays whole.
            .synchronous(SqliteSynchronous::Normal)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let writer = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone());
        let writer = writer.await?;
        MIGRATIONS.run(&writer).await?;
        let reader = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(options.read_only(true));
        Ok(Self { writer, reader })
    }
}

impl Store for Sqlite {
    fn add_guest<'a>(&'a self, guest: &'a Guest, secret_hash: &'a str, now: i64) -> Later<'a, ()> {
        Box::pin(guests::add(&self.writer, guest, secret_hash, now))
    }

    fn guest_by_secret<'a>(&'a self, secret_hash: &'a str) -> Later<'a, Option<Guest>> {
        Box::pin(guests::by_secret(&self.reader, secret_hash))
    }

    fn rename_guest<'a>(&'a self, id: &'a str, name: &'a str) -> Later<'a, ()> {
        Box::pin(guests::rename(&self.writer, id, name))
    }

    fn add_table<'a>(&'a self, table: &'a Table, seed: Option<&'a str>) -> Later<'a, ()> {
        Box::pin(tables::add(&self.writer, table, seed))
    }

    fn table<'a>(&'a self, id: &'a str) -> Later<'a, Option<Table>> {
        Box::pin(tables::by_id(&self.reader, id))
    }

    fn save_table<'a>(&'a self, table: &'a Table, seed: Option<&'a str>) -> Later<'a, ()> {
        Box::pin(tables::save(&self.writer, table, seed))
    }

    fn seed<'a>(&'a self, table: &'a str) -> Later<'a, Option<String>> {
        Box::pin(tables::seed(&self.reader, table))
    }

    fn tables_of<'a>(&'a self, guest: &'a str, most: u32) -> Later<'a, Vec<Table>> {
        Box::pin(tables::of_guest(&self.reader, guest, most))
    }

    fn open_tables(&self, most: u32) -> Later<'_, Vec<Table>> {
        Box::pin(tables::open(&self.reader, most))
    }

    fn tables_asking_bots(&self) -> Later<'_, Vec<String>> {
        Box::pin(tables::asking_bots(&self.reader))
    }

    fn count_tables<'a>(&'a self, host: &'a str) -> Later<'a, u32> {
        Box::pin(tables::count(&self.reader, host))
    }

    fn append<'a>(
        &'a self,
        table: &'a str,
        change: &'a Change,
        update: &'a TableUpdate,
    ) -> Later<'a, ()> {
        Box::pin(changes::append(&self.writer, table, change, update))
    }

    fn changes<'a>(&'a self, table: &'a str) -> Later<'a, Vec<Change>> {
        Box::pin(changes::of_table(&self.reader, table))
    }

    fn set_consent<'a>(&'a self, table: &'a str, guest: &'a str, again: bool) -> Later<'a, ()> {
        Box::pin(tables::set_consent(&self.writer, table, guest, again))
    }

    fn consents<'a>(&'a self, table: &'a str) -> Later<'a, Vec<String>> {
        Box::pin(tables::consents(&self.reader, table))
    }

    fn add_replay<'a>(&'a self, replay: &'a Replay) -> Later<'a, ()> {
        Box::pin(replays::add(&self.writer, replay))
    }

    fn replay<'a>(&'a self, id: &'a str) -> Later<'a, Option<Replay>> {
        Box::pin(replays::by_id(&self.reader, id))
    }

    fn count_replays<'a>(&'a self, guest: &'a str) -> Later<'a, u32> {
        Box::pin(replays::count(&self.reader, guest))
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async {
            self.reader.close().await;
            self.writer.close().await;
            Ok(())
        })
    }
}

/// Numbers of ours are never negative; the file has signed ones.
fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
