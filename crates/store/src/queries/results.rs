//! What came of the tables that were counted.

use std::collections::BTreeMap;

use sqlx::Row as _;

use super::{
    DatabaseRow, Pool, signed,
    writing::{self, Writing},
};
use crate::{Count, Results, SeatResult, Skill, StoreError, Weigh};

pub(super) async fn count(
    pool: &Pool,
    count: &Count,
    weigh: &Weigh<'_>,
) -> Result<bool, StoreError> {
    let mut transaction = writing::begin(pool).await?;
    // Whoever comes second waits here for the first, and then finds nothing to do.
    let first =
        sqlx::query("UPDATE tables SET counted = $2 WHERE id = $1 AND rated AND NOT counted")
            .bind(&count.table)
            .bind(true)
            .execute(&mut *transaction)
            .await?;
    if first.rows_affected() != 1 {
        return Ok(false);
    }
    let known = known(&mut transaction, count).await?;
    let before: Vec<Skill> = count
        .seats
        .iter()
        .map(|seat| {
            let player = seat.player.as_ref();
            player.and_then(|player| known.get(player.as_str())).copied().unwrap_or(seat.newcomer)
        })
        .collect();
    let mut after = weigh(&before);
    after.resize(before.len(), None);
    for (player, skill) in players(count, &after) {
        let Some((skill, floor)) = skill else { continue };
        sqlx::query(
            "UPDATE ratings SET rating = $1, uncertainty = $2, floor = $3, games = games + 1, \
             changed = $4 WHERE player = $5 AND ruleset = $6 AND players = $7",
        )
        .bind(skill.rating)
        .bind(skill.uncertainty)
        .bind(floor)
        .bind(count.ended)
        .bind(player)
        .bind(&count.ruleset)
        .bind(seats(count))
        .execute(&mut *transaction)
        .await?;
    }
    for (seat, (before, after)) in (0..).zip(before.iter().zip(&after)) {
        write(&mut transaction, count, seat, *before, after.map_or(*before, |(skill, _)| skill))
            .await?;
    }
    transaction.commit().await?;
    Ok(true)
}

fn seats(count: &Count) -> i64 {
    signed(count.seats.len() as u64)
}

/// The players of a table, each once. Always in the same order: two who lock the same rows in
/// different orders would wait for each other for ever.
fn players<'a, T: Copy>(count: &'a Count, by_seat: &[T]) -> BTreeMap<&'a str, T> {
    let seats = count.seats.iter().zip(by_seat);
    seats.filter_map(|(seat, value)| Some((seat.player.as_deref()?, *value))).collect()
}

/// What is known of the players of a table. From here on nobody else changes it: a row that is written,
/// even with what stands there, is locked.
async fn known<'a>(
    transaction: &mut Writing,
    count: &'a Count,
) -> Result<BTreeMap<&'a str, Skill>, StoreError> {
    let newcomers: Vec<Skill> = count.seats.iter().map(|seat| seat.newcomer).collect();
    let mut known = BTreeMap::new();
    for (player, newcomer) in players(count, &newcomers) {
        let row: (f64, f64) = sqlx::query_as(
            "INSERT INTO ratings \
             (player, ruleset, players, rating, uncertainty, floor, games, changed) \
             VALUES ($1, $2, $3, $4, $5, $4, 0, $6) \
             ON CONFLICT (player, ruleset, players) DO UPDATE SET changed = ratings.changed \
             RETURNING rating, uncertainty",
        )
        .bind(player)
        .bind(&count.ruleset)
        .bind(seats(count))
        .bind(newcomer.rating)
        .bind(newcomer.uncertainty)
        .bind(count.ended)
        .fetch_one(&mut **transaction)
        .await?;
        known.insert(player, Skill { rating: row.0, uncertainty: row.1 });
    }
    Ok(known)
}

async fn write(
    transaction: &mut Writing,
    count: &Count,
    seat: usize,
    before: Skill,
    after: Skill,
) -> Result<(), StoreError> {
    let counted = &count.seats[seat];
    sqlx::query(
        "INSERT INTO results (table_id, seat, player, ruleset, players, place, has_left, \
         rating_before, uncertainty_before, rating_after, uncertainty_after, ended) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    )
    .bind(&count.table)
    .bind(signed(seat as u64))
    .bind(&counted.player)
    .bind(&count.ruleset)
    .bind(seats(count))
    .bind(i64::from(counted.place))
    .bind(counted.has_left)
    .bind(before.rating)
    .bind(before.uncertainty)
    .bind(after.rating)
    .bind(after.uncertainty)
    .bind(count.ended)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT table_id, public, seat, player, name, ruleset, players, place, has_left, \
             rating_before, uncertainty_before, rating_after, uncertainty_after, ended \
             FROM results JOIN tables ON id = table_id LEFT JOIN accounts ON guest_id = player ",
            $rest
        )
    };
}

pub(super) async fn of_table(pool: &Pool, table: &str) -> Result<Vec<SeatResult>, StoreError> {
    let rows = sqlx::query(select!("WHERE table_id = $1 ORDER BY seat"))
        .bind(table)
        .fetch_all(pool)
        .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn of_player(
    pool: &Pool,
    player: &str,
    wanted: Results<'_>,
) -> Result<Vec<SeatResult>, StoreError> {
    let rows = sqlx::query(select!(
        "WHERE table_id IN (SELECT mine.table_id FROM results AS mine WHERE mine.player = $1 \
         AND ($2 IS NULL OR mine.ruleset = $2) AND ($3 IS NULL OR mine.players = $3) \
         GROUP BY mine.table_id ORDER BY max(mine.ended) DESC, mine.table_id LIMIT $4 OFFSET $5) \
         ORDER BY ended DESC, table_id, seat"
    ))
    .bind(player)
    .bind(wanted.of.map(|(ruleset, _)| ruleset))
    .bind(wanted.of.map(|(_, players)| i64::from(players)))
    .bind(i64::from(wanted.most))
    .bind(i64::from(wanted.skip))
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

fn read(row: &DatabaseRow) -> Result<SeatResult, StoreError> {
    let byte = |column| -> Result<u8, StoreError> {
        let number: i64 = row.try_get(column)?;
        Ok(u8::try_from(number).unwrap_or_default())
    };
    let skill = |rating, uncertainty| -> Result<Skill, StoreError> {
        Ok(Skill { rating: row.try_get(rating)?, uncertainty: row.try_get(uncertainty)? })
    };
    Ok(SeatResult {
        table: row.try_get("table_id")?,
        public: row.try_get("public")?,
        seat: byte("seat")?,
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        ruleset: row.try_get("ruleset")?,
        players: byte("players")?,
        place: byte("place")?,
        has_left: row.try_get("has_left")?,
        before: skill("rating_before", "uncertainty_before")?,
        after: skill("rating_after", "uncertainty_after")?,
        ended: row.try_get("ended")?,
    })
}
