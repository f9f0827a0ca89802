//! `DELETE /api/friends/invitations/{table}`: not this time.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};

use crate::{
    app::App,
    failure::Answer,
    http::{guest::InPerson, parameters::At},
};

#[utoipa::path(
    delete,
    path = "/api/friends/invitations/{table}",
    tag = "friends",
    params(("table" = String, Path, description = "the table")),
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    At(table): At<String>,
    InPerson { guest, .. }: InPerson,
) -> Answer<StatusCode> {
    app.store.remove_invitation(&guest.id, &table).await?;
    Ok(StatusCode::NO_CONTENT)
}
