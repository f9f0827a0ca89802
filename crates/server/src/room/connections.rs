//! Whoever looks, and what they are told.

use std::sync::{
    Arc, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use protocol::web::{
    Code, Problem,
    live::{ClientMessage, Told, Undone},
};
use serde_json::Value;
use store::Guest;
use tabletop::{Seat, Viewer};
use tokio::sync::mpsc;

use super::{Hello, state::Room};
use crate::{games::Written, patch, seats};

/// What the server says, whatever the game.
pub(crate) type Message = protocol::web::live::ServerMessage<
    Value,
    Written,
    Written,
    Value,
    Written,
    Written,
    Written,
    Value,
    Written,
>;

/// The messages for one socket, written out. Who does not read them in time is let go.
pub(crate) type Outbox = mpsc::Sender<String>;

pub(super) struct Connection {
    guest: Option<Guest>,
    outbox: Outbox,
    /// Made up by the page; with the guest's name it stays apart from those of others.
    client: String,
    /// At a hot seat: who looks at the screen.
    looks: Option<Seat>,
    /// The position this client has, as text: that is a tenth of what it takes as a tree.
    last: Option<Arc<str>>,
    /// Nobody looks at the page.
    pub(super) away: bool,
    /// Did not read in time. Nothing is said any more, because every message builds on the last.
    lost: AtomicBool,
}

impl Connection {
    pub(super) fn guest_id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.id.as_str())
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
            Ok(text) => self.say_text(text),
            Err(_) => self.lost.store(true, Ordering::Relaxed),
        }
    }

    fn say_text(&self, text: String) {
        if !self.lost.load(Ordering::Relaxed) && self.outbox.try_send(text).is_err() {
            self.lost.store(true, Ordering::Relaxed);
        }
    }
}

/// A position and what led to it, made once for all who see the same.
struct Sight {
    viewer: Viewer,
    position: Arc<str>,
    log: Vec<Told<Written>>,
    /// What was said to those who had this position before.
    said: Vec<(Option<Arc<str>>, String)>,
}

impl Room {
    /// Whose eyes a connection has: of the only seat that is its own, or at a hot seat of the one
    /// that looks.
    pub(super) fn viewer(&self, connection: &Connection) -> Viewer {
        let mine = seats::of_guest(&self.seats, connection.guest_id());
        match mine[..] {
            [] => Viewer::Spectator,
            [only] => Viewer::Seat(only),
            _ => connection
                .looks
                .filter(|seat| mine.contains(seat))
                .map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    pub(super) fn enter(
        &mut self,
        number: u64,
        guest: Option<Guest>,
        hello: Hello,
        outbox: Outbox,
    ) {
        let looks = None;
        let connection = Connection {
            guest,
            outbox,
            client: hello.client,
            looks,
            away: hello.away,
            last: None,
            lost: AtomicBool::new(false),
        };
        self.connections.insert(number, connection);
        if self.count_heads() {
            self.tell_table(Some(number));
        }
        self.welcome(number, hello.version);
    }

    pub(super) async fn leave(&mut self, number: u64) {
        let gone = self.connections.remove(&number);
        if self.count_heads() {
            self.tell_table(None);
        }
        if let Some(guest) = gone.as_ref().and_then(Connection::guest_id) {
            self.went(guest).await;
        }
    }

    /// Whether anybody looks at the page has changed.
    async fn look_away(&mut self, number: u64, away: bool) {
        let Some(connection) = self.connections.get_mut(&number) else { return };
        connection.away = away;
        let guest = connection.guest_id().map(str::to_owned);
        match guest {
            Some(guest) if away => self.went(&guest).await,
            Some(_) => self.came(number).await,
            None => {}
        }
    }

    /// Nobody looks any more, also not for other servers.
    pub(super) fn send_all_away(&mut self) {
        self.connections.clear();
        self.count_heads();
    }

    /// Lets go of those who do not read: they come back and are told what they missed.
    pub(super) fn drop_lost(&mut self) {
        let before = self.connections.len();
        self.connections.retain(|_, connection| !connection.lost.load(Ordering::Relaxed));
        if self.connections.len() < before && self.count_heads() {
            self.tell_table(None);
        }
    }

    /// Counts who is there; says whether that has changed.
    pub(super) fn count_heads(&self) -> bool {
        let sitting = seats::guests(&self.seats);
        let mut presence = self.door.presence.lock().unwrap_or_else(PoisonError::into_inner);
        let before = presence.clone();
        presence.guests.clear();
        let mut watching = Vec::new();
        for (number, connection) in &self.connections {
            match connection.guest_id() {
                Some(id) if sitting.iter().any(|sitter| sitter == id) => {
                    presence.guests.insert(id.to_owned());
                }
                Some(id) => watching.push(id.to_owned()),
                None => watching.push(number.to_string()),
            }
        }
        watching.sort_unstable();
        watching.dedup();
        presence.spectators = watching.len() as u32;
        let changed = *presence != before;
        if changed {
            self.app.neighbours.tell_presence(&self.table.id, &presence);
        }
        changed
    }

    /// Says everything, or what somebody with this version missed.
    pub(super) fn welcome(&mut self, number: u64, version: Option<u64>) {
        let Some(connection) = self.connections.get(&number) else { return };
        let viewer = self.viewer(connection);
        let several = seats::of_guest(&self.seats, connection.guest_id()).len() > 1;
        let mut last = None;
        let (mut position, mut from) = (None, 0);
        let (mut log, mut undone) = (Vec::new(), Vec::new());
        if let Some(play) = &self.play {
            // At a hot seat the page may hold what somebody else saw: it starts afresh.
            from = version.filter(|_| !several).map_or(0, |version| play.kept_since(version));
            let seen = self.position(&**play, viewer);
            log = play.log(viewer, from);
            undone = play.undone().to_vec();
            position = serde_json::from_str(&seen).ok();
            last = Some(seen);
        }
        let table = self.info(connection.guest_id());
        connection.say(&Message::Welcome { table, position, from, log, undone });
        if let Some(connection) = self.connections.get_mut(&number) {
            connection.last = last;
        }
        if self.plans.values().any(|wishes| !wishes.is_empty()) {
            self.tell_plan(number);
        }
    }

    /// The room is put away while somebody still looks.
    pub(super) fn say_farewell(&self) {
        let problem = Problem::new(Code::ClosingDown, "the table is put away; the game is safe");
        for connection in self.connections.values() {
            connection.say(&Message::Closing { problem: problem.clone() });
        }
    }

    pub(super) fn welcome_all(&mut self) {
        let numbers: Vec<u64> = self.connections.keys().copied().collect();
        for number in numbers {
            self.welcome(number, None);
        }
    }

    /// The table itself has changed.
    pub(super) fn tell_table(&self, except: Option<u64>) {
        for (number, connection) in &self.connections {
            if Some(*number) != except {
                connection.say(&Message::Table { table: self.info(connection.guest_id()) });
            }
        }
    }

    /// The game has gone on from this action, or back to it.
    pub(super) fn tell_change(&mut self, from: usize, undone: Option<&Undone>) {
        let Some(play) = &self.play else { return };
        let mut sights: Vec<Sight> = Vec::new();
        let mut texts = Vec::with_capacity(self.connections.len());
        let clock = self.shown_clock();
        for (number, connection) in &self.connections {
            let viewer = self.viewer(connection);
            let index = sights.iter().position(|sight| sight.viewer == viewer);
            let index = index.unwrap_or_else(|| {
                let (position, log) = (self.position(&**play, viewer), play.log(viewer, from));
                sights.push(Sight { viewer, position, log, said: Vec::new() });
                sights.len() - 1
            });
            let sight = &mut sights[index];
            texts.push((*number, Arc::clone(&sight.position)));
            // Those who watch have all been told the same.
            if let Some((_, text)) = sight.said.iter().find(|(last, _)| *last == connection.last) {
                connection.say_text(text.clone());
                continue;
            }
            let message = Message::Changed {
                patch: patch::between(connection.last.as_deref(), &sight.position),
                from,
                log: sight.log.clone(),
                undone: undone.cloned(),
                clock: clock.clone(),
            };
            let Ok(text) = serde_json::to_string(&message) else {
                connection.lost.store(true, Ordering::Relaxed);
                continue;
            };
            connection.say_text(text.clone());
            sight.said.push((connection.last.clone(), text));
        }
        for (number, text) in texts {
            if let Some(connection) = self.connections.get_mut(&number) {
                connection.last = Some(text);
            }
        }
    }

    pub(super) async fn hear(&mut self, number: u64, message: ClientMessage<Value>) {
        match message {
            ClientMessage::Hello { client, version, away, .. } => {
                if let Some(connection) = self.connections.get_mut(&number) {
                    connection.client = client;
                    connection.away = away;
                }
                self.welcome(number, version);
                self.came(number).await;
            }
            ClientMessage::Away { away } => self.look_away(number, away).await,
            ClientMessage::Look { seat } => self.look(number, seat),
            ClientMessage::Answer { number: request, version, seat, action, then } => {
                let done = self.answer(number, request, version, seat, &action, &then).await;
                self.acknowledge(number, request, done);
            }
            ClientMessage::Undo { number: request, version, seat, to } => {
                let done = self.undo(number, request, version, seat, to).await;
                self.acknowledge(number, request, done);
            }
            ClientMessage::Plan { number: request, seat, wishes } => {
                let done = self.plan(number, seat, wishes).await;
                self.acknowledge(number, request, done);
            }
            ClientMessage::Again { number: request, again } => {
                let done = self.agree(number, again).await;
                self.acknowledge(number, request, done);
            }
        }
    }

    fn acknowledge(&self, number: u64, request: u32, done: Result<(), Problem>) {
        if let Err(problem) = &done {
            self.app.metrics.refused(problem.code);
        }
        let Some(connection) = self.connections.get(&number) else { return };
        connection.say(&match done {
            Ok(()) => Message::Done { number: request },
            Err(problem) => Message::Refused { number: request, problem },
        });
    }

    /// Somebody else looks at this screen from now on.
    fn look(&mut self, number: u64, seat: Option<Seat>) {
        let Some(connection) = self.connections.get(&number) else { return };
        let mine = seats::of_guest(&self.seats, connection.guest_id());
        if seat.is_some_and(|seat| !mine.contains(&seat)) {
            let problem = Problem::new(Code::NotYours, "somebody else sits there");
            self.acknowledge(number, 0, Err(problem));
            return;
        }
        let before = self.viewer(connection);
        if let Some(connection) = self.connections.get_mut(&number) {
            connection.looks = seat;
        }
        let (Some(connection), Some(play)) = (self.connections.get(&number), &self.play) else {
            return;
        };
        let viewer = self.viewer(connection);
        let position = self.position(&**play, viewer);
        // What the one saw and the other may not is told again, as the other saw it.
        let from = play.parting(before, viewer);
        connection.say(&Message::Changed {
            patch: patch::between(connection.last.as_deref(), &position),
            from,
            log: play.log(viewer, from),
            undone: None,
            clock: self.shown_clock(),
        });
        if let Some(connection) = self.connections.get_mut(&number) {
            connection.last = Some(position);
        }
        self.tell_plan(number);
    }
}
