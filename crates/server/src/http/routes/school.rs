//! `GET /api/school`: the chapters. `POST /api/school/{chapter}`: the table of a lesson after some answers.
//!
//! Nothing is kept: whoever learns sends everything again, and the rules play it.

pub(crate) mod film;

use axum::{Json, extract::Path};
use protocol::web::{
    Code, Problem,
    school::{ChapterInfo, Lesson, Scene},
};
use serde_json::Value;

use crate::{
    failure::{Answer, Failure},
    http::{body::Body, guest::Known},
};

#[utoipa::path(
    get,
    path = "/api/school",
    tag = "school",
    responses((status = 200, body = Vec<ChapterInfo>))
)]
pub(crate) async fn get() -> Json<Vec<ChapterInfo>> {
    Json(school::chapters().iter().map(|chapter| chapter.info()).collect())
}

#[utoipa::path(
    post,
    path = "/api/school/{chapter}",
    tag = "school",
    params(("chapter" = String, Path)),
    request_body = Lesson<serde_json::Value>,
    responses(
        (status = 200, body = Scene<serde_json::Value, serde_json::Value>),
        (status = "4XX", body = Problem)
    )
)]
pub(crate) async fn post(
    _: Known,
    Path(chapter): Path<String>,
    Body(lesson): Body<Value>,
) -> Answer<Json<Value>> {
    let Some(chapter) = school::find(&chapter) else {
        return Err(Failure::new(Code::NoSuchPage, "there is no such chapter"));
    };
    Ok(Json(chapter.scene(&lesson).map_err(Problem::from)?))
}
