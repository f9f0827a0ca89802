//! `GET /api/school/film`: a real game with the coach's remarks; `…/moments/{ply}`: what is seen then.
//!
//! The game lies in the program and is short: it is replayed whenever somebody looks.

use axum::Json;
use games::Past;
use protocol::web::{Code, Problem, replays::Moment, school::Film};
use serde_json::Value;
use tabletop::Viewer;

use crate::{
    failure::Answer,
    http::parameters::{At, number},
    rooms::opening,
};

#[utoipa::path(
    get,
    path = "/api/school/film",
    tag = "school",
    responses((status = 200, body = Film<serde_json::Value, serde_json::Value>))
)]
pub(crate) async fn get() -> Answer<Json<Film<Value, Value>>> {
    let story = past()?.story("film", Viewer::Spectator)?;
    Ok(Json(Film { story, remarks: school::film::remarks() }))
}

#[utoipa::path(
    get,
    path = "/api/school/film/moments/{ply}",
    tag = "school",
    params(("ply" = usize, Path, description = "after so many actions")),
    responses((status = 200, body = Moment<serde_json::Value>), (status = "4XX", body = Problem))
)]
pub(crate) async fn moment(At(ply): At<String>) -> Answer<Json<Moment<Value>>> {
    Ok(Json(past()?.moment(number(&ply)?, Viewer::Spectator)?))
}

fn past() -> Result<Box<dyn Past>, Problem> {
    let game = opening::game("bazaar")?;
    game.read(school::film::RECORD).map_err(|problem| {
        Problem::new(Code::Internal, format!("the film is broken: {}", problem.message))
    })
}
