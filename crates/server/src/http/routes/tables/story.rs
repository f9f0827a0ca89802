//! `GET /api/tables/{id}/story`: the whole game in events.

use std::sync::Arc;

use axum::extract::State;

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
    path = "/api/tables/{id}/story",
    tag = "tables",
    params(("id" = String, Path, description = "the table"), ("seat" = Option<u8>, Query, description = "whose eyes")),
    responses((status = 200, body = protocol::web::replays::Story<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    eyes: Eyes,
    from: From,
    guest: Perhaps,
) -> Answer<Written> {
    Ok(Written(super::read(&app, from.0, &id, guest.id(), eyes.seat, Reading::Story).await?))
}
