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
        dice::Dice,
        info::{self, Presence},
        past,
        seats::Seated,
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
    if let Some(open) = opened(&app, &table, &guest).await? {
        return Ok((StatusCode::OK, super::seat(&app, &open, guest, along()).await?));
    }
    let new = opening::open(&app, same(&table, &guest, &value(&table))).await?;
    if new.public {
        app.note_opener(&guest.id, from.0.ip());
    }
    if table.sitters.contains(&guest.id) {
        drop(super::seat(&app, &id, guest.clone(), Seating::Invite(new.id.clone())).await?);
    }
    let seats = info::seats_of(&new);
    let info = info::table(&new, &seats, &Presence::default(), &[], &[], Some(&guest.id));
    Ok((StatusCode::CREATED, Json(info)))
}

const fn along() -> Seating {
    Seating::Join(Join { seat: None, name: None })
}

/// The same table that somebody of the company has opened, if there is still room for this guest.
async fn opened(app: &App, table: &TableRow, guest: &Guest) -> Answer<Option<String>> {
    let again = info::summary(table).affairs.again;
    let Some(again) = again.filter(|_| table.sitters.contains(&guest.id)) else {
        return Ok(None);
    };
    let Some(open) = app.store.table(&again.table).await? else { return Ok(None) };
    let sits = open.sitters.contains(&guest.id);
    let room = open.phase == Phase::Gathering && info::seats_of(&open).iter().any(Seated::is_free);
    Ok((room || (sits && open.phase != Phase::Over)).then_some(again.table))
}

fn value(table: &TableRow) -> Value {
    serde_json::from_str(&table.options).unwrap_or_default()
}

/// The same rules, pace and bots; whoever opens it sits where they sat.
fn same<'a>(table: &'a TableRow, guest: &'a Guest, options: &'a Value) -> Opening<'a> {
    let seats = past::same_seats(&info::seats_of(table), guest, names::shown(&guest.name));
    let free = seats.iter().any(Seated::is_free);
    let clocks = Clocks::of(table);
    Opening {
        pace: clocks.as_ref().map(|clocks| clocks.pace).unwrap_or_default(),
        late: clocks.as_ref().map(|clocks| clocks.late).unwrap_or_default(),
        game: &table.game,
        options,
        host: &guest.id,
        begin: if free { Begin::Later } else { Begin::Joint(vec![guest.id.clone()]) },
        seating: Dice::of(table).map(|dice| if dice.lot { Order::Lot } else { Order::AsSeated }),
        seats,
        public: table.public,
        rated: table.rated,
        talk: Some(talk::rules(table)),
    }
}
