//! A state as a text, and back: its record, and when the unseen was dealt anew.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Entry, Record};

use crate::{
    LabError, LabGame, Position,
    position::{Origin, Resampled},
};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved<R> {
    pub(crate) record: R,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    resampled: Vec<Resampled>,
}

pub(crate) fn save<G: LabGame>(position: &Position<G>) -> Result<String, LabError> {
    let saved = Saved { record: position.record(), resampled: position.resamplings().to_vec() };
    serde_json::to_string(&saved).map_err(|error| LabError::Record(error.to_string()))
}

pub(crate) fn restore<G: LabGame>(saved: Saved<Value>) -> Result<Position<G>, LabError> {
    let wrong = |error: serde_json::Error| LabError::Record(format!("not a record: {error}"));
    let record: Record<G> = serde_json::from_value(saved.record).map_err(wrong)?;
    follow(record, &saved.resampled, usize::MAX)
}

/// The position after so many actions of a record.
pub(crate) fn follow<G: LabGame>(
    record: Record<G>,
    resampled: &[Resampled],
    plies: usize,
) -> Result<Position<G>, LabError> {
    record.start().map_err(|error| LabError::Record(error.to_string()))?;
    let mut position: Position<G> = Position::begin(Origin {
        version: record.rules_version,
        seed: record.fairness.as_ref().and_then(|fairness| fairness.seed),
        options: record.options,
        setup: record.setup,
        players: record.players,
    })?;
    let seats = position.game().seats();
    let mut coming = resampled.iter().peekable();
    for (ply, entry) in record.actions.iter().take(plies).enumerate() {
        while let Some(one) = coming.next_if(|one| one.after == ply && one.seat.index() < seats) {
            position = position.resample(one.seat, one.seed);
        }
        let Entry::Known(action) = *entry else {
            return Err(LabError::Record(format!("action {ply} is hidden in this record")));
        };
        position.play(action).map_err(|error| {
            LabError::Record(format!("action {ply} ({action}) is refused: {error}"))
        })?;
    }
    let last = record.actions.len().min(plies);
    while let Some(one) = coming.next_if(|one| one.after == last && one.seat.index() < seats) {
        position = position.resample(one.seat, one.seed);
    }
    if coming.next().is_some() {
        return Err(LabError::Record("the unseen was dealt anew at an impossible time".to_owned()));
    }
    Ok(position)
}
