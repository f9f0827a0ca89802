//! `GET /api/clubs/{id}`, `PUT /api/clubs/{id}`: a club for its members; what it is called.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::clubs::{ClubChange, ClubPage};
use serde_json::Value;

use super::{LONGEST_ABOUT, name, page};
use crate::{
    app::App,
    clubs::members::enter,
    failure::Answer,
    http::{body::Body, guest::InPerson, parameters::At},
    operations::ids,
    people::prose,
};

#[utoipa::path(
    get,
    path = "/api/clubs/{id}",
    tag = "clubs",
    params(("id" = String, Path, description = "the club")),
    responses((status = 200, body = protocol::web::clubs::ClubPage<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<ClubPage<Value, Value>>> {
    page(&app, &id, &guest.id).await
}

#[utoipa::path(
    put,
    path = "/api/clubs/{id}",
    tag = "clubs",
    params(("id" = String, Path, description = "the club")),
    request_body = protocol::web::clubs::ClubChange,
    responses((status = 200, body = protocol::web::clubs::ClubPage<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
    Body(change): Body<ClubChange>,
) -> Answer<Json<ClubPage<Value, Value>>> {
    let inside = enter(&app, &id, &guest.id).await?;
    inside.must_organise()?;
    let mut club = inside.club;
    if let Some(wanted) = change.name {
        club.name = name(&wanted)?;
    }
    if let Some(about) = change.about {
        club.about = prose::paragraph(&about, LONGEST_ABOUT)?;
    }
    if change.new_link {
        club.link = ids::secret();
    }
    app.store.save_club(&club).await?;
    page(&app, &id, &guest.id).await
}
