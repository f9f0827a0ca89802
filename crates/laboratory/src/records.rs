//! Records from texts: replayed, and proved.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabletop::{Game, Record};

use crate::{LabError, LabGame, State, serialized::follow};

/// The position after so many actions of a record; after all of them if nothing is said. A whole
/// record must end as it says.
pub fn replayed(text: &str, plies: Option<usize>) -> Result<Box<dyn State>, LabError> {
    match game_of(text)? {
        Which::Board => replay::<bazaar::Game>(text, plies),
        Which::Dice => replay::<bazaar_dice::Game>(text, plies),
    }
}

/// What the record proves about its dice and draws, as JSON.
pub fn verified(text: &str) -> Result<Value, LabError> {
    match game_of(text)? {
        Which::Board => verify::<bazaar::Game>(text),
        Which::Dice => verify::<bazaar_dice::Game>(text),
    }
}

enum Which {
    Board,
    Dice,
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, LabError> {
    serde_json::from_str(text).map_err(|error| LabError::Record(format!("not a record: {error}")))
}

fn game_of(text: &str) -> Result<Which, LabError> {
    let value: Value = read(text)?;
    match value["game"].as_str() {
        Some(bazaar::Game::NAME) => Ok(Which::Board),
        Some(bazaar_dice::Game::NAME) => Ok(Which::Dice),
        Some(_) | None => Err(LabError::Record("this is no record of a game of ours".to_owned())),
    }
}

fn replay<G: LabGame>(text: &str, plies: Option<usize>) -> Result<Box<dyn State>, LabError> {
    let record: Record<G> = read(text)?;
    let wrong = |error: tabletop::RecordError| LabError::Record(error.to_string());
    if plies.is_none_or(|plies| plies >= record.actions.len()) {
        record
            .replay_to(plies.unwrap_or(record.actions.len()), &mut tabletop::Ignore)
            .map_err(wrong)?;
    }
    Ok(Box::new(follow(record, &[], plies.unwrap_or(usize::MAX))?))
}

fn verify<G: LabGame>(text: &str) -> Result<Value, LabError> {
    let record: Record<G> = read(text)?;
    let proof = record.verify().map_err(|mismatch| LabError::Record(mismatch.to_string()))?;
    let added = proof.added.map(|added| json!({"parts": added.parts, "people": added.people}));
    Ok(json!({
        "outcomes": proof.outcomes,
        "added": added,
        "server_could_choose": proof.server_could_choose(),
    }))
}
