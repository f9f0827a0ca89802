//! Tables that are looked for now and then, by what is kept of them.

use super::Pool;
use crate::StoreError;

pub(super) async fn stale_lobbies(
    pool: &Pool,
    before: i64,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let stale = sqlx::query_scalar(
        "SELECT id FROM tables WHERE phase = 'gathering' AND changed < $1 \
         ORDER BY changed, id LIMIT $2",
    );
    Ok(stale.bind(before).bind(i64::from(most)).fetch_all(pool).await?)
}

pub(super) async fn with_words(
    pool: &Pool,
    words: &str,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let found = sqlx::query_scalar(
        "SELECT id FROM tables WHERE phase <> 'over' AND summary LIKE '%' || $1 || '%' \
         ORDER BY id LIMIT $2",
    );
    Ok(found.bind(words).bind(i64::from(most)).fetch_all(pool).await?)
}
