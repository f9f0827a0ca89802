//! Who is friends with whom.

use sqlx::Row as _;

use super::{DatabaseRow, Keeper, Pool, writing};
use crate::{Friend, FriendCard, FriendState, Friends, Invitation, Later, StoreError};

impl Friends for Keeper {
    fn friends<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Friend>> {
        Box::pin(of_guest(&self.reader, guest))
    }

    fn ask_friend<'a>(&'a self, guest: &'a str, other: &'a str, now: i64) -> Later<'a, bool> {
        Box::pin(self.write(ask(&self.writer, guest, other, now)))
    }

    fn befriend<'a>(&'a self, guest: &'a str, other: &'a str, now: i64) -> Later<'a, ()> {
        Box::pin(self.write(befriend(&self.writer, guest, other, now)))
    }

    fn part_friends<'a>(&'a self, guest: &'a str, other: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(part(&self.writer, guest, other)))
    }

    fn block_friend<'a>(&'a self, guest: &'a str, other: &'a str, now: i64) -> Later<'a, ()> {
        Box::pin(self.write(block(&self.writer, guest, other, now)))
    }

    fn friend_card<'a>(&'a self, guest: &'a str) -> Later<'a, Option<FriendCard>> {
        Box::pin(card(&self.reader, guest))
    }

    fn set_friend_card<'a>(&'a self, guest: &'a str, card: &'a FriendCard) -> Later<'a, ()> {
        Box::pin(self.write(set_card(&self.writer, guest, card)))
    }

    fn guest_by_friend_link<'a>(&'a self, link: &'a str) -> Later<'a, Option<String>> {
        Box::pin(by_link(&self.reader, link))
    }

    fn invite<'a>(
        &'a self,
        guest: &'a str,
        by: &'a str,
        table: &'a str,
        now: i64,
    ) -> Later<'a, ()> {
        Box::pin(self.write(invite(&self.writer, guest, by, table, now)))
    }

    fn invitations<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Invitation>> {
        Box::pin(invitations(&self.reader, guest))
    }

    fn remove_invitation<'a>(&'a self, guest: &'a str, table: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(remove_invitation(&self.writer, guest, table)))
    }
}

/// More than one page shows; whoever has so many is refused more.
const MOST: i64 = 1_000;

async fn of_guest(pool: &Pool, guest: &str) -> Result<Vec<Friend>, StoreError> {
    let rows = sqlx::query(
        "SELECT accounts.guest_id AS id, accounts.name AS name, state, from_other, \
         (SELECT max(seen) FROM devices WHERE devices.guest_id = accounts.guest_id) AS seen, \
         EXISTS (SELECT 1 FROM friend_cards AS card \
                 WHERE card.guest_id = accounts.guest_id AND card.hidden) AS hidden \
         FROM (SELECT other_id AS id, state, FALSE AS from_other FROM friends WHERE guest_id = $1 \
               UNION ALL \
               SELECT guest_id AS id, state, TRUE AS from_other FROM friends \
               WHERE other_id = $1 AND state = 'asked') AS known \
         JOIN accounts ON accounts.guest_id = known.id \
         ORDER BY accounts.folded, from_other LIMIT $2",
    )
    .bind(guest)
    .bind(MOST)
    .fetch_all(pool)
    .await?;
    rows.iter().map(read).collect()
}

fn read(row: &DatabaseRow) -> Result<Friend, StoreError> {
    let state: String = row.try_get("state")?;
    let state = FriendState::from_name(&state).unwrap_or(FriendState::Blocked);
    let hidden: bool = row.try_get("hidden")?;
    let seen: Option<i64> = row.try_get("seen")?;
    Ok(Friend {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        state,
        from_other: row.try_get("from_other")?,
        seen: seen.filter(|_| !hidden && state == FriendState::Friend),
    })
}

async fn ask(pool: &Pool, guest: &str, other: &str, now: i64) -> Result<bool, StoreError> {
    let mut transaction = writing::begin(pool).await?;
    let theirs = state(&mut transaction, other, guest).await?;
    let mine = state(&mut transaction, guest, other).await?;
    let agreed = matches!(theirs, Some(FriendState::Asked | FriendState::Friend));
    if agreed {
        set(&mut transaction, guest, other, FriendState::Friend, now).await?;
        set(&mut transaction, other, guest, FriendState::Friend, now).await?;
    } else if mine != Some(FriendState::Asked) && theirs != Some(FriendState::Blocked) {
        set(&mut transaction, guest, other, FriendState::Asked, now).await?;
    }
    transaction.commit().await?;
    Ok(agreed)
}

async fn befriend(pool: &Pool, guest: &str, other: &str, now: i64) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    for (one, two) in [(guest, other), (other, guest)] {
        if state(&mut transaction, one, two).await? == Some(FriendState::Blocked) {
            return Err(StoreError::Conflict);
        }
        set(&mut transaction, one, two, FriendState::Friend, now).await?;
    }
    transaction.commit().await?;
    Ok(())
}

async fn part(pool: &Pool, guest: &str, other: &str) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    sqlx::query("DELETE FROM friends WHERE guest_id = $1 AND other_id = $2")
        .bind(guest)
        .bind(other)
        .execute(&mut *transaction)
        .await?;
    forget_theirs(&mut transaction, guest, other).await?;
    transaction.commit().await?;
    Ok(())
}

async fn block(pool: &Pool, guest: &str, other: &str, now: i64) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    set(&mut transaction, guest, other, FriendState::Blocked, now).await?;
    forget_theirs(&mut transaction, guest, other).await?;
    sqlx::query("DELETE FROM invitations WHERE guest_id = $1 AND by_id = $2")
        .bind(guest)
        .bind(other)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(())
}

async fn forget_theirs(
    transaction: &mut writing::Writing,
    guest: &str,
    other: &str,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM friends WHERE guest_id = $2 AND other_id = $1 AND state <> 'blocked'")
        .bind(guest)
        .bind(other)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

async fn state(
    transaction: &mut writing::Writing,
    guest: &str,
    other: &str,
) -> Result<Option<FriendState>, StoreError> {
    let state: Option<String> =
        sqlx::query_scalar("SELECT state FROM friends WHERE guest_id = $1 AND other_id = $2")
            .bind(guest)
            .bind(other)
            .fetch_optional(&mut **transaction)
            .await?;
    Ok(state.as_deref().and_then(FriendState::from_name))
}

async fn set(
    transaction: &mut writing::Writing,
    guest: &str,
    other: &str,
    state: FriendState,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO friends (guest_id, other_id, state, created) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (guest_id, other_id) DO UPDATE SET state = excluded.state",
    )
    .bind(guest)
    .bind(other)
    .bind(state.name())
    .bind(now)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

async fn card(pool: &Pool, guest: &str) -> Result<Option<FriendCard>, StoreError> {
    let row: Option<(String, bool)> =
        sqlx::query_as("SELECT link, hidden FROM friend_cards WHERE guest_id = $1")
            .bind(guest)
            .fetch_optional(pool)
            .await?;
    Ok(row.map(|(link, hidden)| FriendCard { link, hidden }))
}

async fn set_card(pool: &Pool, guest: &str, card: &FriendCard) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO friend_cards (guest_id, link, hidden) VALUES ($1, $2, $3) \
         ON CONFLICT (guest_id) DO UPDATE SET link = excluded.link, hidden = excluded.hidden",
    )
    .bind(guest)
    .bind(&card.link)
    .bind(card.hidden)
    .execute(pool)
    .await?;
    Ok(())
}

async fn by_link(pool: &Pool, link: &str) -> Result<Option<String>, StoreError> {
    let guest = sqlx::query_scalar("SELECT guest_id FROM friend_cards WHERE link = $1");
    Ok(guest.bind(link).fetch_optional(pool).await?)
}

async fn invite(
    pool: &Pool,
    guest: &str,
    by: &str,
    table: &str,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO invitations (guest_id, table_id, by_id, created) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (guest_id, table_id) DO NOTHING",
    )
    .bind(guest)
    .bind(table)
    .bind(by)
    .bind(now)
    .execute(pool)
    .await?;
    Ok(())
}

async fn invitations(pool: &Pool, guest: &str) -> Result<Vec<Invitation>, StoreError> {
    let rows: Vec<(String, String, String, i64)> = sqlx::query_as(
        "SELECT table_id, by_id, accounts.name, invitations.created FROM invitations \
         JOIN tables ON tables.id = table_id JOIN accounts ON accounts.guest_id = by_id \
         WHERE invitations.guest_id = $1 AND phase = 'gathering' \
         AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.table_id = invitations.table_id \
                         AND sitters.guest_id = $1) \
         ORDER BY invitations.created DESC, table_id LIMIT 50",
    )
    .bind(guest)
    .fetch_all(pool)
    .await?;
    let read = |(table, by, name, created)| Invitation { table, by, name, created };
    Ok(rows.into_iter().map(read).collect())
}

async fn remove_invitation(pool: &Pool, guest: &str, table: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM invitations WHERE guest_id = $1 AND table_id = $2")
        .bind(guest)
        .bind(table)
        .execute(pool)
        .await?;
    Ok(())
}
