use sqlx::{Row as _, SqlitePool, error::DatabaseError, sqlite::SqliteRow};

use super::{signed, unsigned};
use crate::{Change, Request, StoreError, TableUpdate};

pub(super) async fn append(
    pool: &SqlitePool,
    table: &str,
    change: &Change,
    update: &TableUpdate,
) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    let written = sqlx::query(
        "UPDATE tables SET version = ?, phase = ?, summary = ?, bot_asked = ?, changed = ? \
         WHERE id = ? AND version = ?",
    )
    .bind(signed(change.version))
    .bind(update.phase.name())
    .bind(&update.summary)
    .bind(update.bot_asked)
    .bind(update.now)
    .bind(table)
    .bind(signed(change.version.saturating_sub(1)))
    .execute(&mut *transaction)
    .await?;
    if written.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    sqlx::query(
        "INSERT INTO changes (table_id, version, change, client, number, created) \
         VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(table)
    .bind(signed(change.version))
    .bind(&change.change)
    .bind(change.request.as_ref().map(|request| &request.client))
    .bind(change.request.as_ref().map(|request| i64::from(request.number)))
    .bind(update.now)
    .execute(&mut *transaction)
    .await
    .map_err(|error| {
        // The version is right, so it can only be the request.
        let repeated = error.as_database_error().is_some_and(DatabaseError::is_unique_violation);
        if repeated { StoreError::Repeated } else { error.into() }
    })?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn of_table(pool: &SqlitePool, table: &str) -> Result<Vec<Change>, StoreError> {
    let rows = sqlx::query(
        "SELECT version, change, client, number FROM changes WHERE table_id = ? ORDER BY version",
    )
    .bind(table)
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

fn read(row: &SqliteRow) -> Result<Change, StoreError> {
    let client: Option<String> = row.try_get("client")?;
    let number: Option<u32> = row.try_get("number")?;
    Ok(Change {
        version: unsigned(row.try_get("version")?),
        change: row.try_get("change")?,
        request: client.zip(number).map(|(client, number)| Request { client, number }),
    })
}
