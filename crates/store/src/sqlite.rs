//! Everything in one file.
//!
//! One connection writes and some read, so that nobody ever waits for a lock of somebody else.

mod engine;
mod file;
#[path = "queries/all.rs"]
mod queries;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use sqlx::{
    Connection as _, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use tokio::sync::Mutex;

use crate::{
    PeerLine, PeerNews, Space, StoreError,
    doubt::Doubt,
    migrations::{SQLITE, migrator},
    peers::server_name,
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
    path: PathBuf,
    writer: SqlitePool,
    reader: SqlitePool,
    doubt: Arc<Doubt>,
    proving: Mutex<()>,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings it up to date.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        file::make_for_owner(path).map_err(sqlx::Error::Io)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was committed outlives a killed process; the last moments before a power cut
            // may be lost, the file stays whole.
            .synchronous(SqliteSynchronous::Normal)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let doubt = Arc::new(Doubt::default());
        let writer = one_writer(&doubt).connect_with(options.clone()).await?;
        migrator(SQLITE).run(&writer).await?;
        // A file has one server: those that used it before are gone, however they ended.
        sqlx::query("DELETE FROM servers").execute(&writer).await?;
        let reader = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(options.read_only(true));
        Ok(Self {
            server: server_name(),
            path: path.to_owned(),
            writer,
            reader,
            doubt,
            proving: Mutex::default(),
        })
    }

    /// Opens a file that is there, to read it; it stays of its version.
    pub(crate) async fn look_at(path: &Path) -> Result<Self, sqlx::Error> {
        let options = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE);
        let pool = SqlitePoolOptions::new().max_connections(1);
        let reader = pool.connect_with(options.read_only(true)).await?;
        Ok(Self::without_server(path, reader))
    }

    /// Opens a file to write a whole house into it, in any order.
    pub(crate) async fn fill(path: &Path) -> Result<Self, sqlx::Error> {
        file::make_for_owner(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .foreign_keys(false)
            .busy_timeout(PATIENCE);
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
        Ok(Self::without_server(path, pool))
    }

    fn without_server(path: &Path, pool: SqlitePool) -> Self {
        Self {
            server: String::new(),
            path: path.to_owned(),
            writer: pool.clone(),
            reader: pool,
            doubt: Arc::default(),
            proving: Mutex::default(),
        }
    }

    /// Lets the connection that writes find no room for more pages than these, or gives it room again.
    #[cfg(feature = "testing")]
    pub async fn limit_pages(&self, most: u32) -> Result<(), StoreError> {
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {most}"));
        sqlx::query(limit).execute(&self.writer).await?;
        Ok(())
    }

    fn space_left(&self) -> Option<Space> {
        file::space_around(&self.path)
    }

    /// A file has one server, and nobody to hear from.
    #[allow(clippy::unused_async, reason = "another database has something to do here")]
    async fn listen(&self) -> Result<Option<PeerLine>, StoreError> {
        Ok(None)
    }

    #[allow(clippy::unused_async, reason = "another database has something to do here")]
    async fn notify(&self, _: &PeerNews) -> Result<(), StoreError> {
        Ok(())
    }
}

/// One connection that writes. On a full disk, an I/O error or a lack of memory SQLite ends a
/// transaction by itself; the driver then believes that it is still inside one, and would begin every
/// later transaction as a part of it, which is never written. So a connection that comes back inside a
/// transaction is closed, and so is one that rests when the database failed.
fn one_writer(doubt: &Arc<Doubt>) -> SqlitePoolOptions {
    let doubt = Arc::clone(doubt);
    SqlitePoolOptions::new()
        .max_connections(1)
        .after_release(|connection, _| {
            Box::pin(async move {
                // What was left open is rolled back before this is answered.
                connection.ping().await?;
                Ok(!connection.is_in_transaction())
            })
        })
        .before_acquire(move |_, _| {
            let usable = !doubt.takes_away_connection();
            Box::pin(async move { Ok(usable) })
        })
}
