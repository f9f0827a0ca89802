//! `GET /api/tables`: mine, and those anybody may join.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, PoisonError},
};

use axum::{Json, extract::State};
use protocol::web::tables::{TableLine, Tables};
use serde_json::Value;
use store::{Phase, TableRow};

use crate::{
    app::App,
    failure::Answer,
    http::guest::Perhaps,
    operations::limits::neighbourhood,
    tables::{info, seats::Seated},
};

/// More than anybody reads.
const MOST: u32 = 100;

/// Of so many tables the list is mixed.
const LOOKED_THROUGH: u32 = 1_000;

#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    responses((status = 200, body = protocol::web::tables::Tables<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    guest: Perhaps,
) -> Answer<Json<Tables<Value, Value>>> {
    let limits = &app.settings.limits;
    let line = |table: &TableRow| info::line(table, &app.presence(&table.id), guest.id());
    let mut mine: Vec<TableLine<Value, Value>> = Vec::new();
    if let Some(id) = guest.id() {
        let tables = app.store.tables_of(id, MOST).await?;
        // Those that were never dealt and are closed are of no interest any more.
        let worth = |table: &&TableRow| table.phase != Phase::Over || table.record.is_some();
        let lines = tables.iter().filter(worth).map(line);
        // Whoever left a seat for good has left the table. A screen never had one, and is found again
        // here when it was lost.
        let stays = |line: &TableLine<Value, Value>| {
            use protocol::web::tables::Phase::{Gathering, Over, Running};
            !line.table.mine.is_empty()
                || match line.table.phase {
                    Gathering => true,
                    Running => line.screen,
                    Over => false,
                }
        };
        mine = lines.filter(stays).collect();
    }
    // Those that wait for me first, and of these the longest wait; then the last changed.
    mine.sort_by_key(|line| {
        let waits = line.asked.is_some_and(|seat| line.table.mine.contains(&seat));
        (!waits, if waits { line.table.changed } else { -line.table.changed })
    });
    let open = app.store.open_tables(limits.listed as u32, LOOKED_THROUGH).await?;
    let joinable = |table: &TableRow| info::seats_of(table).iter().any(Seated::is_free);
    let open = open.into_iter().filter(joinable).collect();
    let mixed = mixed(open, limits.listed_from, |host| app.opened_from(host));
    let lines = mixed.iter().map(line).filter(|line| line.table.mine.is_empty());
    Ok(Json(Tables { mine, open: lines.take(MOST as usize).collect() }))
}

/// Whose tables take turns in the list: those from one address, or of one host if nobody knows where
/// they came from.
#[derive(PartialEq, Eq, Hash)]
enum Opener {
    Address(IpAddr),
    Host(String),
}

/// One table of everybody, then a second one, and so on: however many somebody opens, they do not
/// displace those of others. They come sorted, and stay so within each round.
fn mixed(
    tables: Vec<TableRow>,
    most_each: usize,
    opened_from: impl Fn(&str) -> Option<IpAddr>,
) -> Vec<TableRow> {
    let mut counts: HashMap<Opener, usize> = HashMap::new();
    let mut rounds: Vec<(usize, TableRow)> = Vec::new();
    for table in tables {
        let from = opened_from(&table.host);
        let opener = from.map_or_else(|| Opener::Host(table.host.clone()), Opener::Address);
        let count = counts.entry(opener).or_default();
        if *count < most_each {
            rounds.push((*count, table));
        }
        *count += 1;
    }
    rounds.sort_by_key(|(round, _)| *round);
    rounds.into_iter().map(|(_, table)| table).collect()
}

/// So many openers are remembered. Of others the host alone is counted.
const REMEMBERED: usize = 10_000;

impl App {
    fn opened_from(&self, host: &str) -> Option<IpAddr> {
        let known = self.opened_from.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(host).copied()
    }

    /// Notes where somebody opens a public table.
    pub(crate) fn note_opener(&self, host: &str, from: IpAddr) {
        let mut known = self.opened_from.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED && !known.contains_key(host) {
            known.clear();
        }
        known.insert(host.to_owned(), neighbourhood(from));
    }
}
