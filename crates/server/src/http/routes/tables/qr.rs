//! `GET /api/tables/{id}/qr.svg`: the link to the table, to be read by the camera of a friend.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    http::{HeaderMap, header::CONTENT_TYPE},
    response::IntoResponse,
};
use protocol::web::Code;
use qrcode::{QrCode, render::svg};
use serde::Deserialize;

use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{address, parameters::At},
    operations::ids,
    rooms::hub,
};

/// `?to=hand`: where the link leads. Without it, to the table.
#[derive(Debug, Deserialize)]
pub(crate) struct Target {
    to: Option<String>,
}

impl Target {
    /// What stands in the address behind the name of the table.
    fn page(&self) -> Answer<&'static str> {
        match self.to.as_deref() {
            None => Ok(""),
            // Of somebody who looks at the board on another screen.
            Some("hand") => Ok("/hand"),
            Some(_) => Err(Failure::new(Code::Malformed, "a link leads to the table or to a hand")),
        }
    }
}

#[utoipa::path(
    get,
    path = "/api/tables/{id}/qr.svg",
    tag = "tables",
    params(("id" = String, Path, description = "the table"), ("to" = Option<String>, Query, description = "`hand`, for whoever looks at the board on another screen")),
    responses((status = 200, content_type = "image/svg+xml"), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    Query(target): Query<Target>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let table = if ids::is_id(&id) { app.store.table(&id).await? } else { None };
    let table = table.ok_or_else(hub::no_such_table)?;
    let base = address::for_others(&app.settings, &headers).or_else(|| address::here(&headers));
    let page = target.page()?;
    let link = format!("{}/t/{}{page}", base.unwrap_or_default(), table.id);
    let code = QrCode::new(link)
        .map_err(|_| Failure::new(Code::Malformed, "the address is too long for a picture"))?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture))
}
