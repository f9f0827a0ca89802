use super::{Pool, devices, tokens, writing};
use crate::{Account, Device, Ended, StoreError};

type Row = (String, String, String, Option<String>, Option<String>, i64);

fn read((guest, name, folded, skeleton, password, created): Row) -> Account {
    Account { guest, name, folded, skeleton, password, created }
}

pub(super) async fn add(pool: &Pool, account: &Account) -> Result<(), StoreError> {
    let added = sqlx::query(
        "INSERT INTO accounts (guest_id, name, folded, skeleton, password, created) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
    )
    .bind(&account.guest)
    .bind(&account.name)
    .bind(&account.folded)
    .bind(&account.skeleton)
    .bind(&account.password)
    .bind(account.created)
    .execute(pool)
    .await?;
    if added.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

pub(super) async fn of_guest(pool: &Pool, guest: &str) -> Result<Option<Account>, StoreError> {
    let row: Option<Row> = sqlx::query_as(
        "SELECT guest_id, name, folded, skeleton, password, created FROM accounts \
         WHERE guest_id = $1",
    )
    .bind(guest)
    .fetch_optional(pool)
    .await?;
    Ok(row.map(read))
}

pub(super) async fn by_name(pool: &Pool, folded: &str) -> Result<Option<Account>, StoreError> {
    let row: Option<Row> = sqlx::query_as(
        "SELECT guest_id, name, folded, skeleton, password, created FROM accounts \
         WHERE folded = $1",
    )
    .bind(folded)
    .fetch_optional(pool)
    .await?;
    Ok(row.map(read))
}

pub(super) async fn without_skeleton(pool: &Pool) -> Result<Vec<Account>, StoreError> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT guest_id, name, folded, skeleton, password, created FROM accounts \
         WHERE skeleton IS NULL ORDER BY created, guest_id",
    )
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().map(read).collect())
}

pub(super) async fn set_skeleton(
    pool: &Pool,
    guest: &str,
    skeleton: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE accounts SET skeleton = $1 WHERE guest_id = $2 \
         AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.skeleton = $1)",
    )
    .bind(skeleton)
    .bind(guest)
    .execute(pool)
    .await?;
    Ok(())
}

pub(super) async fn set_password(
    pool: &Pool,
    guest: &str,
    password: &str,
    device: &str,
) -> Result<Ended, StoreError> {
    let mut transaction = writing::begin(pool).await?;
    sqlx::query("UPDATE accounts SET password = $1 WHERE guest_id = $2")
        .bind(password)
        .bind(guest)
        .execute(&mut *transaction)
        .await?;
    let devices = sqlx::query(
        "DELETE FROM devices WHERE guest_id = $1 AND id <> $2 \
         RETURNING id, guest_id, label, created, seen",
    )
    .bind(guest)
    .bind(device)
    .fetch_all(&mut *transaction)
    .await?;
    let tokens = sqlx::query(
        "DELETE FROM tokens WHERE guest_id = $1 \
         RETURNING id, guest_id, label, scope, created, seen",
    )
    .bind(guest)
    .fetch_all(&mut *transaction)
    .await?;
    sqlx::query("DELETE FROM sign_in_links WHERE guest_id = $1")
        .bind(guest)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    let devices: Result<Vec<Device>, StoreError> = devices.iter().map(devices::read).collect();
    let tokens: Result<_, StoreError> = tokens.iter().map(tokens::read).collect();
    Ok(Ended { devices: devices?, tokens: tokens? })
}

pub(super) async fn set_link(
    pool: &Pool,
    guest: &str,
    secret_hash: &str,
    expires: i64,
) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    sqlx::query("DELETE FROM sign_in_links WHERE guest_id = $1")
        .bind(guest)
        .execute(&mut *transaction)
        .await?;
    sqlx::query("INSERT INTO sign_in_links (secret_hash, guest_id, expires) VALUES ($1, $2, $3)")
        .bind(secret_hash)
        .bind(guest)
        .bind(expires)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn take_link(
    pool: &Pool,
    secret_hash: &str,
    now: i64,
) -> Result<Option<String>, StoreError> {
    let row: Option<(String, i64)> = sqlx::query_as(
        "DELETE FROM sign_in_links WHERE secret_hash = $1 RETURNING guest_id, expires",
    )
    .bind(secret_hash)
    .fetch_optional(pool)
    .await?;
    Ok(row.filter(|(_, expires)| *expires > now).map(|(guest, _)| guest))
}
