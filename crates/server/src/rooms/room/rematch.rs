//! A return match, once all who stay agreed.

use std::sync::Arc;

use protocol::web::{Code, Problem, dice::Seating, past::SameAgain};
use store::{Guest, Phase};
use tabletop::Seat;

use super::state::Room;
use crate::{
    failure::store_problem,
    rooms::opening::{self, Begin, Opening},
    tables::{
        clocks::Clocks,
        seats::{self, Seated},
        talk,
    },
};

impl Room {
    pub(super) async fn agree(&mut self, connection: u64, again: bool) -> Result<(), Problem> {
        let guest = self.connections.get(&connection).and_then(|connection| connection.guest());
        let not_yours = || Problem::new(Code::NotYours, "only those who played can play again");
        let guest = guest.cloned().ok_or_else(not_yours)?;
        if !self.seats.iter().any(|seat| seat.guest() == Some(&guest.id)) {
            return Err(not_yours());
        }
        if self.phase() != Phase::Over || self.play.is_none() {
            return Err(Problem::new(Code::NotNow, "the game is not over"));
        }
        if self.table.rematch.is_some() {
            return Ok(());
        }
        let app = Arc::clone(&self.app);
        let kept = app.store.set_consent(&self.table.id, &guest.id, again).await;
        kept.map_err(|error| store_problem(&error))?;
        self.consents.retain(|id| *id != guest.id);
        if again {
            self.consents.push(guest.id.clone());
        }
        if again && self.all_agree() {
            self.open_rematch(&guest).await?;
        }
        self.tell_table(None);
        Ok(())
    }

    /// One of those who sat here has opened the same table once more: the others may come along.
    pub(super) fn invite(&mut self, guest: &Guest, table: String) {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let mut own = seats.filter(|(_, seat)| {
            seat.guest() == Some(&guest.id) || seat.left_by.as_deref() == Some(&guest.id)
        });
        let by = own.next().map(|(by, _)| by);
        if by.is_some() || self.is_screen_of(guest) {
            self.affairs.again = Some(SameAgain { table, by });
        }
    }

    /// Those who are gone are not waited for; their seats stay open.
    fn all_agree(&self) -> bool {
        let there = self.presence().guests;
        let mut playing = seats::guests(&self.seats).into_iter().filter(|id| there.contains(id));
        playing.all(|guest| self.consents.contains(&guest))
    }

    async fn open_rematch(&mut self, guest: &Guest) -> Result<(), Problem> {
        let stays = |seat: &Seated| match seat.guest() {
            Some(id) => self.consents.iter().any(|consent| consent == id),
            None => true,
        };
        let mut seats: Vec<Seated> = self
            .seats
            .iter()
            .map(|seat| if stays(seat) { seat.anew() } else { Seated::nobody() })
            .collect();
        let lot = self.dice.as_ref().is_some_and(|dice| dice.lot);
        if !lot {
            // Whoever sat second begins this time.
            seats.rotate_left(1);
        }
        // Whoever plays with a page adds to the dice again; programs are not waited for.
        let joint = self.dice.as_ref().and_then(|dice| dice.added).is_some_and(|a| a.parts > 0);
        // A screen comes along and looks after the next table as well.
        let stays = self.is_around_a_screen() || self.consents.contains(&self.table.host);
        let host = if stays { &self.table.host } else { &guest.id };
        let options = serde_json::from_str(&self.table.options).unwrap_or_default();
        let clocks = Clocks::of(&self.table);
        let opening = Opening {
            pace: clocks.as_ref().map(|clocks| clocks.pace).unwrap_or_default(),
            late: clocks.as_ref().map(|clocks| clocks.late).unwrap_or_default(),
            game: &self.table.game,
            options: &options,
            host,
            begin: if joint { Begin::Joint(seats::guests(&seats)) } else { Begin::Now },
            seating: self
                .dice
                .as_ref()
                .map(|dice| if dice.lot { Seating::Lot } else { Seating::AsSeated }),
            seats,
            public: self.table.public,
            rated: self.table.rated,
            talk: Some(talk::rules(&self.table)),
        };
        let id = opening::open(&self.app, opening).await?.id;
        self.table.rematch = Some(id.clone());
        self.save(None).await?;
        self.app.hub.wake(&self.app, &id);
        Ok(())
    }
}
