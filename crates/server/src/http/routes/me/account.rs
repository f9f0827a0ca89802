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
    people::{NewAccount, NewPassword, PasswordSaved},
};
use store::{Account, StoreError};

use super::{devices, me, tokens};
use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        body::Body,
        guest::{self, InPerson},
        known_browsers,
    },
    operations::{clock, limits::neighbourhood},
    people::{
        guesses::{self, Guesser},
        names, passwords,
    },
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
    InPerson { mut guest, device }: InPerson,
    Body(wish): Body<NewAccount>,
) -> Answer<Response> {
    if !app.limiters.sign_ins_from.take(neighbourhood(address.ip())) {
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
        folded: names::folded(&name),
        skeleton: Some(names::skeleton(&name)),
        name,
        password,
        created: clock::now(),
    };
    match app.store.add_account(&account).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => {
            return Err(Failure::new(
                Code::NameTaken,
                "somebody else has this name, or one like it",
            ));
        }
        Err(error) => return Err(error.into()),
    }
    if guest.name.is_empty() {
        app.store.rename_guest(&guest.id, &account.name).await?;
        guest.name = account.name;
    }
    // A cookie from before could be known to whoever left it here.
    let before = app.store.devices(&guest.id).await?;
    let (cookie, new) = guest::admit(&app, &guest.id, &headers).await?;
    for old in before {
        if old.id == device {
            app.store.move_channels(&old.id, &new).await?;
        }
        app.store.remove_device(&guest.id, &old.id).await?;
    }
    app.end_sockets_of(&guest.id);
    tracing::info!(guest = guest.id, "a new account");
    let me = Json(me(&app, guest).await?);
    let known = known_browsers::cookie(&app, &headers, &me.id).map(|known| [(SET_COOKIE, known)]);
    let cookie = AppendHeaders([(SET_COOKIE, cookie)]);
    Ok((StatusCode::CREATED, cookie, known.map(AppendHeaders), me).into_response())
}

#[utoipa::path(
    put,
    path = "/api/me/account",
    tag = "me",
    request_body = protocol::web::people::NewPassword,
    responses((status = 200, body = protocol::web::people::PasswordSaved), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn put(
    State(app): State<Arc<App>>,
    InPerson { guest, device }: InPerson,
    Body(wish): Body<NewPassword>,
) -> Answer<Json<PasswordSaved>> {
    let account = app.store.account(&guest.id).await?;
    let account = account.ok_or_else(no_account)?;
    if account.password.is_some() {
        confirm(&app, &account, &device, wish.old).await?;
    }
    let password = passwords::hash(&app, wish.password).await?;
    // Whoever changes a password may do so because somebody else came in: whatever that one could have
    // left behind ends with it.
    let ended = app.store.set_password(&guest.id, &password, &device).await?;
    app.end_sockets_of(&guest.id);
    Ok(Json(PasswordSaved {
        me: me(&app, guest).await?,
        devices: ended.devices.into_iter().map(|other| devices::info(other, &device)).collect(),
        tokens: ended.tokens.into_iter().map(tokens::info).collect(),
    }))
}

/// The name of an account: it is read aloud and typed again.
fn name(text: &str) -> Result<String, Problem> {
    let name = names::clean(text)?;
    if !name.chars().any(char::is_alphanumeric) {
        return Err(Problem::new(Code::BadName, "an account needs a name with letters or digits"));
    }
    Ok(name)
}

pub(crate) fn no_account() -> Failure {
    Failure::new(Code::NotNow, "there is no account yet")
}

/// Asks for the password again before something serious; not endlessly often. What was tried elsewhere
/// does not count here.
pub(crate) async fn confirm(
    app: &Arc<App>,
    account: &Account,
    device: &str,
    password: Option<String>,
) -> Answer<()> {
    let guesser = Guesser::SignedIn { device };
    let (password, kept) = (password.unwrap_or_default(), account.password.clone());
    if guesses::is_right(app, &guesser, password, kept).await? {
        return Ok(());
    }
    Err(Failure::new(Code::WrongSignIn, "the password is wrong"))
}
