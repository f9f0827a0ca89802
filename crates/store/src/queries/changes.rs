use sqlx::{Executor, Row as _, error::DatabaseError};

use super::{
    super::engine, Database, DatabaseRow, Pool, notifications, signed, tables, unsigned, writing,
};
use crate::{Change, Latest, Request, StoreError, TableUpdate};

pub(super) async fn append(
    pool: &Pool,
    server: &str,
    table: &str,
    change: &Change,
    update: &TableUpdate,
) -> Result<(), StoreError> {
    // A single statement is a step by itself.
    if engine::WRITES_AT_ONCE && update.notifications.is_empty() {
        let mut connection = pool.acquire().await?;
        return write(&mut connection, server, table, change, update).await;
    }
    let mut transaction = writing::begin(pool).await?;
    write(&mut transaction, server, table, change, update).await?;
    // In one step with what happened: nobody is told of what was not written, or not told of what was.
    notifications::add(&mut transaction, table, change.version, &update.notifications).await?;
    transaction.commit().await?;
    Ok(())
}

/// What becomes of the table, if it is still as it was.
macro_rules! update {
    () => {
        "UPDATE tables SET version = $1, phase = $2, summary = $3, bot_asked = $4, changed = $5, \
         served_by = $6, clock = $7, deadline = $8 \
         WHERE id = $9 AND version = $10 AND revision = $11"
    };
}

async fn write(
    connection: &mut <Database as sqlx::Database>::Connection,
    server: &str,
    table: &str,
    change: &Change,
    update: &TableUpdate,
) -> Result<(), StoreError> {
    let client = change.request.as_ref().map(|request| &request.client);
    let number = change.request.as_ref().map(|request| i64::from(request.number));
    let both = concat!(
        "WITH written AS (",
        update!(),
        " RETURNING id) INSERT INTO changes (table_id, version, change, client, number, created) \
         SELECT id, $1, $12, $13, $14, $5 FROM written"
    );
    let moved = sqlx::query(if engine::WRITES_AT_ONCE { both } else { update!() })
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
        .bind(signed(update.revision));
    let moved = if engine::WRITES_AT_ONCE {
        moved.bind(&change.change).bind(client).bind(number)
    } else {
        moved
    };
    let written = moved.execute(&mut *connection).await.map_err(repeated)?;
    if written.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    if engine::WRITES_AT_ONCE {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO changes (table_id, version, change, client, number, created) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(table)
    .bind(signed(change.version))
    .bind(&change.change)
    .bind(client)
    .bind(number)
    .bind(update.now)
    .execute(&mut *connection)
    .await
    .map_err(repeated)?;
    Ok(())
}

/// The version is right, so what is there already can only be the request.
fn repeated(error: sqlx::Error) -> StoreError {
    let repeated = error.as_database_error().is_some_and(DatabaseError::is_unique_violation);
    if repeated { StoreError::Repeated } else { error.into() }
}

/// Everything that may have changed at a table without a new revision, in one question.
pub(super) async fn latest(
    pool: &Pool,
    table: &str,
    after: u64,
) -> Result<Option<Latest>, StoreError> {
    let rows = sqlx::query(
        "SELECT tables.version AS table_version, revision, phase, summary, bot_asked, served_by, \
         rematch, nudges, counted, clock, deadline, changed, changes.version, change, client, number \
         FROM tables LEFT JOIN changes ON changes.table_id = tables.id AND changes.version > $2 \
         WHERE tables.id = $1 ORDER BY changes.version",
    )
    .bind(table)
    .bind(signed(after))
    .fetch_all(pool)
    .await?;
    let Some(row) = rows.first() else { return Ok(None) };
    let mut changes = Vec::with_capacity(rows.len());
    for row in &rows {
        if row.try_get::<Option<i64>, _>("version")?.is_some() {
            changes.push(read(row)?);
        }
    }
    Ok(Some(Latest {
        version: unsigned(row.try_get("table_version")?),
        revision: unsigned(row.try_get("revision")?),
        phase: tables::phase(row)?,
        summary: row.try_get("summary")?,
        bot_asked: row.try_get("bot_asked")?,
        served_by: row.try_get("served_by")?,
        rematch: row.try_get("rematch")?,
        nudges: row.try_get("nudges")?,
        counted: row.try_get("counted")?,
        clock: row.try_get("clock")?,
        deadline: row.try_get("deadline")?,
        changed: row.try_get("changed")?,
        changes,
    }))
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

pub(super) async fn forget_client(
    pool: &Pool,
    table: &str,
    beginning: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE changes SET client = NULL, number = NULL WHERE table_id = $1 \
         AND substr(client, 1, length(CAST($2 AS TEXT))) = CAST($2 AS TEXT)",
    )
    .bind(table)
    .bind(beginning)
    .execute(pool)
    .await?;
    Ok(())
}
