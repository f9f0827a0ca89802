//! `POST /api/me/link`: a link that signs another device in, once and not for long.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::web::people::SignInLink;

use super::account::no_account;
use crate::{
    app::App,
    failure::Answer,
    http::guest::InPerson,
    operations::{clock, ids},
};

/// Long enough to fetch the other device.
const SECONDS: i64 = 15 * 60;

#[utoipa::path(
    post,
    path = "/api/me/link",
    tag = "me",
    responses((status = 200, body = protocol::web::people::SignInLink), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    InPerson { guest, .. }: InPerson,
) -> Answer<Json<SignInLink>> {
    app.store.account(&guest.id).await?.ok_or_else(no_account)?;
    let code = ids::secret();
    let expires = clock::now() + SECONDS;
    app.store.set_sign_in_link(&guest.id, &ids::hash(&code), expires).await?;
    Ok(Json(SignInLink { code, expires }))
}
