//! Who asks: guests by the cookie of a device, and their programs by a token.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    extract::{ConnectInfo, FromRef, FromRequestParts},
    http::{
        HeaderMap, Method,
        header::{AUTHORIZATION, UPGRADE, USER_AGENT},
        request::Parts,
    },
};
use protocol::web::Code;
use store::{Device, Guest, Scope, StoreError};

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::cookie::{self, Cookies},
    operations::{clock, ids, limits::neighbourhood},
};

/// What a browser says of itself may be long; its beginning tells enough.
const LONGEST_LABEL: usize = 160;

/// A request must come from a guest, or from a program of one.
pub(crate) struct Known(pub(crate) Guest);

/// A request may come from a guest, or from a program of one.
pub(crate) struct Perhaps(pub(crate) Option<Guest>);

/// A request must come from a guest in person: programs do not manage accounts.
pub(crate) struct InPerson {
    pub(crate) guest: Guest,
    pub(crate) device: String,
}

/// Somebody who may come in, and with what.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: Guest,
    pub(crate) pass: Pass,
}

/// With what somebody came in.
#[derive(Clone, Debug)]
pub(crate) enum Pass {
    Device(String),
    Token(String),
}

impl Perhaps {
    pub(crate) fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|guest| guest.id.as_str())
    }
}

impl Visitor {
    /// Whether the device or the token is still good.
    pub(crate) async fn is_welcome(&self, app: &App) -> Result<bool, StoreError> {
        let guest = &self.guest.id;
        match &self.pass {
            Pass::Device(id) => {
                Ok(app.store.devices(guest).await?.iter().any(|device| device.id == *id))
            }
            Pass::Token(id) => {
                Ok(app.store.tokens(guest).await?.iter().any(|token| token.id == *id))
            }
        }
    }
}

impl<S> FromRequestParts<S> for Known
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let visitor = visitor(parts, &Arc::<App>::from_ref(state)).await?;
        visitor.map(|visitor| Self(visitor.guest)).ok_or_else(nobody)
    }
}

impl<S> FromRequestParts<S> for Perhaps
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let visitor = visitor(parts, &Arc::<App>::from_ref(state)).await?;
        Ok(Self(visitor.map(|visitor| visitor.guest)))
    }
}

impl<S> FromRequestParts<S> for InPerson
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let visitor = visitor(parts, &Arc::<App>::from_ref(state)).await?;
        match visitor {
            Some(Visitor { guest, pass: Pass::Device(device) }) => Ok(Self { guest, device }),
            Some(Visitor { pass: Pass::Token(_), .. }) => {
                Err(Failure::new(Code::NotYours, "this cannot be done with a token"))
            }
            None => Err(nobody()),
        }
    }
}

/// A request may come from somebody, and it matters with what: sockets outlive the request, and whoever
/// signs in leaves an old device behind.
pub(crate) struct Comes(pub(crate) Option<Visitor>);

impl<S> FromRequestParts<S> for Comes
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        visitor(parts, &Arc::<App>::from_ref(state)).await.map(Self)
    }
}

fn nobody() -> Failure {
    Failure::new(Code::NoGuest, "nobody knows this cookie; GET /api/me gives one")
}

async fn visitor(parts: &Parts, app: &App) -> Answer<Option<Visitor>> {
    let visitor = match bearer(&parts.headers) {
        Some(token) => Some(by_token(parts, app, token).await?),
        None => by_cookie(&parts.headers, app).await?,
    };
    if let Some(visitor) = &visitor
        && !app.limiters.requests.take(visitor.guest.id.clone())
    {
        return Err(Failure::new(Code::TooMany, "these are too many requests"));
    }
    if let (Some(visitor), Some(From { 0: address })) = (&visitor, parts.extensions.get::<From>()) {
        app.origins.note(&visitor.guest.id, address.ip());
    }
    Ok(visitor)
}

async fn by_cookie(headers: &HeaderMap, app: &App) -> Answer<Option<Visitor>> {
    let Some(secret) = cookie::secret(headers, is_https(app), clock::now()) else {
        return Ok(None);
    };
    let known = app.store.guest_by_device(&ids::hash(secret)).await?;
    Ok(known.map(|(guest, device)| Visitor { guest, pass: Pass::Device(device) }))
}

/// A wrong token is refused, where a wrong cookie is nobody: a program should hear of it.
async fn by_token(parts: &Parts, app: &App, token: &str) -> Answer<Visitor> {
    let known = app.store.guest_by_token(&ids::hash(token)).await?;
    let (guest, token) =
        known.ok_or_else(|| Failure::new(Code::NoGuest, "nobody knows this token"))?;
    let reads =
        [Method::GET, Method::HEAD].contains(&parts.method) && !parts.headers.contains_key(UPGRADE);
    match token.scope {
        Scope::Play => {}
        Scope::Read if reads => {}
        Scope::Read => return Err(Failure::new(Code::NotYours, "this token may only read")),
    }
    let now = clock::now();
    if now - token.seen > SEEN_EVERY {
        app.store.token_seen(&token.id, now).await?;
    }
    Ok(Visitor { guest, pass: Pass::Token(token.id) })
}

/// Nobody needs to know more exactly when a token was used.
const SEEN_EVERY: i64 = 60 * 60;

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (kind, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Makes a new guest; gives the cookie as well.
pub(crate) async fn create(
    app: &App,
    address: SocketAddr,
    headers: &HeaderMap,
) -> Answer<(Guest, String)> {
    if !app.limiters.guests_from.take(neighbourhood(address.ip())) {
        return Err(Failure::new(Code::TooMany, "too many new guests come from there"));
    }
    app.reserve.admit(&*app.store)?;
    let guest = Guest { id: ids::id(), name: String::new() };
    let secret = ids::secret();
    app.store.add_guest(&guest, &device(&guest.id, headers), &ids::hash(&secret)).await?;
    Ok((guest, cookie::set(is_https(app), &secret)))
}

/// One more device of a guest; gives the cookie, and the device. Nobody can have known the secret
/// before.
pub(crate) async fn admit(app: &App, guest: &str, headers: &HeaderMap) -> Answer<(String, String)> {
    let (secret, device) = (ids::secret(), device(guest, headers));
    app.store.add_device(&device, &ids::hash(&secret)).await?;
    Ok((cookie::set(is_https(app), &secret), device.id))
}

fn device(guest: &str, headers: &HeaderMap) -> Device {
    let label = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let now = clock::now();
    Device {
        id: ids::id(),
        guest: guest.to_owned(),
        label: label.chars().take(LONGEST_LABEL).collect(),
        created: now,
        seen: now,
    }
}

/// Whether TLS is in front of the server.
pub(crate) fn is_https(app: &App) -> bool {
    app.settings.public_url.as_ref().is_some_and(|url| url.starts_with("https:"))
}

/// The headers that take the cookie back.
pub(crate) fn no_cookie(app: &App) -> Cookies {
    cookie::forget(is_https(app))
}

/// Where a request comes from.
pub(crate) type From = ConnectInfo<SocketAddr>;
