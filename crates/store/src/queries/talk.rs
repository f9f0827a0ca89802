//! What people say to each other, and who does not want to hear it.

use sqlx::{Row as _, error::DatabaseError};

use super::{DatabaseRow, Keeper, Pool, small, writing};
use crate::{Ears, Later, Mute, ReportRow, Request, SaidRow, StoreError, Talks};

macro_rules! select {
    ($rest:literal) => {
        concat!("SELECT id, table_id, guest_id, name, watches, words, at, hidden FROM talk ", $rest)
    };
}

/// What becomes of a guest's words and ears when they are those of another one: nobody mutes themselves,
/// and nobody twice.
pub(super) const MERGES: &[&str] = &[
    "DELETE FROM mutes WHERE (guest_id = $1 AND muted_id = $2) OR (guest_id = $2 AND muted_id = $1)",
    "DELETE FROM mutes WHERE guest_id = $1 \
     AND muted_id IN (SELECT muted_id FROM mutes WHERE guest_id = $2)",
    "DELETE FROM mutes WHERE muted_id = $1 \
     AND guest_id IN (SELECT guest_id FROM mutes WHERE muted_id = $2)",
    "DELETE FROM muted_tables WHERE guest_id = $1 \
     AND table_id IN (SELECT table_id FROM muted_tables WHERE guest_id = $2)",
    "DELETE FROM talk_reports WHERE guest_id = $1 \
     AND said_id IN (SELECT said_id FROM talk_reports WHERE guest_id = $2)",
    "DELETE FROM talk_bans WHERE guest_id = $1 \
     AND EXISTS (SELECT 1 FROM talk_bans WHERE guest_id = $2)",
    "UPDATE talk SET guest_id = $2 WHERE guest_id = $1",
    "UPDATE mutes SET guest_id = $2 WHERE guest_id = $1",
    "UPDATE mutes SET muted_id = $2 WHERE muted_id = $1",
    "UPDATE muted_tables SET guest_id = $2 WHERE guest_id = $1",
    "UPDATE talk_reports SET guest_id = $2 WHERE guest_id = $1",
    "UPDATE talk_bans SET guest_id = $2 WHERE guest_id = $1",
];

impl Talks for Keeper {
    fn add_talk<'a>(&'a self, said: &'a SaidRow, request: &'a Request) -> Later<'a, bool> {
        Box::pin(self.write(add(&self.writer, said, request)))
    }

    fn talk<'a>(&'a self, table: &'a str, most: u32) -> Later<'a, Vec<SaidRow>> {
        Box::pin(of_table(&self.reader, table, most))
    }

    fn trim_talk<'a>(&'a self, table: &'a str, most: u32) -> Later<'a, ()> {
        Box::pin(self.write(trim(&self.writer, table, most)))
    }

    fn talk_of<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<SaidRow>> {
        Box::pin(async move {
            let query = sqlx::query(select!("WHERE guest_id = $1 ORDER BY at, id")).bind(guest);
            query.fetch_all(&self.reader).await?.iter().map(read).collect()
        })
    }

    fn set_hidden<'a>(&'a self, said: &'a str, hidden: bool) -> Later<'a, Option<String>> {
        Box::pin(self.write(async move {
            let query = "UPDATE talk SET hidden = $1 WHERE id = $2 RETURNING table_id";
            let table = sqlx::query_scalar(query).bind(hidden).bind(said);
            Ok(table.fetch_optional(&self.writer).await?)
        }))
    }

    fn ears<'a>(&'a self, guest: &'a str, table: &'a str) -> Later<'a, Ears> {
        Box::pin(ears(&self.reader, guest, table))
    }

    fn set_mute<'a>(
        &'a self,
        guest: &'a str,
        mute: &'a Mute,
        muted: bool,
        most: u32,
    ) -> Later<'a, bool> {
        Box::pin(self.write(set_mute(&self.writer, guest, mute, muted, most)))
    }

    fn set_all_muted<'a>(&'a self, guest: &'a str, table: &'a str, muted: bool) -> Later<'a, ()> {
        Box::pin(self.write(async move {
            let query = if muted {
                "INSERT INTO muted_tables (guest_id, table_id) VALUES ($1, $2) \
                 ON CONFLICT DO NOTHING"
            } else {
                "DELETE FROM muted_tables WHERE guest_id = $1 AND table_id = $2"
            };
            sqlx::query(query).bind(guest).bind(table).execute(&self.writer).await?;
            Ok(())
        }))
    }

    fn add_talk_report<'a>(
        &'a self,
        table: &'a str,
        said: &'a str,
        guest: &'a str,
        now: i64,
    ) -> Later<'a, bool> {
        Box::pin(self.write(report(&self.writer, table, said, guest, now)))
    }

    fn talk_reports(&self, most: u32) -> Later<'_, Vec<ReportRow>> {
        Box::pin(reports(&self.reader, most))
    }

    fn settle_talk_reports<'a>(&'a self, said: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(async move {
            let query = "UPDATE talk_reports SET settled = TRUE WHERE said_id = $1";
            sqlx::query(query).bind(said).execute(&self.writer).await?;
            Ok(())
        }))
    }

    fn talk_reports_of<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<String>> {
        Box::pin(async move {
            let query = "SELECT said_id FROM talk_reports WHERE guest_id = $1 ORDER BY reported";
            Ok(sqlx::query_scalar(query).bind(guest).fetch_all(&self.reader).await?)
        })
    }

    fn set_talk_ban<'a>(&'a self, guest: &'a str, since: Option<i64>) -> Later<'a, bool> {
        Box::pin(self.write(set_ban(&self.writer, guest, since)))
    }

    fn talk_bans(&self, most: u32) -> Later<'_, Vec<(String, String, i64)>> {
        Box::pin(async move {
            let query = "SELECT id, name, since FROM talk_bans JOIN guests ON id = guest_id \
                         ORDER BY since DESC, id LIMIT $1";
            Ok(sqlx::query_as(query).bind(i64::from(most)).fetch_all(&self.reader).await?)
        })
    }
}

async fn add(pool: &Pool, said: &SaidRow, request: &Request) -> Result<bool, StoreError> {
    let written = sqlx::query(
        "INSERT INTO talk (id, table_id, guest_id, name, watches, words, at, hidden, client, number) \
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 \
         WHERE NOT EXISTS (SELECT 1 FROM talk_bans WHERE guest_id = $3)",
    )
    .bind(&said.id)
    .bind(&said.table)
    .bind(&said.guest)
    .bind(&said.name)
    .bind(said.watches)
    .bind(&said.words)
    .bind(said.at)
    .bind(said.hidden)
    .bind(&request.client)
    .bind(i64::from(request.number))
    .execute(pool)
    .await
    .map_err(repeated)?;
    Ok(written.rows_affected() > 0)
}

/// Ids are never given twice, so what is there already can only be the request.
fn repeated(error: sqlx::Error) -> StoreError {
    let repeated = error.as_database_error().is_some_and(DatabaseError::is_unique_violation);
    if repeated { StoreError::Repeated } else { error.into() }
}

async fn of_table(pool: &Pool, table: &str, most: u32) -> Result<Vec<SaidRow>, StoreError> {
    let query = select!("WHERE table_id = $1 AND NOT hidden ORDER BY at DESC, id DESC LIMIT $2");
    let rows = sqlx::query(query).bind(table).bind(i64::from(most)).fetch_all(pool).await?;
    rows.iter().rev().map(read).collect()
}

async fn trim(pool: &Pool, table: &str, most: u32) -> Result<(), StoreError> {
    sqlx::query(
        "DELETE FROM talk WHERE table_id = $1 \
         AND id NOT IN (SELECT id FROM talk WHERE table_id = $1 ORDER BY at DESC, id DESC LIMIT $2) \
         AND id NOT IN (SELECT said_id FROM talk_reports WHERE NOT settled)",
    )
    .bind(table)
    .bind(i64::from(most))
    .execute(pool)
    .await?;
    Ok(())
}

/// Whether all are muted, since when banned, whether there is an account; and one who is muted with their name.
type EarsRow = (bool, Option<i64>, bool, Option<String>, Option<String>);

async fn ears(pool: &Pool, guest: &str, table: &str) -> Result<Ears, StoreError> {
    let rows: Vec<EarsRow> = sqlx::query_as(
        "SELECT EXISTS (SELECT 1 FROM muted_tables WHERE guest_id = $1 AND table_id = $2), \
         (SELECT since FROM talk_bans WHERE guest_id = $1), \
         EXISTS (SELECT 1 FROM accounts WHERE guest_id = $1), mutes.muted_id, mutes.name \
         FROM (SELECT 1 AS one) AS one LEFT JOIN mutes ON mutes.guest_id = $1 \
         ORDER BY mutes.name, mutes.muted_id",
    )
    .bind(guest)
    .bind(table)
    .fetch_all(pool)
    .await?;
    let (all_muted, banned, has_account) =
        rows.first().map_or((false, None, false), |row| (row.0, row.1, row.2));
    let mute = |row: EarsRow| Some(Mute { guest: row.3?, name: row.4? });
    let muted = rows.into_iter().filter_map(mute).collect();
    Ok(Ears { muted, all_muted, banned, has_account })
}

async fn set_mute(
    pool: &Pool,
    guest: &str,
    mute: &Mute,
    muted: bool,
    most: u32,
) -> Result<bool, StoreError> {
    if !muted {
        let query = sqlx::query("DELETE FROM mutes WHERE guest_id = $1 AND muted_id = $2");
        query.bind(guest).bind(&mute.guest).execute(pool).await?;
        return Ok(true);
    }
    let mut transaction = writing::begin(pool).await?;
    let written = sqlx::query(
        "INSERT INTO mutes (guest_id, muted_id, name) SELECT $1, id, $3 FROM guests \
         WHERE id = $2 AND (SELECT count(*) FROM mutes WHERE guest_id = $1) < $4 \
         ON CONFLICT DO NOTHING",
    )
    .bind(guest)
    .bind(&mute.guest)
    .bind(&mute.name)
    .bind(i64::from(most))
    .execute(&mut *transaction)
    .await?;
    let known: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM mutes WHERE guest_id = $1 AND muted_id = $2)",
    )
    .bind(guest)
    .bind(&mute.guest)
    .fetch_one(&mut *transaction)
    .await?;
    transaction.commit().await?;
    Ok(known || written.rows_affected() > 0)
}

async fn report(
    pool: &Pool,
    table: &str,
    said: &str,
    guest: &str,
    now: i64,
) -> Result<bool, StoreError> {
    let mut transaction = writing::begin(pool).await?;
    let there: bool =
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM talk WHERE id = $1 AND table_id = $2)")
            .bind(said)
            .bind(table)
            .fetch_one(&mut *transaction)
            .await?;
    if there {
        sqlx::query(
            "INSERT INTO talk_reports (said_id, guest_id, reported) VALUES ($1, $2, $3) \
             ON CONFLICT DO NOTHING",
        )
        .bind(said)
        .bind(guest)
        .bind(now)
        .execute(&mut *transaction)
        .await?;
    }
    transaction.commit().await?;
    Ok(there)
}

async fn reports(pool: &Pool, most: u32) -> Result<Vec<ReportRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, table_id, talk.guest_id, name, watches, words, at, hidden, reports, \
         last_reported, EXISTS (SELECT 1 FROM talk_bans WHERE talk_bans.guest_id = talk.guest_id) \
         AS banned FROM talk JOIN (SELECT said_id, count(*) AS reports, \
         max(reported) AS last_reported FROM talk_reports WHERE NOT settled GROUP BY said_id) AS told \
         ON told.said_id = talk.id ORDER BY last_reported DESC, id LIMIT $1",
    )
    .bind(i64::from(most))
    .fetch_all(pool)
    .await?;
    let row = |row: &DatabaseRow| -> Result<ReportRow, StoreError> {
        Ok(ReportRow {
            said: read(row)?,
            reports: small(row.try_get("reports")?),
            reported: row.try_get("last_reported")?,
            banned: row.try_get("banned")?,
        })
    };
    rows.iter().map(row).collect()
}

async fn set_ban(pool: &Pool, guest: &str, since: Option<i64>) -> Result<bool, StoreError> {
    let mut transaction = writing::begin(pool).await?;
    let there: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM guests WHERE id = $1)")
        .bind(guest)
        .fetch_one(&mut *transaction)
        .await?;
    match since {
        Some(since) if there => {
            let query =
                "INSERT INTO talk_bans (guest_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(query).bind(guest).bind(since).execute(&mut *transaction).await?;
        }
        Some(_) => {}
        None => {
            let query = sqlx::query("DELETE FROM talk_bans WHERE guest_id = $1");
            query.bind(guest).execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await?;
    Ok(there)
}

fn read(row: &DatabaseRow) -> Result<SaidRow, StoreError> {
    Ok(SaidRow {
        id: row.try_get("id")?,
        table: row.try_get("table_id")?,
        guest: row.try_get("guest_id")?,
        name: row.try_get("name")?,
        watches: row.try_get("watches")?,
        words: row.try_get("words")?,
        at: row.try_get("at")?,
        hidden: row.try_get("hidden")?,
    })
}
