//! `GET /api/offer`: what can be played.

use axum::Json;
use bots::Level;
use protocol::web::tables::Offer;

use crate::games::{self, Rules};

#[utoipa::path(
    get,
    path = "/api/offer",
    tag = "offer",
    responses((status = 200, body = protocol::web::tables::Offer), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get() -> Json<Offer> {
    Json(Offer {
        games: games::all().map(Rules::offer).collect(),
        levels: Level::ALL.map(|level| level.name().to_owned()).to_vec(),
    })
}
