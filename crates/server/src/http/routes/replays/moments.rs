//! `GET /api/replays/{id}/moments/{ply}`: the position after so many actions.

use std::sync::Arc;

use axum::extract::State;

use crate::{
    app::App,
    failure::Answer,
    http::{
        body::Written,
        guest::From,
        parameters::{At, Eyes, number},
    },
    rooms::replaying::Reading,
};

#[utoipa::path(
    get,
    path = "/api/replays/{id}/moments/{ply}",
    tag = "replays",
    params(("id" = String, Path, description = "the replay"), ("ply" = usize, Path), ("seat" = Option<u8>, Query, description = "whose eyes")),
    responses((status = 200, body = protocol::web::replays::Moment<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At((id, ply)): At<(String, String)>,
    eyes: Eyes,
    from: From,
) -> Answer<Written> {
    let what = Reading::Moment(number(&ply)?);
    Ok(Written(super::read(&app, from.0, &id, eyes.seat, what).await?))
}
