//! `PUT /api/tables/{id}/seats/{seat}`: the host gives a seat away, or frees it.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::tables::{GiveSeat, TableInfo};
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
    put,
    path = "/api/tables/{id}/seats/{seat}",
    tag = "tables",
    params(("id" = String, Path, description = "the table"), ("seat" = u8, Path)),
    request_body = protocol::web::tables::GiveSeat,
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    At((id, seat)): At<(String, String)>,
    Known(guest): Known,
    Body(give): Body<GiveSeat>,
) -> Answer<Json<TableInfo<Value>>> {
    let seat = Seat::try_from(number::<u8>(&seat)?)
        .map_err(|error| Failure::new(protocol::web::Code::NoSuchPage, error.to_string()))?;
    super::seat(&app, &id, guest, Seating::Give(seat, give.chair)).await
}
