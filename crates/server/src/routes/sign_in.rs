//! `POST /api/sign-in`: somebody with an account comes back.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse, Response},
};
use protocol::web::{Code, people::SignIn};
use store::Guest;

use super::{me, tables};
use crate::{
    app::App,
    body::Body,
    clock,
    failure::{Answer, Failure},
    guest::{self, Comes, Pass, Visitor},
    ids,
    limits::neighbourhood,
    passwords,
    room::Seating,
};

/// Tables are moved a few at a time.
const SOME: u32 = 50;

#[utoipa::path(
    post,
    path = "/api/sign-in",
    tag = "me",
    request_body = protocol::web::people::SignIn,
    responses((status = 200, body = protocol::web::people::Me), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    address: guest::From,
    headers: HeaderMap,
    Comes(before): Comes,
    Body(sign_in): Body<SignIn>,
) -> Answer<Response> {
    if !app.sign_ins_from.take(neighbourhood(address.ip())) {
        return Err(Failure::new(Code::TooMany, "too many sign in from there"));
    }
    let id = match sign_in {
        SignIn::Password { name, password } => by_password(&app, &name, password).await?,
        SignIn::Link { code } => by_link(&app, &code).await?,
    };
    if let Some(Visitor { guest, pass: Pass::Device(device) }) = before {
        if guest.id != id && app.store.account(&guest.id).await?.is_none() {
            // The old cookie goes with the guest, at the very end: whatever fails before, the games
            // that were not moved yet can still be reached with it.
            bring_along(&app, &guest, &id).await?;
        } else {
            app.store.remove_device(&guest.id, &device).await?;
        }
        app.revoked.send(guest.id).ok();
    }
    // Always a new secret: nobody can have left it here before.
    let cookie = guest::admit(&app, &id, &headers).await?;
    let guest = app.store.guest(&id).await?;
    let guest = guest.ok_or_else(|| Failure::new(Code::WrongSignIn, "the account is gone"))?;
    let me = Json(me::me(&app, guest).await?);
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), me).into_response())
}

async fn by_password(app: &Arc<App>, name: &str, password: String) -> Answer<String> {
    let folded = me::account::folded(name);
    if !app.sign_ins.take(folded.clone()) {
        return Err(Failure::new(Code::TooMany, "the password was tried too often"));
    }
    let account = app.store.account_by_name(&folded).await?;
    let kept = account.as_ref().and_then(|account| account.password.clone());
    let right = passwords::is_right(app, password, kept).await?;
    // Nobody learns which of the two was wrong.
    let wrong = || Failure::new(Code::WrongSignIn, "the name or the password is wrong");
    account.filter(|_| right).map(|account| account.guest).ok_or_else(wrong)
}

async fn by_link(app: &App, code: &str) -> Answer<String> {
    let taken = app.store.take_sign_in_link(&ids::hash(code), clock::now()).await?;
    taken.ok_or_else(|| Failure::new(Code::WrongSignIn, "the link was used or is too old"))
}

/// The games a guest played before signing in become those of the account.
async fn bring_along(app: &Arc<App>, guest: &Guest, into: &str) -> Answer<()> {
    loop {
        let some = app.store.tables_of(&guest.id, SOME).await?;
        if some.is_empty() {
            break;
        }
        for table in some {
            let seating = Seating::BecomeOneOf(into.to_owned());
            let _ = tables::seat(app, &table.id, guest.clone(), seating).await?;
        }
    }
    app.store.merge_guest(&guest.id, into).await?;
    Ok(())
}
