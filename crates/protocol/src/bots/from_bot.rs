use serde::Deserialize;

/// A message of the bot.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromBot {
    Ready(Ready),
    Answer(Answer),
    Info(Info),
}

/// The answer to `hello`. Bots of other versions may say more here: the version counts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Ready {
    pub protocol: u32,
    pub name: String,
    #[serde(default)]
    pub author: String,
}

/// The answer to a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// Of the position that is answered.
    pub number: u32,
    /// One of the answers that were offered.
    pub notation: String,
}

/// Whatever a bot likes to say while it thinks. Nobody has to listen.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Info {}

/// Why a line is not a message of a bot.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotAMessage(#[from] serde_json::Error);

impl FromBot {
    /// Reads one line. Blanks around it do not matter.
    pub fn from_line(line: &str) -> Result<Self, NotAMessage> {
        Ok(serde_json::from_str(line)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read() {
        let answer = Answer { number: 7, notation: "move-9".to_owned() };
        let ready = Ready { protocol: 1, name: "Merchant".to_owned(), author: String::new() };
        let cases = [
            (r#"{"type":"ready","protocol":1,"name":"Merchant"}"#, FromBot::Ready(ready.clone())),
            (r#"{"name":"Merchant","protocol":1,"new":[1],"type":"ready"}"#, FromBot::Ready(ready)),
            (r#" {"type":"answer","number":7,"notation":"move-9"} "#, FromBot::Answer(answer)),
            (r#"{"type":"info"}"#, FromBot::Info(Info {})),
            (r#"{"type":"info","depth":3,"line":["move-9"]}"#, FromBot::Info(Info {})),
        ];
        for (line, message) in cases {
            assert_eq!(FromBot::from_line(line).unwrap(), message, "{line}");
        }
    }

    #[test]
    fn anything_else_is_refused() {
        let lines = [
            "",
            "move-9",
            "null",
            "[]",
            r#""answer""#,
            "{}",
            r#"{"type":"move","notation":"move-9"}"#,
            r#"{"type":"answer","notation":"move-9"}"#,
            r#"{"type":"answer","number":7}"#,
            r#"{"type":"answer","number":-7,"notation":"move-9"}"#,
            r#"{"type":"answer","number":7,"notation":9}"#,
            r#"{"type":"answer","number":7,"notation":"move-9","id":3}"#,
            r#"{"type":"ready","name":"Merchant"}"#,
            r#"{"type":"info"} {"type":"info"}"#,
            &"[".repeat(100_000),
        ];
        for line in lines {
            assert!(FromBot::from_line(line).is_err(), "{line}");
        }
    }
}
