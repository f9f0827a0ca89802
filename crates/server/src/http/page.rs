//! The built client, inside the program.

use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, StatusCode, header::CACHE_CONTROL},
    middleware::{self, Next},
    response::Response,
};
use memory_serve::CacheControl;

/// Files of the client; every other path is a page of it.
#[allow(
    clippy::large_stack_arrays,
    reason = "the list of files is a constant of the program, however many there are"
)]
pub(crate) fn router() -> Router {
    memory_serve::load!()
        .index_file(Some("/index.html"))
        .fallback(Some("/index.html"))
        .fallback_status(StatusCode::OK)
        .html_cache_control(CacheControl::NoCache)
        .cache_control(CacheControl::Long)
        .into_router()
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
