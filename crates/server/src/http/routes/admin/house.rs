//! `GET /api/admin/house`: what is going on right now.

use std::{collections::HashMap, sync::Arc};

use axum::{Json, extract::State};
use protocol::web::admin::{House, KeptTable};
use store::TableRow;

use crate::{
    app::App, failure::Answer, http::admin::Admin, operations::metrics::Now, tables::info,
};

/// More than anybody reads.
const MOST: u32 = 200;

#[utoipa::path(
    get,
    path = "/api/admin/house",
    tag = "admin",
    responses((status = 200, body = protocol::web::admin::House), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(State(app): State<Arc<App>>, _: Admin) -> Answer<Json<House>> {
    let now = Now::of(&app);
    Ok(Json(House {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        uptime: app.opened.elapsed().as_secs(),
        live: small(now.tables),
        sockets: small(now.sockets),
        bots_thinking: small(now.bots),
        memory: now.memory,
        load: load(),
        errors: app.settings.mishaps.all(),
        tables: tables(&app).await?,
    }))
}

async fn tables(app: &App) -> Answer<Vec<KeptTable>> {
    let open: HashMap<String, u32> = app.hub.open_rooms().into_iter().take(MOST as usize).collect();
    let kept = |table: TableRow| KeptTable {
        live: open.contains_key(&table.id),
        present: open.get(&table.id).copied().unwrap_or_default(),
        phase: info::phase(table.phase),
        id: table.id,
        game: table.game,
        changed: table.changed,
    };
    let mut tables = Vec::new();
    for id in open.keys() {
        tables.extend(app.store.table(id).await?.map(kept));
    }
    let last = app.store.last_tables(i64::MAX, MOST).await?;
    tables.extend(last.into_iter().map(kept).filter(|table| !table.live));
    tables.sort_by_key(|table| (!table.live, -table.changed));
    Ok(tables)
}

/// As Linux tells it.
fn load() -> Option<[f64; 3]> {
    let text = std::fs::read_to_string("/proc/loadavg").ok()?;
    let mut numbers = text.split(' ').map_while(|word| word.parse().ok());
    Some([numbers.next()?, numbers.next()?, numbers.next()?])
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
