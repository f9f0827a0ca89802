//! Whoever looks, and what they are told.

use std::sync::{
    Arc, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use games::Message;
use protocol::web::{
    Code, Problem,
    clocks::Clock,
    live::{ClientMessage, Undone},
    patch,
};
use serde_json::Value;
use store::{Ears, Guest};
use tabletop::{Seat, Viewer};

use super::{
    Hello,
    connection::Connection,
    outbox::{Outbox, Text, Topic},
    sights::{Page, Tables, no_story},
    state::Room,
};
use crate::tables::seats;

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
        ears: Option<Ears>,
    ) {
        let looks = None;
        let connection = Connection {
            shown_by: guest.as_ref().filter(|_| hello.screen).map(|guest| guest.id.clone()),
            // What everybody in the room sees is what everybody may see.
            guest: guest.filter(|_| !hello.screen),
            screen: hello.screen,
            outbox,
            client: hello.client,
            looks,
            away: hello.away,
            ears,
            last: None,
            lost: AtomicBool::new(false),
        };
        self.connections.insert(number, connection);
        if self.count_heads() {
            self.tell_table(Some(number));
            self.told_around = self.around();
        }
        self.welcome(number, hello.version);
    }

    pub(super) async fn leave(&mut self, number: u64) {
        let gone = self.connections.remove(&number);
        if self.count_heads() {
            self.tell_table(None);
            self.told_around = self.around();
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
        let screen = Some(&self.table.host).filter(|_| self.is_around_a_screen());
        let mut presence = self.door.presence.lock().unwrap_or_else(PoisonError::into_inner);
        let before = presence.clone();
        presence.guests.clear();
        let mut watching = Vec::new();
        for (number, connection) in &self.connections {
            // Whoever looks after a table is there, also without a seat.
            presence.guests.extend(screen.filter(|host| connection.is_of(host)).cloned());
            match connection.guest_id() {
                Some(id) if sitting.iter().any(|sitter| sitter == id) => {
                    presence.guests.insert(id.to_owned());
                }
                Some(id) => watching.push(id.to_owned()),
                None if connection.screen => {}
                None => watching.push(number.to_string()),
            }
        }
        watching.sort_unstable();
        watching.dedup();
        presence.spectators = watching.len() as u32;
        let changed = *presence != before;
        if changed {
            self.app.peers.tell_presence(&self.table.id, &presence);
        }
        changed
    }

    /// Says everything, or what somebody with this version missed.
    pub(super) fn welcome(&mut self, number: u64, version: Option<u64>) {
        let Some(connection) = self.connections.get(&number) else { return };
        let viewer = self.viewer(connection);
        let several = seats::of_guest(&self.seats, connection.guest_id()).len() > 1;
        let Some(table) = self.table_text(connection.guest_id(), &mut Tables::default()) else {
            return;
        };
        // At a hot seat the page may hold what somebody else saw: it starts afresh.
        let version = version.filter(|_| !several);
        let kept = version.zip(self.play.as_ref()).map(|(version, play)| play.kept_since(version));
        let position = self.seen(viewer);
        let story = self.told(viewer, kept.unwrap_or_default()).unwrap_or_else(no_story);
        if let Some(connection) = self.connections.get_mut(&number) {
            connection.last.clone_from(&position);
            connection.push(Topic::Welcome, Text::Welcome { table, position, story });
        }
        if self.plans.values().any(|plan| !plan.is_empty()) {
            self.tell_plan(number);
        }
        self.tell_talk(number);
    }

    /// The room is put away while somebody still looks.
    pub(super) fn say_farewell(&self) {
        self.close_lines(&Problem::new(
            Code::ClosingDown,
            "the table is put away; the game is safe",
        ));
    }

    /// The room cannot go on. Whoever waits for an answer says it again, and hears what came of it.
    pub(super) fn say_broken(&self) {
        self.close_lines(&Problem::new(
            Code::Internal,
            "the server could not write or read this table; what was acknowledged is safe",
        ));
    }

    fn close_lines(&self, problem: &Problem) {
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
        let mut made = Tables::default();
        for (number, connection) in &self.connections {
            if Some(*number) != except
                && let Some(table) = self.table_text(connection.guest_id(), &mut made)
            {
                connection.push(Topic::Table, Text::Table(table));
            }
        }
    }

    /// The game has gone on from this action, or back to it.
    pub(super) fn tell_change(&mut self, from: usize, undone: Option<&Undone>) {
        let clock = self.shown_clock();
        // What was said to those with these eyes who had this position before.
        let mut said: Vec<(Viewer, Option<Arc<str>>, Utf8Bytes)> = Vec::new();
        let numbers: Vec<u64> = self.connections.keys().copied().collect();
        for number in numbers {
            let Some(connection) = self.connections.get(&number) else { continue };
            let viewer = self.viewer(connection);
            let last = connection.last.clone();
            let Some(position) = self.seen(viewer) else { return };
            let same = |(eyes, before, _): &&(Viewer, _, _)| *eyes == viewer && *before == last;
            // Those who watch have all been told the same.
            let text = match said.iter().find(same) {
                Some((_, _, text)) => Some(text.clone()),
                None => {
                    self.changed(viewer, last.as_deref(), &position, from, undone, clock.as_ref())
                }
            };
            let Some(connection) = self.connections.get_mut(&number) else { continue };
            let Some(text) = text else {
                connection.lost.store(true, Ordering::Relaxed);
                continue;
            };
            connection.push(Topic::Change, Text::Whole(text.clone()));
            connection.last = Some(position);
            said.push((viewer, last, text));
        }
    }

    /// What has changed for these eyes, written out.
    fn changed(
        &self,
        viewer: Viewer,
        last: Option<&str>,
        position: &str,
        kept: usize,
        undone: Option<&Undone>,
        clock: Option<&Clock>,
    ) -> Option<Utf8Bytes> {
        let play = self.play.as_ref()?;
        let page = Page::after(kept, play.ply());
        let message = Message::Changed {
            patch: patch::between(last, position),
            from: page.from,
            left_out: page.left_out,
            log: play.log(viewer, page.plies),
            undone: undone.cloned(),
            clock: clock.cloned(),
        };
        serde_json::to_string(&message).ok().map(Utf8Bytes::from)
    }

    /// A page of the story that was left out before.
    fn tell_earlier(&self, number: u64, before: usize) {
        let Some(connection) = self.connections.get(&number) else { return };
        let ply = self.play.as_ref().map_or(0, |play| play.ply());
        let page = Page::before(before.min(ply));
        let viewer = self.viewer(connection);
        let log = self.play.as_ref().map(|play| play.log(viewer, page.clone()));
        let (from, before) = (page.start, page.end);
        connection.say(&Message::Earlier { from, before, log: log.unwrap_or_default() });
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
            ClientMessage::Earlier { before } => self.tell_earlier(number, before),
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
            ClientMessage::PlanTurn { number: request, seat, turns } => {
                let done = self.plan_turn(number, seat, turns).await;
                self.acknowledge(number, request, done);
            }
            ClientMessage::Again { number: request, again } => {
                let done = self.agree(number, again).await;
                self.acknowledge(number, request, done);
            }
            ClientMessage::Talk { number: request, words } => {
                let done = self.talk(number, request, words).await;
                self.acknowledge(number, request, done);
            }
            ClientMessage::Mute { number: request, whom, muted } => {
                let done = self.mute(number, whom, muted).await;
                self.acknowledge(number, request, done);
            }
            ClientMessage::Point { version, place } => self.point(number, version, place),
            ClientMessage::Report { number: request, said } => {
                let done = self.report(number, &said).await;
                self.acknowledge(number, request, done);
            }
        }
    }

    fn acknowledge(&self, number: u64, request: u32, done: Result<(), Problem>) {
        if let Err(problem) = &done {
            self.app.metrics.refused(problem.code);
            if self.broken {
                // Nobody knows what is written: it is neither acknowledged nor refused.
                return;
            }
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
        let Some(connection) = self.connections.get(&number) else { return };
        let viewer = self.viewer(connection);
        let last = connection.last.clone();
        // What the one saw and the other may not is told again, as the other saw it.
        let parting = self.play.as_ref().map(|play| play.parting(before, viewer));
        let Some((position, from)) = self.seen(viewer).zip(parting) else { return };
        let clock = self.shown_clock();
        let text = self.changed(viewer, last.as_deref(), &position, from, None, clock.as_ref());
        if let (Some(text), Some(connection)) = (text, self.connections.get_mut(&number)) {
            connection.push(Topic::Change, Text::Whole(text));
            connection.last = Some(position);
        }
        self.tell_plan(number);
    }
}
