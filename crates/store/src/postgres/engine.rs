//! What only PostgreSQL says in this way.

use sqlx::{AssertSqlSafe, PgConnection};

use crate::{
    archive::ArchiveError,
    migrations::{MigrationFile, POSTGRES},
};

/// Milliseconds since 1970.
pub(super) const NOW: &str = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

pub(super) const STEPS: &[MigrationFile] = POSTGRES;

/// A statement may consist of several writes.
pub(super) const WRITES_AT_ONCE: bool = true;

/// A write begins here.
pub(super) const WRITE: &str = "BEGIN";

/// Everything that is read after it is from one moment.
pub(super) const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
/// Tables that are thrown away or filled are locked by that alone.
pub(super) const EXCLUSIVE: &str = "BEGIN";

pub(super) const TABLE_NAMES: &str = "SELECT CAST(table_name AS TEXT) FROM information_schema.tables \
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name";
pub(super) const COLUMNS: &str = "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) \
     FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1 \
     ORDER BY ordinal_position";

/// All at once, because they name each other.
pub(super) fn drops(tables: &[&str]) -> Vec<String> {
    let some = (!tables.is_empty()).then(|| format!("DROP TABLE {}", tables.join(", ")));
    some.into_iter().collect()
}

/// A server that was closed just now is waited for.
pub(super) async fn is_unused(connection: &mut PgConnection) -> Result<(), ArchiveError> {
    for _ in 0..20 {
        let servers: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
             AND application_name = 'bedesten'",
        )
        .fetch_one(&mut *connection)
        .await?;
        if servers == 0 {
            return Ok(());
        }
        sqlx::query("SELECT pg_sleep(0.1)").execute(&mut *connection).await?;
    }
    Err(ArchiveError::InUse)
}

/// A table may name one that comes later in the file.
pub(super) async fn allow_any_order(connection: &mut PgConnection) -> Result<(), ArchiveError> {
    alter_references(connection, "DEFERRABLE INITIALLY DEFERRED").await
}

pub(super) async fn check_references(connection: &mut PgConnection) -> Result<(), ArchiveError> {
    let all = sqlx::query("SET CONSTRAINTS ALL IMMEDIATE").execute(&mut *connection).await;
    all.map_err(|error| match error.as_database_error() {
        Some(error) if error.is_foreign_key_violation() => ArchiveError::Dangling,
        Some(_) | None => error.into(),
    })?;
    alter_references(connection, "NOT DEFERRABLE").await
}

async fn alter_references(connection: &mut PgConnection, how: &str) -> Result<(), ArchiveError> {
    let references: Vec<(String, String)> = sqlx::query_as(
        "SELECT CAST(conrelid::regclass AS TEXT), quote_ident(conname) FROM pg_constraint \
         WHERE contype = 'f' AND connamespace = current_schema()::regnamespace",
    )
    .fetch_all(&mut *connection)
    .await?;
    for (table, name) in references {
        let alter = format!("ALTER TABLE {table} ALTER CONSTRAINT {name} {how}");
        sqlx::query(AssertSqlSafe(alter)).execute(&mut *connection).await?;
    }
    Ok(())
}

/// The database server looks after its files by itself, and lets nothing dangling in.
#[allow(clippy::unused_async, reason = "another database has something to do here")]
pub(super) async fn faults(_: &mut PgConnection) -> Result<Vec<String>, ArchiveError> {
    Ok(Vec::new())
}
