//! Clubs: the questions of this file, of `members` and of `tournaments`.

use super::{Keeper, Pool, members, ratings, tables, tournaments, writing};
use crate::{
    Club, ClubDate, Clubs, Later, Member, Rating, Role, StoreError, TableRow, TournamentRow,
};

impl Clubs for Keeper {
    fn add_club<'a>(&'a self, club: &'a Club, owner: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(add(&self.writer, club, owner)))
    }

    fn club<'a>(&'a self, id: &'a str) -> Later<'a, Option<Club>> {
        Box::pin(by_id(&self.reader, id))
    }

    fn club_by_link<'a>(&'a self, link: &'a str) -> Later<'a, Option<Club>> {
        Box::pin(by_link(&self.reader, link))
    }

    fn save_club<'a>(&'a self, club: &'a Club) -> Later<'a, ()> {
        Box::pin(self.write(save(&self.writer, club)))
    }

    fn delete_club<'a>(&'a self, id: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(delete(&self.writer, id)))
    }

    fn clubs_of<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Club>> {
        Box::pin(of_guest(&self.reader, guest))
    }

    fn members<'a>(&'a self, club: &'a str) -> Later<'a, Vec<Member>> {
        Box::pin(members::of_club(&self.reader, club))
    }

    fn set_member<'a>(
        &'a self,
        club: &'a str,
        guest: &'a str,
        role: Role,
        now: i64,
    ) -> Later<'a, ()> {
        Box::pin(self.write(async move {
            let mut transaction = writing::begin(&self.writer).await?;
            members::set(&mut transaction, club, guest, role, now).await?;
            transaction.commit().await?;
            Ok(())
        }))
    }

    fn remove_member<'a>(&'a self, club: &'a str, guest: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(members::remove(&self.writer, club, guest)))
    }

    fn ratings_in_club<'a>(&'a self, club: &'a str) -> Later<'a, Vec<Rating>> {
        Box::pin(ratings::of_club(&self.reader, club))
    }

    fn add_club_date<'a>(&'a self, club: &'a str, date: &'a ClubDate) -> Later<'a, ()> {
        Box::pin(self.write(add_date(&self.writer, club, date)))
    }

    fn club_dates<'a>(&'a self, club: &'a str) -> Later<'a, Vec<ClubDate>> {
        Box::pin(dates(&self.reader, club))
    }

    fn remove_club_date<'a>(&'a self, club: &'a str, id: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(remove_date(&self.writer, club, id)))
    }

    fn add_club_table<'a>(&'a self, club: &'a str, table: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(add_table(&self.writer, club, table)))
    }

    fn club_tables<'a>(&'a self, club: &'a str, most: u32) -> Later<'a, Vec<TableRow>> {
        Box::pin(tables::of_club(&self.reader, club, most))
    }

    fn add_tournament<'a>(&'a self, tournament: &'a TournamentRow) -> Later<'a, ()> {
        Box::pin(self.write(tournaments::add(&self.writer, tournament)))
    }

    fn tournament<'a>(&'a self, id: &'a str) -> Later<'a, Option<TournamentRow>> {
        Box::pin(tournaments::by_id(&self.reader, id))
    }

    fn save_tournament<'a>(&'a self, tournament: &'a TournamentRow) -> Later<'a, ()> {
        Box::pin(self.write(tournaments::save(&self.writer, tournament)))
    }

    fn tournaments_of_club<'a>(&'a self, club: &'a str) -> Later<'a, Vec<TournamentRow>> {
        Box::pin(tournaments::of_club(&self.reader, club))
    }

    fn tournaments_of<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<TournamentRow>> {
        Box::pin(tournaments::of_guest(&self.reader, guest))
    }

    fn tournaments_to_settle(&self, most: u32) -> Later<'_, Vec<String>> {
        Box::pin(tournaments::to_settle(&self.reader, most))
    }
}

type Row = (String, String, String, String, i64);

fn read((id, name, about, link, created): Row) -> Club {
    Club { id, name, about, link, created }
}

async fn add(pool: &Pool, club: &Club, owner: &str) -> Result<(), StoreError> {
    let mut transaction = writing::begin(pool).await?;
    sqlx::query("INSERT INTO clubs (id, name, about, link, created) VALUES ($1, $2, $3, $4, $5)")
        .bind(&club.id)
        .bind(&club.name)
        .bind(&club.about)
        .bind(&club.link)
        .bind(club.created)
        .execute(&mut *transaction)
        .await?;
    members::set(&mut transaction, &club.id, owner, Role::Owner, club.created).await?;
    transaction.commit().await?;
    Ok(())
}

async fn by_id(pool: &Pool, id: &str) -> Result<Option<Club>, StoreError> {
    let row: Option<Row> =
        sqlx::query_as("SELECT id, name, about, link, created FROM clubs WHERE id = $1")
            .bind(id)
            .fetch_optional(pool)
            .await?;
    Ok(row.map(read))
}

async fn by_link(pool: &Pool, link: &str) -> Result<Option<Club>, StoreError> {
    let row: Option<Row> =
        sqlx::query_as("SELECT id, name, about, link, created FROM clubs WHERE link = $1")
            .bind(link)
            .fetch_optional(pool)
            .await?;
    Ok(row.map(read))
}

async fn save(pool: &Pool, club: &Club) -> Result<(), StoreError> {
    sqlx::query("UPDATE clubs SET name = $2, about = $3, link = $4 WHERE id = $1")
        .bind(&club.id)
        .bind(&club.name)
        .bind(&club.about)
        .bind(&club.link)
        .execute(pool)
        .await?;
    Ok(())
}

async fn delete(pool: &Pool, id: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM clubs WHERE id = $1").bind(id).execute(pool).await?;
    Ok(())
}

async fn of_guest(pool: &Pool, guest: &str) -> Result<Vec<Club>, StoreError> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT id, name, about, link, created FROM clubs \
         JOIN club_members ON club_id = id WHERE guest_id = $1 ORDER BY name, id",
    )
    .bind(guest)
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().map(read).collect())
}

async fn add_date(pool: &Pool, club: &str, date: &ClubDate) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO club_dates (id, club_id, title, begins) VALUES ($1, $2, $3, $4)")
        .bind(&date.id)
        .bind(club)
        .bind(&date.title)
        .bind(date.begins)
        .execute(pool)
        .await?;
    Ok(())
}

async fn dates(pool: &Pool, club: &str) -> Result<Vec<ClubDate>, StoreError> {
    let rows: Vec<(String, String, i64)> = sqlx::query_as(
        "SELECT id, title, begins FROM club_dates WHERE club_id = $1 ORDER BY begins, id",
    )
    .bind(club)
    .fetch_all(pool)
    .await?;
    Ok(rows.into_iter().map(|(id, title, begins)| ClubDate { id, title, begins }).collect())
}

async fn remove_date(pool: &Pool, club: &str, id: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM club_dates WHERE club_id = $1 AND id = $2")
        .bind(club)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(())
}

async fn add_table(pool: &Pool, club: &str, table: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO club_tables (club_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    )
    .bind(club)
    .bind(table)
    .execute(pool)
    .await?;
    Ok(())
}
