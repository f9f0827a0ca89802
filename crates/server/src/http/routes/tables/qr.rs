//! `GET /api/tables/{id}/qr.svg`: the link to the table, to be read by the camera of a friend.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{
        HeaderMap,
        header::{CONTENT_TYPE, HOST},
    },
    response::IntoResponse,
};
use protocol::web::Code;
use qrcode::{QrCode, render::svg};

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::parameters::At,
    operations::ids,
    rooms::hub,
};

#[utoipa::path(
    get,
    path = "/api/tables/{id}/qr.svg",
    tag = "tables",
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, content_type = "image/svg+xml"), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let table = if ids::is_id(&id) { app.store.table(&id).await? } else { None };
    let table = table.ok_or_else(hub::no_such_table)?;
    let here = || {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        host.map(|host| format!("http://{host}"))
    };
    let base = app.settings.public_url.clone().or_else(here).unwrap_or_default();
    let link = format!("{}/t/{}", base.trim_end_matches('/'), table.id);
    let code = QrCode::new(link)
        .map_err(|_| Failure::new(Code::Malformed, "the address is too long for a picture"))?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture))
}
