//! `GET /api/tables`: mine, and those anybody may join.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::tables::{TableLine, Tables};
use serde_json::Value;
use store::{Phase, Table};

use crate::{app::App, failure::Answer, guest::Perhaps, info, seats::Seated};

/// More than anybody reads.
const MOST: u32 = 100;

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
    let line = |table: &Table| info::line(table, &app.presence(&table.id), guest.id());
    let mut mine: Vec<TableLine<Value, Value>> = Vec::new();
    if let Some(id) = guest.id() {
        let tables = app.store.tables_of(id, MOST).await?;
        // Those that were never dealt and are closed are of no interest any more.
        let worth = |table: &&Table| table.phase != Phase::Over || table.record.is_some();
        let lines = tables.iter().filter(worth).map(line);
        // Whoever left a seat for good has left the table.
        let stays = |line: &TableLine<Value, Value>| {
            !line.table.mine.is_empty()
                || line.table.phase == protocol::web::tables::Phase::Gathering
        };
        mine = lines.filter(stays).collect();
    }
    // Those that wait for me first, and of these the longest wait; then the last changed.
    mine.sort_by_key(|line| {
        let waits = line.asked.is_some_and(|seat| line.table.mine.contains(&seat));
        (!waits, if waits { line.table.changed } else { -line.table.changed })
    });
    let open = app.store.open_tables(MOST).await?;
    let joinable = |table: &&Table| info::seats_of(table).iter().any(Seated::is_free);
    let open = open.iter().filter(joinable).map(line).filter(|line| line.table.mine.is_empty());
    Ok(Json(Tables { mine, open: open.collect() }))
}
