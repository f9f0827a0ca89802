//! `/api/tables`.

pub(crate) mod again;
pub(crate) mod back;
pub(crate) mod begin;
pub(crate) mod claims;
pub(crate) mod create;
pub(crate) mod dice;
pub(crate) mod end;
pub(crate) mod hint;
pub(crate) mod host;
pub(crate) mod invite;
pub(crate) mod join;
pub(crate) mod leave;
pub(crate) mod list;
pub(crate) mod live;
pub(crate) mod moments;
pub(crate) mod nudge;
pub(crate) mod picture;
pub(crate) mod qr;
pub(crate) mod record;
pub(crate) mod seats;
pub(crate) mod show;
pub(crate) mod stand_in;
pub(crate) mod story;
pub(crate) mod study;
pub(crate) mod talk;

use std::{net::SocketAddr, sync::Arc};

use protocol::web::tables::TableInfo;
use serde_json::Value;
use store::Guest;
use tabletop::Seat;

use crate::{
    app::App,
    failure::Answer,
    rooms::{
        replaying::{Cost, Key, Reading},
        room::{Command, Look, Seating},
    },
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

/// Looks something up for somebody, as JSON.
pub(crate) async fn read(
    app: &Arc<App>,
    from: SocketAddr,
    id: &str,
    guest: Option<&str>,
    seat: Option<Seat>,
    what: Reading,
) -> Answer<String> {
    let look = look(app, id, guest, seat).await?;
    let cost = Cost::of_plies(look.plies);
    let key = Key { id: id.to_owned(), version: look.version, what, viewer: look.viewer };
    let over = look.over;
    let id = id.to_owned();
    let work = move || look.read(&id, what);
    // What still runs is another game with the next answer.
    if over {
        app.replaying.look(from, cost, key, work).await
    } else {
        app.replaying.run(from, cost, work).await
    }
}

/// A game as this guest may look back at it.
pub(crate) async fn look(
    app: &Arc<App>,
    id: &str,
    guest: Option<&str>,
    seat: Option<Seat>,
) -> Answer<Look> {
    let command = |reply| Command::Read { guest: guest.map(str::to_owned), seat, reply };
    Ok(app.hub.ask(app, id, command).await?)
}
