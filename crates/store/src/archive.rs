//! A whole house at once: copied into a file, made again out of it, looked at from end to end.
//!
//! The file is the same for every database, so it also moves a house from one to another. What is
//! in it is read as it was at one moment, while servers go on writing. It is made again as the
//! version that wrote it had it, and brought up to date from there as any old database is.

mod file;

use std::{io, path::Path};

pub use self::file::{Contents, contents};
pub(crate) use self::file::{Entry, Reader, Writer, from_hex, hex};
use crate::{Change, Postgres, Replay, Sqlite, StoreError, TableRow};

/// Every table of the migrations, those that others name first. A test compares.
pub(crate) const TABLES: &[&str] = &[
    "guests",
    "devices",
    "accounts",
    "sign_in_links",
    "tokens",
    "vacations",
    "tables",
    "seeds",
    "deleted_dice",
    "sitters",
    "changes",
    "consents",
    "plans",
    "replays",
    "servers",
    "ratings",
    "results",
    "channels",
    "notices",
    "house_secrets",
    "guesses",
    "friends",
    "friend_cards",
    "invitations",
    "clubs",
    "club_members",
    "club_dates",
    "club_tables",
    "tournaments",
    "tournament_players",
    "tournament_tables",
    "talk",
    "mutes",
    "muted_tables",
    "talk_reports",
    "talk_bans",
    "studies",
    "daily_games",
];

/// What is true for a moment only, nobody copies: which servers are alive, and who guesses passwords.
pub(crate) const FLEETING: &[&str] = &["servers", "guesses"];

/// Where sqlx writes down which steps a database has behind it.
pub(crate) const STEPS_TABLE: &str = "_sqlx_migrations";

/// Why a house was not copied, made again or looked at. A database is as it was before.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    #[error("there is no house of ours in this database")]
    NoHouse,
    #[error("the database was set up by a newer version of the program")]
    Newer,
    #[error(
        "the database is of an older version (step {0} of {1}); a server that opens it brings it up to date"
    )]
    Older(usize, usize),
    #[error("there is something in this database already")]
    NotEmpty,
    #[error("a server has this database open; it must be closed first")]
    InUse,
    #[error("line {line} of the backup: {why}")]
    File { line: u64, why: String },
    #[error("the table {table} has a column of a type that is not known: {kind}")]
    UnknownType { table: String, kind: String },
    #[error("a row of the backup names something that is not there")]
    Dangling,
    #[error("the file cannot be read or written")]
    Io(#[from] io::Error),
    #[error("the database cannot be set up")]
    Migration(#[from] sqlx::migrate::MigrateError),
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What a column holds. Files know texts and numbers only: 0 and 1, and bytes as hexadecimal text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Integer,
    Boolean,
    Real,
    Bytes,
}

impl Kind {
    /// What databases call it.
    pub(crate) fn named(table: &str, kind: &str) -> Result<Self, ArchiveError> {
        let words = [
            ("int", Self::Integer),
            ("bool", Self::Boolean),
            ("text", Self::Text),
            ("real", Self::Real),
            ("double", Self::Real),
            ("blob", Self::Bytes),
            ("bytea", Self::Bytes),
        ];
        let name = kind.to_ascii_lowercase();
        let found = words.iter().find(|(word, _)| name.contains(word)).map(|(_, kind)| *kind);
        found.ok_or_else(|| ArchiveError::UnknownType {
            table: table.to_owned(),
            kind: kind.to_owned(),
        })
    }
}

/// A table with everything that belongs to its game, as it was at one moment.
#[derive(Clone, Debug)]
pub struct Dossier {
    pub table: TableRow,
    pub seed: Option<String>,
    pub changes: Vec<Change>,
}

/// A database that is looked at as a whole. It is not brought up to date by that.
#[derive(Debug)]
pub struct Archive(Kept);

#[derive(Debug)]
enum Kept {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

macro_rules! ask {
    ($archive:expr, $database:ident => $answer:expr) => {
        match &$archive.0 {
            Kept::Sqlite($database) => $answer,
            Kept::Postgres($database) => $answer,
        }
    };
}

/// Told now and then how many rows were copied.
pub type Progress<'a> = &'a mut (dyn FnMut(u64) + Send);

impl Archive {
    /// A file that is there.
    pub async fn of_file(path: &Path) -> Result<Self, ArchiveError> {
        Ok(Self(Kept::Sqlite(Sqlite::look_at(path).await?)))
    }

    /// A file that need not be there yet.
    pub async fn of_new_file(path: &Path) -> Result<Self, ArchiveError> {
        Ok(Self(Kept::Sqlite(Sqlite::fill(path).await?)))
    }

    pub async fn of_database(url: &str) -> Result<Self, ArchiveError> {
        Ok(Self(Kept::Postgres(Postgres::look_at(url).await?)))
    }

    /// Copies everything into `out`; says how many rows that were.
    pub async fn back_up(
        &self,
        out: &mut (dyn io::Write + Send),
        progress: Progress<'_>,
    ) -> Result<u64, ArchiveError> {
        ask!(self, database => database.back_up(out, progress).await)
    }

    /// Makes a house again; says how many rows it has. What was there before is only thrown away
    /// if `replace` says so, and only once everything has been read.
    pub async fn restore(
        &self,
        file: &mut (dyn io::BufRead + Send),
        replace: bool,
        progress: Progress<'_>,
    ) -> Result<u64, ArchiveError> {
        ask!(self, database => database.restore(file, replace, progress).await)
    }

    /// Fails unless the database is exactly of this version.
    pub async fn is_current(&self) -> Result<(), ArchiveError> {
        ask!(self, database => database.is_current().await)
    }

    /// What the database itself finds wrong, in its own words.
    pub async fn faults(&self) -> Result<Vec<String>, ArchiveError> {
        ask!(self, database => database.faults().await)
    }

    /// The names of all tables people sit at.
    pub async fn table_ids(&self) -> Result<Vec<String>, ArchiveError> {
        ask!(self, database => database.table_ids().await)
    }

    /// Nothing, if the table was deleted meanwhile.
    pub async fn dossier(&self, id: &str) -> Result<Option<Dossier>, ArchiveError> {
        ask!(self, database => database.dossier(id).await)
    }

    pub async fn replay_ids(&self) -> Result<Vec<String>, ArchiveError> {
        ask!(self, database => database.replay_ids().await)
    }

    pub async fn replay(&self, id: &str) -> Result<Option<Replay>, ArchiveError> {
        use crate::Store as _;
        Ok(ask!(self, database => database.replay(id).await)?)
    }

    pub async fn close(&self) {
        use crate::Store as _;
        // There is nothing left to be written.
        let _ = ask!(self, database => database.close().await);
    }

    /// The tables of this database and their columns, for a test that compares.
    #[cfg(feature = "testing")]
    pub async fn columns(&self) -> Result<Vec<(String, Vec<String>)>, ArchiveError> {
        ask!(self, database => database.all_columns().await)
    }

    /// The tables that are copied.
    #[cfg(feature = "testing")]
    pub const fn copied() -> &'static [&'static str] {
        TABLES
    }
}
