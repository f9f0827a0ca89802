//! Every roll and draw of a record, with what was possible.

use protocol::web::replays::Fair;
use serde::Serialize;
use tabletop::{Entry, Game, Ignore, Outcomes, Record, RecordError, Turn};

/// What the rules and the published seed say about a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proved {
    /// Nothing while the seed is secret, or where none was promised.
    pub fair: Option<Fair>,
    /// In the order of the game; without those of a game that this one goes on from.
    pub falls: Vec<Fall>,
}

/// One roll or draw. Outcomes are written as in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fall {
    /// Which action of the record it is, from 0.
    pub ply: usize,
    pub came: String,
    /// All that could have come, in the order in which the seed picks, with the number of ways.
    pub possible: Vec<(String, u32)>,
}

/// The rolls and draws from this action on.
pub(crate) fn since<G: Game>(record: &Record<G>, from: usize) -> Result<Vec<Fall>, RecordError> {
    let mut replay = record.start()?;
    let mut falls = Vec::new();
    for (ply, entry) in record.actions.iter().enumerate() {
        if let Entry::Known(action) = entry
            && ply >= from
            && matches!(replay.game.turn(), Turn::Chance(_))
        {
            let mut outcomes = Outcomes::new();
            replay.game.chance_outcomes(&mut outcomes);
            let possible = outcomes.iter().map(|(outcome, ways)| (outcome.to_string(), *ways));
            falls.push(Fall { ply, came: action.to_string(), possible: possible.collect() });
        }
        replay.step(*entry, &mut Ignore)?;
    }
    Ok(falls)
}
