//! Who played the bazaar of which day.

use sqlx::Row as _;

use super::{DatabaseRow, Keeper, Pool, unsigned};
use crate::{DailyGame, DailyGames, DailyResult, DailyState, Later, StoreError};

const COLUMNS: &str = "SELECT guest_id, guests.name, day, at_table, state, rubies, turns, lira, won, marks, begun \
                       FROM daily_games JOIN guests ON guests.id = guest_id";

impl DailyGames for Keeper {
    fn begin_daily<'a>(
        &'a self,
        guest: &'a str,
        day: &'a str,
        table: &'a str,
        now: i64,
    ) -> Later<'a, bool> {
        Box::pin(self.write(begin(&self.writer, guest, day, table, now)))
    }

    fn daily_game<'a>(&'a self, guest: &'a str, day: &'a str) -> Later<'a, Option<DailyGame>> {
        Box::pin(of_guest(&self.reader, guest, day))
    }

    fn daily_game_at<'a>(&'a self, table: &'a str) -> Later<'a, Option<DailyGame>> {
        Box::pin(at_table(&self.reader, table))
    }

    fn end_daily<'a>(&'a self, table: &'a str, result: Option<&'a DailyResult>) -> Later<'a, ()> {
        Box::pin(self.write(end(&self.writer, table, result)))
    }

    fn daily_ranking<'a>(&'a self, day: &'a str, most: u32) -> Later<'a, Vec<DailyGame>> {
        Box::pin(ranking(&self.reader, day, most))
    }

    fn daily_place<'a>(&'a self, day: &'a str, result: &'a DailyResult) -> Later<'a, (u64, u64)> {
        Box::pin(place(&self.reader, day, result))
    }

    fn daily_games_of<'a>(
        &'a self,
        guest: &'a str,
        from: &'a str,
        to: &'a str,
        most: u32,
    ) -> Later<'a, Vec<DailyGame>> {
        Box::pin(days_of(&self.reader, guest, from, to, most))
    }
}

async fn begin(
    pool: &Pool,
    guest: &str,
    day: &str,
    table: &str,
    now: i64,
) -> Result<bool, StoreError> {
    let insert = "INSERT INTO daily_games (guest_id, day, at_table, state, begun) \
                  VALUES ($1, $2, $3, 'running', $4) ON CONFLICT DO NOTHING";
    let query = sqlx::query(insert).bind(guest).bind(day).bind(table).bind(now);
    Ok(query.execute(pool).await?.rows_affected() == 1)
}

async fn of_guest(pool: &Pool, guest: &str, day: &str) -> Result<Option<DailyGame>, StoreError> {
    let select = format!("{COLUMNS} WHERE guest_id = $1 AND day = $2");
    let query = sqlx::query(sqlx::AssertSqlSafe(select)).bind(guest).bind(day);
    query.fetch_optional(pool).await?.as_ref().map(game).transpose()
}

async fn at_table(pool: &Pool, table: &str) -> Result<Option<DailyGame>, StoreError> {
    let select = format!("{COLUMNS} WHERE at_table = $1");
    let query = sqlx::query(sqlx::AssertSqlSafe(select)).bind(table);
    query.fetch_optional(pool).await?.as_ref().map(game).transpose()
}

async fn end(pool: &Pool, table: &str, result: Option<&DailyResult>) -> Result<(), StoreError> {
    let update = "UPDATE daily_games SET state = $2, rubies = $3, turns = $4, lira = $5, won = $6, marks = $7 \
                  WHERE at_table = $1 AND state = 'running'";
    let state = if result.is_some() { "finished" } else { "given_up" };
    let nothing = DailyResult::default();
    let result = result.unwrap_or(&nothing);
    sqlx::query(update)
        .bind(table)
        .bind(state)
        .bind(i64::from(result.rubies))
        .bind(i64::from(result.turns))
        .bind(i64::from(result.lira))
        .bind(i64::from(result.won))
        .bind(&result.marks)
        .execute(pool)
        .await?;
    Ok(())
}

async fn ranking(pool: &Pool, day: &str, most: u32) -> Result<Vec<DailyGame>, StoreError> {
    // Of two who did as well, whoever began first stands first.
    let select = format!(
        "{COLUMNS} WHERE day = $1 AND state = 'finished' \
         ORDER BY rubies DESC, turns, lira DESC, begun, guest_id LIMIT $2"
    );
    let query = sqlx::query(sqlx::AssertSqlSafe(select)).bind(day).bind(i64::from(most));
    query.fetch_all(pool).await?.iter().map(game).collect()
}

async fn place(pool: &Pool, day: &str, result: &DailyResult) -> Result<(u64, u64), StoreError> {
    let all = "SELECT count(*) FROM daily_games WHERE day = $1 AND state = 'finished'";
    let all: i64 = sqlx::query_scalar(all).bind(day).fetch_one(pool).await?;
    let better = "SELECT count(*) FROM daily_games WHERE day = $1 AND state = 'finished' \
                  AND (rubies > $2 OR (rubies = $2 AND (turns < $3 OR (turns = $3 AND lira > $4))))";
    let better: i64 = sqlx::query_scalar(better)
        .bind(day)
        .bind(i64::from(result.rubies))
        .bind(i64::from(result.turns))
        .bind(i64::from(result.lira))
        .fetch_one(pool)
        .await?;
    Ok((unsigned(all), unsigned(better)))
}

async fn days_of(
    pool: &Pool,
    guest: &str,
    from: &str,
    to: &str,
    most: u32,
) -> Result<Vec<DailyGame>, StoreError> {
    let select = format!(
        "{COLUMNS} WHERE guest_id = $1 AND day >= $2 AND day <= $3 ORDER BY day DESC LIMIT $4"
    );
    let query = sqlx::query(sqlx::AssertSqlSafe(select)).bind(guest).bind(from).bind(to);
    query.bind(i64::from(most)).fetch_all(pool).await?.iter().map(game).collect()
}

fn game(row: &DatabaseRow) -> Result<DailyGame, StoreError> {
    let state: String = row.try_get("state")?;
    let number = |name: &str| -> Result<u32, StoreError> {
        Ok(u32::try_from(row.try_get::<i64, _>(name)?).unwrap_or_default())
    };
    Ok(DailyGame {
        guest: row.try_get("guest_id")?,
        name: row.try_get("name")?,
        day: row.try_get("day")?,
        table: row.try_get("at_table")?,
        state: match state.as_str() {
            "finished" => DailyState::Finished,
            "running" => DailyState::Running,
            _ => DailyState::GivenUp,
        },
        result: DailyResult {
            rubies: number("rubies")?,
            turns: number("turns")?,
            lira: number("lira")?,
            won: number("won")? == 1,
            marks: row.try_get("marks")?,
        },
        begun: row.try_get("begun")?,
    })
}
