//! `/api/me/devices`: the browsers somebody is signed in with.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use protocol::web::{Code, people::DeviceInfo};

use super::account::no_account;
use crate::{
    app::App,
    failure::{Answer, Failure},
    http::{
        guest::{self, InPerson},
        parameters::At,
    },
};

#[utoipa::path(
    get,
    path = "/api/me/devices",
    tag = "me",
    responses((status = 200, body = Vec<protocol::web::people::DeviceInfo>), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn get(
    State(app): State<Arc<App>>,
    InPerson { guest, device }: InPerson,
) -> Answer<Json<Vec<DeviceInfo>>> {
    Ok(Json(list(&app, &guest.id, &device).await?))
}

pub(super) async fn list(app: &App, guest: &str, here: &str) -> Answer<Vec<DeviceInfo>> {
    let devices = app.store.devices(guest).await?.into_iter();
    Ok(devices.map(|device| info(device, here)).collect())
}

pub(super) fn info(device: store::Device, here: &str) -> DeviceInfo {
    DeviceInfo {
        here: device.id == here,
        id: device.id,
        label: device.label,
        created: device.created,
        seen: device.seen,
    }
}

#[utoipa::path(
    delete,
    path = "/api/me/devices/{device}",
    tag = "me",
    params(("device" = String, Path, description = "the device; the one that asks signs out")),
    responses((status = 204), (status = "4XX", body = protocol::web::Problem))
)]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    At(id): At<String>,
    InPerson { guest, device }: InPerson,
) -> Answer<Response> {
    // A guest without an account would never come back.
    app.store.account(&guest.id).await?.ok_or_else(no_account)?;
    if !app.store.remove_device(&guest.id, &id).await? {
        return Err(Failure::new(Code::NoSuchPage, "there is no such device"));
    }
    app.end_sockets_of(&guest.id);
    if id == device {
        return Ok((StatusCode::NO_CONTENT, guest::no_cookie(&app)).into_response());
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}
