//! A socket to a table that keeps only what somebody needs who presses buttons.
//!
//! Thousands of them share a machine with the servers that they try: whole positions would cost more
//! here than there.

use std::io;

use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use server::client::{Client, Live};

#[derive(Debug)]
pub(super) struct TableSocket {
    live: Live,
    glance: Glance,
    /// Keeps the whole position as well, patch by patch.
    whole: bool,
}

/// What is kept of a table.
#[derive(Debug, Default)]
struct Glance {
    version: u64,
    over: bool,
    asked: Option<Asked>,
}

/// A question, as it is written.
#[derive(Debug)]
struct Asked {
    seat: u8,
    answers: Box<RawValue>,
}

/// What a message means to whoever waits for an outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    Done(u32),
    /// With the code of the problem.
    Refused(u32, String),
    Welcome,
    Else,
}

/// The parts of a message that are looked at.
#[derive(Deserialize)]
struct Message<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    number: Option<u32>,
    problem: Option<Problem>,
    table: Option<TablePhase>,
    #[serde(borrow)]
    position: Option<Seen<'a>>,
    #[serde(borrow)]
    patch: Option<Seen<'a>>,
}

#[derive(Deserialize)]
struct Problem {
    code: String,
}

#[derive(Deserialize)]
struct TablePhase {
    phase: String,
}

/// A position, or what has changed of it.
#[derive(Deserialize)]
struct Seen<'a> {
    version: Option<u64>,
    #[serde(borrow, default, deserialize_with = "also_null")]
    asked: Option<&'a RawValue>,
}

/// A question, or what has changed of it.
#[derive(Deserialize)]
struct Question<'a> {
    seat: Option<u8>,
    #[serde(borrow)]
    answers: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Answer<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

/// A question that was taken away is not one that stays as it is.
fn also_null<'de, D: Deserializer<'de>>(value: D) -> Result<Option<&'de RawValue>, D::Error> {
    <&RawValue>::deserialize(value).map(Some)
}

impl TableSocket {
    /// Comes to a table and is welcomed.
    pub(super) async fn open(client: &Client, table: &str, page: &str) -> io::Result<Self> {
        Self::open_with(client, table, page, false).await
    }

    /// The same for somebody who keeps the whole position.
    pub(super) async fn open_whole(client: &Client, table: &str, page: &str) -> io::Result<Self> {
        Self::open_with(client, table, page, true).await
    }

    async fn open_with(client: &Client, table: &str, page: &str, whole: bool) -> io::Result<Self> {
        let live = client.live(table).await?;
        let mut socket = Self { live, glance: Glance::default(), whole };
        socket.live.say_hello(page, None).await?;
        while socket.next().await? != Heard::Welcome {}
        Ok(socket)
    }

    /// The next message; without one the socket is dead.
    pub(super) async fn next(&mut self) -> io::Result<Heard> {
        let text = self.live.next_text().await?;
        if self.whole {
            self.live.follow_text(&text)?;
            self.live.log.clear();
        }
        self.glance.follow(&text)
    }

    /// Whether both positions are the same, however they came about.
    pub(super) fn agrees_with(&self, other: &Self) -> bool {
        self.live.agrees_with(&other.live)
    }

    pub(super) const fn version(&self) -> u64 {
        self.glance.version
    }

    pub(super) const fn is_over(&self) -> bool {
        self.glance.over
    }

    pub(super) const fn is_asked(&self) -> bool {
        self.glance.asked.is_some()
    }

    /// The words that give one of the offered answers.
    pub(super) fn answer(&self, number: u32, pick: impl FnOnce(usize) -> usize) -> Option<String> {
        self.glance.answer(number, pick)
    }

    pub(super) async fn say(&mut self, text: &str) -> io::Result<()> {
        self.live.say_text(text).await
    }
}

impl Glance {
    fn follow(&mut self, text: &str) -> io::Result<Heard> {
        let message: Message<'_> = serde_json::from_str(text)?;
        if let Some(table) = &message.table {
            self.over = table.phase == "over";
        }
        if let Some(position) = &message.position {
            self.asked = None;
            self.see(position)?;
        }
        if let Some(patch) = &message.patch {
            self.see(patch)?;
        }
        let number = message.number.unwrap_or_default();
        match (message.kind, message.problem) {
            ("done", _) => Ok(Heard::Done(number)),
            ("refused", Some(problem)) => Ok(Heard::Refused(number, problem.code)),
            ("welcome", _) => Ok(Heard::Welcome),
            ("closing", _) => Err(io::ErrorKind::ConnectionAborted.into()),
            _ => Ok(Heard::Else),
        }
    }

    fn see(&mut self, seen: &Seen<'_>) -> io::Result<()> {
        self.version = seen.version.unwrap_or(self.version);
        let Some(asked) = seen.asked else { return Ok(()) };
        let Some(question) = serde_json::from_str::<Option<Question<'_>>>(asked.get())? else {
            self.asked = None;
            return Ok(());
        };
        match &mut self.asked {
            Some(asked) => {
                asked.seat = question.seat.unwrap_or(asked.seat);
                if let Some(answers) = question.answers {
                    asked.answers = answers.to_owned();
                }
            }
            None => {
                self.asked = question
                    .seat
                    .zip(question.answers)
                    .map(|(seat, answers)| Asked { seat, answers: answers.to_owned() });
            }
        }
        Ok(())
    }

    fn answer(&self, number: u32, pick: impl FnOnce(usize) -> usize) -> Option<String> {
        let asked = self.asked.as_ref()?;
        let answers: Vec<Answer<'_>> = serde_json::from_str(asked.answers.get()).ok()?;
        let action = answers.get(pick(answers.len()))?.action;
        let (version, seat) = (self.version, asked.seat);
        Some(format!(
            r#"{{"type":"answer","number":{number},"version":{version},"seat":{seat},"action":{action}}}"#
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_patched_together_and_taken_away() {
        let mut glance = Glance::default();
        let mut hear = |text: &str| {
            let heard = glance.follow(text).unwrap();
            (heard, glance.version, glance.over, glance.answer(7, |answers| answers - 1))
        };
        let welcome = r#"{"type":"welcome","table":{"phase":"running"},"position":{"version":1,"asked":
            {"seat":1,"question":"a","answers":[{"action":"x","preview":{}},{"action":{"y":2}}]}}}"#;
        let answer = |version: u32, action: &str| {
            Some(format!(
                r#"{{"type":"answer","number":7,"version":{version},"seat":1,"action":{action}}}"#
            ))
        };
        assert_eq!(hear(welcome), (Heard::Welcome, 1, false, answer(1, r#"{"y":2}"#)));
        let same = r#"{"type":"changed","patch":{"version":2,"asked":{"question":"b"}}}"#;
        assert_eq!(hear(same), (Heard::Else, 2, false, answer(2, r#"{"y":2}"#)));
        let other =
            r#"{"type":"changed","patch":{"version":3,"asked":{"answers":[{"action":0}]}}}"#;
        assert_eq!(hear(other), (Heard::Else, 3, false, answer(3, "0")));
        let elsewhere = r#"{"type":"changed","patch":{"version":4,"view":{}}}"#;
        assert_eq!(hear(elsewhere), (Heard::Else, 4, false, answer(4, "0")), "it stays");
        let gone = r#"{"type":"changed","patch":{"version":5,"asked":null}}"#;
        assert_eq!(hear(gone), (Heard::Else, 5, false, None));
        let over = r#"{"type":"table","table":{"phase":"over"}}"#;
        assert_eq!(hear(over), (Heard::Else, 5, true, None));
        let refused = r#"{"type":"refused","number":3,"problem":{"code":"stale","message":"m"}}"#;
        assert_eq!(hear(refused).0, Heard::Refused(3, "stale".to_owned()));
        assert!(glance.follow(r#"{"type":"closing","problem":{"code":"internal"}}"#).is_err());
    }
}
