use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tabletop::Game;

use crate::LabError;

/// The rulesets by their names, as the program knows them.
pub const RULES: [&str; 5] = ["base", "mocha", "letters", "great-bazaar", DICE];

pub(crate) const DICE: &str = "dice";

/// A table as callers describe it: the rules, how many play, and whatever else the options of
/// that game have (`docs/records.md`).
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    rules: String,
    options: Map<String, Value>,
}

impl Table {
    /// `more` is the JSON of an object with further options, or empty.
    pub fn new(rules: &str, players: usize, more: &str) -> Result<Self, LabError> {
        if !RULES.contains(&rules) {
            let known = RULES.join(", ");
            let rules: String = rules.chars().take(40).collect();
            return Err(LabError::argument(format!("there are no rules “{rules}”: {known}")));
        }
        let mut options = match more {
            "" => Map::new(),
            more => serde_json::from_str(more)
                .map_err(|error| LabError::argument(format!("the options are wrong: {error}")))?,
        };
        options.insert("players".to_owned(), players.into());
        if rules != DICE {
            options.insert("ruleset".to_owned(), rules.into());
        }
        Ok(Self { rules: rules.to_owned(), options })
    }

    pub fn rules(&self) -> &str {
        &self.rules
    }

    pub(crate) fn is_dice(&self) -> bool {
        self.rules == DICE
    }

    pub(crate) fn options<G: Game>(&self) -> Result<G::Options, LabError> {
        read(Value::Object(self.options.clone()))
    }
}

fn read<T: DeserializeOwned>(value: Value) -> Result<T, LabError> {
    serde_json::from_value(value)
        .map_err(|error| LabError::argument(format!("the options are wrong: {error}")))
}
