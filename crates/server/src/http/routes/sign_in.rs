//! `POST /api/sign-in`: somebody with an account comes back.

use std::{net::IpAddr, sync::Arc};

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
    failure::{Answer, Failure},
    http::{
        body::Body,
        guest::{self, Comes, Pass, Visitor},
        known_browsers,
    },
    operations::{clock, ids, limits::neighbourhood},
    people::{
        guesses::{self, Guesser},
        names,
    },
    rooms::room::Seating,
    tables::affairs::Claim,
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
    let from = neighbourhood(address.ip());
    let id = match sign_in {
        SignIn::Password { name, password } => {
            by_password(&app, from, &headers, before.as_ref(), &name, password).await?
        }
        SignIn::Link { code } => {
            few(&app, from)?;
            by_link(&app, &code).await?
        }
    };
    // Always a new secret: nobody can have left it here before.
    let (cookie, new) = guest::admit(&app, &id, &headers).await?;
    if let Some(Visitor { guest, pass: Pass::Device(old) }) = before {
        if guest.id == id {
            // The same person in the same browser, which goes on being told.
            app.store.move_channels(&old, &new).await?;
            app.store.remove_device(&id, &old).await?;
        } else if app.store.account(&guest.id).await?.is_some() {
            app.store.remove_device(&guest.id, &old).await?;
        } else {
            // The old cookie goes with the guest, at the very end: whatever fails before, the games
            // that were not moved yet can still be reached with it.
            bring_along(&app, &guest, &id).await?;
        }
        app.end_sockets_of(&guest.id);
    }
    let guest = app.store.guest(&id).await?;
    let guest = guest.ok_or_else(|| Failure::new(Code::WrongSignIn, "the account is gone"))?;
    let me = Json(me::me(&app, guest).await?);
    let known = known_browsers::cookie(&app, &headers, &id).map(|known| [(SET_COOKIE, known)]);
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), known.map(AppendHeaders), me).into_response())
}

fn few(app: &App, from: IpAddr) -> Answer<()> {
    let few = app.limiters.sign_ins_from.take(from);
    few.then_some(()).ok_or_else(|| Failure::new(Code::TooMany, "too many sign in from there"))
}

async fn by_password(
    app: &Arc<App>,
    from: IpAddr,
    headers: &HeaderMap,
    before: Option<&Visitor>,
    name: &str,
    password: String,
) -> Answer<String> {
    let folded = names::folded(name);
    let mut account = app.store.account_by_name(&folded).await?;
    if account.is_none() {
        // Names of old were only made small.
        account = app.store.account_by_name(&name.trim().to_lowercase()).await?;
    }
    let owner = account.as_ref().map(|account| account.guest.as_str());
    let browser = owner.and_then(|owner| known_browsers::browser(app, headers, owner));
    let guesser = match (before, owner, &browser) {
        (Some(Visitor { guest, pass: Pass::Device(device) }), Some(owner), _)
            if guest.id == owner =>
        {
            Guesser::SignedIn { device }
        }
        (_, Some(account), Some(browser)) => Guesser::Known { account, browser },
        _ => {
            few(app, from)?;
            Guesser::Stranger { name: &folded, from }
        }
    };
    let kept = account.as_ref().and_then(|account| account.password.clone());
    let right = guesses::is_right(app, &guesser, password, kept).await?;
    // Nobody learns which of the two was wrong.
    let wrong = || Failure::new(Code::WrongSignIn, "the name or the password is wrong");
    account.filter(|_| right).map(|account| account.guest).ok_or_else(wrong)
}

async fn by_link(app: &App, code: &str) -> Answer<String> {
    let taken = app.store.take_sign_in_link(&ids::hash(code), clock::now()).await?;
    taken.ok_or_else(|| Failure::new(Code::WrongSignIn, "the link was used or is too old"))
}

/// The games a guest played before signing in become those of the account. Channels do not: nobody
/// knows whether the mailbox is that of whoever signs in here now.
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
    for table in app.store.tables_with(&Claim::words(&guest.id), SOME).await? {
        let seating = Seating::BecomeOneOf(into.to_owned());
        let _ = tables::seat(app, &table, guest.clone(), seating).await?;
    }
    let spoke = app.store.talk_of(&guest.id).await?;
    app.store.merge_guest(&guest.id, into).await?;
    app.hub.tell_talk(spoke.into_iter().map(|said| said.table));
    Ok(())
}
