//! `GET /api/me/away`, `PUT /api/me/away`: for a while somebody does not play, and days stand still.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::clocks::{Away, GoAway};
use store::Phase;

use crate::{
    app::App,
    failure::Answer,
    http::{body::Body, guest::InPerson},
    operations::clock,
    people::vacations::{self, YEAR},
    rooms::room::Command,
    tables::clocks::Clocks,
};

/// More tables than anybody plays at once.
const MOST: u32 = 1_000;

#[utoipa::path(
    get,
    path = "/api/me/away",
    tag = "me",
    responses((status = 200, body = protocol::web::clocks::Away), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<Away>> {
    let now = clock::now();
    let taken = app.store.vacations(&guest.id, now - YEAR).await?;
    Ok(Json(vacations::standing(&taken, now)))
}

#[utoipa::path(
    put,
    path = "/api/me/away",
    tag = "me",
    request_body = protocol::web::clocks::GoAway,
    responses((status = 200, body = protocol::web::clocks::Away), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    InPerson { guest, device }: InPerson,
    Body(wish): Body<GoAway>,
) -> Answer<Json<Away>> {
    let now = clock::now();
    let taken = app.store.vacations(&guest.id, now - YEAR).await?;
    if let Some(vacation) = vacations::change(&taken, wish.until, now)? {
        app.store.set_vacation(&guest.id, vacation).await?;
        tell_tables(&app, &guest.id).await?;
    }
    get(State(app), InPerson { guest, device }).await
}

/// The clocks of this guest stand still, or go on.
async fn tell_tables(app: &Arc<App>, guest: &str) -> Answer<()> {
    for table in app.store.tables_of(guest, MOST).await? {
        let days = Clocks::of(&table).is_some_and(|clocks| clocks.counts_days());
        if days && table.phase == Phase::Running {
            let told = app.hub.ask(app, &table.id, |reply| Command::Away { reply }).await;
            // It is read again with the next answer there.
            if let Err(problem) = told {
                tracing::warn!(table = table.id, problem = problem.message, "was not told");
            }
        }
    }
    Ok(())
}
