//! What only SQLite says in this way.

use sqlx::{Row as _, SqliteConnection};

use crate::{
    archive::ArchiveError,
    migrations::{MigrationFile, SQLITE},
};

/// Milliseconds since 1970.
pub(super) const NOW: &str = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

pub(super) const STEPS: &[MigrationFile] = SQLITE;

/// A statement is one write; there is no way to a server that could be saved.
pub(super) const WRITES_AT_ONCE: bool = false;

/// A write begins here. Nobody else writes until it ends, so that it never has to begin anew.
pub(super) const WRITE: &str = "BEGIN IMMEDIATE";

/// Everything that is read after it is from one moment.
pub(super) const SNAPSHOT: &str = "BEGIN";
/// Nobody else may write from the beginning on.
pub(super) const EXCLUSIVE: &str = "BEGIN EXCLUSIVE";

pub(super) const TABLE_NAMES: &str = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
pub(super) const COLUMNS: &str = "SELECT name, type FROM pragma_table_info($1) ORDER BY cid";

pub(super) fn drops(tables: &[&str]) -> Vec<String> {
    tables.iter().map(|table| format!("DROP TABLE {table}")).collect()
}

/// The journal can only be changed by somebody who is alone.
pub(super) async fn is_unused(connection: &mut SqliteConnection) -> Result<(), ArchiveError> {
    let alone = sqlx::query("PRAGMA journal_mode = DELETE").execute(connection).await;
    match alone {
        Err(sqlx::Error::Database(error)) if error.message().contains("locked") => {
            Err(ArchiveError::InUse)
        }
        other => Ok(other.map(drop)?),
    }
}

/// References are not looked at while a database is filled: see [`crate::Sqlite::fill`].
#[allow(clippy::unused_async, reason = "another database has something to do here")]
pub(super) async fn allow_any_order(_: &mut SqliteConnection) -> Result<(), ArchiveError> {
    Ok(())
}

pub(super) async fn check_references(
    connection: &mut SqliteConnection,
) -> Result<(), ArchiveError> {
    let dangling = sqlx::query("PRAGMA foreign_key_check").fetch_optional(connection).await?;
    if dangling.is_none() { Ok(()) } else { Err(ArchiveError::Dangling) }
}

pub(super) async fn faults(connection: &mut SqliteConnection) -> Result<Vec<String>, ArchiveError> {
    let check = sqlx::query_scalar("PRAGMA integrity_check");
    let mut faults: Vec<String> = check.fetch_all(&mut *connection).await?;
    faults.retain(|fault| fault != "ok");
    for row in sqlx::query("PRAGMA foreign_key_check").fetch_all(connection).await? {
        let (table, parent): (String, String) = (row.try_get("table")?, row.try_get("parent")?);
        faults.push(format!("a row of {table} names something that is not in {parent}"));
    }
    Ok(faults)
}
