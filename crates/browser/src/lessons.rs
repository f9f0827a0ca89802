//! The school on a device: the same chapters and the same film as at a server.

use games::Past;
use protocol::web::{
    Code, Problem,
    replays::Moment,
    school::{ChapterInfo, Film},
};
use serde_json::Value;
use tabletop::Viewer;

use crate::past;

pub(crate) fn chapters() -> Vec<ChapterInfo> {
    school::chapters().iter().map(|chapter| chapter.info()).collect()
}

/// A chapter after some answers. Nothing is kept: whoever learns sends everything again.
pub(crate) fn scene(chapter: &str, lesson: &Value) -> Result<Value, Problem> {
    let Some(chapter) = school::find(chapter) else {
        return Err(Problem::new(Code::NoSuchPage, "there is no such chapter"));
    };
    Ok(chapter.scene(lesson)?)
}

pub(crate) fn film() -> Result<Film<Value, Value>, Problem> {
    let story = game()?.story("film", Viewer::Spectator)?;
    Ok(Film { story, remarks: school::film::remarks() })
}

pub(crate) fn film_moment(ply: usize) -> Result<Moment<Value>, Problem> {
    game()?.moment(ply, Viewer::Spectator)
}

fn game() -> Result<Box<dyn Past>, Problem> {
    past::read(school::film::RECORD)
}
