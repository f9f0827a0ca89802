use super::Pool;
use crate::{Guest, StoreError};

pub(super) async fn add(
    pool: &Pool,
    guest: &Guest,
    secret_hash: &str,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO guests (id, secret_hash, name, created) VALUES ($1, $2, $3, $4)")
        .bind(&guest.id)
        .bind(secret_hash)
        .bind(&guest.name)
        .bind(now)
        .execute(pool)
        .await?;
    Ok(())
}

pub(super) async fn by_secret(pool: &Pool, hash: &str) -> Result<Option<Guest>, StoreError> {
    let row: Option<(String, String)> =
        sqlx::query_as("SELECT id, name FROM guests WHERE secret_hash = $1")
            .bind(hash)
            .fetch_optional(pool)
            .await?;
    Ok(row.map(|(id, name)| Guest { id, name }))
}

pub(super) async fn rename(pool: &Pool, id: &str, name: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE guests SET name = $1 WHERE id = $2")
        .bind(name)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(())
}
