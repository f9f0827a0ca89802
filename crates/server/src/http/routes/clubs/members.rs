//! `PUT /api/clubs/{id}/members/{member}`, `DELETE /api/clubs/{id}/members/{member}`: who is what; who goes.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::{
    Code,
    clubs::{ClubPage, ClubRole, GiveRole},
};
use serde_json::Value;
use store::Role;

use super::page;
use crate::{
    app::App,
    clubs::members::{enter, leave},
    failure::{Answer, Failure},
    http::{body::Body, guest::InPerson, parameters::At},
    operations::clock,
};

#[utoipa::path(
    put,
    path = "/api/clubs/{id}/members/{member}",
    tag = "clubs",
    params(("id" = String, Path, description = "the club"), ("member" = String, Path, description = "whom")),
    request_body = protocol::web::clubs::GiveRole,
    responses((status = 200, body = protocol::web::clubs::ClubPage<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    At((id, member)): At<(String, String)>,
    InPerson { guest, .. }: InPerson,
    Body(GiveRole { role }): Body<GiveRole>,
) -> Answer<Json<ClubPage<Value, Value>>> {
    let inside = enter(&app, &id, &guest.id).await?;
    if inside.role != Role::Owner {
        return Err(Failure::new(Code::NotYours, "only the owner gives roles"));
    }
    let role = match role {
        ClubRole::Owner => Role::Owner,
        ClubRole::Organiser => Role::Organiser,
        ClubRole::Member => Role::Member,
    };
    if inside.member(&member).is_none() {
        return Err(no_member());
    }
    if member == guest.id {
        return Err(Failure::new(Code::NotNow, "make somebody else the owner first"));
    }
    app.store.set_member(&id, &member, role, clock::now()).await?;
    page(&app, &id, &guest.id).await
}

#[utoipa::path(
    delete,
    path = "/api/clubs/{id}/members/{member}",
    tag = "clubs",
    params(("id" = String, Path, description = "the club"), ("member" = String, Path, description = "whom")),
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    At((id, member)): At<(String, String)>,
    InPerson { guest, .. }: InPerson,
) -> Answer<StatusCode> {
    let inside = enter(&app, &id, &guest.id).await?;
    let whom = inside.member(&member).ok_or_else(no_member)?;
    // Everybody may go; whoever is sent away is below whoever does it.
    if member != guest.id && inside.role >= whom.role {
        return Err(Failure::new(Code::NotYours, "you cannot send this one away"));
    }
    leave(&app, &inside, &member).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn no_member() -> Failure {
    Failure::new(Code::NoSuchPage, "nobody of this name is in the club")
}
