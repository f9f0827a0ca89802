use super::{Pool, devices, talk, writing};
use crate::{Device, Guest, Practice, StoreError};

pub(super) async fn add(
    pool: &Pool,
    guest: &Guest,
    device: &Device,
    secret_hash: &str,
) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    sqlx::query("INSERT INTO guests (id, name, created) VALUES ($1, $2, $3)")
        .bind(&guest.id)
        .bind(&guest.name)
        .bind(device.created)
        .execute(&mut *transaction)
        .await?;
    devices::add(&mut *transaction, device, secret_hash).await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn by_id(pool: &Pool, id: &str) -> Result<Option<Guest>, StoreError> {
    let row: Option<(String, String)> = sqlx::query_as("SELECT id, name FROM guests WHERE id = $1")
        .bind(id)
        .fetch_optional(pool)
        .await?;
    Ok(row.map(|(id, name)| Guest { id, name }))
}

pub(super) async fn shows_past(pool: &Pool, id: &str) -> Result<bool, StoreError> {
    let shows = sqlx::query_scalar("SELECT shows_past FROM guests WHERE id = $1");
    Ok(shows.bind(id).fetch_optional(pool).await?.unwrap_or(false))
}

pub(super) async fn set_shows_past(pool: &Pool, id: &str, shows: bool) -> Result<(), StoreError> {
    let query = sqlx::query("UPDATE guests SET shows_past = $1 WHERE id = $2");
    query.bind(shows).bind(id).execute(pool).await?;
    Ok(())
}

pub(super) async fn practice(pool: &Pool, id: &str, what: Practice) -> Result<String, StoreError> {
    let kept = sqlx::query_scalar(match what {
        Practice::School => "SELECT school FROM guests WHERE id = $1",
        Practice::Puzzles => "SELECT puzzles FROM guests WHERE id = $1",
    });
    Ok(kept.bind(id).fetch_optional(pool).await?.unwrap_or_default())
}

pub(super) async fn replace_practice(
    pool: &Pool,
    id: &str,
    what: Practice,
    before: &str,
    now: &str,
) -> Result<bool, StoreError> {
    let query = sqlx::query(match what {
        Practice::School => "UPDATE guests SET school = $1 WHERE id = $2 AND school = $3",
        Practice::Puzzles => "UPDATE guests SET puzzles = $1 WHERE id = $2 AND puzzles = $3",
    });
    let written = query.bind(now).bind(id).bind(before).execute(pool).await?;
    Ok(written.rows_affected() > 0)
}

pub(super) async fn rename(pool: &Pool, id: &str, name: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE guests SET name = $1 WHERE id = $2")
        .bind(name)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(())
}

/// What a guest had becomes that of another one.
const MOVES: [&str; 8] = [
    "UPDATE sitters SET guest_id = $2 WHERE guest_id = $1",
    "UPDATE consents SET guest_id = $2 WHERE guest_id = $1",
    "UPDATE replays SET guest_id = $2 WHERE guest_id = $1",
    "UPDATE vacations SET guest_id = $2 WHERE guest_id = $1 \
     AND begins NOT IN (SELECT begins FROM vacations WHERE guest_id = $2)",
    "UPDATE tables SET host = $2, revision = revision + 1 WHERE host = $1",
    "UPDATE ratings SET player = $2 WHERE player = $1",
    "UPDATE results SET player = $2 WHERE player = $1",
    "UPDATE daily_games SET guest_id = $2 WHERE guest_id = $1 \
     AND day NOT IN (SELECT day FROM daily_games WHERE guest_id = $2)",
];

pub(super) async fn merge(pool: &Pool, guest: &str, into: &str) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    // Whoever sat at a table as both sits there once.
    for table in ["sitters", "consents"] {
        sqlx::query(sqlx::AssertSqlSafe(format!(
            "DELETE FROM {table} WHERE guest_id = $1 \
             AND table_id IN (SELECT table_id FROM {table} WHERE guest_id = $2)"
        )))
        .bind(guest)
        .bind(into)
        .execute(&mut *transaction)
        .await?;
    }
    // What counts for an account stays as it is; the games of the guest become its games.
    sqlx::query(
        "DELETE FROM ratings WHERE player = $1 AND EXISTS (SELECT 1 FROM ratings AS other \
         WHERE other.player = $2 AND other.ruleset = ratings.ruleset \
         AND other.players = ratings.players)",
    )
    .bind(guest)
    .bind(into)
    .execute(&mut *transaction)
    .await?;
    for query in talk::MERGES.iter().chain(&MOVES) {
        sqlx::query(*query).bind(guest).bind(into).execute(&mut *transaction).await?;
    }
    // Devices, tokens, links and channels go with the guest.
    sqlx::query("DELETE FROM guests WHERE id = $1").bind(guest).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn forget(pool: &Pool, id: &str) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    let steps = [
        "DELETE FROM accounts WHERE guest_id = $1",
        "DELETE FROM devices WHERE guest_id = $1",
        "DELETE FROM tokens WHERE guest_id = $1",
        "DELETE FROM sign_in_links WHERE guest_id = $1",
        "DELETE FROM channels WHERE guest_id = $1",
        "DELETE FROM vacations WHERE guest_id = $1",
        "DELETE FROM replays WHERE guest_id = $1",
        "DELETE FROM consents WHERE guest_id = $1",
        "DELETE FROM sitters WHERE guest_id = $1",
        "DELETE FROM ratings WHERE player = $1",
        "UPDATE results SET player = NULL WHERE player = $1",
        "DELETE FROM daily_games WHERE guest_id = $1",
        "DELETE FROM talk WHERE guest_id = $1",
        "DELETE FROM talk_reports WHERE guest_id = $1",
        "DELETE FROM mutes WHERE guest_id = $1 OR muted_id = $1",
        "DELETE FROM muted_tables WHERE guest_id = $1",
        "DELETE FROM talk_bans WHERE guest_id = $1",
        // Somebody has to be the host: whoever has no id stands for all who are forgotten.
        "INSERT INTO guests (id, name, created) SELECT '', '', 0 \
         WHERE EXISTS (SELECT 1 FROM tables WHERE host = $1) ON CONFLICT DO NOTHING",
        "UPDATE tables SET host = '', revision = revision + 1 WHERE host = $1",
        "DELETE FROM guests WHERE id = $1",
    ];
    for query in steps {
        sqlx::query(query).bind(id).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}
