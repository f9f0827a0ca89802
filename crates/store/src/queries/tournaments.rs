use sqlx::Row as _;

use super::{DatabaseRow, Pool, signed, unsigned, writing};
use crate::{StoreError, TournamentPhase, TournamentRow};

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, club_id, title, settings, rounds, phase, begins, revision, created \
             FROM tournaments ",
            $rest
        )
    };
}

pub(super) async fn add(pool: &Pool, row: &TournamentRow) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    sqlx::query(
        "INSERT INTO tournaments \
         (id, club_id, title, settings, rounds, phase, begins, revision, created) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(&row.id)
    .bind(&row.club)
    .bind(&row.title)
    .bind(&row.settings)
    .bind(&row.rounds)
    .bind(row.phase.name())
    .bind(row.begins)
    .bind(signed(row.revision))
    .bind(row.created)
    .execute(&mut *transaction)
    .await?;
    write_lists(&mut transaction, row).await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn save(pool: &Pool, row: &TournamentRow) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    let saved = sqlx::query(
        "UPDATE tournaments SET settings = $3, rounds = $4, phase = $5, begins = $6, \
         revision = revision + 1 WHERE id = $1 AND revision = $2",
    )
    .bind(&row.id)
    .bind(signed(row.revision))
    .bind(&row.settings)
    .bind(&row.rounds)
    .bind(row.phase.name())
    .bind(row.begins)
    .execute(&mut *transaction)
    .await?;
    if saved.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    write_lists(&mut transaction, row).await?;
    transaction.commit().await?;
    Ok(())
}

/// Who plays, and which tables are waited for.
async fn write_lists(
    transaction: &mut writing::Writing,
    row: &TournamentRow,
) -> Result<(), StoreError> {
    for (number, guest) in (0_i64..).zip(&row.players) {
        sqlx::query(
            "INSERT INTO tournament_players (tournament_id, number, guest_id) VALUES ($1, $2, $3) \
             ON CONFLICT (tournament_id, number) DO NOTHING",
        )
        .bind(&row.id)
        .bind(number)
        .bind(guest)
        .execute(&mut **transaction)
        .await?;
    }
    sqlx::query("DELETE FROM tournament_tables WHERE tournament_id = $1")
        .bind(&row.id)
        .execute(&mut **transaction)
        .await?;
    for table in &row.waits_for {
        // One that was deleted meanwhile is nobody's any more.
        sqlx::query(
            "INSERT INTO tournament_tables (table_id, tournament_id) \
             SELECT id, $2 FROM tables WHERE id = $1",
        )
        .bind(table)
        .bind(&row.id)
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

pub(super) async fn by_id(pool: &Pool, id: &str) -> Result<Option<TournamentRow>, StoreError> {
    let row = sqlx::query(select!("WHERE id = $1")).bind(id).fetch_optional(pool).await?;
    match row {
        Some(row) => Ok(Some(read(pool, &row).await?)),
        None => Ok(None),
    }
}

pub(super) async fn of_club(pool: &Pool, club: &str) -> Result<Vec<TournamentRow>, StoreError> {
    let rows = sqlx::query(select!("WHERE club_id = $1 ORDER BY created DESC, id LIMIT 100"))
        .bind(club)
        .fetch_all(pool)
        .await?;
    all(pool, &rows).await
}

pub(super) async fn of_guest(pool: &Pool, guest: &str) -> Result<Vec<TournamentRow>, StoreError> {
    let rows = sqlx::query(select!(
        "WHERE id IN (SELECT tournament_id FROM tournament_players WHERE guest_id = $1) \
         ORDER BY created DESC, id"
    ))
    .bind(guest)
    .fetch_all(pool)
    .await?;
    all(pool, &rows).await
}

pub(super) async fn to_settle(pool: &Pool, most: u32) -> Result<Vec<String>, StoreError> {
    let ids = sqlx::query_scalar(
        "SELECT DISTINCT tournament_id FROM tournament_tables \
         JOIN tables ON tables.id = table_id WHERE tables.phase = 'over' \
         ORDER BY tournament_id LIMIT $1",
    );
    Ok(ids.bind(i64::from(most)).fetch_all(pool).await?)
}

async fn all(pool: &Pool, rows: &[DatabaseRow]) -> Result<Vec<TournamentRow>, StoreError> {
    let mut all = Vec::with_capacity(rows.len());
    for row in rows {
        all.push(read(pool, row).await?);
    }
    Ok(all)
}

async fn read(pool: &Pool, row: &DatabaseRow) -> Result<TournamentRow, StoreError> {
    let id: String = row.try_get("id")?;
    let players = sqlx::query_scalar(
        "SELECT guest_id FROM tournament_players WHERE tournament_id = $1 ORDER BY number",
    );
    let players = players.bind(&id).fetch_all(pool).await?;
    let tables = sqlx::query_scalar(
        "SELECT table_id FROM tournament_tables WHERE tournament_id = $1 ORDER BY table_id",
    );
    let waits_for = tables.bind(&id).fetch_all(pool).await?;
    let phase: String = row.try_get("phase")?;
    let revision: i64 = row.try_get("revision")?;
    Ok(TournamentRow {
        club: row.try_get("club_id")?,
        title: row.try_get("title")?,
        settings: row.try_get("settings")?,
        rounds: row.try_get("rounds")?,
        phase: TournamentPhase::from_name(&phase).unwrap_or(TournamentPhase::Over),
        begins: row.try_get("begins")?,
        players,
        waits_for,
        revision: unsigned(revision),
        created: row.try_get("created")?,
        id,
    })
}
