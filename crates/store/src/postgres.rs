//! Everything in a PostgreSQL database, which any number of servers may share.

mod engine;
#[path = "queries/all.rs"]
mod queries;

use std::{str::FromStr as _, time::Duration};

use sqlx::{
    Connection as _, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};

use tokio::sync::Mutex;

use crate::{
    PeerLine, PeerNews, Space, StoreError,
    doubt::Doubt,
    migrations::{POSTGRES, migrator},
    peers::{CHANNEL, server_name},
};

// What the queries are compiled for.
type Database = sqlx::Postgres;
type DatabaseRow = sqlx::postgres::PgRow;
type Keeper = Postgres;

/// Connections of one server. Queries are short, so a few serve many tables.
const CONNECTIONS: u32 = 8;

/// How long a free connection, or a database that is just starting, is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that rested so long may have died meanwhile: it is asked before it is used. No database
/// starts again in less.
const RESTED: Duration = Duration::from_millis(20);

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    /// How this server is called while it runs.
    server: String,
    options: Box<PgConnectOptions>,
    /// The same connections read and write: a database server sorts out the locks by itself.
    writer: PgPool,
    reader: PgPool,
    doubt: Doubt,
    proving: Mutex<()>,
}

impl Postgres {
    /// Connects to `postgres://user:password@host/database` and brings the database up to date.
    ///
    /// Servers that start at the same time wait for each other.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let server = server_name();
        // What is written over these connections names the server to the others.
        let options = PgConnectOptions::from_str(url)?
            .application_name("bedesten")
            .options([("bedesten.server", &server)]);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            // To ask each time would be a way to the database and back for every question.
            .test_before_acquire(false)
            .before_acquire(|connection, rest| {
                Box::pin(async move {
                    if rest.idle_for > RESTED {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(options.clone())
            .await?;
        migrator(POSTGRES).run(&pool).await?;
        Ok(Self::new(server, options, pool))
    }

    fn new(server: String, options: PgConnectOptions, pool: PgPool) -> Self {
        Self {
            server,
            options: Box::new(options),
            writer: pool.clone(),
            reader: pool,
            doubt: Doubt::default(),
            proving: Mutex::default(),
        }
    }

    /// Connects to a database as a whole; it stays of its version.
    pub(crate) async fn look_at(url: &str) -> Result<Self, sqlx::Error> {
        // Not under the name of a server: those are asked for before anything is replaced.
        let options = PgConnectOptions::from_str(url)?.application_name("bedesten archive");
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options.clone()).await?;
        Ok(Self::new(String::new(), options, pool))
    }

    /// The files are on a machine that only the database server sees.
    #[allow(clippy::unused_self, reason = "another database can say it")]
    const fn space_left(&self) -> Option<Space> {
        None
    }

    /// Hears of everything from now on, over a connection of its own.
    async fn listen(&self) -> Result<Option<PeerLine>, StoreError> {
        PeerLine::open(&self.options, &self.server).await.map(Some)
    }

    async fn notify(&self, news: &PeerNews) -> Result<(), StoreError> {
        let words = news.words(&self.server);
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(words)
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}
