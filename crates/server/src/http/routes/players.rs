//! `/api/players/{id}`: what everybody may know about somebody with an account, or about a bot.

pub(crate) mod games;
pub(crate) mod results;

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{
    Code,
    ratings::{Profile, ProfileRating, RatedPlayer},
};

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{guest::Perhaps, parameters::At, routes::ratings},
    operations::ids,
    ratings::{shown, skill},
};

#[utoipa::path(
    get,
    path = "/api/players/{id}",
    tag = "ratings",
    params(("id" = String, Path, description = "somebody with an account, or a bot: bot:hard")),
    responses((status = 200, body = protocol::web::ratings::Profile), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    // Whoever asks too often is refused.
    _: Perhaps,
) -> Answer<Json<Profile>> {
    let who = find(&app, &id).await?;
    Ok(Json(Profile { who, ratings: of(&app, &id).await? }))
}

/// The player of this name. Guests without an account are nobody's business.
async fn find(app: &App, id: &str) -> Answer<RatedPlayer> {
    let nobody = || Failure::new(Code::NoSuchPage, "there is no such player");
    if shown::bot_named(id).is_some() {
        return Ok(shown::who(Some(id), None));
    }
    let account = if ids::is_id(id) { app.store.account(id).await? } else { None };
    let account = account.ok_or_else(nobody)?;
    Ok(shown::who(Some(id), Some(&account.name)))
}

pub(crate) async fn of(app: &App, player: &str) -> Answer<Vec<ProfileRating>> {
    let mut ratings = Vec::new();
    for rating in app.store.ratings_of(player).await? {
        ratings.push(ProfileRating {
            place: ratings::place(app, &rating).await?,
            ruleset: rating.ruleset,
            players: rating.players,
            rating: skill::read(rating.skill),
            games: rating.games,
        });
    }
    Ok(ratings)
}
