//! What waits to be sent over one socket.
//!
//! Whoever does not read costs little: what a newer message makes pointless is taken out again, texts are shared
//! by all who are told the same, and the rest is bounded in messages and in bytes.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// How many messages may wait for a client that does not read.
const MOST_MESSAGES: usize = 128;
/// How many bytes may. One message may wait however long it is, and others beside it: a question with hundreds of
/// answers is told in the same breath as what acknowledges the last one.
const MOST_BYTES: usize = 128 * 1024;

/// What a message is about, as far as later ones replace it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    /// Everything: what was said before about the table and the game need not be said any more.
    Welcome,
    /// Builds on what was said before.
    Change,
    Table,
    Plan,
    Earlier,
    /// All that was said.
    Talk,
    /// One thing that was said.
    Said,
    /// What somebody is about to choose.
    Pointed,
    /// About a request, or the end.
    Reply,
}

impl Topic {
    /// Whether an unsent message about this is pointless before a new one about `newer`.
    const fn gives_way_to(self, newer: Self) -> bool {
        match newer {
            Self::Welcome => !matches!(self, Self::Reply),
            Self::Table => matches!(self, Self::Table),
            Self::Plan => matches!(self, Self::Plan),
            Self::Earlier => matches!(self, Self::Earlier),
            Self::Pointed => matches!(self, Self::Pointed),
            Self::Talk => matches!(self, Self::Talk | Self::Said),
            Self::Change | Self::Said | Self::Reply => false,
        }
    }
}

/// A message, written out.
#[derive(Clone, Debug)]
pub(super) enum Text {
    Whole(Utf8Bytes),
    Table(Utf8Bytes),
    /// Joined when it is sent, so that the large parts are there once for all who see the same.
    Welcome {
        table: Utf8Bytes,
        position: Option<Arc<str>>,
        story: Utf8Bytes,
    },
}

impl Text {
    fn len(&self) -> usize {
        match self {
            Self::Whole(text) | Self::Table(text) => text.len(),
            Self::Welcome { table, position, story } => {
                table.len() + position.as_ref().map_or(0, |position| position.len()) + story.len()
            }
        }
    }

    fn joined(self) -> Utf8Bytes {
        match self {
            Self::Whole(text) => text,
            Self::Table(table) => [r#"{"type":"table","table":"#, &table, "}"].concat().into(),
            Self::Welcome { table, position, story } => {
                let position = position.as_deref().unwrap_or("null");
                // The story is an object: its fields become fields of the message.
                let story = story.strip_prefix('{').unwrap_or("}");
                let message = [
                    r#"{"type":"welcome","table":"#,
                    table.as_str(),
                    r#","position":"#,
                    position,
                    ",",
                    story,
                ];
                message.concat().into()
            }
        }
    }
}

#[derive(Debug, Default)]
struct Queue {
    messages: VecDeque<(Topic, Text)>,
    bytes: usize,
}

impl Queue {
    /// Says whether there was room for it.
    fn push(&mut self, topic: Topic, text: Text) -> bool {
        let replaced = self.messages.iter().position(|(unsent, _)| unsent.gives_way_to(topic));
        self.messages.retain(|(unsent, _)| !unsent.gives_way_to(topic));
        self.bytes = self.messages.iter().map(|(_, text)| text.len()).sum();
        let length = text.len();
        let longest = self.messages.iter().map(|(_, text)| text.len()).fold(length, usize::max);
        let others = self.bytes + length - longest;
        if self.messages.len() >= MOST_MESSAGES || others > MOST_BYTES {
            return false;
        }
        self.bytes += length;
        // What has happened is told before it is acknowledged, also if it is told otherwise.
        let place = replaced.filter(|_| topic == Topic::Welcome).unwrap_or(self.messages.len());
        self.messages.insert(place, (topic, text));
        true
    }

    fn pop(&mut self) -> Option<Utf8Bytes> {
        let (_, text) = self.messages.pop_front()?;
        self.bytes -= text.len();
        Some(text.joined())
    }
}

/// The room's end.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    queue: Arc<Mutex<Queue>>,
    wake: mpsc::Sender<()>,
}

/// The socket's end.
#[derive(Debug)]
pub(crate) struct Inbox {
    queue: Arc<Mutex<Queue>>,
    woken: mpsc::Receiver<()>,
}

pub(crate) fn outbox() -> (Outbox, Inbox) {
    let queue = Arc::<Mutex<Queue>>::default();
    let (wake, woken) = mpsc::channel(1);
    (Outbox { queue: Arc::clone(&queue), wake }, Inbox { queue, woken })
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Outbox {
    /// Says whether the client can still be told: not if it does not read, or has gone.
    pub(super) fn push(&self, topic: Topic, text: Text) -> bool {
        if self.wake.is_closed() || !lock(&self.queue).push(topic, text) {
            return false;
        }
        // If it is full, the socket is about to look anyway.
        let _ = self.wake.try_send(());
        true
    }
}

impl Inbox {
    /// The next message; nothing once the room has let go and everything was said.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            if let Some(text) = lock(&self.queue).pop() {
                return Some(text);
            }
            if self.woken.recv().await.is_none() {
                return lock(&self.queue).pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn welcome(story: &str) -> Text {
        let story = format!(r#"{{"from":0,"log":["{story}"]}}"#);
        Text::Welcome { table: "{}".into(), position: Some("{}".into()), story: story.into() }
    }

    fn whole(text: &str) -> Text {
        Text::Whole(text.into())
    }

    fn all(queue: &mut Queue) -> Vec<String> {
        std::iter::from_fn(|| queue.pop()).map(|text| text.as_str().to_owned()).collect()
    }

    #[test]
    fn of_many_welcomes_nobody_read_one_is_kept_and_it_is_the_last() {
        let mut queue = Queue::default();
        for number in 0..1_000 {
            assert!(queue.push(Topic::Welcome, welcome(&number.to_string())));
        }
        let kept = all(&mut queue);
        assert_eq!(kept, [r#"{"type":"welcome","table":{},"position":{},"from":0,"log":["999"]}"#]);
        assert_eq!(queue.bytes, 0, "what was sent is not counted any more");
    }

    #[test]
    fn a_welcome_makes_changes_before_it_pointless_and_loses_no_acknowledgement() {
        let mut queue = Queue::default();
        for (topic, text) in [
            (Topic::Reply, "refused"),
            (Topic::Change, "change"),
            (Topic::Reply, "done"),
            (Topic::Plan, "plan"),
            (Topic::Table, "table"),
        ] {
            assert!(queue.push(topic, whole(text)));
        }
        queue.push(Topic::Welcome, whole("welcome"));
        queue.push(Topic::Change, whole("next change"));
        // The change that was acknowledged is in the welcome, so the welcome comes first.
        assert_eq!(all(&mut queue), ["refused", "welcome", "done", "next change"]);
    }

    #[test]
    fn a_change_is_never_replaced_because_the_next_one_builds_on_it() {
        let mut queue = Queue::default();
        for text in ["one", "two", "three"] {
            queue.push(Topic::Change, whole(text));
            queue.push(Topic::Table, whole("table"));
        }
        assert_eq!(all(&mut queue), ["one", "two", "three", "table"]);
    }

    #[test]
    fn who_does_not_read_is_full_by_bytes_and_by_messages() {
        let long = "x".repeat(MOST_BYTES / 3);
        let mut queue = Queue::default();
        let pushed = [(); 5].map(|()| queue.push(Topic::Change, whole(&long)));
        assert_eq!(pushed, [true, true, true, true, false], "by bytes, the longest beside them");
        let mut queue = Queue::default();
        let pushed = (0..200).filter(|_| queue.push(Topic::Change, whole("x"))).count();
        assert_eq!(pushed, MOST_MESSAGES, "by messages");
        let mut queue = Queue::default();
        let huge = "x".repeat(2 * MOST_BYTES);
        assert!(queue.push(Topic::Change, whole(&huge)), "one can always be sent");
        assert!(!queue.push(Topic::Change, whole(&huge)), "but not two");
    }

    #[test]
    fn a_question_with_hundreds_of_answers_lets_nobody_miss_that_the_last_one_was_taken() {
        let mut queue = Queue::default();
        let huge = "x".repeat(2 * MOST_BYTES);
        for (topic, text) in
            [(Topic::Table, "table"), (Topic::Change, &huge), (Topic::Reply, "done")]
        {
            assert!(queue.push(topic, whole(text)), "{topic:?}");
        }
        assert_eq!(all(&mut queue), ["table", &huge, "done"]);
    }

    #[tokio::test]
    async fn whoever_is_let_go_still_hears_what_was_said() {
        let (outbox, mut inbox) = outbox();
        assert!(outbox.push(Topic::Change, whole("one")));
        assert!(outbox.push(Topic::Reply, whole("closing")));
        drop(outbox);
        assert_eq!(inbox.next().await.as_deref(), Some("one"));
        assert_eq!(inbox.next().await.as_deref(), Some("closing"));
        assert_eq!(inbox.next().await, None);
    }
}
