//! `PUT /api/tables/{id}/seats/{seat}`: the host gives a seat away, or frees it.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::web::tables::{GiveSeat, TableInfo};
use serde_json::Value;
use tabletop::Seat;

use crate::{
    app::App,
    body::Body,
    failure::{Answer, Failure},
    guest::Known,
    room::Seating,
    routes::number,
};

pub(crate) async fn put(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, String)>,
    Known(guest): Known,
    Body(give): Body<GiveSeat>,
) -> Answer<Json<TableInfo<Value>>> {
    let seat = Seat::try_from(number::<u8>(&seat)?)
        .map_err(|error| Failure::new(protocol::web::Code::NoSuchPage, error.to_string()))?;
    super::seat(&app, &id, guest, Seating::Give(seat, give.chair)).await
}
