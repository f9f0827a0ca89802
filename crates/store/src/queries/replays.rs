use super::{Pool, small, unsigned};
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

pub(super) async fn bytes(pool: &Pool, guest: Option<&str>) -> Result<u64, StoreError> {
    // Sums are of other types in PostgreSQL. The length is known without reading the text.
    let of_all = "SELECT CAST(coalesce(sum(octet_length(record)), 0) AS BIGINT) FROM replays";
    let of_guest = "SELECT CAST(coalesce(sum(octet_length(record)), 0) AS BIGINT) FROM replays \
                    WHERE guest_id = $1";
    let bytes: i64 = match guest {
        Some(guest) => sqlx::query_scalar(of_guest).bind(guest).fetch_one(pool).await?,
        None => sqlx::query_scalar(of_all).fetch_one(pool).await?,
    };
    Ok(unsigned(bytes))
}
