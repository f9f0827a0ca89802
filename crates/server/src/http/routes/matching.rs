//! `POST /api/match`: a seat at a table with others who want the same.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::{Code, matching::QuickMatch, tables::TableInfo};
use serde_json::Value;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        body::Body,
        guest::{From, Known},
    },
    rooms::matching,
};

#[utoipa::path(
    post,
    path = "/api/match",
    tag = "tables",
    request_body = protocol::web::matching::QuickMatch<serde_json::Value>,
    responses((status = 200, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = 201, body = protocol::web::tables::TableInfo<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    from: From,
    Known(guest): Known,
    Body(wish): Body<QuickMatch<Value>>,
) -> Answer<(StatusCode, Json<TableInfo<Value>>)> {
    if usize::from(wish.players) > tabletop::MAX_SEATS {
        return Err(Failure::new(Code::Malformed, "there are at most five players"));
    }
    let (info, opened) = matching::find(&app, &guest, &wish).await?;
    if !opened {
        return Ok((StatusCode::OK, Json(info)));
    }
    app.note_opener(&guest.id, from.0.ip());
    Ok((StatusCode::CREATED, Json(info)))
}
