//! What people say to each other at a table. It is written like everything else before anybody is told,
//! and has nothing to do with the game: no version, no position, no record.

use axum::extract::ws::Utf8Bytes;
use games::Message;
use protocol::web::{
    Code, Problem,
    talk::{Muted, Said, Speaker, Talk, TalkKinds, Words},
};
use store::{Ears, Mute, Phase, SaidRow, StoreError};

use super::{
    connection::Connection,
    outbox::{Text, Topic},
    state::Room,
};
use crate::{
    failure::store_problem,
    operations::{clock, ids},
    people::{names, written},
    tables::{seats, talk},
};

/// So much of it is told to whoever comes.
const TOLD: u32 = 100;
/// So much is kept of a table.
const KEPT: u32 = 500;
/// How much is said before it is looked how much is kept.
const TRIM_AFTER: u32 = 50;
/// Whom one person does not want to hear.
const MOST_MUTES: u32 = 200;

/// What a room knows of it.
#[derive(Debug, Default)]
pub(super) struct Spoken {
    /// The last of it, the oldest first.
    rows: Vec<SaidRow>,
    /// How much was said here since it was looked how much is kept.
    untrimmed: u32,
}

impl Room {
    pub(super) async fn read_talk(&mut self) -> Result<(), Problem> {
        let rows = self.app.store.talk(&self.table.id, TOLD).await;
        self.spoken.rows = rows.map_err(|error| store_problem(&error))?;
        Ok(())
    }

    /// How this guest listens. Whoever cannot be asked for hears nothing rather than too much.
    pub(super) async fn read_ears(&self, guest: Option<&str>) -> Option<Ears> {
        let Some(guest) = guest else { return Some(Ears::default()) };
        self.app.store.ears(guest, &self.table.id).await.map_err(|error| store_problem(&error)).ok()
    }

    pub(super) async fn talk(
        &mut self,
        number: u64,
        request: u32,
        words: Words,
    ) -> Result<(), Problem> {
        let gone = || Problem::new(Code::NotNow, "the connection is gone");
        let connection = self.connections.get(&number).ok_or_else(gone)?;
        let guest = connection.guest().cloned().ok_or_else(nobody)?;
        let request = connection.request(request);
        let words = self.check(connection, words)?;
        if !self.app.limiters.talk.take(guest.id.clone())
            || !self.app.limiters.talk_at.take(self.table.id.clone())
        {
            return Err(Problem::new(Code::TooMany, "too much is said; wait a moment"));
        }
        let sits = self.seats.iter().find(|seat| seat.guest() == Some(&guest.id));
        let last = self.spoken.rows.last().map_or(0, |row| row.at + 1);
        let row = SaidRow {
            id: ids::id(),
            table: self.table.id.clone(),
            name: sits.map_or_else(
                || self.watchers_name(&guest.id, &guest.name),
                |seat| seat.name.clone(),
            ),
            watches: sits.is_none(),
            guest: guest.id,
            words: serde_json::to_string(&words).unwrap_or_default(),
            at: clock::now_ms().max(last),
            hidden: false,
        };
        match self.app.store.add_talk(&row, &request).await {
            Ok(true) => {}
            Ok(false) => return Err(banned()),
            // Perhaps it was written and nobody was told.
            Err(StoreError::Repeated) => return self.hear_talk().await,
            Err(error) => return Err(store_problem(&error)),
        }
        self.tell_said(&row);
        self.spoken.rows.push(row);
        self.trim_talk().await;
        Ok(())
    }

    /// What may be said by this connection, as it is kept.
    fn check(&self, connection: &Connection, words: Words) -> Result<Words, Problem> {
        if connection.ears.as_ref().is_some_and(|ears| ears.banned.is_some()) {
            return Err(banned());
        }
        let needed = match &words {
            Words::Phrase { .. } | Words::Reaction { .. } => TalkKinds::Phrases,
            Words::Text { .. } => TalkKinds::Everything,
        };
        if self.may_say(connection) < needed {
            return Err(Problem::new(Code::NoTalk, "this may not be said here, or not by you"));
        }
        Ok(match words {
            Words::Phrase { .. } => words,
            Words::Reaction { ply, .. } => {
                if ply.is_some_and(|ply| ply >= self.ply()) {
                    return Err(Problem::new(Code::Malformed, "this has not been done"));
                }
                words
            }
            Words::Text { text } => Words::Text { text: written::clean(&text)? },
        })
    }

    fn may_say(&self, connection: &Connection) -> TalkKinds {
        let rules = talk::rules(&self.table);
        match (connection.guest(), &connection.ears) {
            (Some(_), Some(ears))
                if ears.banned.is_none() && (rules.guests || ears.has_account) =>
            {
                rules.allowed
            }
            _ => TalkKinds::Nothing,
        }
    }

    /// Nobody who watches is called like somebody who plays, or like somebody else who watches.
    fn watchers_name(&self, guest: &str, name: &str) -> String {
        let name = names::shown(name);
        if name.is_empty() {
            return name;
        }
        let players = seats::players(&self.seats).into_iter().map(|player| player.name);
        let others = self.spoken.rows.iter().filter(|row| row.guest != guest);
        let mut taken: Vec<String> = players.chain(others.map(|row| row.name.clone())).collect();
        taken.retain(|name| !name.is_empty());
        taken.sort_unstable();
        taken.dedup();
        names::apart(name, &taken)
    }

    async fn trim_talk(&mut self) {
        let extra = self.spoken.rows.len().saturating_sub(TOLD as usize);
        self.spoken.rows.drain(..extra);
        self.spoken.untrimmed += 1;
        if self.spoken.untrimmed >= TRIM_AFTER {
            self.spoken.untrimmed = 0;
            if let Err(error) = self.app.store.trim_talk(&self.table.id, KEPT).await {
                tracing::warn!(table = self.table.id, %error, "old talk stays");
            }
        }
    }

    /// In a rated game those who play do not hear those who watch before it is over.
    fn keeps_apart(&self) -> bool {
        self.table.rated && self.table.phase == Phase::Running
    }

    fn hears(&self, connection: &Connection, row: &SaidRow) -> bool {
        let guest = connection.guest_id();
        if guest == Some(&row.guest) {
            return true;
        }
        let Some(ears) = &connection.ears else { return false };
        let muted = ears.all_muted || ears.muted.iter().any(|mute| mute.guest == row.guest);
        // Those who play look at the screen of the room as well.
        let plays = || {
            connection.screen
                || self.seats.iter().any(|seat| guest.is_some() && seat.guest() == guest)
        };
        let kept_apart = row.watches && self.keeps_apart() && plays();
        !muted && !kept_apart
    }

    fn said(&self, row: &SaidRow) -> Option<Said> {
        let seat = seats::of_guest(&self.seats, Some(&row.guest)).first().copied();
        let name = match seat.and_then(|seat| self.seats.get(seat.index())) {
            Some(seated) => seated.name.clone(),
            // Somebody may have sat down meanwhile who is called like this.
            None => names::apart(row.name.clone(), &self.names_of_players()),
        };
        Some(Said {
            id: row.id.clone(),
            by: Speaker { id: row.guest.clone(), seat, name, watches: row.watches },
            at: row.at,
            words: serde_json::from_str(&row.words).ok()?,
        })
    }

    fn names_of_players(&self) -> Vec<String> {
        let names = self.seats.iter().map(|seat| seat.name.clone());
        names.filter(|name| !name.is_empty()).collect()
    }

    /// Written once for all who hear it.
    fn tell_said(&self, row: &SaidRow) {
        let Some(said) = self.said(row) else { return };
        let Ok(text) = serde_json::to_string(&Message::Said { said }) else { return };
        let text = Utf8Bytes::from(text);
        for connection in self.connections.values().filter(|one| self.hears(one, row)) {
            connection.push(Topic::Said, Text::Whole(text.clone()));
        }
    }

    pub(super) fn tell_talk(&self, number: u64) {
        let Some(connection) = self.connections.get(&number) else { return };
        let heard = self.spoken.rows.iter().filter(|row| self.hears(connection, row));
        let ears = connection.ears.clone().unwrap_or_default();
        let muted = |mute: Mute| Muted { id: mute.guest, name: mute.name };
        let talk = Talk {
            said: heard.filter_map(|row| self.said(row)).collect(),
            may: self.may_say(connection),
            banned: ears.banned.is_some(),
            muted: ears.muted.into_iter().map(muted).collect(),
            all_muted: ears.all_muted,
        };
        connection.say(&Message::Talk { talk });
    }

    pub(super) fn tell_talk_to_all(&self) {
        for number in self.connections.keys() {
            self.tell_talk(*number);
        }
    }

    /// The game is over, or goes on after all: those who play may hear more now, or less.
    pub(super) fn tell_talk_of_watchers(&self) {
        if self.table.rated && self.spoken.rows.iter().any(|row| row.watches) {
            self.tell_talk_to_all();
        }
    }

    /// Something was said elsewhere, or is not to be read any more.
    pub(super) async fn hear_talk(&mut self) -> Result<(), Problem> {
        let before = std::mem::take(&mut self.spoken.rows);
        if let Err(problem) = self.read_talk().await {
            self.spoken.rows = before;
            return Err(problem);
        }
        // What is older than all that is told was pushed out by newer things; what else is missing is gone.
        let now = &self.spoken.rows;
        let oldest = now.first().filter(|_| now.len() >= TOLD as usize).map(|row| row.at);
        let is_gone =
            |row: &SaidRow| oldest.is_none_or(|oldest| row.at >= oldest) && !now.contains(row);
        if before.iter().any(is_gone) {
            self.tell_talk_to_all();
        } else {
            for row in self.spoken.rows.iter().filter(|row| !before.contains(row)) {
                self.tell_said(row);
            }
        }
        Ok(())
    }

    pub(super) async fn mute(
        &mut self,
        number: u64,
        whom: Option<String>,
        muted: bool,
    ) -> Result<(), Problem> {
        let connection = self.connections.get(&number);
        let guest = connection.and_then(Connection::guest_id).ok_or_else(nobody)?.to_owned();
        if !self.app.limiters.mutes.take(guest.clone()) {
            return Err(Problem::new(Code::TooMany, "wait a moment"));
        }
        let failed = |error| store_problem(&error);
        match whom {
            None => {
                let set = self.app.store.set_all_muted(&guest, &self.table.id, muted);
                set.await.map_err(failed)?;
            }
            Some(whom) => {
                let name = self.name_of(&whom).filter(|_| whom != guest);
                if muted && name.is_none() {
                    return Err(Problem::new(Code::Malformed, "there is nobody else of this name"));
                }
                let mute = Mute { guest: whom, name: name.unwrap_or_default() };
                let set = self.app.store.set_mute(&guest, &mute, muted, MOST_MUTES);
                if !set.await.map_err(failed)? {
                    return Err(Problem::new(Code::TooMany, "too many people are muted"));
                }
            }
        }
        self.listen_anew(&guest).await;
        self.app.hub.tell_ears(&guest, Some(&self.table.id));
        Ok(())
    }

    /// How somebody is called who sits here, or who said something here.
    fn name_of(&self, guest: &str) -> Option<String> {
        let sits = self.seats.iter().find(|seat| seat.guest() == Some(guest));
        let spoke = || self.spoken.rows.iter().rfind(|row| row.guest == guest);
        sits.map(|seat| seat.name.clone()).or_else(|| spoke().map(|row| row.name.clone()))
    }

    /// A guest listens otherwise from now on, or may speak or not.
    pub(super) async fn listen_anew(&mut self, guest: &str) {
        let theirs =
            |(number, one): (&u64, &Connection)| (one.guest_id() == Some(guest)).then_some(*number);
        let numbers: Vec<u64> = self.connections.iter().filter_map(theirs).collect();
        if numbers.is_empty() {
            return;
        }
        let ears = self.read_ears(Some(guest)).await;
        for number in numbers {
            if let Some(connection) = self.connections.get_mut(&number) {
                connection.ears.clone_from(&ears);
            }
            self.tell_talk(number);
        }
    }

    pub(super) async fn report(&self, number: u64, said: &str) -> Result<(), Problem> {
        let connection = self.connections.get(&number);
        let guest = connection.and_then(Connection::guest_id).ok_or_else(nobody)?;
        if !self.app.limiters.reports.take(guest.to_owned()) {
            return Err(Problem::new(Code::TooMany, "wait a moment"));
        }
        let heard = self.spoken.rows.iter().find(|row| row.id == said);
        // Nobody learns by this what is said where they do not hear it.
        let heard = heard.filter(|row| connection.is_some_and(|one| self.hears(one, row)));
        let unknown = || Problem::new(Code::Malformed, "nothing of this name was said here");
        let row = heard.ok_or_else(unknown)?;
        let written = self
            .app
            .store
            .add_talk_report(&self.table.id, &row.id, guest, clock::now())
            .await
            .map_err(|error| store_problem(&error))?;
        if written { Ok(()) } else { Err(unknown()) }
    }
}

fn nobody() -> Problem {
    Problem::new(Code::NoGuest, "whoever says something is somebody: GET /api/me gives a cookie")
}

fn banned() -> Problem {
    Problem::new(Code::NoTalk, "whoever looks after this house lets you say nothing")
}
