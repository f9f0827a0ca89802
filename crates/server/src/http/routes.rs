//! The routes, one file each.

pub(crate) mod admin;
pub(crate) mod clubs;
pub(crate) mod daily;
pub(crate) mod friends;
pub(crate) mod health;
pub(crate) mod laboratory;
pub(crate) mod layout;
pub(crate) mod matching;
pub(crate) mod me;
pub(crate) mod metrics;
pub(crate) mod notifications;
pub(crate) mod offer;
pub(crate) mod players;
pub(crate) mod puzzles;
pub(crate) mod ratings;
pub(crate) mod ready;
pub(crate) mod replays;
pub(crate) mod school;
pub(crate) mod sign_in;
pub(crate) mod tables;
pub(crate) mod tournaments;

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    response::{IntoResponse, Response},
    routing::{any, delete, get, post, put},
};
use protocol::web::Code;
use tower_http::catch_panic::CatchPanicLayer;

use crate::{
    app::App,
    failure::Failure,
    http::{body::Written, forwarded, headers, hosts, openapi, origin, page},
    operations::metrics as counting,
};

pub(crate) fn all(app: &Arc<App>) -> Router {
    let limits = &app.settings.limits;
    let api = Router::new()
        .route("/health", get(health::get))
        .route("/ready", get(ready::get))
        .route("/admin/house", get(admin::house::get))
        .route("/admin/tables/{id}", delete(admin::delete::delete))
        .route("/admin/tables/{id}/close", post(admin::close::post))
        .route("/admin/talk", get(admin::talk::get))
        .route("/admin/talk/said/{id}", put(admin::talk::said))
        .route("/admin/talk/bans/{guest}", put(admin::talk::ban))
        .route("/openapi.json", get(async || Written(openapi::document())))
        .route("/offer", get(offer::get))
        .route("/layout", post(layout::post))
        .route("/laboratory", post(laboratory::post))
        .route("/laboratory/{id}", get(laboratory::get).delete(laboratory::delete))
        .route("/match", post(matching::post))
        .route("/daily", get(daily::get).post(daily::post))
        .route("/daily/calendar", get(daily::calendar))
        .route("/daily/{day}", get(daily::of_day))
        .route("/ratings/{ruleset}/{players}", get(ratings::get))
        .route("/players/{id}", get(players::get))
        .route("/players/{id}/games", get(players::games::get))
        .route("/players/{id}/results", get(players::results::get))
        .merge(for_practice())
        .merge(for_people())
        .merge(for_friends())
        .merge(for_clubs())
        .merge(at_tables())
        .layer(DefaultBodyLimit::max(limits.body))
        .route("/replays", post(replays::upload::post).layer(DefaultBodyLimit::max(limits.upload)))
        .route("/replays/{id}/record", get(replays::record::get))
        .route("/replays/{id}/story", get(replays::story::get))
        .route("/replays/{id}/moments/{ply}", get(replays::moments::get))
        .route("/replays/{id}/study", get(replays::study::get).post(replays::study::post))
        .route("/replays/{id}/table", post(replays::table::post))
        .fallback(nothing_here)
        .method_not_allowed_fallback(wrong_method)
        .layer(middleware::from_fn_with_state(Arc::clone(app), origin::guard))
        .with_state(Arc::clone(app));
    let measured = Router::new()
        .route("/metrics", get(metrics::get))
        .layer(middleware::from_fn_with_state(Arc::clone(app), origin::guard))
        .with_state(Arc::clone(app));
    Router::new()
        .nest("/api", api)
        .route("/api/", any(nothing_here))
        .merge(measured)
        .fallback_service(page::router(app))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn_with_state(Arc::clone(app), hosts::guard))
        .layer(middleware::from_fn(headers::add))
        .layer(middleware::from_fn_with_state(Arc::clone(app), counting::count))
        .layer(middleware::from_fn_with_state(Arc::clone(app), forwarded::look_behind))
}

/// Where people get better at the game.
fn for_practice() -> Router<Arc<App>> {
    Router::new()
        .route("/puzzles", get(puzzles::get))
        .route("/puzzles/{id}", get(puzzles::table).post(puzzles::answer))
        .route("/puzzles/{id}/record", get(puzzles::record))
        .route("/school", get(school::get))
        .route("/school/film", get(school::film::get))
        .route("/school/film/moments/{ply}", get(school::film::moment))
        .route("/school/{chapter}", post(school::post))
}

/// Guests, their accounts, devices and notifications.
fn for_people() -> Router<Arc<App>> {
    Router::new()
        .route("/me", get(me::get).put(me::put).delete(me::farewell::delete))
        .route("/me/account", post(me::account::post).put(me::account::put))
        .route("/me/away", get(me::away::get).put(me::away::put))
        .route("/me/devices", get(me::devices::get))
        .route("/me/devices/{device}", delete(me::devices::delete))
        .route("/me/export", get(me::export::get))
        .route("/me/link", post(me::link::post))
        .route("/me/notifications", get(me::notifications::get))
        .route("/me/notifications/channels", post(me::notifications::channels::post))
        .route(
            "/me/notifications/channels/{channel}",
            put(me::notifications::channels::put).delete(me::notifications::channels::delete),
        )
        .route("/me/notifications/channels/{channel}/test", post(me::notifications::test::post))
        .route("/me/past", get(me::past::get).put(me::past::put))
        .route("/me/puzzles", post(me::puzzles::post))
        .route("/me/school", post(me::school::post))
        .route("/me/school/{chapter}", put(me::school::put))
        .route("/me/tokens", get(me::tokens::get).post(me::tokens::post))
        .route("/me/tokens/{token}", delete(me::tokens::delete))
        .route("/sign-in", post(sign_in::post))
        .route("/notifications/confirm", post(notifications::confirm))
        .route(
            "/notifications/leave/{code}",
            get(notifications::leave_page).post(notifications::leave),
        )
}

/// Friends, and what they ask each other.
fn for_friends() -> Router<Arc<App>> {
    Router::new()
        .route("/friends", get(friends::get).post(friends::post).put(friends::put))
        .route("/friends/{id}", put(friends::one::put))
        .route("/friends/link/{link}", get(friends::link::get))
        .route("/friends/invitations/{table}", delete(friends::invitations::delete))
}

/// Clubs and their tournaments.
fn for_clubs() -> Router<Arc<App>> {
    Router::new()
        .route("/clubs", get(clubs::get).post(clubs::post))
        .route("/clubs/{id}", get(clubs::show::get).put(clubs::show::put))
        .route("/clubs/link/{link}", get(clubs::link::get).post(clubs::link::post))
        .route(
            "/clubs/{id}/members/{member}",
            put(clubs::members::put).delete(clubs::members::delete),
        )
        .route("/clubs/{id}/dates", post(clubs::dates::post))
        .route("/clubs/{id}/dates/{date}", delete(clubs::dates::delete))
        .route("/clubs/{id}/tables", post(clubs::tables::post))
        .route("/clubs/{id}/tournaments", post(clubs::tournaments::post))
        .route("/tournaments/{id}", get(tournaments::get))
        .route("/tournaments/{id}/entries", post(tournaments::enter))
        .route("/tournaments/{id}/entries/{player}", delete(tournaments::leave))
        .route("/tournaments/{id}/rounds", post(tournaments::begin))
        .route("/tournaments/{id}/end", post(tournaments::end))
        .route("/tournaments/{id}/rounds/{round}/tables/{table}", put(tournaments::decide))
}

/// Tables, and what is done at one.
fn at_tables() -> Router<Arc<App>> {
    Router::new()
        .route("/tables", get(tables::list::get).post(tables::create::post))
        .route("/tables/{id}", get(tables::show::get))
        .route("/tables/{id}/join", post(tables::join::post))
        .route("/tables/{id}/invite", post(tables::invite::post))
        .route("/tables/{id}/leave", post(tables::leave::post))
        .route("/tables/{id}/seats/{seat}", put(tables::seats::put))
        .route("/tables/{id}/seats/{seat}/claim", post(tables::claims::post))
        .route("/tables/{id}/claims/{guest}", put(tables::claims::put))
        .route("/tables/{id}/again", post(tables::again::post))
        .route("/tables/{id}/back", post(tables::back::post))
        .route("/tables/{id}/host", post(tables::host::post))
        .route("/tables/{id}/end", put(tables::end::put))
        .route("/tables/{id}/stand-in", put(tables::stand_in::put))
        .route("/tables/{id}/begin", post(tables::begin::post))
        .route("/tables/{id}/dice", get(tables::dice::get).put(tables::dice::put))
        .route("/tables/{id}/record", get(tables::record::get))
        .route("/tables/{id}/story", get(tables::story::get))
        .route("/tables/{id}/study", get(tables::study::get).post(tables::study::post))
        .route("/tables/{id}/moments/{ply}", get(tables::moments::get))
        .route("/tables/{id}/hint", get(tables::hint::get))
        .route("/tables/{id}/nudge", post(tables::nudge::post))
        .route("/tables/{id}/talk", put(tables::talk::put))
        .route("/tables/{id}/live", get(tables::live::get))
        .route("/tables/{id}/picture.png", get(tables::picture::get))
        .route("/tables/{id}/qr.svg", get(tables::qr::get))
        .route("/picture.png", get(tables::picture::general))
}

async fn nothing_here() -> Failure {
    Failure::new(Code::NoSuchPage, "there is nothing at this address")
}

async fn wrong_method() -> Failure {
    Failure::new(Code::NoSuchPage, "this cannot be done with this address")
}

/// What panicked is in the log; the answer says only that it is our fault.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request panicked");
    Failure::new(Code::Internal, "something is wrong with the server").into_response()
}
