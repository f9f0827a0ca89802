use super::{Pool, small};
use crate::{Replay, StoreError};

pub(super) async fn add(pool: &Pool, replay: &Replay) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO replays (id, guest_id, game, record, created) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(&replay.id)
    .bind(&replay.guest)
    .bind(&replay.game)
    .bind(&replay.record)
    .bind(replay.created)
    .execute(pool)
    .await?;
    Ok(())
}

pub(super) async fn by_id(pool: &Pool, id: &str) -> Result<Option<Replay>, StoreError> {
    let row: Option<(String, String, String, String, i64)> =
        sqlx::query_as("SELECT id, guest_id, game, record, created FROM replays WHERE id = $1")
            .bind(id)
            .fetch_optional(pool)
            .await?;
    Ok(row.map(|(id, guest, game, record, created)| Replay { id, guest, game, record, created }))
}

pub(super) async fn count(pool: &Pool, guest: &str) -> Result<u32, StoreError> {
    let count = sqlx::query_scalar("SELECT count(*) FROM replays WHERE guest_id = $1");
    Ok(small(count.bind(guest).fetch_one(pool).await?))
}
