//! `/api/replays`: records that somebody uploaded.

pub(crate) mod moments;
pub(crate) mod record;
pub(crate) mod story;
pub(crate) mod study;
pub(crate) mod table;
pub(crate) mod upload;

use std::net::SocketAddr;

use games::Past;
use protocol::web::{Code, Problem};
use store::Replay;
use tabletop::{Seat, Viewer};

use crate::{
    app::App,
    failure::{Answer, Failure},
    operations::ids,
    rooms::{
        opening,
        replaying::{Cost, Key, Reading, shown, written},
    },
};

/// An uploaded record, as text.
async fn find(app: &App, id: &str) -> Answer<Replay> {
    let replay = if ids::is_id(id) { app.store.replay(id).await? } else { None };
    replay.ok_or_else(|| Failure::new(Code::NoSuchReplay, "there is no such replay"))
}

/// The same as a game that can be looked at. Takes a while.
fn open(replay: &Replay) -> Result<Box<dyn Past>, Problem> {
    opening::game(&replay.game)?.read(&replay.record)
}

/// Looks something up, as JSON. Nothing is secret in a record that somebody has published.
async fn read(
    app: &App,
    from: SocketAddr,
    id: &str,
    seat: Option<Seat>,
    what: Reading,
) -> Answer<String> {
    let replay = find(app, id).await?;
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let key = Key { id: replay.id.clone(), version: 0, what, viewer };
    let cost = Cost::of_text(replay.record.len());
    let work = move || {
        let past = open(&replay)?;
        if seat.is_some_and(|seat| seat.index() >= past.players().len()) {
            return Err(Problem::new(Code::Malformed, "there is no such seat"));
        }
        match what {
            Reading::Record => Ok(replay.record),
            Reading::Story => written(&shown(past.story(&replay.id, viewer)?)),
            Reading::Moment(ply) => written(&past.moment(ply, viewer)?),
        }
    };
    app.replaying.look(from, cost, key, work).await
}
