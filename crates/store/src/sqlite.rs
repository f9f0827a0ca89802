//! Everything in one file.
//!
//! One connection writes and some read, so that nobody ever waits for a lock of somebody else.

mod engine;
#[path = "queries/mod.rs"]
mod queries;

use std::{path::Path, time::Duration};

use sqlx::{
    SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::{
    News, Newsline, StoreError,
    migrations::{SQLITE, migrator},
    news::server_name,
};

// What the queries are compiled for.
type Database = sqlx::Sqlite;
type DatabaseRow = sqlx::sqlite::SqliteRow;
type Keeper = Sqlite;

/// How many may read at the same time.
const READERS: u32 = 4;

/// How long a writer of another process is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// A store in an SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    /// How this server is called while it runs.
    server: String,
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
        migrator(SQLITE).run(&writer).await?;
        // A file has one server: those that used it before are gone, however they ended.
        sqlx::query("DELETE FROM servers").execute(&writer).await?;
        let reader = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(options.read_only(true));
        Ok(Self { server: server_name(), writer, reader })
    }

    /// Opens a file that is there, to read it; it stays of its version.
    pub(crate) async fn look_at(path: &Path) -> Result<Self, sqlx::Error> {
        let options = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE);
        let pool = SqlitePoolOptions::new().max_connections(1);
        let reader = pool.connect_with(options.read_only(true)).await?;
        Ok(Self { server: String::new(), writer: reader.clone(), reader })
    }

    /// Opens a file to write a whole house into it, in any order.
    pub(crate) async fn fill(path: &Path) -> Result<Self, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .foreign_keys(false)
            .busy_timeout(PATIENCE);
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
        Ok(Self { server: String::new(), writer: pool.clone(), reader: pool })
    }

    /// A file has one server, and nobody to hear from.
    #[allow(clippy::unused_async, reason = "another database has something to do here")]
    async fn listen(&self) -> Result<Option<Newsline>, StoreError> {
        Ok(None)
    }

    #[allow(clippy::unused_async, reason = "another database has something to do here")]
    async fn notify(&self, _: &News) -> Result<(), StoreError> {
        Ok(())
    }
}
