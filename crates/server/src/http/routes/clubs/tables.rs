//! `POST /api/clubs/{id}/tables`: shows a table of mine to the club.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{
    Code,
    clubs::{ClubPage, ShowTable},
};
use serde_json::Value;
use store::Phase;

use super::page;
use crate::{
    app::App,
    clubs::members::enter,
    failure::{Answer, Failure},
    http::{body::Body, guest::InPerson, parameters::At},
    operations::ids,
    rooms::hub::no_such_table,
};

/// More than a club looks at.
const MOST: usize = 50;

#[utoipa::path(
    post,
    path = "/api/clubs/{id}/tables",
    tag = "clubs",
    params(("id" = String, Path, description = "the club")),
    request_body = protocol::web::clubs::ShowTable,
    responses((status = 200, body = protocol::web::clubs::ClubPage<serde_json::Value, serde_json::Value>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
    Body(ShowTable { table }): Body<ShowTable>,
) -> Answer<Json<ClubPage<Value, Value>>> {
    enter(&app, &id, &guest.id).await?;
    let table = if ids::is_id(&table) { app.store.table(&table).await? } else { None };
    let table = table.ok_or_else(no_such_table)?;
    if !table.sitters.contains(&guest.id) {
        return Err(Failure::new(Code::NotYours, "you do not sit at this table"));
    }
    if table.phase == Phase::Over {
        return Err(Failure::new(Code::NotNow, "the game is over"));
    }
    if app.store.club_tables(&id, MOST as u32).await?.len() >= MOST {
        return Err(Failure::new(Code::TooMany, "the club has enough to look at"));
    }
    app.store.add_club_table(&id, &table.id).await?;
    page(&app, &id, &guest.id).await
}
