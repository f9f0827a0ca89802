//! Wrong passwords, counted by all servers together. Only these are written: whoever knows the password
//! costs nothing.

use super::{Pool, writing};
use crate::{Guesses, StoreError};

/// Nobody is still waiting for a guess of yesterday, in seconds.
const OLD: i64 = 24 * 60 * 60;

pub(super) async fn of(pool: &Pool, ids: &[String]) -> Result<Vec<Option<Guesses>>, StoreError> {
    let mut all = Vec::with_capacity(ids.len());
    for id in ids {
        let row: Option<(f64, i64)> =
            sqlx::query_as("SELECT level, tried FROM guesses WHERE id = $1")
                .bind(id)
                .fetch_optional(pool)
                .await?;
        all.push(row.map(|(level, tried)| Guesses { level, tried }));
    }
    Ok(all)
}

pub(super) async fn add(
    pool: &Pool,
    guesses: &[(String, f64)],
    now: i64,
) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    for (id, forgiven) in guesses {
        sqlx::query(
            "INSERT INTO guesses (id, level, tried) VALUES ($1, 1, $2) \
             ON CONFLICT (id) DO UPDATE SET tried = excluded.tried, level = 1 + \
             CASE WHEN guesses.level > (excluded.tried - guesses.tried) * CAST($3 AS DOUBLE PRECISION) \
             THEN guesses.level - (excluded.tried - guesses.tried) * CAST($3 AS DOUBLE PRECISION) ELSE 0 END",
        )
        .bind(id)
        .bind(now)
        .bind(forgiven)
        .execute(&mut *transaction)
        .await?;
    }
    sqlx::query("DELETE FROM guesses WHERE tried < $1")
        .bind(now - OLD)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(())
}
