//! `/api/tables`.

pub(super) mod begin;
pub(super) mod create;
pub(super) mod join;
pub(super) mod leave;
pub(super) mod list;
pub(super) mod live;
pub(super) mod moments;
pub(super) mod qr;
pub(super) mod record;
pub(super) mod seats;
pub(super) mod show;
pub(super) mod story;

use std::sync::Arc;

use protocol::web::tables::TableInfo;
use serde::Deserialize;
use serde_json::Value;
use store::Guest;
use tabletop::Seat;

use crate::{
    app::App,
    failure::Answer,
    room::{Command, Reading, Seating},
};

/// `?seat=` of those who look back.
#[derive(Debug, Deserialize)]
pub(super) struct Eyes {
    pub(super) seat: Option<Seat>,
}

/// Changes who sits where.
async fn seat(
    app: &Arc<App>,
    id: &str,
    guest: Guest,
    seating: Seating,
) -> Answer<axum::Json<TableInfo<Value>>> {
    let command =
        |reply| Command::Seat { guest: guest.clone(), seating: seating.clone(), reply };
    Ok(axum::Json(app.hub.ask(app, id, command).await?))
}

/// Looks something up, as JSON.
async fn read(
    app: &Arc<App>,
    id: &str,
    guest: Option<&str>,
    seat: Option<Seat>,
    what: Reading,
) -> Answer<String> {
    let command =
        |reply| Command::Read { guest: guest.map(str::to_owned), seat, what, reply };
    Ok(app.hub.ask(app, id, command).await?)
}
