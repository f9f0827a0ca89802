//! `GET /api/health`: the server runs and reaches its store.

use std::sync::Arc;

use axum::{Json, extract::State};
use serde_json::{Value, json};

use crate::{app::App, failure::Answer};

#[utoipa::path(
    get,
    path = "/api/health",
    tag = "health",
    responses((status = 200, body = serde_json::Value), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(State(app): State<Arc<App>>) -> Answer<Json<Value>> {
    app.store.table("").await?;
    Ok(Json(json!({ "healthy": true, "version": env!("CARGO_PKG_VERSION") })))
}
