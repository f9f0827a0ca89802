//! `/api/clubs`: those I am in, and new ones. Members have accounts.

pub(crate) mod dates;
pub(crate) mod link;
pub(crate) mod members;
pub(crate) mod show;
pub(crate) mod tables;
pub(crate) mod tournaments;

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::{
    Code,
    clubs::{ClubLine, ClubPage, Clubs, NewClub},
};
use serde_json::Value;
use store::{Club, Role};

use super::friends::account;
use crate::{
    app::App,
    clubs::{members::enter, shown},
    failure::{Answer, Failure},
    http::{body::Body, guest::InPerson},
    operations::{clock, ids},
    people::{names, prose},
};

/// What a club says of itself is short.
const LONGEST_ABOUT: usize = 500;

#[utoipa::path(
    get,
    path = "/api/clubs",
    tag = "clubs",
    responses((status = 200, body = protocol::web::clubs::Clubs), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<Clubs>> {
    Ok(Json(Clubs { clubs: list(&app, &guest.id).await? }))
}

pub(crate) async fn list(app: &App, guest: &str) -> Answer<Vec<ClubLine>> {
    let mut clubs = Vec::new();
    for club in app.store.clubs_of(guest).await? {
        let members = app.store.members(&club.id).await?;
        let mine = members.iter().find(|member| member.id == guest);
        let mine = mine.map_or(Role::Member, |member| member.role);
        clubs.push(shown::club_line(club, &members, mine));
    }
    Ok(clubs)
}

#[utoipa::path(
    post,
    path = "/api/clubs",
    tag = "clubs",
    request_body = protocol::web::clubs::NewClub,
    responses((status = 201, body = protocol::web::clubs::ClubPage<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
    Body(new): Body<NewClub>,
) -> Answer<(StatusCode, Json<ClubPage<Value, Value>>)> {
    account(&app, &guest).await?;
    app.reserve.admit(&*app.store)?;
    not_in_too_many(&app, &guest.id).await?;
    let club = Club {
        id: ids::id(),
        name: name(&new.name)?,
        about: prose::paragraph(&new.about, LONGEST_ABOUT)?,
        link: ids::secret(),
        created: clock::now(),
    };
    app.store.add_club(&club, &guest.id).await?;
    tracing::info!(club = club.id, "a club was founded");
    Ok((StatusCode::CREATED, page(&app, &club.id, &guest.id).await?))
}

/// Clubs are called as people are; two of them may have the same name.
fn name(text: &str) -> Answer<String> {
    let name = names::clean(text)?;
    if !name.chars().any(char::is_alphanumeric) {
        return Err(Failure::new(Code::BadName, "a club needs a name with letters or digits"));
    }
    Ok(name)
}

async fn not_in_too_many(app: &App, guest: &str) -> Answer<()> {
    if app.store.clubs_of(guest).await?.len() >= app.settings.limits.clubs {
        return Err(Failure::new(Code::TooMany, "nobody is in so many clubs"));
    }
    Ok(())
}

async fn page(app: &App, club: &str, guest: &str) -> Answer<Json<ClubPage<Value, Value>>> {
    let inside = enter(app, club, guest).await?;
    Ok(Json(shown::club(app, inside, guest).await?))
}
