//! `POST /api/clubs/{id}/dates`, `DELETE /api/clubs/{id}/dates/{date}`: the calendar.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{
    Code,
    clubs::{ClubPage, NewDate},
};
use serde_json::Value;
use store::ClubDate;

use super::page;
use crate::{
    app::App,
    clubs::{members::enter, running::check_date},
    failure::{Answer, Failure},
    http::{body::Body, guest::InPerson, parameters::At},
    operations::ids,
    people::prose,
};

/// Dates that a club has at most, old ones included.
const MOST: usize = 500;
const LONGEST: usize = 60;

#[utoipa::path(
    post,
    path = "/api/clubs/{id}/dates",
    tag = "clubs",
    params(("id" = String, Path, description = "the club")),
    request_body = protocol::web::clubs::NewDate,
    responses((status = 200, body = protocol::web::clubs::ClubPage<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
    Body(new): Body<NewDate>,
) -> Answer<Json<ClubPage<Value, Value>>> {
    enter(&app, &id, &guest.id).await?.must_organise()?;
    check_date(Some(new.begins))?;
    let title = prose::line(&new.title, LONGEST)?;
    if app.store.club_dates(&id).await?.len() >= MOST {
        return Err(Failure::new(Code::TooMany, "the calendar is full"));
    }
    let date = ClubDate { id: ids::id(), title, begins: new.begins };
    app.store.add_club_date(&id, &date).await?;
    page(&app, &id, &guest.id).await
}

#[utoipa::path(
    delete,
    path = "/api/clubs/{id}/dates/{date}",
    tag = "clubs",
    params(("id" = String, Path, description = "the club"), ("date" = String, Path, description = "which one")),
    responses((status = 200, body = protocol::web::clubs::ClubPage<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    At((id, date)): At<(String, String)>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<ClubPage<Value, Value>>> {
    enter(&app, &id, &guest.id).await?.must_organise()?;
    app.store.remove_club_date(&id, &date).await?;
    page(&app, &id, &guest.id).await
}
