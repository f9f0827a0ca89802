//! Servers that share the database, and which of them sees to the bots of a table.

use sqlx::{AssertSqlSafe, Row as _};

use super::{super::engine::NOW, Pool};
use crate::{Pulse, StoreError};

/// A server that was not heard for so long, in milliseconds, is gone.
const SILENCE: i64 = 6_000;
/// One that was gone for so long is forgotten.
const FORGOTTEN: i64 = 60_000;

pub(super) async fn beat(pool: &Pool, server: &str) -> Result<Pulse, StoreError> {
    let beat = format!(
        "INSERT INTO servers (id, seen) VALUES ($1, {NOW}) \
         ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING seen"
    );
    let now: i64 = sqlx::query_scalar(AssertSqlSafe(beat)).bind(server).fetch_one(pool).await?;
    let rows = sqlx::query("SELECT id, seen FROM servers ORDER BY id").fetch_all(pool).await?;
    let mut alive = Vec::with_capacity(rows.len());
    for row in &rows {
        let (id, seen): (String, i64) = (row.try_get("id")?, row.try_get("seen")?);
        if seen > now - SILENCE {
            alive.push(id);
        } else if seen < now - FORGOTTEN {
            leave(pool, &id).await?;
        }
    }
    Ok(Pulse { now, alive })
}

pub(super) async fn leave(pool: &Pool, server: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM servers WHERE id = $1").bind(server).execute(pool).await?;
    Ok(())
}

pub(super) async fn tables_to_serve(pool: &Pool, server: &str) -> Result<Vec<String>, StoreError> {
    // Whoever comes second finds a server that is alive in the row, and leaves it.
    let take_over = format!(
        "UPDATE tables SET served_by = $1 WHERE bot_asked AND phase = 'running' AND \
         (served_by IS NULL OR \
         served_by NOT IN (SELECT id FROM servers WHERE seen > {NOW} - {SILENCE}))"
    );
    sqlx::query(AssertSqlSafe(take_over)).bind(server).execute(pool).await?;
    let mine = sqlx::query_scalar(
        "SELECT id FROM tables WHERE bot_asked AND phase = 'running' AND served_by = $1 ORDER BY id",
    );
    Ok(mine.bind(server).fetch_all(pool).await?)
}
