//! Who is in a club.

use super::{Pool, writing};
use crate::{Member, Role, StoreError};

pub(super) async fn of_club(pool: &Pool, club: &str) -> Result<Vec<Member>, StoreError> {
    let rows: Vec<(String, String, String, i64)> = sqlx::query_as(
        "SELECT accounts.guest_id, accounts.name, role, joined FROM club_members \
         JOIN accounts ON accounts.guest_id = club_members.guest_id \
         WHERE club_id = $1 ORDER BY joined, accounts.folded",
    )
    .bind(club)
    .fetch_all(pool)
    .await?;
    let read = |(id, name, role, joined): (String, String, String, i64)| {
        let role = Role::from_name(&role).unwrap_or(Role::Member);
        Member { id, name, role, joined }
    };
    let mut members: Vec<Member> = rows.into_iter().map(read).collect();
    members.sort_by_key(|member| member.role);
    Ok(members)
}

pub(super) async fn set(
    transaction: &mut writing::Writing,
    club: &str,
    guest: &str,
    role: Role,
    now: i64,
) -> Result<(), StoreError> {
    if role == Role::Owner {
        // There is one owner: the old one helps on.
        sqlx::query(
            "UPDATE club_members SET role = 'organiser' WHERE club_id = $1 AND role = 'owner'",
        )
        .bind(club)
        .execute(&mut **transaction)
        .await?;
    }
    sqlx::query(
        "INSERT INTO club_members (club_id, guest_id, role, joined) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (club_id, guest_id) DO UPDATE SET role = excluded.role",
    )
    .bind(club)
    .bind(guest)
    .bind(role.name())
    .bind(now)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

pub(super) async fn remove(pool: &Pool, club: &str, guest: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM club_members WHERE club_id = $1 AND guest_id = $2")
        .bind(club)
        .bind(guest)
        .execute(pool)
        .await?;
    Ok(())
}
