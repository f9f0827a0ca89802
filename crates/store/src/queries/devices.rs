use sqlx::Executor;

use super::{Database, Pool};
use crate::{Device, Guest, StoreError};

pub(super) async fn add(
    executor: impl Executor<'_, Database = Database>,
    device: &Device,
    secret_hash: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO devices (id, guest_id, secret_hash, label, created, seen) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(&device.id)
    .bind(&device.guest)
    .bind(secret_hash)
    .bind(&device.label)
    .bind(device.created)
    .bind(device.seen)
    .execute(executor)
    .await?;
    Ok(())
}

pub(super) async fn guest(pool: &Pool, hash: &str) -> Result<Option<(Guest, String)>, StoreError> {
    let row: Option<(String, String, String)> = sqlx::query_as(
        "SELECT guests.id, guests.name, devices.id FROM devices \
         JOIN guests ON guests.id = guest_id WHERE secret_hash = $1",
    )
    .bind(hash)
    .fetch_optional(pool)
    .await?;
    Ok(row.map(|(id, name, device)| (Guest { id, name }, device)))
}

pub(super) async fn of_guest(pool: &Pool, guest: &str) -> Result<Vec<Device>, StoreError> {
    let rows: Vec<(String, String, String, i64, i64)> = sqlx::query_as(
        "SELECT id, guest_id, label, created, seen FROM devices WHERE guest_id = $1 \
         ORDER BY seen DESC, id",
    )
    .bind(guest)
    .fetch_all(pool)
    .await?;
    let device = |(id, guest, label, created, seen)| Device { id, guest, label, created, seen };
    Ok(rows.into_iter().map(device).collect())
}

pub(super) async fn seen(pool: &Pool, id: &str, now: i64) -> Result<(), StoreError> {
    sqlx::query("UPDATE devices SET seen = $1 WHERE id = $2")
        .bind(now)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(())
}

pub(super) async fn remove(pool: &Pool, guest: &str, id: &str) -> Result<bool, StoreError> {
    let removed = sqlx::query("DELETE FROM devices WHERE guest_id = $1 AND id = $2")
        .bind(guest)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(removed.rows_affected() > 0)
}
