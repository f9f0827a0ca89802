//! `GET /api/ready`: requests may be sent here. A load balancer asks before it does.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::Code;
use serde_json::{Value, json};

use crate::{
    app::App,
    failure::{Answer, Failure},
};

#[utoipa::path(
    get,
    path = "/api/ready",
    tag = "health",
    responses((status = 200, body = serde_json::Value), (status = "5XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(State(app): State<Arc<App>>) -> Answer<Json<Value>> {
    if *app.closing.borrow() {
        return Err(Failure::new(Code::ClosingDown, "the server closes; the game is safe"));
    }
    if !app.store.is_ready().await? {
        let message = "the database is of another version than this server";
        return Err(Failure::new(Code::Internal, message));
    }
    Ok(Json(json!({ "ready": true })))
}
