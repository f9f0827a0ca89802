//! What browsers are told about every answer.

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, header::CONTENT_TYPE},
    middleware::Next,
    response::Response,
};

/// No script but our own files. Pieces are placed with style attributes, so those are allowed.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; \
     style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// For everything: what it says it is, and for our own pages alone.
const EVERYWHERE: [(&str, &str); 2] =
    [("x-content-type-options", "nosniff"), ("cross-origin-resource-policy", "same-origin")];

/// For whatever a browser could show as a page. The pieces of the client are none, and there are dozens
/// of them: what they do not need would be a tenth of the first load.
const PAGES: [(&str, &str); 4] = [
    ("content-security-policy", POLICY),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// What no browser shows as a page.
const PIECES: [&str; 4] = ["text/javascript", "application/javascript", "text/css", "font/"];

pub(crate) async fn add(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let for_pages = if is_piece(headers) { &[][..] } else { &PAGES[..] };
    for (name, value) in EVERYWHERE.iter().chain(for_pages) {
        let name = HeaderName::from_static(name);
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if api {
        // What one guest sees is not for the cache of another.
        headers.entry("cache-control").or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

fn is_piece(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    PIECES.iter().any(|piece| kind.starts_with(piece))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_never_a_page_goes_without_the_policy_of_pages() {
        let kinds = [
            (Some("text/javascript"), true),
            (Some("text/javascript; charset=utf-8"), true),
            (Some("text/css"), true),
            (Some("font/woff2"), true),
            (Some("text/html; charset=utf-8"), false),
            (Some("image/svg+xml"), false),
            (Some("application/json"), false),
            (None, false),
        ];
        for (kind, piece) in kinds {
            let mut headers = HeaderMap::new();
            if let Some(kind) = kind {
                headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
            }
            assert_eq!(is_piece(&headers), piece, "{kind:?}");
        }
    }
}
