use super::Pool;
use crate::{StoreError, Vacation};

pub(super) async fn set(pool: &Pool, guest: &str, vacation: Vacation) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO vacations (guest_id, begins, until) VALUES ($1, $2, $3) \
         ON CONFLICT (guest_id, begins) DO UPDATE SET until = excluded.until",
    )
    .bind(guest)
    .bind(vacation.begins)
    .bind(vacation.until)
    .execute(pool)
    .await?;
    Ok(())
}

pub(super) async fn of_guest(
    pool: &Pool,
    guest: &str,
    since: i64,
) -> Result<Vec<Vacation>, StoreError> {
    let rows: Vec<(i64, i64)> = sqlx::query_as(
        "SELECT begins, until FROM vacations WHERE guest_id = $1 AND until > $2 ORDER BY begins",
    )
    .bind(guest)
    .bind(since)
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().map(|(begins, until)| Vacation { begins, until }).collect())
}
