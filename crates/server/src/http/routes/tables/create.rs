//! `POST /api/tables`: a new table.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::tables::{NewTable, TableInfo};
use serde_json::Value;

use crate::{
    app::App,
    failure::Answer,
    http::{
        body::Body,
        guest::{From, Known},
    },
    rooms::opening::{self, Begin, Opening},
    tables::{
        info::{self, Presence},
        seats::Seated,
    },
};

#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    request_body = protocol::web::tables::NewTable<serde_json::Value>,
    responses((status = 201, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    from: From,
    Known(guest): Known,
    Body(new): Body<NewTable<Value>>,
) -> Answer<(StatusCode, Json<TableInfo<Value>>)> {
    let chairs = new.seats.iter().take(tabletop::MAX_SEATS + 1).enumerate();
    let seats: Result<Vec<Seated>, _> =
        chairs.map(|(seat, chair)| Seated::on(chair, seat, &guest)).collect();
    let opening = Opening {
        game: &new.game,
        options: &new.options,
        host: &guest.id,
        seats: seats?,
        public: new.public,
        rated: new.rated,
        begin: match (new.begin, new.joint) {
            (true, true) => Begin::Joint(vec![guest.id.clone()]),
            (true, false) => Begin::Now,
            (false, _) => Begin::Later,
        },
        seating: new.seating,
        pace: new.pace,
        late: new.late,
        talk: new.talk,
    };
    let table = opening::open(&app, opening).await?;
    if table.public {
        app.note_opener(&guest.id, from.0.ip());
    }
    let seats = info::seats_of(&table);
    let info = info::table(&table, &seats, &Presence::default(), &[], &[], Some(&guest.id));
    Ok((StatusCode::CREATED, Json(info)))
}
