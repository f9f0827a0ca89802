//! Records of games that were played elsewhere.

use games::{Past, Rules};
use protocol::web::{
    Code, Problem,
    replays::{Moment, Story},
};
use serde::Deserialize;
use serde_json::Value;
use tabletop::{Seat, Viewer};

use crate::kept;

/// More is no game.
const LONGEST: usize = 4 << 20;

/// The rules that a record names.
pub(crate) fn rules(record: &str) -> Result<&'static dyn Rules, Problem> {
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    if record.len() > LONGEST {
        return Err(Problem::new(Code::TooLarge, "a record has at most 4 MB"));
    }
    let named: Named = serde_json::from_str(record)
        .map_err(|error| Problem::new(Code::Record, error.to_string()))?;
    kept::game(&named.game)
}

/// Reads a record strictly, whatever its game.
pub(crate) fn read(record: &str) -> Result<Box<dyn Past>, Problem> {
    rules(record)?.read(record)
}

pub(crate) fn story(
    record: &str,
    id: &str,
    seat: Option<Seat>,
) -> Result<Story<Value, Value>, Problem> {
    let past = read(record)?;
    past.story(id, eyes(past.as_ref(), seat)?)
}

pub(crate) fn moment(
    record: &str,
    ply: usize,
    seat: Option<Seat>,
) -> Result<Moment<Value>, Problem> {
    let past = read(record)?;
    past.moment(ply, eyes(past.as_ref(), seat)?)
}

/// Nothing is secret in a record that somebody has as a file.
pub(crate) fn eyes(past: &dyn Past, seat: Option<Seat>) -> Result<Viewer, Problem> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(seat) if seat.index() < past.players().len() => Ok(Viewer::Seat(seat)),
        Some(_) => Err(Problem::new(Code::Malformed, "there is no such seat")),
    }
}
