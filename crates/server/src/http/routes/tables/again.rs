//! `POST /api/tables/{id}/again`: the same table once more, or along to the one that somebody has opened.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::{
    Code, Problem,
    dice::Seating as Order,
    tables::{Join, TableInfo},
};
use serde_json::Value;
use store::{Guest, Phase, TableRow};

use crate::{
    app::App,
    failure::Answer,
    http::{
        guest::{From, Known},
        parameters::At,
    },
    operations::ids,
    people::names,
    rooms::{
        hub,
        opening::{self, Begin, Opening},
        room::Seating,
    },
    tables::{
        clocks::Clocks,
        dice::DicePromise,
        info, past,
        seats::{self, Seated},
        talk,
    },
};

#[utoipa::path(
    post,
    path = "/api/tables/{id}/again",
    tag = "tables",
    params(("id" = String, Path, description = "a table that is over")),
    responses(
        (status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>, description = "somebody opened it already"),
        (status = 201, body = protocol::web::tables::TableInfo<serde_json::Value>),
        (status = "4XX", body = protocol::web::Problem)
    )
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    from: From,
    Known(guest): Known,
) -> Answer<(StatusCode, Json<TableInfo<Value>>)> {
    let table = if ids::is_id(&id) { app.store.table(&id).await? } else { None };
    let table = table.ok_or_else(hub::no_such_table)?;
    if table.phase != Phase::Over || table.record.is_none() {
        return Err(Problem::new(Code::NotNow, "the game is not over").into());
    }
    let screen = is_around_a_screen(&table);
    let sat = table.sitters.contains(&guest.id);
    let comes_along = sat || (screen && table.host == guest.id);
    if comes_along && let Some(open) = opened(&app, &table, &guest).await? {
        if open.host == guest.id && is_around_a_screen(&open) {
            return Ok((StatusCode::OK, Json(info(&app, &open, &guest))));
        }
        return Ok((StatusCode::OK, super::seat(&app, &open.id, guest, along()).await?));
    }
    // Whoever opens it, the screen looks after it.
    let host = if comes_along && screen { &table.host } else { &guest.id };
    let new = opening::open(&app, same(&table, &guest, host, &value(&table))).await?;
    if new.public {
        app.note_opener(&guest.id, from.0.ip());
    }
    if comes_along {
        drop(super::seat(&app, &id, guest.clone(), Seating::Invite(new.id.clone())).await?);
    }
    Ok((StatusCode::CREATED, Json(info(&app, &new, &guest))))
}

fn info(app: &App, table: &TableRow, guest: &Guest) -> TableInfo<Value> {
    let (seats, presence) = (info::seats_of(table), app.presence(&table.id));
    info::table(table, &seats, &presence, &[], &[], Some(&guest.id))
}

/// Nobody but friends sits around a screen.
fn is_around_a_screen(table: &TableRow) -> bool {
    !table.public && seats::around_a_screen(&info::seats_of(table), &table.host)
}

const fn along() -> Seating {
    Seating::Join(Join { seat: None, name: None })
}

/// The same table that somebody of the company has opened, if there is still room for this guest.
async fn opened(app: &App, table: &TableRow, guest: &Guest) -> Answer<Option<TableRow>> {
    let Some(again) = info::summary(table).affairs.again else { return Ok(None) };
    let Some(open) = app.store.table(&again.table).await? else { return Ok(None) };
    let sits = open.sitters.contains(&guest.id) || open.host == guest.id;
    let room = open.phase == Phase::Gathering && info::seats_of(&open).iter().any(Seated::is_free);
    Ok((room || (sits && open.phase != Phase::Over)).then_some(open))
}

fn value(table: &TableRow) -> Value {
    serde_json::from_str(&table.options).unwrap_or_default()
}

/// The same rules, pace and bots; whoever opens it sits where they sat.
fn same<'a>(
    table: &'a TableRow,
    guest: &'a Guest,
    host: &'a str,
    options: &'a Value,
) -> Opening<'a> {
    let screen = is_around_a_screen(table) && table.host == guest.id;
    let name = names::shown(&guest.name);
    let seats = past::same_seats(&info::seats_of(table), guest, name, screen);
    let free = seats.iter().any(Seated::is_free);
    let clocks = Clocks::of(table);
    Opening {
        pace: clocks.as_ref().map(|clocks| clocks.pace).unwrap_or_default(),
        late: clocks.as_ref().map(|clocks| clocks.late).unwrap_or_default(),
        game: &table.game,
        options,
        host,
        begin: if free { Begin::Later } else { Begin::Joint(vec![guest.id.clone()]) },
        seating: DicePromise::of(table)
            .map(|dice| if dice.lot { Order::Lot } else { Order::AsSeated }),
        seats,
        public: table.public,
        rated: table.rated,
        talk: Some(talk::rules(table)),
    }
}
