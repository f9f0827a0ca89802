//! `GET /api/ratings/{ruleset}/{players}`: the best at a ruleset with so many players.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Query, State},
};
use games::Rules;
use protocol::web::{
    Code,
    ratings::{Leaderboard, LeaderboardLine},
};
use serde::Deserialize;
use store::Rating;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        guest::Perhaps,
        parameters::{At, number},
    },
    ratings::{shown, skill},
};

/// Whoever played less is still a stranger.
pub(crate) const FEWEST_GAMES: u32 = 3;

/// Lines of a page.
const PAGE: u32 = 50;

/// `?skip=`: how many were read already.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Skip {
    #[serde(default)]
    skip: u32,
}

#[utoipa::path(
    get,
    path = "/api/ratings/{ruleset}/{players}",
    tag = "ratings",
    params(
        ("ruleset" = String, Path, description = "a ruleset of the offer: base, mocha, dice …"),
        ("players" = u8, Path, description = "how many play"),
        ("skip" = Option<u32>, Query, description = "how many lines were read already")
    ),
    responses((status = 200, body = protocol::web::ratings::Leaderboard), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At((ruleset, players)): At<(String, String)>,
    guest: Perhaps,
    skip: Result<Query<Skip>, axum::extract::rejection::QueryRejection>,
) -> Answer<Json<Leaderboard>> {
    let players: u8 = number(&players)?;
    let is_played = |(name, fewest, most): (Vec<String>, u8, u8)| {
        name.contains(&ruleset) && (fewest..=most).contains(&players)
    };
    let offers = games::all().map(Rules::offer);
    if !offers.map(|offer| (offer.rulesets, offer.fewest, offer.most)).any(is_played) {
        return Err(Failure::new(Code::NoSuchPage, "nobody plays this here"));
    }
    let Query(Skip { skip }) =
        skip.map_err(|_| Failure::new(Code::Malformed, "skip is a number"))?;
    let board = (ruleset.as_str(), players);
    let leaders = app.store.leaders(board, FEWEST_GAMES, skip, PAGE).await?;
    let (count, _) = app.store.count_leaders(board, FEWEST_GAMES, None).await?;
    let places = (skip.saturating_add(1)..).map(Some);
    let lines = places.zip(&leaders).map(|(place, leader)| line(place, leader)).collect();
    let mine = match guest.id() {
        Some(id) => {
            let ratings = app.store.ratings_of(id).await?;
            let mine = ratings.iter().find(|mine| (mine.ruleset.as_str(), mine.players) == board);
            match mine {
                Some(mine) => Some(line(place(&app, mine).await?, mine)),
                None => None,
            }
        }
        None => None,
    };
    Ok(Json(Leaderboard { ruleset, players, fewest_games: FEWEST_GAMES, count, lines, mine }))
}

/// Where somebody stands on the leaderboard of this rating.
pub(super) async fn place(app: &App, rating: &Rating) -> Answer<Option<u32>> {
    if rating.games < FEWEST_GAMES {
        return Ok(None);
    }
    let board = (rating.ruleset.as_str(), rating.players);
    let (_, before) = app.store.count_leaders(board, FEWEST_GAMES, Some(rating)).await?;
    Ok(Some(before + 1))
}

fn line(place: Option<u32>, rating: &Rating) -> LeaderboardLine {
    LeaderboardLine {
        place,
        who: shown::who(Some(&rating.player), rating.name.as_deref()),
        rating: skill::read(rating.skill),
        games: rating.games,
    }
}
