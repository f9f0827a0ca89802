//! Guests by cookie.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    extract::{ConnectInfo, FromRef, FromRequestParts},
    http::{HeaderMap, header::COOKIE, request::Parts},
};
use protocol::web::Code;
use store::Guest;

use crate::{
    app::App,
    failure::{Answer, Failure},
    ids,
    limits::neighbourhood,
};

const COOKIE_NAME: &str = "bedesten";

/// As long as browsers keep cookies at all.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;

/// A request must come from a guest.
pub(crate) struct Known(pub(crate) Guest);

/// A request may come from a guest.
pub(crate) struct Perhaps(pub(crate) Option<Guest>);

impl Perhaps {
    pub(crate) fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|guest| guest.id.as_str())
    }
}

impl<S> FromRequestParts<S> for Known
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let Perhaps(guest) = Perhaps::from_request_parts(parts, state).await?;
        guest.map(Self).ok_or_else(|| {
            Failure::new(Code::NoGuest, "nobody knows this cookie; GET /api/me gives one")
        })
    }
}

impl<S> FromRequestParts<S> for Perhaps
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let app = Arc::<App>::from_ref(state);
        let Some(secret) = secret(&parts.headers) else { return Ok(Self(None)) };
        let guest = app.store.guest_by_secret(&ids::hash(secret)).await?;
        if let Some(guest) = &guest
            && !app.requests.take(guest.id.clone())
        {
            return Err(Failure::new(Code::TooMany, "these are too many requests"));
        }
        Ok(Self(guest))
    }
}

/// What the cookie holds, if it could be a secret of ours.
fn secret(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = cookies.flat_map(|value| value.split(';')).map(str::trim);
    let secret = cookies.find_map(|cookie| cookie.strip_prefix(COOKIE_NAME)?.strip_prefix('='))?;
    let hex = secret.len() == 64 && secret.bytes().all(|byte| byte.is_ascii_hexdigit());
    hex.then_some(secret)
}

/// Makes a new guest; gives the cookie as well.
pub(crate) async fn create(app: &App, address: SocketAddr) -> Answer<(Guest, String)> {
    if !app.new_guests.take(neighbourhood(address.ip())) {
        return Err(Failure::new(Code::TooMany, "too many new guests come from there"));
    }
    let guest = Guest { id: ids::id(), name: String::new() };
    let secret = ids::secret();
    app.store.add_guest(&guest, &ids::hash(&secret), crate::clock::now()).await?;
    Ok((guest, secret))
}

/// The header that leaves the secret with the guest.
pub(crate) fn cookie(app: &App, secret: &str) -> String {
    let https = app.settings.public_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    let secure = if https { "; Secure" } else { "" };
    format!(
        "{COOKIE_NAME}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    )
}

/// Where a request comes from.
pub(crate) type From = ConnectInfo<SocketAddr>;
