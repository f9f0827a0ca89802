//! Who sits where, and when it begins.

use protocol::web::{
    Code, Problem,
    tables::{Chair, Join, Sitter},
};
use serde_json::Value;
use store::{Guest, Phase};
use tabletop::Seat;

use super::{Seating, state::Room};
use crate::{
    games, ids, opening,
    seats::{self, Seated},
};

impl Room {
    pub(super) async fn seat(&mut self, guest: &Guest, seating: Seating) -> Result<(), Problem> {
        let mut seed = None;
        let forgets = matches!(seating, Seating::Forget);
        let returns = matches!(seating, Seating::Return);
        match seating {
            Seating::Join(join) => self.join(guest, &join)?,
            Seating::Leave => self.stand_up(guest),
            Seating::Give(seat, chair) => self.give(guest, seat, &chair)?,
            Seating::Begin => {
                seed = Some(self.begin(guest)?);
                self.settle_rated().await?;
            }
            Seating::BecomeOneOf(other) => self.become_one_of(guest, &other),
            Seating::Forget => self.forget(guest),
            Seating::Return => self.come_back(guest)?,
        }
        if let Err(problem) = self.save(seed.as_ref()).await {
            self.welcome_all();
            return Err(problem);
        }
        if forgets {
            // The game in memory still knows the name.
            self.reload().await?;
        }
        self.count_heads();
        if seed.is_some() {
            tracing::info!(table = self.table.id, "the game begins");
            self.welcome_all();
            self.call_first().await;
        } else {
            if returns {
                self.tell_positions();
            }
            self.tell_table(None);
        }
        self.ask_bot();
        Ok(())
    }

    fn gathering(&self) -> Result<(), Problem> {
        match self.table.phase {
            Phase::Gathering => Ok(()),
            Phase::Running | Phase::Over => {
                Err(Problem::new(Code::NotNow, "the game has begun already"))
            }
        }
    }

    fn host(&self, guest: &Guest) -> Result<(), Problem> {
        if self.table.host == guest.id {
            return Ok(());
        }
        Err(Problem::new(Code::NotYours, "only the host may do this"))
    }

    fn join(&mut self, guest: &Guest, join: &Join) -> Result<(), Problem> {
        let mine = seats::of_guest(&self.seats, Some(&guest.id));
        let name = match &join.name {
            Some(name) => seats::clean_name(name)?,
            None => guest.name.clone(),
        };
        // Whoever sits already may come in at any time.
        if !mine.is_empty() && join.seat.is_none_or(|seat| mine.contains(&seat)) {
            return Ok(());
        }
        self.gathering()?;
        let free = |seat: &Seat| self.seats.get(seat.index()).is_some_and(Seated::is_free);
        let seat = match join.seat {
            Some(seat) if free(&seat) => seat,
            Some(_) => return Err(Problem::new(Code::SeatTaken, "this seat is not free")),
            None => Seat::all(self.seats.len())
                .find(free)
                .ok_or_else(|| Problem::new(Code::TableFull, "every seat is taken"))?,
        };
        // Who has a seat already changes over.
        let mut sits = Seated::person(guest, name);
        if let [before] = mine[..] {
            sits = std::mem::replace(&mut self.seats[before.index()], Seated::nobody());
        }
        self.seats[seat.index()] = sits;
        Ok(())
    }

    /// Leaves for good. In a running game a bot plays on.
    fn stand_up(&mut self, guest: &Guest) {
        let running = match self.phase() {
            Phase::Gathering => false,
            Phase::Running => true,
            Phase::Over => return,
        };
        for (index, seat) in self.seats.iter_mut().enumerate() {
            if seat.guest() == Some(&guest.id) {
                if running {
                    seat.leave(index);
                } else {
                    *seat = Seated::nobody();
                }
            }
        }
        if self.table.host == guest.id {
            self.pass_on_host(running);
        }
    }

    /// Somebody else looks after the table from now on.
    pub(super) fn pass_on_host(&mut self, running: bool) {
        match seats::guests(&self.seats).into_iter().next() {
            Some(other) => self.table.host = other,
            // Nobody is left who could begin.
            None if !running => self.table.phase = Phase::Over,
            None => {}
        }
    }

    fn become_one_of(&mut self, guest: &Guest, other: &str) {
        for seat in &mut self.seats {
            if seat.guest() == Some(&guest.id) {
                seat.sitter = Sitter::Person { id: other.to_owned() };
            }
            if seat.left_by.as_deref() == Some(&guest.id) {
                seat.left_by = Some(other.to_owned());
            }
        }
        if self.table.host == guest.id {
            other.clone_into(&mut self.table.host);
        }
        for consent in self.consents.iter_mut().filter(|consent| **consent == guest.id) {
            other.clone_into(consent);
        }
    }

    /// Leaves, and takes the name along: also out of the record of a game that is over.
    fn forget(&mut self, guest: &Guest) {
        let mine = seats::of_guest(&self.seats, Some(&guest.id));
        self.stand_up(guest);
        for seat in &mine {
            let place = &mut self.seats[seat.index()];
            let level = place.level();
            let bot = |level| Seated {
                left_by: place.left_by.take(),
                ..Seated::bot(level, seat.index())
            };
            *place = level.map_or_else(Seated::nobody, bot);
        }
        // That somebody has left is not forgotten, only who it was.
        for seat in &mut self.seats {
            if seat.left_by.as_deref() == Some(&guest.id) {
                seat.left_by = Some(String::new());
            }
        }
        self.consents.retain(|consent| *consent != guest.id);
        let record = self.table.record.as_deref().map(serde_json::from_str::<Value>);
        if let Some(Ok(mut record)) = record {
            for (seat, player) in Seat::all(self.seats.len()).zip(seats::players(&self.seats)) {
                let name = record.pointer_mut(&format!("/players/{}/name", seat.index()));
                if let Some(name) = name.filter(|_| mine.contains(&seat)) {
                    *name = player.name.into();
                }
            }
            self.table.record = Some(record.to_string());
        }
    }

    fn give(&mut self, guest: &Guest, seat: Seat, chair: &Chair) -> Result<(), Problem> {
        self.host(guest)?;
        self.gathering()?;
        let sits = Seated::on(chair, seat.index(), guest)?;
        let place = self.seats.get_mut(seat.index());
        let place = place.ok_or_else(|| Problem::new(Code::Malformed, "there is no such seat"))?;
        if place.guest().is_some_and(|owner| owner != guest.id) {
            return Err(Problem::new(Code::SeatTaken, "somebody sits there"));
        }
        *place = sits;
        Ok(())
    }

    fn begin(&mut self, guest: &Guest) -> Result<tabletop::Seed, Problem> {
        self.host(guest)?;
        self.gathering()?;
        if self.seats.iter().any(Seated::is_free) {
            return Err(Problem::new(Code::NotNow, "some seats are still free"));
        }
        if seats::guests(&self.seats).is_empty() {
            return Err(Problem::new(Code::NotNow, "nobody sits at the table"));
        }
        let internal = |message| Problem::new(Code::Internal, message);
        let rules = games::by_name(&self.table.game).ok_or_else(|| internal("no such game"))?;
        let options = serde_json::from_str(&self.table.options)
            .map_err(|_| internal("the options cannot be read"))?;
        let seed = ids::seed();
        let dealt = rules.deal(&options, seats::players(&self.seats), seed)?;
        opening::wind_up(&mut self.table, &self.seats);
        self.table.record = Some(dealt.record);
        self.play = Some(dealt.play);
        Ok(seed)
    }
}
