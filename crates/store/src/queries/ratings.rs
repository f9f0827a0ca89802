//! How good players are: the questions of this file and of `results`.

use sqlx::Row as _;

use super::{DatabaseRow, Keeper, Pool, results, small, tables};
use crate::{
    Count, Later, Rating, Ratings, Results, SeatResult, Skill, StoreError, TableRow, Weigh,
};

impl Ratings for Keeper {
    fn tables_to_count(&self, waiting_since: i64, most: u32) -> Later<'_, Vec<TableRow>> {
        Box::pin(tables::to_count(&self.reader, waiting_since, most))
    }

    fn count_table<'a>(&'a self, count: &'a Count, weigh: &'a Weigh<'a>) -> Later<'a, bool> {
        Box::pin(self.write(results::count(&self.writer, count, weigh)))
    }

    fn results_of_table<'a>(&'a self, table: &'a str) -> Later<'a, Vec<SeatResult>> {
        Box::pin(results::of_table(&self.reader, table))
    }

    fn results_of<'a>(
        &'a self,
        player: &'a str,
        wanted: Results<'a>,
    ) -> Later<'a, Vec<SeatResult>> {
        Box::pin(results::of_player(&self.reader, player, wanted))
    }

    fn ratings_of<'a>(&'a self, player: &'a str) -> Later<'a, Vec<Rating>> {
        Box::pin(of_player(&self.reader, player))
    }

    fn leaders<'a>(
        &'a self,
        board: (&'a str, u8),
        fewest_games: u32,
        skip: u32,
        most: u32,
    ) -> Later<'a, Vec<Rating>> {
        Box::pin(leaders(&self.reader, board, fewest_games, skip, most))
    }

    fn count_leaders<'a>(
        &'a self,
        board: (&'a str, u8),
        fewest_games: u32,
        before: Option<&'a Rating>,
    ) -> Later<'a, (u32, u32)> {
        Box::pin(count_leaders(&self.reader, board, fewest_games, before))
    }
}

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT player, name, ruleset, players, rating, uncertainty, floor, games \
             FROM ratings LEFT JOIN accounts ON guest_id = player ",
            $rest
        )
    };
}

async fn of_player(pool: &Pool, player: &str) -> Result<Vec<Rating>, StoreError> {
    let rows = sqlx::query(select!(
        "WHERE player = $1 AND games > 0 ORDER BY games DESC, ruleset, players"
    ))
    .bind(player)
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn of_club(pool: &Pool, club: &str) -> Result<Vec<Rating>, StoreError> {
    let rows = sqlx::query(select!(
        "WHERE games > 0 AND player IN (SELECT club_members.guest_id FROM club_members \
         WHERE club_id = $1) ORDER BY ruleset, players, floor DESC, player"
    ))
    .bind(club)
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

async fn leaders(
    pool: &Pool,
    (ruleset, players): (&str, u8),
    fewest_games: u32,
    skip: u32,
    most: u32,
) -> Result<Vec<Rating>, StoreError> {
    let rows = sqlx::query(select!(
        "WHERE ruleset = $1 AND players = $2 AND games >= $3 \
         ORDER BY floor DESC, player LIMIT $4 OFFSET $5"
    ))
    .bind(ruleset)
    .bind(i64::from(players))
    .bind(i64::from(fewest_games))
    .bind(i64::from(most))
    .bind(i64::from(skip))
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

async fn count_leaders(
    pool: &Pool,
    (ruleset, players): (&str, u8),
    fewest_games: u32,
    before: Option<&Rating>,
) -> Result<(u32, u32), StoreError> {
    let row: (i64, i64) = sqlx::query_as(
        "SELECT count(*), count(CASE WHEN floor > $4 OR (floor = $4 AND player < $5) THEN 1 END) \
         FROM ratings WHERE ruleset = $1 AND players = $2 AND games >= $3",
    )
    .bind(ruleset)
    .bind(i64::from(players))
    .bind(i64::from(fewest_games))
    .bind(before.map(|rating| rating.floor))
    .bind(before.map(|rating| rating.player.as_str()))
    .fetch_one(pool)
    .await?;
    Ok((small(row.0), small(row.1)))
}

fn read(row: &DatabaseRow) -> Result<Rating, StoreError> {
    let (players, games): (i64, i64) = (row.try_get("players")?, row.try_get("games")?);
    Ok(Rating {
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        ruleset: row.try_get("ruleset")?,
        players: u8::try_from(players).unwrap_or_default(),
        skill: Skill { rating: row.try_get("rating")?, uncertainty: row.try_get("uncertainty")? },
        floor: row.try_get("floor")?,
        games: small(games),
    })
}
