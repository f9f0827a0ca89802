//! One page that looks at a table.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use games::Message;
use store::{Ears, Guest};
use tabletop::Seat;

use super::outbox::{Outbox, Text, Topic};

pub(super) struct Connection {
    pub(super) guest: Option<Guest>,
    pub(super) outbox: Outbox,
    /// Made up by the page; with the guest's name it stays apart from those of others.
    pub(super) client: String,
    /// At a hot seat: who looks at the screen.
    pub(super) looks: Option<Seat>,
    /// The position this client has, as text: that is a tenth of what it takes as a tree.
    pub(super) last: Option<Arc<str>>,
    /// A screen for everybody in the room: nobody's, whoever opened it.
    pub(super) screen: bool,
    /// Whose browser shows that screen. It opens nobody's eyes.
    pub(super) shown_by: Option<String>,
    /// Whom they want to hear; nobody, if that could not be read.
    pub(super) ears: Option<Ears>,
    /// Nobody looks at the page.
    pub(super) away: bool,
    /// Did not read in time. Nothing is said any more, because every message builds on the last.
    pub(super) lost: AtomicBool,
}

impl Connection {
    pub(super) fn guest_id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.id.as_str())
    }

    /// Whose browser it is, also if it is a screen for everybody.
    pub(super) fn is_of(&self, guest: &str) -> bool {
        self.guest_id() == Some(guest) || self.shown_by.as_deref() == Some(guest)
    }

    pub(super) const fn guest(&self) -> Option<&Guest> {
        self.guest.as_ref()
    }

    /// Names a request of this client for good.
    pub(super) fn request(&self, number: u32) -> store::Request {
        let guest = self.guest_id().unwrap_or_default();
        store::Request { client: format!("{guest}/{}", self.client), number }
    }

    pub(super) fn say(&self, message: &Message) {
        if self.lost.load(Ordering::Relaxed) {
            return;
        }
        match serde_json::to_string(message) {
            Ok(text) => self.push(topic(message), Text::Whole(text.into())),
            Err(_) => self.lost.store(true, Ordering::Relaxed),
        }
    }

    pub(super) fn push(&self, topic: Topic, text: Text) {
        if !self.lost.load(Ordering::Relaxed) && !self.outbox.push(topic, text) {
            self.lost.store(true, Ordering::Relaxed);
        }
    }
}

/// What a message is about.
const fn topic(message: &Message) -> Topic {
    match message {
        Message::Welcome { .. } => Topic::Welcome,
        Message::Table { .. } => Topic::Table,
        Message::Changed { .. } => Topic::Change,
        Message::Earlier { .. } => Topic::Earlier,
        Message::Plan { .. } => Topic::Plan,
        Message::Talk { .. } => Topic::Talk,
        Message::Said { .. } => Topic::Said,
        Message::Pointed { .. } => Topic::Pointed,
        Message::Done { .. } | Message::Refused { .. } | Message::Closing { .. } => Topic::Reply,
    }
}
