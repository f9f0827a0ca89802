//! The built client, inside the program.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::{ConnectInfo, Request, State},
    http::{
        HeaderMap, HeaderValue, StatusCode,
        header::{
            ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_LENGTH, ETAG,
            IF_MODIFIED_SINCE, IF_NONE_MATCH, LAST_MODIFIED, VARY,
        },
    },
    middleware::{self, Next},
    response::Response,
};
use memory_serve::CacheControl;

use super::{
    address,
    preview::{self, Preview},
};
use crate::{
    app::App,
    operations::{ids, limits::neighbourhood},
};

/// The page without its scripts is a thousand letters.
const LARGEST_PAGE: usize = 64 * 1024;

/// Files of the client; every other path is a page of it.
#[allow(
    clippy::large_stack_arrays,
    reason = "the list of files is a constant of the program, however many there are"
)]
pub(crate) fn router(app: &Arc<App>) -> Router {
    memory_serve::load!()
        .index_file(Some("/index.html"))
        .fallback(Some("/index.html"))
        .fallback_status(StatusCode::OK)
        .html_cache_control(CacheControl::NoCache)
        .cache_control(CacheControl::Long)
        .into_router()
        .layer(middleware::from_fn_with_state(Arc::clone(app), tell_what_it_is))
        .layer(middleware::from_fn(keep_only_hashed))
}

/// Only the files whose names change with their content may be kept for good.
async fn keep_only_hashed(request: Request, next: Next) -> Response {
    let hashed = request.uri().path().starts_with("/assets/");
    let mut response = next.run(request).await;
    if !hashed {
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    }
    response
}

/// Programs that make a preview of a link run no script: what it is about stands in the head of the page.
async fn tell_what_it_is(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path().to_owned();
    if path != "/" && !path.starts_with("/t/") {
        return next.run(request).await;
    }
    let id = path.strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    let id = id.filter(|id| ids::is_id(id) && may_look(&app, &request));
    let head = head(&app, id, request.headers().clone()).await;
    // It is changed below, so it is wanted as it lies in the program, and not only if it is new.
    for header in [ACCEPT_ENCODING, IF_NONE_MATCH, IF_MODIFIED_SINCE] {
        request.headers_mut().remove(header);
    }
    let (mut parts, body) = next.run(request).await.into_parts();
    for header in [ETAG, LAST_MODIFIED, CONTENT_LENGTH] {
        parts.headers.remove(header);
    }
    parts.headers.insert(VARY, HeaderValue::from_static("accept-language"));
    let page = to_bytes(body, LARGEST_PAGE).await.unwrap_or_default();
    Response::from_parts(parts, Body::from(with_head(&String::from_utf8_lossy(&page), &head)))
}

/// What the head says of the link that is asked for. The page comes also where the table cannot be read.
async fn head(app: &App, id: Option<&str>, headers: HeaderMap) -> String {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|languages| languages.to_str().ok());
    let language = preview::language(accepted);
    let table = match id {
        Some(id) => app.store.table(id).await.ok().flatten(),
        None => None,
    };
    let base = address::for_others(&app.settings, &headers).or_else(|| address::here(&headers));
    let base = base.unwrap_or_default();
    let (preview, place, page) = match &table {
        Some(table) => {
            let place = format!("/api/tables/{}/picture.png", table.id);
            (Preview::of(table, language), place, format!("{base}/t/{}", table.id))
        }
        None => (Preview::general(language), "/api/picture.png".to_owned(), format!("{base}/")),
    };
    let version = preview::version(&preview.card);
    let picture = format!("{base}{place}?lang={}&v={version}", preview::short(language));
    preview.head(&page, &picture)
}

/// Whoever asks for very many tables is not told about them.
fn may_look(app: &App, request: &Request) -> bool {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>();
    address.is_none_or(|ConnectInfo(address)| {
        app.limiters.requests_from.take(neighbourhood(address.ip()))
    })
}

/// The page with these lines in the place of its title and its description.
fn with_head(page: &str, head: &str) -> String {
    let Some((before, rest)) = page.split_once("<title>") else { return page.to_owned() };
    let Some((_, after)) = rest.split_once("</title>") else { return page.to_owned() };
    let before = match before.split_once("<meta name=\"description\"") {
        Some((start, rest)) => rest
            .split_once('>')
            .map_or_else(|| before.to_owned(), |(_, end)| format!("{start}{}", end.trim_start())),
        None => before.to_owned(),
    };
    format!("{before}{head}{after}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_takes_the_place_of_title_and_description() {
        let page = "<head>\n<meta name=\"description\" content=\"old\" />\n<title>Old</title>\n<link></head>";
        let new = with_head(page, "<title>New</title>");
        assert_eq!(new, "<head>\n<title>New</title>\n<link></head>");
        assert_eq!(with_head("no page", "<title>New</title>"), "no page");
        assert_eq!(with_head("<title>broken", "x"), "<title>broken");
    }
}
