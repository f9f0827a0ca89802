//! `/api/friends`: who they are, who of them is here. Friends have accounts, so that nobody loses them with a
//! device.

pub(crate) mod invitations;
pub(crate) mod link;
pub(crate) mod one;

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::{
    Code,
    friends::{AskFriend, FriendInfo, FriendWishes, FriendsPage, InvitationInfo, Person},
};
use store::{Account, Friend, FriendCard, FriendState, Guest, Invitation, StoreError};

use super::me::account::no_account;
use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{body::Body, guest::InPerson},
    operations::{clock, ids},
    people::names,
};

/// Whoever was seen in the last minutes is here.
const HERE: i64 = 3 * 60;

#[utoipa::path(
    get,
    path = "/api/friends",
    tag = "friends",
    responses((status = 200, body = protocol::web::friends::FriendsPage), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    InPerson { guest, device }: InPerson,
) -> Answer<Json<FriendsPage>> {
    account(&app, &guest).await?;
    // Whoever looks for friends is here.
    app.store.device_seen(&device, clock::now()).await?;
    page(&app, &guest.id).await
}

#[utoipa::path(
    post,
    path = "/api/friends",
    tag = "friends",
    request_body = protocol::web::friends::AskFriend,
    responses((status = 200, body = protocol::web::friends::FriendsPage), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
    Body(wish): Body<AskFriend>,
) -> Answer<Json<FriendsPage>> {
    account(&app, &guest).await?;
    let now = clock::now();
    match wish {
        AskFriend { name: Some(name), link: None } => {
            let other = app.store.account_by_name(&names::folded(&name)).await?;
            let other = other.ok_or_else(nobody)?.guest;
            may_ask(&app, &guest.id, &other).await?;
            app.store.ask_friend(&guest.id, &other, now).await?;
        }
        AskFriend { name: None, link: Some(link) } => {
            let other = app.store.guest_by_friend_link(&link).await?.ok_or_else(nobody)?;
            may_ask(&app, &guest.id, &other).await?;
            match app.store.befriend(&guest.id, &other, now).await {
                Ok(()) => {}
                // Whoever is blocked finds nobody behind the link.
                Err(StoreError::Conflict) => return Err(nobody()),
                Err(error) => return Err(error.into()),
            }
        }
        AskFriend { .. } => {
            return Err(Failure::new(Code::Malformed, "say either a name or a link"));
        }
    }
    page(&app, &guest.id).await
}

#[utoipa::path(
    put,
    path = "/api/friends",
    tag = "friends",
    request_body = protocol::web::friends::FriendWishes,
    responses((status = 200, body = protocol::web::friends::FriendsPage), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
    Body(wish): Body<FriendWishes>,
) -> Answer<Json<FriendsPage>> {
    account(&app, &guest).await?;
    let mut card = card(&app, &guest.id).await?;
    if let Some(hidden) = wish.hidden {
        card.hidden = hidden;
    }
    if wish.new_link {
        card.link = ids::secret();
    }
    app.store.set_friend_card(&guest.id, &card).await?;
    page(&app, &guest.id).await
}

pub(crate) fn nobody() -> Failure {
    Failure::new(Code::NoSuchPage, "nobody is found like that")
}

fn too_many() -> Failure {
    Failure::new(Code::TooMany, "these are too many friends")
}

pub(crate) async fn account(app: &App, guest: &Guest) -> Answer<Account> {
    app.store.account(&guest.id).await?.ok_or_else(no_account)
}

/// Not oneself, not too many, and not too often.
async fn may_ask(app: &App, guest: &str, other: &str) -> Answer<()> {
    if guest == other {
        return Err(Failure::new(Code::Malformed, "this is you"));
    }
    if app.store.friends(guest).await?.len() >= app.settings.limits.friends {
        return Err(too_many());
    }
    if !app.limiters.friend_requests.take(guest.to_owned()) {
        return Err(Failure::new(Code::TooMany, "nobody asks so many people a day"));
    }
    Ok(())
}

/// The link is made when somebody looks for it first.
async fn card(app: &App, guest: &str) -> Answer<FriendCard> {
    if let Some(card) = app.store.friend_card(guest).await? {
        return Ok(card);
    }
    let card = FriendCard { link: ids::secret(), hidden: false };
    app.store.set_friend_card(guest, &card).await?;
    Ok(card)
}

pub(crate) async fn page(app: &App, guest: &str) -> Answer<Json<FriendsPage>> {
    let FriendCard { link, hidden } = card(app, guest).await?;
    let known = app.store.friends(guest).await?;
    let mut looking = app.hub.guests();
    looking.extend(app.peers.guests());
    let since = clock::now() - HERE;
    let is_here = |friend: &Friend| {
        friend.seen.is_some_and(|seen| seen >= since || looking.contains(&friend.id))
    };
    let people = |state: FriendState, from_other: bool| -> Vec<Person> {
        let these = known.iter().filter(|one| (one.state, one.from_other) == (state, from_other));
        these.map(|one| Person { id: one.id.clone(), name: one.name.clone() }).collect()
    };
    let friends = known.iter().filter(|one| one.state == FriendState::Friend);
    let friends = friends.map(|friend| FriendInfo {
        id: friend.id.clone(),
        name: friend.name.clone(),
        here: is_here(friend),
    });
    Ok(Json(FriendsPage {
        link,
        hidden,
        friends: friends.collect(),
        ask_me: people(FriendState::Asked, true),
        asked: people(FriendState::Asked, false),
        blocked: people(FriendState::Blocked, false),
        invitations: invitations(app, guest).await?,
    }))
}

async fn invitations(app: &App, guest: &str) -> Answer<Vec<InvitationInfo>> {
    let invitation = |Invitation { table, by, name, created }| InvitationInfo {
        table,
        by: Person { id: by, name },
        created,
    };
    Ok(app.store.invitations(guest).await?.into_iter().map(invitation).collect())
}
