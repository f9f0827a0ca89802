//! `POST /api/tables/{id}/invite`: asks a friend to come to a table with a free seat.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use protocol::web::{Code, friends::InviteFriend, notifications::NotificationKind};
use store::{FriendState, NewNotification, Phase, TableRow};

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{body::Body, guest::InPerson, parameters::At, routes::friends},
    notifications::Facts,
    operations::{clock, ids},
    rooms::hub::no_such_table,
    tables::{info, seats::Seated},
};

#[utoipa::path(
    post,
    path = "/api/tables/{id}/invite",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    request_body = protocol::web::friends::InviteFriend,
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
    Body(InviteFriend { friend }): Body<InviteFriend>,
) -> Answer<StatusCode> {
    let me = friends::account(&app, &guest).await?;
    let table = if ids::is_id(&id) { app.store.table(&id).await? } else { None };
    let table = table.ok_or_else(no_such_table)?;
    may_invite(&table, &guest.id)?;
    let known = app.store.friends(&guest.id).await?;
    if !known.iter().any(|one| one.id == friend && one.state == FriendState::Friend) {
        return Err(Failure::new(Code::NotYours, "only friends are asked to a table"));
    }
    if !app.limiters.invitations.take(guest.id.clone()) {
        return Err(Failure::new(Code::TooMany, "these are too many invitations"));
    }
    let now = clock::now();
    app.store.invite(&friend, &guest.id, &id, now).await?;
    let facts = Facts::default().with_nudge(&me.name);
    let notification = NewNotification {
        guest: friend,
        kind: NotificationKind::Invite.name().to_owned(),
        facts: serde_json::to_string(&facts).unwrap_or_default(),
        due: now,
        insists: true,
    };
    app.store.add_notifications(&id, table.version, &[notification]).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn may_invite(table: &TableRow, guest: &str) -> Answer<()> {
    if table.host != guest && !table.sitters.iter().any(|sitter| sitter == guest) {
        return Err(Failure::new(Code::NotYours, "you do not sit at this table"));
    }
    if table.phase != Phase::Gathering {
        return Err(Failure::new(Code::NotNow, "the game has begun already"));
    }
    if !info::seats_of(table).iter().any(Seated::is_free) {
        return Err(Failure::new(Code::TableFull, "every seat is taken"));
    }
    Ok(())
}
