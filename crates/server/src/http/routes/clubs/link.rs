//! `GET /api/clubs/link/{link}`, `POST /api/clubs/link/{link}`: what is behind a link; to come in.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{
    Code,
    clubs::{ClubDoor, ClubPage},
};
use serde_json::Value;
use store::{Club, Role};

use super::{not_in_too_many, page};
use crate::{
    app::App,
    clubs::members::no_such_club,
    failure::{Answer, Failure},
    http::{guest::InPerson, parameters::At, routes::friends::account},
    operations::clock,
};

#[utoipa::path(
    get,
    path = "/api/clubs/link/{link}",
    tag = "clubs",
    params(("link" = String, Path, description = "what stands in the link")),
    responses((status = 200, body = protocol::web::clubs::ClubDoor), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(link): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<ClubDoor>> {
    let club = behind(&app, &link).await?;
    let members = app.store.members(&club.id).await?;
    Ok(Json(ClubDoor {
        member: members.iter().any(|member| member.id == guest.id),
        members: members.len() as u32,
        id: club.id,
        name: club.name,
        about: club.about,
    }))
}

#[utoipa::path(
    post,
    path = "/api/clubs/link/{link}",
    tag = "clubs",
    params(("link" = String, Path, description = "what stands in the link")),
    responses((status = 200, body = protocol::web::clubs::ClubPage<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(link): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<ClubPage<Value, Value>>> {
    account(&app, &guest).await?;
    let club = behind(&app, &link).await?;
    let members = app.store.members(&club.id).await?;
    if !members.iter().any(|member| member.id == guest.id) {
        not_in_too_many(&app, &guest.id).await?;
        if members.len() >= app.settings.limits.members {
            return Err(Failure::new(Code::TooMany, "this club is full"));
        }
        app.store.set_member(&club.id, &guest.id, Role::Member, clock::now()).await?;
    }
    page(&app, &club.id, &guest.id).await
}

async fn behind(app: &App, link: &str) -> Answer<Club> {
    app.store.club_by_link(link).await?.ok_or_else(no_such_club)
}
