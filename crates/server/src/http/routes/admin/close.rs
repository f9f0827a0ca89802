//! `POST /api/admin/tables/{id}/close`: puts a game away. Nothing of it is lost.

use std::sync::Arc;

use axum::{Json, extract::State};
use serde_json::{Value, json};

use crate::{
    app::App,
    failure::Answer,
    http::{admin::Admin, parameters::At},
};

#[utoipa::path(
    post,
    path = "/api/admin/tables/{id}/close",
    tag = "admin",
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = serde_json::Value), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    _: Admin,
    At(id): At<String>,
) -> Answer<Json<Value>> {
    let closed = app.hub.shut(&id).await;
    tracing::info!(table = id, closed, "closed by the host of the house");
    Ok(Json(json!({ "closed": closed })))
}
