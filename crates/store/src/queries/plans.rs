use super::Pool;
use crate::StoreError;

pub(super) async fn set(
    pool: &Pool,
    table: &str,
    seat: u8,
    plan: Option<&str>,
) -> Result<(), StoreError> {
    let query = if plan.is_some() {
        "INSERT INTO plans (table_id, seat, plan) VALUES ($1, $2, $3)
         ON CONFLICT (table_id, seat) DO UPDATE SET plan = $3"
    } else {
        "DELETE FROM plans WHERE table_id = $1 AND seat = $2"
    };
    let query = sqlx::query(query).bind(table).bind(i64::from(seat));
    let query = if let Some(plan) = plan { query.bind(plan) } else { query };
    query.execute(pool).await?;
    Ok(())
}

pub(super) async fn of_table(pool: &Pool, table: &str) -> Result<Vec<(u8, String)>, StoreError> {
    let rows: Vec<(i64, String)> =
        sqlx::query_as("SELECT seat, plan FROM plans WHERE table_id = $1 ORDER BY seat")
            .bind(table)
            .fetch_all(pool)
            .await?;
    Ok(rows.into_iter().filter_map(|(seat, plan)| Some((seat.try_into().ok()?, plan))).collect())
}
