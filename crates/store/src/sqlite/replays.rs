use sqlx::SqlitePool;

use crate::{Replay, StoreError};

pub(super) async fn add(pool: &SqlitePool, replay: &Replay) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO replays (id, guest_id, game, record, created) VALUES (?, ?, ?, ?, ?)")
        .bind(&replay.id)
        .bind(&replay.guest)
        .bind(&replay.game)
        .bind(&replay.record)
        .bind(replay.created)
        .execute(pool)
        .await?;
    Ok(())
}

pub(super) async fn by_id(pool: &SqlitePool, id: &str) -> Result<Option<Replay>, StoreError> {
    let row: Option<(String, String, String, String, i64)> =
        sqlx::query_as("SELECT id, guest_id, game, record, created FROM replays WHERE id = ?")
            .bind(id)
            .fetch_optional(pool)
            .await?;
    Ok(row.map(|(id, guest, game, record, created)| Replay { id, guest, game, record, created }))
}

pub(super) async fn count(pool: &SqlitePool, guest: &str) -> Result<u32, StoreError> {
    Ok(sqlx::query_scalar("SELECT count(*) FROM replays WHERE guest_id = ?")
        .bind(guest)
        .fetch_one(pool)
        .await?)
}
