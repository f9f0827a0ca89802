//! Whoever is asked and does not look at the table is called. What to tell is written together with
//! the change that makes it true; the rest is done by the sender.

use std::time::Duration;

use protocol::web::notifications::NotificationKind;
use store::NewNotification;
use tabletop::Seat;

use super::state::Room;
use crate::{
    notifications::Facts,
    operations::clock,
    tables::{info, seats},
};

/// How long a line may be dead before that is noticed, in seconds.
const DEAD_LINE: i64 = 60;

/// Somebody who came to be asked while they were here.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    guest: String,
    version: u64,
    at: i64,
}

impl Room {
    /// Whom to call because of a change that began with this action of the record.
    pub(super) fn calls(&mut self, from: usize) -> Vec<NewNotification> {
        self.asked = None;
        let Some(play) = &self.play else { return Vec::new() };
        if play.is_over() {
            return self.calls_to_the_end();
        }
        let Some((seat, guest)) = self.asked_person() else { return Vec::new() };
        // Whoever was asked before knows it, unless a plan has answered.
        if !self.by_plan && info::asked_guest(&self.table).as_deref() == Some(guest) {
            return Vec::new();
        }
        // A plan answers by itself; wishes are for the turn in which they were made.
        let new_turn = play.turn_began_since(from);
        let planned = if new_turn { self.planned_turn() } else { self.planned() };
        if planned.is_some() {
            return Vec::new();
        }
        let (guest, version) = (guest.to_owned(), play.version());
        if self.is_here(&guest) {
            self.asked = Some(Asked { guest, version, at: clock::now() });
            return Vec::new();
        }
        self.call(seat).into_iter().collect()
    }

    /// Calls whoever is asked at the beginning.
    pub(super) async fn call_first(&mut self) {
        let Some((seat, guest)) = self.asked_person() else { return };
        if !self.is_here(guest) {
            let notification = self.call(seat);
            self.write_notifications(notification).await;
        }
    }

    /// Whether the game has begun and nobody has answered yet: perhaps somebody was not called.
    pub(super) fn is_untouched(&self) -> bool {
        self.table.version == 0
    }

    /// Somebody nudges whoever is asked.
    pub(super) async fn call_with_nudge(&self, by: Seat) {
        let mut players = seats::players(&self.seats).into_iter();
        let name = players.nth(by.index()).map(|player| player.name).unwrap_or_default();
        let notification =
            self.call_at_once(NotificationKind::Nudge, |facts| facts.with_nudge(&name));
        self.write_notifications(notification).await;
    }

    /// Tells whoever is asked and does not look when their time is over.
    pub(super) fn call_in_time(&self, over: i64) -> Option<NewNotification> {
        self.call_at_once(NotificationKind::Time, |facts| facts.with_deadline(over))
    }

    fn call_at_once(
        &self,
        kind: NotificationKind,
        more: impl Fn(Facts) -> Facts,
    ) -> Option<NewNotification> {
        let (seat, _) = self.asked_person().filter(|(_, guest)| !self.is_here(guest))?;
        self.notification(kind, seat, Duration::ZERO, more)
    }

    /// A guest looks at the table: nobody has to call them.
    pub(super) async fn came(&self, connection: u64) {
        let guest = self.connections.get(&connection).and_then(|connection| connection.guest_id());
        let Some(guest) = guest.filter(|guest| self.is_here(guest)) else { return };
        if seats::of_guest(&self.seats, Some(guest)).is_empty() {
            return;
        }
        if let Err(error) = self.app.store.notifications_seen(guest, &self.table.id).await {
            tracing::error!(%error, table = self.table.id, "a notification stays");
        }
    }

    /// Another server wrote a change, and could not know that whoever is asked now looks at it here.
    pub(super) async fn greet_asked(&mut self) {
        let Some((_, guest)) = self.asked_person() else { return };
        let guest = guest.to_owned();
        if !self.is_here(&guest) {
            return;
        }
        if let Err(error) = self.app.store.notifications_seen(&guest, &self.table.id).await {
            tracing::error!(%error, table = self.table.id, "a notification stays");
        }
    }

    /// A guest looks away. Whoever was asked just now may not have seen it.
    pub(super) async fn went(&mut self, guest: &str) {
        let Some(asked) = self.asked.clone().filter(|asked| asked.guest == guest) else { return };
        let play = self.play.as_ref().map(|play| play.version());
        let soon =
            i64::try_from(self.app.settings.notifications.grace.as_secs()).unwrap_or(i64::MAX);
        let fresh = clock::now() - asked.at <= soon.saturating_add(DEAD_LINE);
        if play != Some(asked.version) || !fresh || self.is_here(guest) {
            return;
        }
        self.asked = None;
        self.call_first().await;
    }

    fn is_here(&self, guest: &str) -> bool {
        let mut here = self.connections.values().filter(|connection| !connection.away);
        here.any(|connection| connection.guest_id() == Some(guest))
    }

    /// The person who is asked.
    pub(super) fn asked_person(&self) -> Option<(Seat, &str)> {
        let seat = self.play.as_ref().filter(|play| !play.is_over())?.asked()?;
        Some((seat, self.seats.get(seat.index())?.guest()?))
    }

    fn call(&self, seat: Seat) -> Option<NewNotification> {
        let play = self.play.as_ref()?;
        let own = play.on_turn() == Some(seat);
        let kind = if own { NotificationKind::Turn } else { NotificationKind::Asked };
        self.notification(kind, seat, self.app.settings.notifications.grace, |facts| facts)
    }

    fn calls_to_the_end(&self) -> Vec<NewNotification> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let mut told: Vec<&str> = Vec::new();
        let mut notifications = Vec::new();
        for (seat, seated) in seats {
            let Some(guest) = seated.guest().filter(|guest| !told.contains(guest)) else {
                continue;
            };
            told.push(guest);
            if !self.is_here(guest) {
                let grace = self.app.settings.notifications.grace;
                notifications.extend(self.notification(
                    NotificationKind::Over,
                    seat,
                    grace,
                    |facts| facts,
                ));
            }
        }
        notifications
    }

    fn notification(
        &self,
        kind: NotificationKind,
        seat: Seat,
        grace: Duration,
        more: impl Fn(Facts) -> Facts,
    ) -> Option<NewNotification> {
        let (play, seated) = (self.play.as_ref()?, self.seats.get(seat.index())?);
        let facts = more(Facts::of(&**play, &self.seats, seat));
        Some(NewNotification {
            guest: seated.guest()?.to_owned(),
            kind: kind.name().to_owned(),
            facts: serde_json::to_string(&facts).ok()?,
            due: clock::now().saturating_add(i64::try_from(grace.as_secs()).unwrap_or(i64::MAX)),
            insists: match kind {
                NotificationKind::Turn | NotificationKind::Asked => false,
                NotificationKind::Time
                | NotificationKind::Nudge
                | NotificationKind::Over
                | NotificationKind::Invite => true,
            },
        })
    }

    /// Writes what does not come with a change.
    async fn write_notifications(&self, notification: Option<NewNotification>) {
        let Some(notification) = notification else { return };
        let (id, version) = (&self.table.id, self.table.version);
        if let Err(error) = self.app.store.add_notifications(id, version, &[notification]).await {
            tracing::error!(%error, table = self.table.id, "nobody is called");
        }
    }
}
