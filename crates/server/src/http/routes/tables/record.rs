//! `GET /api/tables/{id}/record`: what one may have of the record, as a file.

use std::sync::Arc;

use axum::{extract::State, http::header::CONTENT_DISPOSITION, response::IntoResponse};

use crate::{
    app::App,
    failure::Answer,
    http::{
        body::Written,
        guest::{From, Perhaps},
        parameters::{At, Eyes},
    },
    rooms::replaying::Reading,
};

#[utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    tag = "tables",
    params(("id" = String, Path, description = "the table"), ("seat" = Option<u8>, Query, description = "whose eyes")),
    responses((status = 200, body = serde_json::Value), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    eyes: Eyes,
    from: From,
    guest: Perhaps,
) -> Answer<impl IntoResponse> {
    let record = super::read(&app, from.0, &id, guest.id(), eyes.seat, Reading::Record).await?;
    let name = format!("attachment; filename=\"bedesten-{id}.json\"");
    Ok(([(CONTENT_DISPOSITION, name)], Written(record)))
}
