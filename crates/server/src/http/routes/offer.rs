//! `GET /api/offer`: what can be played.

use std::sync::Arc;

use axum::{Json, extract::State, http::HeaderMap};
use bots::Level;
use games::Rules;
use protocol::web::tables::Offer;

use crate::{app::App, http::address};

#[utoipa::path(
    get,
    path = "/api/offer",
    tag = "offer",
    responses((status = 200, body = protocol::web::tables::Offer), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(State(app): State<Arc<App>>, headers: HeaderMap) -> Json<Offer> {
    Json(Offer {
        games: games::all().map(Rules::offer).collect(),
        address: address::for_others(&app.settings, &headers),
        levels: Level::ALL.map(|level| level.name().to_owned()).to_vec(),
    })
}
