//! Who asked whom to come and play.
//!
//! A nudge is about one wait: as soon as anything happens at the table it is answered. Afterwards it
//! is only kept so that nobody is asked again on the same day.

use protocol::web::tables::Nudge;
use serde::{Deserialize, Serialize};
use store::TableRow;
use tabletop::Seat;

use crate::operations::clock;

/// The last nudge of a seat, as it is kept.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    pub(crate) by: Seat,
    pub(crate) to: Seat,
    pub(crate) at: i64,
    pub(crate) again: i64,
    /// What the table had come to.
    pub(crate) version: u64,
}

pub(crate) fn of(table: &TableRow) -> Vec<Kept> {
    let kept = table.nudges.as_deref().and_then(|nudges| serde_json::from_str(nudges).ok());
    kept.unwrap_or_default()
}

/// What there is to say about whoever is asked.
pub(crate) fn about(table: &TableRow, asked: Option<Seat>) -> Option<Nudge> {
    let kept = of(table).into_iter().find(|nudge| Some(nudge.to) == asked)?;
    let open = kept.version == table.version;
    let tells = open || kept.again > clock::now();
    tells.then_some(Nudge { by: kept.by, at: kept.at, again: kept.again, open })
}
