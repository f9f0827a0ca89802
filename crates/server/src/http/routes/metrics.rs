//! `GET /metrics`: what the house counts about itself.

use std::sync::Arc;

use axum::{
    extract::State,
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};

use crate::{app::App, http::admin::Watcher, operations::metrics};

pub(crate) async fn get(State(app): State<Arc<App>>, _: Watcher) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], metrics::written(&app)).into_response()
}
