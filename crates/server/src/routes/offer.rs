//! `GET /api/offer`: what can be played.

use axum::Json;
use bots::Level;
use protocol::web::tables::Offer;

use crate::games;

pub(crate) async fn get() -> Json<Offer> {
    Json(Offer {
        games: games::all().map(|game| game.offer()).collect(),
        levels: Level::ALL.map(|level| level.name().to_owned()).to_vec(),
    })
}
