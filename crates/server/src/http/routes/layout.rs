//! `POST /api/layout`: draws what chance decides before a game, so that it can be looked at.
//!
//! The answer is options again, with everything said. A table opened with them has this layout.

use axum::Json;
use protocol::web::tables::DrawLayout;
use serde_json::Value;

use crate::{
    failure::Answer,
    http::{body::Body, guest::Known},
    operations::ids,
    rooms::opening,
};

#[utoipa::path(
    post,
    path = "/api/layout",
    tag = "layout",
    request_body = protocol::web::tables::DrawLayout<serde_json::Value>,
    responses((status = 200, body = serde_json::Value), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(_: Known, Body(draw): Body<DrawLayout<Value>>) -> Answer<Json<Value>> {
    Ok(Json(opening::game(&draw.game)?.drawn(&draw.options, ids::seed())?))
}
