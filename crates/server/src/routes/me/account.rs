//! `POST /api/me/account`, `PUT /api/me/account`: a guest gets an account; a new password.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse, Response},
};
use protocol::web::{
    Code, Problem,
    people::{NewAccount, NewPassword},
};
use store::{Account, StoreError};

use super::me;
use crate::{
    app::App,
    body::Body,
    clock,
    failure::{Answer, Failure},
    guest::{self, InPerson},
    limits::neighbourhood,
    passwords, seats,
};

#[utoipa::path(
    post,
    path = "/api/me/account",
    tag = "me",
    request_body = protocol::web::people::NewAccount,
    responses((status = 201, body = protocol::web::people::Me), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    address: guest::From,
    headers: HeaderMap,
    InPerson { mut guest, .. }: InPerson,
    Body(wish): Body<NewAccount>,
) -> Answer<Response> {
    if !app.sign_ins_from.take(neighbourhood(address.ip())) {
        return Err(Failure::new(Code::TooMany, "too many accounts are asked for from there"));
    }
    let name = name(&wish.name)?;
    let password = match wish.password {
        Some(password) => Some(passwords::hash(&app, password).await?),
        None => None,
    };
    if app.store.account(&guest.id).await?.is_some() {
        return Err(Failure::new(Code::NotNow, "there is an account already"));
    }
    let account = Account {
        guest: guest.id.clone(),
        folded: folded(&name),
        name,
        password,
        created: clock::now(),
    };
    match app.store.add_account(&account).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => {
            return Err(Failure::new(Code::NameTaken, "somebody else has this name"));
        }
        Err(error) => return Err(error.into()),
    }
    if guest.name.is_empty() {
        app.store.rename_guest(&guest.id, &account.name).await?;
        guest.name = account.name;
    }
    // A cookie from before could be known to whoever left it here.
    for device in app.store.devices(&guest.id).await? {
        app.store.remove_device(&guest.id, &device.id).await?;
    }
    let cookie = guest::admit(&app, &guest.id, &headers).await?;
    tracing::info!(guest = guest.id, "a new account");
    let me = Json(me(&app, guest).await?);
    Ok((StatusCode::CREATED, AppendHeaders([(SET_COOKIE, cookie)]), me).into_response())
}

#[utoipa::path(
    put,
    path = "/api/me/account",
    tag = "me",
    request_body = protocol::web::people::NewPassword,
    responses((status = 200, body = protocol::web::people::Me), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    InPerson { guest, device }: InPerson,
    Body(wish): Body<NewPassword>,
) -> Answer<Response> {
    let account = app.store.account(&guest.id).await?;
    let account = account.ok_or_else(no_account)?;
    if account.password.is_some() {
        confirm(&app, &account, wish.old).await?;
    }
    let password = passwords::hash(&app, wish.password).await?;
    app.store.set_password(&guest.id, &password, &device).await?;
    app.revoked.send(guest.id.clone()).ok();
    Ok(Json(me(&app, guest).await?).into_response())
}

/// The name of an account: it is read aloud and typed again.
fn name(text: &str) -> Result<String, Problem> {
    let name = seats::clean_name(text)?;
    if name.is_empty() {
        return Err(Problem::new(Code::Malformed, "an account needs a name"));
    }
    Ok(name)
}

/// A name as it is compared.
pub(crate) fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

pub(crate) fn no_account() -> Failure {
    Failure::new(Code::NotNow, "there is no account yet")
}

/// Asks for the password again before something serious; not endlessly often.
pub(crate) async fn confirm(
    app: &Arc<App>,
    account: &Account,
    password: Option<String>,
) -> Answer<()> {
    if !app.sign_ins.take(account.folded.clone()) {
        return Err(Failure::new(Code::TooMany, "the password was tried too often"));
    }
    let right = passwords::is_right(app, password.unwrap_or_default(), account.password.clone());
    if right.await? {
        return Ok(());
    }
    Err(Failure::new(Code::WrongSignIn, "the password is wrong"))
}
