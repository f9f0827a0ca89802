//! Requests that change something must come from our own pages.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{
        HeaderMap, Method,
        header::{HOST, ORIGIN, UPGRADE},
    },
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use protocol::web::Code;

use crate::{app::App, failure::Failure, operations::limits::neighbourhood};

/// Refuses what a page of somebody else asks for, and what comes too often from one address.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>();
    if let Some(ConnectInfo(address)) = address
        && !app.limiters.requests_from.take(neighbourhood(address.ip()))
    {
        return Failure::new(Code::TooMany, "too many requests come from there").into_response();
    }
    let safe = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    let socket = request.headers().contains_key(UPGRADE);
    let own = is_own(request.headers(), app.settings.public_url.as_deref());
    if (!safe || socket) && !own {
        return Failure::new(Code::Foreign, "this was asked by a page of somebody else")
            .into_response();
    }
    next.run(request).await
}

/// Browsers say which page asks; programs without pages say nothing.
fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    match text(ORIGIN.as_str()) {
        Some(origin) => {
            let host = text(HOST.as_str());
            let (_, asking) = origin.split_once("://").unwrap_or_default();
            Some(asking) == host
                || public_url.is_some_and(|url| url.trim_end_matches('/') == origin)
        }
        None => text("sec-fetch-site").is_none_or(|site| ["same-origin", "none"].contains(&site)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_may_ask() {
        // (origin, host, fetch site, public address, own)
        let cases = [
            (Some("http://localhost:7878"), "localhost:7878", None, None, true),
            (Some("http://evil.example"), "localhost:7878", None, None, false),
            (Some("http://localhost:1"), "localhost:7878", None, None, false),
            (Some("null"), "localhost:7878", None, None, false),
            (None, "localhost:7878", None, None, true),
            (None, "localhost:7878", Some("cross-site"), None, false),
            (None, "localhost:7878", Some("same-origin"), None, true),
            (Some("https://a.example"), "inside:80", None, Some("https://a.example/"), true),
            (Some("https://b.example"), "inside:80", None, Some("https://a.example"), false),
        ];
        for (origin, host, site, public, own) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(ORIGIN, origin.parse().unwrap());
            }
            if let Some(site) = site {
                headers.insert("sec-fetch-site", site.parse().unwrap());
            }
            assert_eq!(is_own(&headers, public), own, "{origin:?} {host} {site:?}");
        }
    }
}
