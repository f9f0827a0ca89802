//! Whom to tell what: channels, and what waits to be sent through them.

use sqlx::{Row as _, error::DatabaseError};

use super::{
    DatabaseRow, Keeper, Pool, signed, small, unsigned,
    writing::{self, Writing},
};
use crate::{
    Channel, ChannelState, Later, NewNotification, Notification, Notifications, Settled, StoreError,
};

const CHANNEL: &str = "SELECT id, guest_id, kind, address, secret, language, kinds, quiet, state, \
     problem, failures, created, device_id FROM channels";

impl Notifications for Keeper {
    fn add_channel<'a>(&'a self, channel: &'a Channel) -> Later<'a, ()> {
        Box::pin(self.write(add_channel(&self.writer, channel)))
    }

    fn channel<'a>(&'a self, id: &'a str) -> Later<'a, Option<Channel>> {
        Box::pin(async move {
            let query = sqlx::AssertSqlSafe(format!("{CHANNEL} WHERE id = $1"));
            let row = sqlx::query(query).bind(id).fetch_optional(&self.reader).await?;
            row.as_ref().map(read_channel).transpose()
        })
    }

    fn channels<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Channel>> {
        Box::pin(async move {
            let query = format!("{CHANNEL} WHERE guest_id = $1 ORDER BY created, id");
            let query = sqlx::query(sqlx::AssertSqlSafe(query)).bind(guest);
            query.fetch_all(&self.reader).await?.iter().map(read_channel).collect()
        })
    }

    fn save_channel<'a>(&'a self, channel: &'a Channel) -> Later<'a, ()> {
        Box::pin(self.write(save_channel(&self.writer, channel)))
    }

    fn channel_failed<'a>(
        &'a self,
        id: &'a str,
        problem: Option<&'a str>,
        most: u32,
    ) -> Later<'a, ()> {
        Box::pin(self.write(async move {
            // Counted here, because several notifications may fail at once.
            sqlx::query(
                "UPDATE channels SET problem = $1, \
                 failures = CASE WHEN CAST($1 AS TEXT) IS NULL THEN 0 ELSE failures + 1 END, \
                 state = CASE WHEN state = 'on' AND CAST($1 AS TEXT) IS NOT NULL \
                 AND failures + 1 >= $2 THEN 'failed' ELSE state END WHERE id = $3",
            )
            .bind(problem)
            .bind(i64::from(most))
            .bind(id)
            .execute(&self.writer)
            .await?;
            Ok(())
        }))
    }

    fn remove_channel<'a>(&'a self, guest: &'a str, id: &'a str) -> Later<'a, bool> {
        Box::pin(self.write(async move {
            let query = sqlx::query("DELETE FROM channels WHERE guest_id = $1 AND id = $2");
            let removed = query.bind(guest).bind(id).execute(&self.writer).await?;
            Ok(removed.rows_affected() > 0)
        }))
    }

    fn add_notifications<'a>(
        &'a self,
        table: &'a str,
        version: u64,
        notifications: &'a [NewNotification],
    ) -> Later<'a, ()> {
        Box::pin(self.write(async move {
            let mut transaction = writing::begin(&self.writer).await?;
            add(&mut transaction, table, version, notifications).await?;
            transaction.commit().await?;
            Ok(())
        }))
    }

    fn notifications_seen<'a>(&'a self, guest: &'a str, table: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(seen(self, guest, table)))
    }

    fn take_notifications(&self, now: i64, lease: i64, most: u32) -> Later<'_, Vec<Notification>> {
        Box::pin(self.write(take(self, now, lease, most)))
    }

    fn settle_notification<'a>(
        &'a self,
        notification: &'a Notification,
        settled: Settled,
    ) -> Later<'a, ()> {
        Box::pin(self.write(settle(&self.writer, notification, settled)))
    }

    fn open_notifications<'a>(&'a self, table: &'a str) -> Later<'a, Vec<Notification>> {
        Box::pin(async move {
            let query = "SELECT channel_id, table_id, version, kind, guest_id, facts, attempts \
                 FROM notices WHERE table_id = $1 AND state IN ('waiting', 'taken')";
            let rows = sqlx::query(query).bind(table).fetch_all(&self.reader).await?;
            rows.iter().map(read_notification).collect()
        })
    }

    fn rewrite_notification<'a>(&'a self, notification: &'a Notification) -> Later<'a, ()> {
        Box::pin(self.write(async move {
            sqlx::query(
                "UPDATE notices SET facts = $1 WHERE channel_id = $2 AND table_id = $3 \
                 AND version = $4 AND kind = $5 AND state IN ('waiting', 'taken')",
            )
            .bind(&notification.facts)
            .bind(&notification.channel)
            .bind(&notification.table)
            .bind(signed(notification.version))
            .bind(&notification.kind)
            .execute(&self.writer)
            .await?;
            Ok(())
        }))
    }

    fn notifications_sent<'a>(&'a self, guest: &'a str, since: i64) -> Later<'a, u32> {
        Box::pin(async move {
            let query = "SELECT count(*) FROM notices WHERE guest_id = $1 AND sent >= $2";
            let count: i64 =
                sqlx::query_scalar(query).bind(guest).bind(since).fetch_one(&self.reader).await?;
            Ok(small(count))
        })
    }

    fn forget_notifications(&self, before: i64) -> Later<'_, ()> {
        Box::pin(self.write(async move {
            sqlx::query(
                "DELETE FROM notices WHERE state IN ('sent', 'seen', 'dropped') AND due < $1",
            )
            .bind(before)
            .execute(&self.writer)
            .await?;
            Ok(())
        }))
    }

    fn house_secret<'a>(&'a self, name: &'a str, offered: &'a str) -> Later<'a, String> {
        Box::pin(self.write(async move {
            let query = "INSERT INTO house_secrets (name, secret) VALUES ($1, $2) \
                 ON CONFLICT (name) DO NOTHING";
            sqlx::query(query).bind(name).bind(offered).execute(&self.writer).await?;
            let query = "SELECT secret FROM house_secrets WHERE name = $1";
            Ok(sqlx::query_scalar(query).bind(name).fetch_one(&self.writer).await?)
        }))
    }
}

async fn add_channel(pool: &Pool, channel: &Channel) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO channels (id, guest_id, kind, address, secret, language, kinds, quiet, state, \
         problem, failures, created, device_id) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(&channel.id)
    .bind(&channel.guest)
    .bind(&channel.kind)
    .bind(&channel.address)
    .bind(&channel.secret)
    .bind(&channel.language)
    .bind(&channel.kinds)
    .bind(&channel.quiet)
    .bind(channel.state.name())
    .bind(&channel.problem)
    .bind(i64::from(channel.failures))
    .bind(channel.created)
    .bind(&channel.device)
    .execute(pool)
    .await
    .map_err(|error| {
        let twice = error.as_database_error().is_some_and(DatabaseError::is_unique_violation);
        if twice { StoreError::Conflict } else { error.into() }
    })?;
    Ok(())
}

async fn save_channel(pool: &Pool, channel: &Channel) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE channels SET language = $1, kinds = $2, quiet = $3, state = $4, problem = $5, \
         failures = $6 WHERE id = $7",
    )
    .bind(&channel.language)
    .bind(&channel.kinds)
    .bind(&channel.quiet)
    .bind(channel.state.name())
    .bind(&channel.problem)
    .bind(i64::from(channel.failures))
    .bind(&channel.id)
    .execute(pool)
    .await?;
    Ok(())
}

/// Writes notifications as part of something else.
pub(super) async fn add(
    transaction: &mut Writing,
    table: &str,
    version: u64,
    notifications: &[NewNotification],
) -> Result<(), StoreError> {
    for notification in notifications {
        // No name of a kind is part of another one.
        sqlx::query(
            "INSERT INTO notices (channel_id, table_id, version, kind, guest_id, facts, due, state, \
             attempts, lease, sent) \
             SELECT channels.id, CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), guest_id, \
             CAST($4 AS TEXT), CAST($5 AS BIGINT), 'waiting', 0, 0, 0 FROM channels \
             WHERE guest_id = $6 AND state = 'on' AND kinds LIKE '%' || CAST($3 AS TEXT) || '%' \
             AND (CAST($7 AS BIGINT) = 1 OR NOT EXISTS (SELECT 1 FROM notices AS told \
             WHERE told.channel_id = channels.id AND told.table_id = $1 \
             AND told.state IN ('waiting', 'taken', 'sent'))) \
             ON CONFLICT (channel_id, table_id, version, kind) DO NOTHING",
        )
        .bind(table)
        .bind(signed(version))
        .bind(&notification.kind)
        .bind(&notification.facts)
        .bind(notification.due)
        .bind(&notification.guest)
        .bind(i64::from(notification.insists))
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

async fn seen(keeper: &Keeper, guest: &str, table: &str) -> Result<(), StoreError> {
    // Most who come were told nothing: they need not wait for those who write.
    let told: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM notices WHERE guest_id = $1 AND table_id = $2 \
         AND state IN ('waiting', 'taken', 'sent')",
    )
    .bind(guest)
    .bind(table)
    .fetch_one(&keeper.reader)
    .await?;
    if told == 0 {
        return Ok(());
    }
    sqlx::query(
        "UPDATE notices SET state = 'seen', facts = '' WHERE guest_id = $1 AND table_id = $2 \
         AND state IN ('waiting', 'taken', 'sent')",
    )
    .bind(guest)
    .bind(table)
    .execute(&keeper.writer)
    .await?;
    Ok(())
}

async fn take(
    keeper: &Keeper,
    now: i64,
    lease: i64,
    most: u32,
) -> Result<Vec<Notification>, StoreError> {
    const DUE: &str = "((state = 'waiting' AND due <= $1) OR (state = 'taken' AND lease <= $1))";
    let due = format!("SELECT count(*) FROM notices WHERE {DUE}");
    let due: i64 =
        sqlx::query_scalar(sqlx::AssertSqlSafe(due)).bind(now).fetch_one(&keeper.reader).await?;
    if due == 0 {
        return Ok(Vec::new());
    }
    // What is due is asked twice: a server that had to wait for another one looks again.
    let query = format!(
        "UPDATE notices SET state = 'taken', lease = $2, attempts = attempts + 1 \
         WHERE {DUE} AND (channel_id, table_id, version, kind) IN (SELECT channel_id, table_id, \
         version, kind FROM notices WHERE {DUE} ORDER BY due LIMIT $3) \
         RETURNING channel_id, table_id, version, kind, guest_id, facts, attempts"
    );
    let rows = sqlx::query(sqlx::AssertSqlSafe(query))
        .bind(now)
        .bind(lease)
        .bind(i64::from(most))
        .fetch_all(&keeper.writer)
        .await?;
    rows.iter().map(read_notification).collect()
}

async fn settle(
    pool: &Pool,
    notification: &Notification,
    settled: Settled,
) -> Result<(), StoreError> {
    // A guest who came meanwhile has seen it, whatever became of the sending.
    let query = match settled {
        Settled::Sent(_) => {
            "UPDATE notices SET state = CASE WHEN state = 'taken' THEN 'sent' ELSE state END, \
             facts = '', sent = $5"
        }
        Settled::Later(_) => {
            "UPDATE notices SET state = CASE WHEN state = 'taken' THEN 'waiting' ELSE state END, \
             due = $5"
        }
        Settled::Postponed(_) => {
            "UPDATE notices SET state = CASE WHEN state = 'taken' THEN 'waiting' ELSE state END, \
             attempts = attempts - 1, due = $5"
        }
        Settled::Dropped => {
            "UPDATE notices SET state = CASE WHEN state = 'taken' THEN 'dropped' ELSE state END, \
             facts = '', lease = $5"
        }
    };
    let time = match settled {
        Settled::Sent(time) | Settled::Later(time) | Settled::Postponed(time) => time,
        Settled::Dropped => 0,
    };
    let query =
        format!("{query} WHERE channel_id = $1 AND table_id = $2 AND version = $3 AND kind = $4");
    sqlx::query(sqlx::AssertSqlSafe(query))
        .bind(&notification.channel)
        .bind(&notification.table)
        .bind(signed(notification.version))
        .bind(&notification.kind)
        .bind(time)
        .execute(pool)
        .await?;
    Ok(())
}

fn read_channel(row: &DatabaseRow) -> Result<Channel, StoreError> {
    let state: String = row.try_get("state")?;
    Ok(Channel {
        id: row.try_get("id")?,
        guest: row.try_get("guest_id")?,
        kind: row.try_get("kind")?,
        address: row.try_get("address")?,
        secret: row.try_get("secret")?,
        language: row.try_get("language")?,
        kinds: row.try_get("kinds")?,
        quiet: row.try_get("quiet")?,
        state: ChannelState::from_name(&state)
            .ok_or_else(|| sqlx::Error::Decode(format!("there is no state “{state}”").into()))?,
        problem: row.try_get("problem")?,
        failures: small(row.try_get("failures")?),
        created: row.try_get("created")?,
        device: row.try_get("device_id")?,
    })
}

fn read_notification(row: &DatabaseRow) -> Result<Notification, StoreError> {
    Ok(Notification {
        channel: row.try_get("channel_id")?,
        table: row.try_get("table_id")?,
        version: unsigned(row.try_get("version")?),
        kind: row.try_get("kind")?,
        guest: row.try_get("guest_id")?,
        facts: row.try_get("facts")?,
        attempts: small(row.try_get("attempts")?),
    })
}
