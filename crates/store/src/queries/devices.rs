use sqlx::{Executor, Row as _};

use super::{Database, DatabaseRow, Pool};
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
    let rows = sqlx::query(
        "SELECT id, guest_id, label, created, seen FROM devices WHERE guest_id = $1 \
         ORDER BY seen DESC, id",
    )
    .bind(guest)
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) fn read(row: &DatabaseRow) -> Result<Device, StoreError> {
    Ok(Device {
        id: row.try_get("id")?,
        guest: row.try_get("guest_id")?,
        label: row.try_get("label")?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
    })
}

pub(super) async fn move_channels(pool: &Pool, from: &str, to: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE channels SET device_id = $2 WHERE device_id = $1")
        .bind(from)
        .bind(to)
        .execute(pool)
        .await?;
    Ok(())
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
