//! What is asked of a database, in the SQL that all of ours understand.
//!
//! This folder is compiled once for each of them, inside `sqlite.rs` and `postgres.rs`, which name
//! the types: the drivers are strict about theirs, and a question that is written once cannot be
//! answered in two ways.

mod accounts;
mod archive;
mod changes;
mod clubs;
mod daily;
mod devices;
mod friends;
mod guesses;
mod guests;
mod members;
mod notifications;
mod people;
mod plans;
mod ratings;
mod replays;
mod results;
mod searches;
mod servers;
mod studies;
mod tables;
mod talk;
mod tokens;
mod tournaments;
mod vacations;
mod writing;

use super::{Database, DatabaseRow, Keeper};
use crate::{
    Change, Later, Latest, NewNotification, PeerLine, PeerNews, Pulse, Replay, Space, Store,
    TableRow, TableUpdate,
};

type Pool = sqlx::Pool<Database>;

impl Store for Keeper {
    fn add_table<'a>(&'a self, table: &'a TableRow, seed: Option<&'a str>) -> Later<'a, ()> {
        Box::pin(self.write(tables::add(&self.writer, &self.server, table, seed)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Later<'a, Option<TableRow>> {
        Box::pin(tables::by_id(&self.reader, id))
    }

    fn save_table<'a>(&'a self, table: &'a TableRow, seed: Option<&'a str>) -> Later<'a, ()> {
        Box::pin(self.write(tables::save(&self.writer, &self.server, table, seed)))
    }

    fn save_clock<'a>(
        &'a self,
        table: &'a TableRow,
        before: Option<i64>,
        notifications: &'a [NewNotification],
    ) -> Later<'a, ()> {
        Box::pin(self.write(tables::save_clock(&self.writer, table, before, notifications)))
    }

    fn seed<'a>(&'a self, table: &'a str) -> Later<'a, Option<String>> {
        Box::pin(tables::seed(&self.reader, table))
    }

    fn past_tables_of<'a>(
        &'a self,
        guest: &'a str,
        after: Option<(i64, &'a str)>,
        most: u32,
    ) -> Later<'a, Vec<TableRow>> {
        Box::pin(tables::past_of_guest(&self.reader, guest, after, most))
    }

    fn tables_of<'a>(&'a self, guest: &'a str, most: u32) -> Later<'a, Vec<TableRow>> {
        Box::pin(tables::of_guest(&self.reader, guest, most))
    }

    fn open_tables(&self, most_each: u32, most: u32) -> Later<'_, Vec<TableRow>> {
        Box::pin(tables::open(&self.reader, most_each, most))
    }

    fn overdue_tables(&self, now: i64, most: u32) -> Later<'_, Vec<String>> {
        Box::pin(tables::overdue(&self.reader, now, most))
    }

    fn stale_lobbies(&self, before: i64, most: u32) -> Later<'_, Vec<String>> {
        Box::pin(searches::stale_lobbies(&self.reader, before, most))
    }

    fn tables_with<'a>(&'a self, words: &'a str, most: u32) -> Later<'a, Vec<String>> {
        Box::pin(searches::with_words(&self.reader, words, most))
    }

    fn last_tables(&self, before: i64, most: u32) -> Later<'_, Vec<TableRow>> {
        Box::pin(tables::last(&self.reader, before, most))
    }

    fn delete_table<'a>(&'a self, id: &'a str) -> Later<'a, bool> {
        Box::pin(self.write(archive::delete_table(&self.writer, id)))
    }

    fn keep_dice<'a>(&'a self, id: &'a str, dice: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(tables::keep_dice(&self.writer, id, dice)))
    }

    fn kept_dice<'a>(&'a self, id: &'a str) -> Later<'a, Option<String>> {
        Box::pin(tables::kept_dice(&self.reader, id))
    }

    fn count_tables<'a>(&'a self, host: &'a str) -> Later<'a, u32> {
        Box::pin(tables::count(&self.reader, host))
    }

    fn append<'a>(
        &'a self,
        table: &'a str,
        change: &'a Change,
        update: &'a TableUpdate,
    ) -> Later<'a, ()> {
        Box::pin(self.write(changes::append(&self.writer, &self.server, table, change, update)))
    }

    fn fence<'a>(&'a self, table: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(tables::fence(&self.writer, table)))
    }

    fn changes<'a>(&'a self, table: &'a str, after: u64) -> Later<'a, Vec<Change>> {
        Box::pin(changes::of_table(&self.reader, table, after))
    }

    fn latest<'a>(&'a self, table: &'a str, after: u64) -> Later<'a, Option<Latest>> {
        Box::pin(changes::latest(&self.reader, table, after))
    }

    fn forget_client<'a>(&'a self, table: &'a str, beginning: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(changes::forget_client(&self.writer, table, beginning)))
    }

    fn set_consent<'a>(&'a self, table: &'a str, guest: &'a str, again: bool) -> Later<'a, ()> {
        Box::pin(self.write(tables::set_consent(&self.writer, table, guest, again)))
    }

    fn consents<'a>(&'a self, table: &'a str) -> Later<'a, Vec<String>> {
        Box::pin(tables::consents(&self.reader, table))
    }

    fn set_nudges<'a>(&'a self, table: &'a str, nudges: &'a str) -> Later<'a, ()> {
        Box::pin(self.write(tables::set_nudges(&self.writer, table, nudges)))
    }

    fn set_plan<'a>(&'a self, table: &'a str, seat: u8, plan: Option<&'a str>) -> Later<'a, ()> {
        Box::pin(self.write(plans::set(&self.writer, table, seat, plan)))
    }

    fn plans<'a>(&'a self, table: &'a str) -> Later<'a, Vec<(u8, String)>> {
        Box::pin(plans::of_table(&self.reader, table))
    }

    fn add_replay<'a>(&'a self, replay: &'a Replay) -> Later<'a, ()> {
        Box::pin(self.write(replays::add(&self.writer, replay)))
    }

    fn replay<'a>(&'a self, id: &'a str) -> Later<'a, Option<Replay>> {
        Box::pin(replays::by_id(&self.reader, id))
    }

    fn count_replays<'a>(&'a self, guest: &'a str) -> Later<'a, u32> {
        Box::pin(replays::count(&self.reader, guest))
    }

    fn replay_bytes<'a>(&'a self, guest: Option<&'a str>) -> Later<'a, u64> {
        Box::pin(replays::bytes(&self.reader, guest))
    }

    fn server(&self) -> &str {
        &self.server
    }

    fn beat(&self) -> Later<'_, Pulse> {
        Box::pin(self.write(servers::beat(&self.writer, &self.server)))
    }

    fn tables_to_serve(&self) -> Later<'_, Vec<String>> {
        Box::pin(self.write(servers::tables_to_serve(&self.writer, &self.server)))
    }

    fn peer_line(&self) -> Later<'_, Option<PeerLine>> {
        Box::pin(self.listen())
    }

    fn tell<'a>(&'a self, news: &'a PeerNews) -> Later<'a, ()> {
        Box::pin(self.notify(news))
    }

    fn is_ready(&self) -> Later<'_, bool> {
        Box::pin(archive::is_ready(&self.reader))
    }

    fn prove(&self) -> Later<'_, ()> {
        Box::pin(self.prove_writing())
    }

    fn space(&self) -> Option<Space> {
        self.space_left()
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async {
            // Others take over at once what they would take over soon.
            let left = servers::leave(&self.writer, &self.server).await;
            self.reader.close().await;
            self.writer.close().await;
            left
        })
    }
}

/// Numbers of ours are never negative; databases have signed ones.
fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number of things that people have: it fits.
fn small(count: i64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
