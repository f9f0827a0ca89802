//! Whoever looks after the house.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    extract::{ConnectInfo, FromRef, FromRequestParts},
    http::{HeaderMap, header::AUTHORIZATION, request::Parts},
};
use protocol::web::Code;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::forwarded,
    operations::{ids, limits::neighbourhood},
};

/// A request comes from somebody who knows the token.
///
/// The token is in a header and never in a cookie or an address: no page of somebody else can make
/// a browser send it, and no log holds it.
pub(crate) struct Admin;

/// The same, or a program on this machine.
pub(crate) struct Watcher;

impl<S> FromRequestParts<S> for Admin
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let app = Arc::<App>::from_ref(state);
        let ConnectInfo(address) = ConnectInfo::<SocketAddr>::from_request_parts(parts, state)
            .await
            .map_err(|_| refused())?;
        let from = neighbourhood(address.ip());
        let known = token(&parts.headers)
            .zip(app.admin_hash.as_ref())
            .is_some_and(|(token, hash)| ids::hash(token) == *hash);
        if known {
            return Ok(Self);
        }
        if !app.limiters.wrong_tokens_from.take(from) {
            return Err(Failure::new(Code::TooMany, "too many wrong tokens come from there"));
        }
        Err(refused())
    }
}

impl<S> FromRequestParts<S> for Watcher
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let app = Arc::<App>::from_ref(state);
        let address = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let local = address.is_some_and(|ConnectInfo(address)| {
            forwarded::is_local(*address, &parts.headers, &app)
        });
        if local {
            return Ok(Self);
        }
        Admin::from_request_parts(parts, state).await.map(|Admin| Self)
    }
}

fn token(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn refused() -> Failure {
    Failure::new(Code::NotYours, "this needs the token of whoever looks after the house")
}
