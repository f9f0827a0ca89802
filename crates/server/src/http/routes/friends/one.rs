//! `PUT /api/friends/{id}`: what becomes of somebody who asks, or of a friend.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::friends::{AnswerFriend, FriendAnswer, FriendsPage};
use store::FriendState;

use super::{account, nobody, page};
use crate::{
    app::App,
    failure::Answer,
    http::{body::Body, guest::InPerson, parameters::At},
    operations::{clock, ids},
};

#[utoipa::path(
    put,
    path = "/api/friends/{id}",
    tag = "friends",
    params(("id" = String, Path, description = "the other one")),
    request_body = protocol::web::friends::AnswerFriend,
    responses((status = 200, body = protocol::web::friends::FriendsPage), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
    Body(AnswerFriend { answer }): Body<AnswerFriend>,
) -> Answer<Json<FriendsPage>> {
    account(&app, &guest).await?;
    let other = if ids::is_id(&id) { app.store.account(&id).await? } else { None };
    let other = other.filter(|other| other.guest != guest.id).ok_or_else(nobody)?.guest;
    let known = app.store.friends(&guest.id).await?;
    let is = |state, from_other| {
        known.iter().any(|one| (&one.id, one.state, one.from_other) == (&other, state, from_other))
    };
    match answer {
        // Nobody makes friends by answering what was not asked.
        FriendAnswer::Accept if is(FriendState::Asked, true) => {
            app.store.befriend(&guest.id, &other, clock::now()).await?;
        }
        FriendAnswer::Accept => {}
        FriendAnswer::Remove if is(FriendState::Blocked, false) => {}
        FriendAnswer::Remove => app.store.part_friends(&guest.id, &other).await?,
        FriendAnswer::Block if known.len() < app.settings.limits.friends * 2 => {
            app.store.block_friend(&guest.id, &other, clock::now()).await?;
        }
        FriendAnswer::Block => return Err(super::too_many()),
        FriendAnswer::Unblock if is(FriendState::Blocked, false) => {
            app.store.part_friends(&guest.id, &other).await?;
        }
        FriendAnswer::Unblock => {}
    }
    page(&app, &guest.id).await
}
