//! `/api/me/tokens`: what programs of a guest come with.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::web::{
    Code,
    people::{IssuedToken, NewToken, Scope, TokenInfo},
};
use store::Token;

use super::account::no_account;
use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{body::Body, guest::InPerson, parameters::At},
    operations::{clock, ids},
    people::names,
};

#[utoipa::path(
    get,
    path = "/api/me/tokens",
    tag = "me",
    responses((status = 200, body = Vec<protocol::web::people::TokenInfo>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<Vec<TokenInfo>>> {
    Ok(Json(list(&app, &guest.id).await?))
}

pub(super) async fn list(app: &App, guest: &str) -> Answer<Vec<TokenInfo>> {
    Ok(app.store.tokens(guest).await?.into_iter().map(info).collect())
}

#[utoipa::path(
    post,
    path = "/api/me/tokens",
    tag = "me",
    request_body = protocol::web::people::NewToken,
    responses((status = 201, body = protocol::web::people::IssuedToken), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
    Body(wish): Body<NewToken>,
) -> Answer<(StatusCode, Json<IssuedToken>)> {
    app.store.account(&guest.id).await?.ok_or_else(no_account)?;
    if app.store.tokens(&guest.id).await?.len() >= app.settings.limits.tokens {
        return Err(Failure::new(Code::TooMany, "these are too many tokens"));
    }
    let now = clock::now();
    let token = Token {
        id: ids::id(),
        guest: guest.id,
        label: names::clean(&wish.label)?,
        scope: match wish.scope {
            Scope::Read => store::Scope::Read,
            Scope::Play => store::Scope::Play,
        },
        created: now,
        seen: now,
    };
    let secret = ids::secret();
    app.store.add_token(&token, &ids::hash(&secret)).await?;
    Ok((StatusCode::CREATED, Json(IssuedToken { token: info(token), secret })))
}

#[utoipa::path(
    delete,
    path = "/api/me/tokens/{token}",
    tag = "me",
    params(("token" = String, Path, description = "the token")),
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Answer<StatusCode> {
    if !app.store.remove_token(&guest.id, &id).await? {
        return Err(Failure::new(Code::NoSuchPage, "there is no such token"));
    }
    app.end_sockets_of(&guest.id);
    Ok(StatusCode::NO_CONTENT)
}

pub(super) fn info(token: Token) -> TokenInfo {
    TokenInfo {
        id: token.id,
        label: token.label,
        scope: match token.scope {
            store::Scope::Read => Scope::Read,
            store::Scope::Play => Scope::Play,
        },
        created: token.created,
        seen: token.seen,
    }
}
