//! How long the texts in an uploaded record may be. Everybody who looks at it is sent them.

use protocol::web::Code;
use serde_json::Value;

use crate::failure::{Answer, Failure};

const LONGEST_ABOUT: usize = 500;
const LONGEST_NAME: usize = 60;
/// The spec of a bot, a seed, an action: whatever else is a text.
const LONGEST_TEXT: usize = 300;

pub(super) fn check(record: &Value) -> Answer<()> {
    let players = record["players"].as_array().into_iter().flatten();
    let too_long = |text: &str, most: usize| text.chars().nth(most).is_some();
    for name in players.filter_map(|player| player["name"].as_str()) {
        if too_long(name, LONGEST_NAME) || name.chars().any(char::is_control) {
            let message = format!("the name of a player has at most {LONGEST_NAME} letters");
            return Err(Failure::new(Code::Record, message));
        }
    }
    if record["about"].as_str().is_some_and(|about| too_long(about, LONGEST_ABOUT)) {
        let message = format!("what the game is about has at most {LONGEST_ABOUT} letters");
        return Err(Failure::new(Code::Record, message));
    }
    let fields = record.as_object().into_iter().flatten();
    let rest = fields.filter(|(name, _)| *name != "about").map(|(_, value)| value);
    if longest(rest) > LONGEST_TEXT {
        let message = format!("no text in a record has more than {LONGEST_TEXT} bytes");
        return Err(Failure::new(Code::Record, message));
    }
    Ok(())
}

/// How long the longest text in these is, at any depth. JSON of a request is not deep.
fn longest<'a>(values: impl Iterator<Item = &'a Value>) -> usize {
    let inside = |value: &Value| match value {
        Value::String(text) => text.len(),
        Value::Array(values) => longest(values.iter()),
        Value::Object(fields) => {
            let names = fields.keys().map(String::len).max().unwrap_or_default();
            names.max(longest(fields.values()))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
    };
    values.map(inside).max().unwrap_or_default()
}
