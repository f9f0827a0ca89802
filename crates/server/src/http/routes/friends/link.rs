//! `GET /api/friends/link/{link}`: whose link it is, before somebody agrees.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::friends::{FriendDoor, Person};
use store::FriendState;

use super::nobody;
use crate::{
    app::App,
    failure::Answer,
    http::{guest::InPerson, parameters::At},
};

#[utoipa::path(
    get,
    path = "/api/friends/link/{link}",
    tag = "friends",
    params(("link" = String, Path, description = "what stands in the link")),
    responses((status = 200, body = protocol::web::friends::FriendDoor), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(link): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<FriendDoor>> {
    let owner = app.store.guest_by_friend_link(&link).await?.ok_or_else(nobody)?;
    let account = app.store.account(&owner).await?.ok_or_else(nobody)?;
    let known = app.store.friends(&guest.id).await?;
    let friends = known.iter().any(|one| one.id == owner && one.state == FriendState::Friend);
    let mine = owner == guest.id;
    Ok(Json(FriendDoor { who: Person { id: owner, name: account.name }, friends, mine }))
}
