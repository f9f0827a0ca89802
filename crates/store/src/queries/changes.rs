use sqlx::{Executor, Row as _, error::DatabaseError};

use super::{Database, DatabaseRow, Pool, notices, signed, unsigned};
use crate::{Change, Request, StoreError, TableUpdate};

pub(super) async fn append(
    pool: &Pool,
    server: &str,
    table: &str,
    change: &Change,
    update: &TableUpdate,
) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    let written = sqlx::query(
        "UPDATE tables SET version = $1, phase = $2, summary = $3, bot_asked = $4, changed = $5, \
         served_by = $6, clock = $7, deadline = $8 \
         WHERE id = $9 AND version = $10 AND revision = $11",
    )
    .bind(signed(change.version))
    .bind(update.phase.name())
    .bind(&update.summary)
    .bind(update.bot_asked)
    .bind(update.now)
    .bind(server)
    .bind(&update.clock)
    .bind(update.deadline)
    .bind(table)
    .bind(signed(change.version.saturating_sub(1)))
    .bind(signed(update.revision))
    .execute(&mut *transaction)
    .await?;
    if written.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    sqlx::query(
        "INSERT INTO changes (table_id, version, change, client, number, created) \
         VALUES ($1, $2, $3, $4, $5, $6)",
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
    // In one step with what happened: nobody is told of what was not written, or not told of what was.
    notices::add(&mut transaction, table, change.version, &update.notices).await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn of_table<'a>(
    database: impl Executor<'a, Database = Database>,
    table: &str,
    after: u64,
) -> Result<Vec<Change>, StoreError> {
    let rows = sqlx::query(
        "SELECT version, change, client, number FROM changes \
         WHERE table_id = $1 AND version > $2 ORDER BY version",
    )
    .bind(table)
    .bind(signed(after))
    .fetch_all(database)
    .await?;
    rows.iter().map(read).collect()
}

fn read(row: &DatabaseRow) -> Result<Change, StoreError> {
    let client: Option<String> = row.try_get("client")?;
    let number: Option<i64> = row.try_get("number")?;
    let number = number.and_then(|number| u32::try_from(number).ok());
    Ok(Change {
        version: unsigned(row.try_get("version")?),
        change: row.try_get("change")?,
        request: client.zip(number).map(|(client, number)| Request { client, number }),
    })
}
