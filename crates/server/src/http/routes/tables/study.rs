//! `/api/tables/{id}/study`: what decided a game that is over, found out by the server.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use store::StudiedGame;

use crate::{
    app::App,
    failure::Answer,
    http::{
        body::Written,
        guest::{From, Known, Perhaps},
        parameters::At,
        studies,
    },
    rooms::{
        replaying::{Cost, Reading},
        room::Look,
        studying::running,
    },
};

#[utoipa::path(
    get,
    path = "/api/tables/{id}/study",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = protocol::web::study::ServerStudy<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    from: From,
    guest: Perhaps,
) -> Answer<Written> {
    let look = over(&app, &id, guest.id()).await?;
    studies::show(&app, &StudiedGame::Table(id), from.0, look.players()).await
}

#[utoipa::path(
    post,
    path = "/api/tables/{id}/study",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses((status = 202, body = protocol::web::study::ServerStudy<serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    from: From,
    Known(guest): Known,
) -> Answer<(StatusCode, Written)> {
    let look = over(&app, &id, Some(&guest.id)).await?;
    let (game, players) = (StudiedGame::Table(id.clone()), look.players());
    let cost = Cost::of_plies(look.plies);
    let record = move || look.read(&id, Reading::Record);
    studies::begin(&app, &game, (guest.id, from.0), cost, record).await?;
    Ok((StatusCode::ACCEPTED, studies::show(&app, &game, from.0, players).await?))
}

/// A game whose hands everybody may see.
async fn over(app: &Arc<App>, id: &str, guest: Option<&str>) -> Answer<Look> {
    let look = super::look(app, id, guest, None).await?;
    if look.over { Ok(look) } else { Err(running().into()) }
}
