//! `/api/tables`.

pub(crate) mod back;
pub(crate) mod begin;
pub(crate) mod create;
pub(crate) mod hint;
pub(crate) mod join;
pub(crate) mod leave;
pub(crate) mod list;
pub(crate) mod live;
pub(crate) mod moments;
pub(crate) mod nudge;
pub(crate) mod qr;
pub(crate) mod record;
pub(crate) mod seats;
pub(crate) mod show;
pub(crate) mod story;

use std::sync::Arc;

use protocol::web::tables::TableInfo;
use serde_json::Value;
use store::Guest;
use tabletop::Seat;

use crate::{
    app::App,
    failure::Answer,
    room::{Command, Reading, Seating},
};

/// Changes who sits where.
pub(crate) async fn seat(
    app: &Arc<App>,
    id: &str,
    guest: Guest,
    seating: Seating,
) -> Answer<axum::Json<TableInfo<Value>>> {
    let command = |reply| Command::Seat { guest: guest.clone(), seating: seating.clone(), reply };
    Ok(axum::Json(app.hub.ask(app, id, command).await?))
}

/// Looks something up, as JSON.
pub(crate) async fn read(
    app: &Arc<App>,
    id: &str,
    guest: Option<&str>,
    seat: Option<Seat>,
    what: Reading,
) -> Answer<String> {
    let command = |reply| Command::Read { guest: guest.map(str::to_owned), seat, what, reply };
    Ok(app.hub.ask(app, id, command).await?)
}
