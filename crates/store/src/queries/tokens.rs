use sqlx::Row as _;

use super::{DatabaseRow, Pool};
use crate::{Guest, Scope, StoreError, Token};

pub(super) async fn add(pool: &Pool, token: &Token, secret_hash: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tokens (id, guest_id, secret_hash, label, scope, created, seen) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(&token.id)
    .bind(&token.guest)
    .bind(secret_hash)
    .bind(&token.label)
    .bind(token.scope.name())
    .bind(token.created)
    .bind(token.seen)
    .execute(pool)
    .await?;
    Ok(())
}

pub(super) async fn of_guest(pool: &Pool, guest: &str) -> Result<Vec<Token>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, guest_id, label, scope, created, seen FROM tokens WHERE guest_id = $1 \
         ORDER BY created DESC, id",
    )
    .bind(guest)
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn guest(pool: &Pool, hash: &str) -> Result<Option<(Guest, Token)>, StoreError> {
    let row = sqlx::query(
        "SELECT tokens.id, guest_id, label, scope, tokens.created, seen, name FROM tokens \
         JOIN guests ON guests.id = guest_id WHERE secret_hash = $1",
    )
    .bind(hash)
    .fetch_optional(pool)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let token = read(&row)?;
    let guest = Guest { id: token.guest.clone(), name: row.try_get("name")? };
    Ok(Some((guest, token)))
}

pub(super) async fn seen(pool: &Pool, id: &str, now: i64) -> Result<(), StoreError> {
    sqlx::query("UPDATE tokens SET seen = $1 WHERE id = $2")
        .bind(now)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(())
}

pub(super) async fn remove(pool: &Pool, guest: &str, id: &str) -> Result<bool, StoreError> {
    let removed = sqlx::query("DELETE FROM tokens WHERE guest_id = $1 AND id = $2")
        .bind(guest)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(removed.rows_affected() > 0)
}

pub(super) fn read(row: &DatabaseRow) -> Result<Token, StoreError> {
    let scope: String = row.try_get("scope")?;
    Ok(Token {
        id: row.try_get("id")?,
        guest: row.try_get("guest_id")?,
        label: row.try_get("label")?,
        scope: Scope::from_name(&scope)
            .ok_or_else(|| sqlx::Error::Decode(format!("there is no scope “{scope}”").into()))?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
    })
}
