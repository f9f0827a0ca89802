//! `/api/replays`: records that somebody uploaded.

pub(crate) mod moments;
pub(crate) mod record;
pub(crate) mod story;
pub(crate) mod table;
pub(crate) mod upload;

use protocol::web::Code;
use store::Replay;
use tabletop::{Seat, Viewer};

use crate::{
    app::App,
    failure::{Answer, Failure},
    games::Past,
    ids, opening,
};

/// An uploaded record, as text and as a game that can be looked at.
async fn find(app: &App, id: &str) -> Answer<(Replay, Box<dyn Past>)> {
    let replay = if ids::is_id(id) { app.store.replay(id).await? } else { None };
    let replay =
        replay.ok_or_else(|| Failure::new(Code::NoSuchReplay, "there is no such replay"))?;
    let past = opening::game(&replay.game)?.read(&replay.record)?;
    Ok((replay, past))
}

/// Nothing is secret in a record that somebody has published.
fn eyes(past: &dyn Past, seat: Option<Seat>) -> Answer<Viewer> {
    match seat {
        Some(seat) if seat.index() < past.players().len() => Ok(Viewer::Seat(seat)),
        Some(_) => Err(Failure::new(Code::Malformed, "there is no such seat")),
        None => Ok(Viewer::Spectator),
    }
}
