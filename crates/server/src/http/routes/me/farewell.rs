//! `DELETE /api/me`: somebody is forgotten.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{StatusCode, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse},
};
use protocol::web::people::Farewell;

use super::account::confirm;
use crate::{
    app::App,
    clubs::members,
    failure::Answer,
    http::{
        body::Body,
        guest::{self, InPerson},
        known_browsers,
        routes::tables,
    },
    rooms::{rating_counter, room::Seating},
    tables::affairs::Claim,
};

/// Tables are left a few at a time.
const SOME: u32 = 50;

#[utoipa::path(
    delete,
    path = "/api/me",
    tag = "me",
    request_body = protocol::web::people::Farewell,
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    InPerson { guest, device }: InPerson,
    Body(farewell): Body<Farewell>,
) -> Answer<impl IntoResponse> {
    if let Some(account) = app.store.account(&guest.id).await?
        && account.password.is_some()
    {
        confirm(&app, &account, &device, farewell.password).await?;
    }
    // What is over counts for the others, also without the one who goes.
    rating_counter::count_all(&app).await?;
    members::leave_all(&app, &guest.id).await?;
    // In running games a bot plays on; in those that are over nobody sat there.
    loop {
        let some = app.store.tables_of(&guest.id, SOME).await?;
        if some.is_empty() {
            break;
        }
        for table in some {
            let _ = tables::seat(&app, &table.id, guest.clone(), Seating::Forget).await?;
        }
    }
    // Nor does anybody ask for a seat who is forgotten.
    for table in app.store.tables_with(&Claim::words(&guest.id), SOME).await? {
        let _ = tables::seat(&app, &table, guest.clone(), Seating::Forget).await?;
    }
    let spoke = app.store.talk_of(&guest.id).await?;
    app.store.forget_guest(&guest.id).await?;
    // What they said is gone for everybody.
    app.hub.tell_talk(spoke.into_iter().map(|said| said.table));
    tracing::info!("a guest is forgotten");
    app.end_sockets_of(&guest.id);
    let known = AppendHeaders([(SET_COOKIE, known_browsers::no_cookie(&app))]);
    Ok((StatusCode::NO_CONTENT, guest::no_cookie(&app), known))
}
