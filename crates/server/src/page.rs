//! The built client, inside the program.

use axum::{Router, http::StatusCode};
use memory_serve::CacheControl;

/// Files of the client; every other path is a page of it.
pub(crate) fn router() -> Router {
    memory_serve::load!()
        .index_file(Some("/index.html"))
        .fallback(Some("/index.html"))
        .fallback_status(StatusCode::OK)
        .html_cache_control(CacheControl::NoCache)
        // The build puts a hash into the names of all other files.
        .cache_control(CacheControl::Long)
        .into_router()
}
