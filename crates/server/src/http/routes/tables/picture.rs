//! `GET /api/tables/{id}/picture.png` and `GET /api/picture.png`: what a messenger shows beside a link.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    http::header::{CACHE_CONTROL, CONTENT_TYPE},
    response::IntoResponse,
};
use protocol::web::{Code, notifications::NotificationLanguage as Language};
use serde::Deserialize;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        guest::From,
        parameters::At,
        preview::{self, Preview},
    },
    operations::{ids, limits::neighbourhood},
    rooms::hub,
};

/// `?lang=de`, and `?v=` for the caches of others.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    lang: Option<String>,
}

impl Wish {
    fn language(&self) -> Answer<Language> {
        let Some(name) = &self.lang else { return Ok(Language::En) };
        let wrong = || Failure::new(Code::Malformed, "a picture is in en, de or pl");
        preview::named(name).ok_or_else(wrong)
    }
}

#[utoipa::path(
    get,
    path = "/api/tables/{id}/picture.png",
    tag = "tables",
    params(("id" = String, Path, description = "the table; of one that is not there the picture of the house"), ("lang" = Option<String>, Query, description = "`en`, `de` or `pl`")),
    responses((status = 200, content_type = "image/png"), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    from: From,
    At(id): At<String>,
    Query(wish): Query<Wish>,
) -> Answer<impl IntoResponse> {
    let language = wish.language()?;
    if !ids::is_id(&id) {
        return Err(hub::no_such_table().into());
    }
    let table = app.store.table(&id).await?;
    let preview =
        table.map_or_else(|| Preview::general(language), |table| Preview::of(&table, language));
    draw(&app, from, preview).await
}

#[utoipa::path(
    get,
    path = "/api/picture.png",
    tag = "tables",
    params(("lang" = Option<String>, Query, description = "`en`, `de` or `pl`")),
    responses((status = 200, content_type = "image/png"), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn general(
    State(app): State<Arc<App>>,
    from: From,
    Query(wish): Query<Wish>,
) -> Answer<impl IntoResponse> {
    let preview = Preview::general(wish.language()?);
    draw(&app, from, preview).await
}

async fn draw(app: &App, from: From, preview: Preview) -> Answer<impl IntoResponse + use<>> {
    let picture = if let Some(picture) = app.pictures.kept(&preview.card) {
        picture
    } else {
        if !app.limiters.pictures_from.take(neighbourhood(from.0.ip())) {
            return Err(Failure::new(Code::TooMany, "too many pictures at once"));
        }
        let none = || Failure::new(Code::NoSuchPage, "this program was built without drawings");
        app.pictures.draw(preview.card).await.ok_or_else(none)?
    };
    let headers = [
        (CONTENT_TYPE, "image/png"),
        // Its address names its version; whoever sits down makes it another one.
        (CACHE_CONTROL, "public, max-age=600"),
    ];
    // Pages of messengers may show it.
    Ok((headers, [("cross-origin-resource-policy", "cross-origin")], picture))
}
