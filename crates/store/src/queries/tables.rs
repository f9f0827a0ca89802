use sqlx::{Executor, Row as _};

use super::{
    Database, DatabaseRow, Pool, notifications, signed, small, unsigned,
    writing::{self, Writing},
};
use crate::{NewNotification, Phase, StoreError, TableRow};

/// The guests at a table come along as one text; their ids hold no comma.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, options, host, seats, public, phase, record, summary, bot_asked, \
             served_by, version, revision, rematch, nudges, rated, counted, clock, deadline, \
             dice, talk, created, changed, \
             (SELECT string_agg(guest_id, ',') FROM sitters WHERE table_id = id) AS sitters \
             FROM tables ",
            $rest
        )
    };
}

pub(super) async fn to_count(
    pool: &Pool,
    waiting_since: i64,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let rows = sqlx::query(select!(
        "WHERE rated AND NOT counted \
         AND (phase = 'over' OR (phase = 'running' AND changed < $1)) ORDER BY changed, id LIMIT $2"
    ))
    .bind(waiting_since)
    .bind(i64::from(most))
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn add(
    pool: &Pool,
    server: &str,
    table: &TableRow,
    seed: Option<&str>,
) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    sqlx::query(
        "INSERT INTO tables (id, game, options, host, seats, public, phase, record, summary, \
         bot_asked, version, revision, rematch, rated, created, changed, served_by, clock, deadline, \
         dice, talk) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, \
         $20, $21)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.options)
    .bind(&table.host)
    .bind(&table.seats)
    .bind(table.public)
    .bind(table.phase.name())
    .bind(&table.record)
    .bind(&table.summary)
    .bind(table.bot_asked)
    .bind(signed(table.version))
    .bind(signed(table.revision))
    .bind(&table.rematch)
    .bind(table.rated)
    .bind(table.created)
    .bind(table.changed)
    .bind(server)
    .bind(&table.clock)
    .bind(table.deadline)
    .bind(&table.dice)
    .bind(&table.talk)
    .execute(&mut *transaction)
    .await?;
    write_around(&mut transaction, table, seed).await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn save(
    pool: &Pool,
    server: &str,
    table: &TableRow,
    seed: Option<&str>,
) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    let saved = sqlx::query(
        "UPDATE tables SET options = $1, host = $2, seats = $3, public = $4, phase = $5, record = $6, \
         summary = $7, bot_asked = $8, rematch = $9, changed = $10, rated = $11, served_by = $12, \
         clock = $13, deadline = $14, dice = $15, talk = $16, revision = revision + 1 \
         WHERE id = $17 AND revision = $18 AND version = $19",
    )
    .bind(&table.options)
    .bind(&table.host)
    .bind(&table.seats)
    .bind(table.public)
    .bind(table.phase.name())
    .bind(&table.record)
    .bind(&table.summary)
    .bind(table.bot_asked)
    .bind(&table.rematch)
    .bind(table.changed)
    .bind(table.rated)
    .bind(server)
    .bind(&table.clock)
    .bind(table.deadline)
    .bind(&table.dice)
    .bind(&table.talk)
    .bind(&table.id)
    .bind(signed(table.revision))
    .bind(signed(table.version))
    .execute(&mut *transaction)
    .await?;
    if saved.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    write_around(&mut transaction, table, seed).await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn save_clock(
    pool: &Pool,
    table: &TableRow,
    before: Option<i64>,
    notifications: &[NewNotification],
) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    let saved = sqlx::query(
        "UPDATE tables SET clock = $1, deadline = $2 \
         WHERE id = $3 AND revision = $4 AND version = $5 AND deadline = $6",
    )
    .bind(&table.clock)
    .bind(table.deadline)
    .bind(&table.id)
    .bind(signed(table.revision))
    .bind(signed(table.version))
    .bind(before)
    .execute(&mut *transaction)
    .await?;
    if saved.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    notifications::add(&mut transaction, &table.id, table.version, notifications).await?;
    transaction.commit().await?;
    Ok(())
}

/// The guests at the table, and its secret.
async fn write_around(
    transaction: &mut Writing,
    table: &TableRow,
    seed: Option<&str>,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sitters WHERE table_id = $1")
        .bind(&table.id)
        .execute(&mut **transaction)
        .await?;
    for guest in &table.sitters {
        sqlx::query("INSERT INTO sitters (table_id, guest_id) VALUES ($1, $2)")
            .bind(&table.id)
            .bind(guest)
            .execute(&mut **transaction)
            .await?;
    }
    if let Some(seed) = seed {
        sqlx::query(
            "INSERT INTO seeds (table_id, seed) VALUES ($1, $2) \
             ON CONFLICT (table_id) DO UPDATE SET seed = excluded.seed",
        )
        .bind(&table.id)
        .bind(seed)
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

pub(super) async fn by_id<'a>(
    database: impl Executor<'a, Database = Database>,
    id: &str,
) -> Result<Option<TableRow>, StoreError> {
    let row = sqlx::query(select!("WHERE id = $1")).bind(id).fetch_optional(database).await?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn seed<'a>(
    database: impl Executor<'a, Database = Database>,
    table: &str,
) -> Result<Option<String>, StoreError> {
    Ok(sqlx::query_scalar("SELECT seed FROM seeds WHERE table_id = $1")
        .bind(table)
        .fetch_optional(database)
        .await?)
}

pub(super) async fn keep_dice(pool: &Pool, id: &str, dice: &str) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO deleted_dice (id, dice) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(id)
        .bind(dice)
        .execute(pool)
        .await?;
    Ok(())
}

pub(super) async fn kept_dice(pool: &Pool, id: &str) -> Result<Option<String>, StoreError> {
    let kept = sqlx::query_scalar("SELECT dice FROM deleted_dice WHERE id = $1");
    Ok(kept.bind(id).fetch_optional(pool).await?)
}

pub(super) async fn of_guest(
    pool: &Pool,
    guest: &str,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let rows = sqlx::query(select!(
        "WHERE id IN (SELECT table_id FROM sitters WHERE guest_id = $1) \
         OR (host = $1 AND phase IN ('gathering', 'running')) ORDER BY changed DESC, id LIMIT $2"
    ))
    .bind(guest)
    .bind(i64::from(most))
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn of_club(
    pool: &Pool,
    club: &str,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let rows = sqlx::query(select!(
        "WHERE phase <> 'over' AND (id IN (SELECT table_id FROM club_tables WHERE club_id = $1) \
         OR id IN (SELECT table_id FROM tournament_tables JOIN tournaments \
                   ON tournaments.id = tournament_id WHERE club_id = $1)) \
         ORDER BY changed DESC, id LIMIT $2"
    ))
    .bind(club)
    .bind(i64::from(most))
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn past_of_guest(
    pool: &Pool,
    guest: &str,
    after: Option<(i64, &str)>,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let (changed, id) = after.unwrap_or((i64::MAX, ""));
    let rows = sqlx::query(select!(
        "WHERE id IN (SELECT table_id FROM sitters WHERE guest_id = $1) \
         AND phase = 'over' AND record IS NOT NULL \
         AND (changed < $2 OR (changed = $2 AND id > $3)) ORDER BY changed DESC, id LIMIT $4"
    ))
    .bind(guest)
    .bind(changed)
    .bind(id)
    .bind(i64::from(most))
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn open(
    pool: &Pool,
    most_each: u32,
    most: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let rows = sqlx::query(select!(
        "WHERE id IN (SELECT id FROM (\
         SELECT id, changed, row_number() OVER (PARTITION BY host ORDER BY changed DESC, id) AS turn \
         FROM tables WHERE phase = 'gathering' AND public) AS turns \
         WHERE turn <= $1 ORDER BY turn, changed DESC, id LIMIT $2) \
         ORDER BY changed DESC, id"
    ))
    .bind(i64::from(most_each))
    .bind(i64::from(most))
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn last(pool: &Pool, before: i64, most: u32) -> Result<Vec<TableRow>, StoreError> {
    let rows = sqlx::query(select!("WHERE changed < $1 ORDER BY changed DESC, id LIMIT $2"))
        .bind(before)
        .bind(i64::from(most))
        .fetch_all(pool)
        .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn overdue(pool: &Pool, now: i64, most: u32) -> Result<Vec<String>, StoreError> {
    let overdue =
        sqlx::query_scalar("SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2");
    Ok(overdue.bind(now).bind(i64::from(most)).fetch_all(pool).await?)
}

pub(super) async fn count(pool: &Pool, host: &str) -> Result<u32, StoreError> {
    let count =
        sqlx::query_scalar("SELECT count(*) FROM tables WHERE host = $1 AND phase <> 'over'");
    Ok(small(count.bind(host).fetch_one(pool).await?))
}

pub(super) async fn fence(pool: &Pool, table: &str) -> Result<(), StoreError> {
    // A write that is under way holds the row: this waits for it. One that comes later names an older
    // revision and changes nothing.
    let query = sqlx::query("UPDATE tables SET revision = revision + 1 WHERE id = $1");
    query.bind(table).execute(pool).await?;
    Ok(())
}

pub(super) async fn set_consent(
    pool: &Pool,
    table: &str,
    guest: &str,
    again: bool,
) -> Result<(), StoreError> {
    let query = if again {
        "INSERT INTO consents (table_id, guest_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM consents WHERE table_id = $1 AND guest_id = $2"
    };
    sqlx::query(query).bind(table).bind(guest).execute(pool).await?;
    Ok(())
}

pub(super) async fn consents(pool: &Pool, table: &str) -> Result<Vec<String>, StoreError> {
    Ok(sqlx::query_scalar("SELECT guest_id FROM consents WHERE table_id = $1 ORDER BY guest_id")
        .bind(table)
        .fetch_all(pool)
        .await?)
}

pub(super) async fn set_nudges(pool: &Pool, table: &str, nudges: &str) -> Result<(), StoreError> {
    let query = sqlx::query("UPDATE tables SET nudges = $1 WHERE id = $2");
    query.bind(nudges).bind(table).execute(pool).await?;
    Ok(())
}

fn read(row: &DatabaseRow) -> Result<TableRow, StoreError> {
    let sitters: Option<String> = row.try_get("sitters")?;
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        options: row.try_get("options")?,
        host: row.try_get("host")?,
        seats: row.try_get("seats")?,
        sitters: sitters.iter().flat_map(|ids| ids.split(',')).map(str::to_owned).collect(),
        public: row.try_get("public")?,
        phase: phase(row)?,
        record: row.try_get("record")?,
        summary: row.try_get("summary")?,
        bot_asked: row.try_get("bot_asked")?,
        served_by: row.try_get("served_by")?,
        version: unsigned(row.try_get("version")?),
        revision: unsigned(row.try_get("revision")?),
        rematch: row.try_get("rematch")?,
        nudges: row.try_get("nudges")?,
        rated: row.try_get("rated")?,
        counted: row.try_get("counted")?,
        clock: row.try_get("clock")?,
        deadline: row.try_get("deadline")?,
        dice: row.try_get("dice")?,
        talk: row.try_get("talk")?,
        created: row.try_get("created")?,
        changed: row.try_get("changed")?,
    })
}

pub(super) fn phase(row: &DatabaseRow) -> Result<Phase, StoreError> {
    let phase: String = row.try_get("phase")?;
    let unknown = || sqlx::Error::Decode(format!("there is no phase “{phase}”").into());
    Ok(Phase::from_name(&phase).ok_or_else(unknown)?)
}
