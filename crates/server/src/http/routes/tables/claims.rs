//! A lost telephone: `POST /api/tables/{id}/seats/{seat}/claim` asks for one's seat from another
//! device, `PUT /api/tables/{id}/claims/{guest}` is the answer of the screen.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::tables::{SettleClaim, TableInfo};
use serde_json::Value;
use tabletop::Seat;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        body::Body,
        guest::Known,
        parameters::{At, number},
    },
    rooms::room::Seating,
};

#[utoipa::path(
    post,
    path = "/api/tables/{id}/seats/{seat}/claim",
    tag = "tables",
    params(("id" = String, Path, description = "the table"), ("seat" = u8, Path)),
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At((id, seat)): At<(String, String)>,
    Known(guest): Known,
) -> Answer<Json<TableInfo<Value>>> {
    let seat = Seat::try_from(number::<u8>(&seat)?)
        .map_err(|error| Failure::new(protocol::web::Code::NoSuchPage, error.to_string()))?;
    super::seat(&app, &id, guest, Seating::Claim(seat)).await
}

#[utoipa::path(
    put,
    path = "/api/tables/{id}/claims/{guest}",
    tag = "tables",
    params(("id" = String, Path, description = "the table"), ("guest" = String, Path)),
    request_body = protocol::web::tables::SettleClaim,
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    At((id, claimer)): At<(String, String)>,
    Known(guest): Known,
    Body(settled): Body<SettleClaim>,
) -> Answer<Json<TableInfo<Value>>> {
    let seating = Seating::SettleClaim { guest: claimer, theirs: settled.theirs };
    super::seat(&app, &id, guest, seating).await
}
