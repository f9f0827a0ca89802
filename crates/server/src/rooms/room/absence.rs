//! Whoever is asked does not come: those who are there may let a bot play until they are back.

use protocol::web::{
    Code, Problem,
    leaving::{NoteKind, Waiting},
};
use store::{Guest, Phase};
use tabletop::Seat;

use super::{hosting::seconds_left, state::Room};
use crate::{
    operations::clock,
    tables::{
        affairs::{Affairs, Votes},
        clocks::{ClockStep, Clocks},
        seats,
    },
};

/// What those who look were told around the table, besides the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ToldAround {
    absent: Option<Seat>,
    host_gone: bool,
    missing: Vec<Seat>,
    affairs: Affairs,
}

impl Room {
    /// Remembers who looks at this moment, before anything changes it.
    pub(super) fn note_who_looks(&mut self) {
        let now = clock::now();
        for guest in seats::guests(&self.seats) {
            if self.looks(&guest) {
                self.seen.insert(guest, now);
            }
        }
        if self.host_looks() {
            self.seen.insert(self.table.host.clone(), now);
        }
    }

    /// Tells everybody when whoever is asked comes or goes, and when something is proposed or lapses.
    pub(super) fn mind_company(&mut self) {
        let around = self.around();
        if around != self.told_around {
            self.told_around = around;
            self.tell_table(None);
        }
    }

    pub(super) fn around(&self) -> ToldAround {
        let asked = self.asked_person().filter(|(_, guest)| !self.looks(guest));
        ToldAround {
            absent: asked.map(|(seat, _)| seat),
            host_gone: self.host_in().is_some(),
            missing: self.missing(),
            affairs: self.affairs.clone(),
        }
    }

    /// Whether somebody looks at the table: here with the page before them, or on another server.
    pub(super) fn looks(&self, guest: &str) -> bool {
        let mut here = self.connections.values().filter(|it| it.guest_id() == Some(guest));
        let open = here.clone().next().is_some();
        if open { here.any(|it| !it.away) } else { self.presence().guests.contains(guest) }
    }

    /// Since when somebody has not looked, in seconds since 1970; nothing while they do. Nobody was seen
    /// who has not come since the table was opened here: then it is since the last thing happened.
    pub(super) fn gone_since(&self, guest: &str) -> Option<i64> {
        if self.looks(guest) {
            return None;
        }
        Some(self.seen.get(guest).copied().unwrap_or(self.table.changed))
    }

    /// The person who is asked, for those who wait.
    pub(super) fn waiting(&self) -> Option<Waiting> {
        let seat = self.waited_for_in_time()?;
        let guest = self.seats.get(seat.index())?.guest()?;
        let now = clock::now();
        let since = |then: i64| u32::try_from(now.saturating_sub(then)).unwrap_or_default();
        let company = seats::guests(&self.seats).len() > 1;
        let votes = self.affairs.votes.as_ref().filter(|votes| votes.seat == seat);
        Some(Waiting {
            seat,
            quiet: since(self.table.changed),
            gone: self.gone_since(guest).map(since),
            bot_in: self.patience_left(guest).filter(|_| company),
            votes: votes.map(|votes| votes.by.clone()).unwrap_or_default(),
            needed: self.votes_needed(guest),
        })
    }

    /// In how many seconds a bot may be let play for this person.
    fn patience_left(&self, guest: &str) -> Option<u32> {
        if Clocks::of(&self.table).is_some() {
            return None;
        }
        let since = self.gone_since(guest)?.max(self.table.changed);
        Some(seconds_left(since, self.absence()))
    }

    /// More than half of the others who are there.
    fn votes_needed(&self, absent: &str) -> u32 {
        let there = self.presence().guests;
        let others = seats::guests(&self.seats).into_iter();
        let others = others.filter(|guest| guest != absent && there.contains(guest)).count();
        1 + others as u32 / 2
    }

    /// Votes for a bot in the place of whoever is asked. Asked again, it is done already.
    pub(super) fn let_bot_play(
        &mut self,
        guest: &Guest,
        seat: Seat,
        agree: bool,
    ) -> Result<(), Problem> {
        let not_now = |why: &str| Problem::new(Code::NotNow, why);
        let voter = self.voter(guest)?;
        let seated = self.seats.get(seat.index());
        let seated =
            seated.ok_or_else(|| Problem::new(Code::Malformed, "there is no such seat"))?;
        let person = seated.guest().ok_or_else(|| not_now("nobody is waited for there"))?;
        if person == guest.id {
            return Err(not_now("it is your own seat"));
        }
        if seated.stand_in {
            return Ok(());
        }
        if Clocks::of(&self.table).is_some() {
            return Err(not_now("there is a clock: it says when a bot plays"));
        }
        if self.waited_for_in_time() != Some(seat) {
            return Err(not_now("somebody else is asked"));
        }
        let left = self.patience_left(person).ok_or_else(|| not_now("they look at the table"))?;
        if left > 0 {
            return Err(not_now("they have not been away for long enough"));
        }
        let needed = self.votes_needed(person) as usize;
        let about = Votes { seat, by: Vec::new() };
        let votes = self.affairs.votes.get_or_insert(about);
        if votes.seat != seat {
            *votes = Votes { seat, by: Vec::new() };
        }
        votes.by.retain(|by| Some(*by) != voter);
        if agree {
            votes.by.extend(voter);
        }
        let enough = votes.by.len() >= needed;
        if agree && (enough || self.table.host == guest.id) {
            let ply = self.ply();
            self.seats[seat.index()].let_stand_in(ply);
            self.affairs.votes = None;
            self.affairs.note(ply, seat, NoteKind::StandIn);
        }
        Ok(())
    }

    /// The seat whose vote it is. A screen that looks after the table has none, and decides all the same.
    fn voter(&self, guest: &Guest) -> Result<Option<Seat>, Problem> {
        if self.is_screen_of(guest) && self.phase() == Phase::Running {
            return Ok(None);
        }
        self.own_seat(guest).map(Some)
    }

    /// The first seat of somebody who plays here.
    pub(super) fn own_seat(&self, guest: &Guest) -> Result<Seat, Problem> {
        let mine = seats::of_guest(&self.seats, Some(&guest.id));
        let not_yours = || Problem::new(Code::NotYours, "you have no seat here");
        let seat = mine.first().copied().ok_or_else(not_yours)?;
        if self.phase() != Phase::Running {
            return Err(Problem::new(Code::NotNow, "nothing is played here"));
        }
        Ok(seat)
    }

    /// Whoever a bot plays for takes the seat back: at a table with a clock with a little time, and
    /// after having left, if nothing counts here.
    pub(super) fn come_back(&mut self, guest: &Guest) -> Result<(), Problem> {
        let ply = self.ply();
        if self.phase() == Phase::Running {
            for (seat, seated) in Seat::all(self.seats.len()).zip(&mut self.seats) {
                if seated.waits_for(&guest.id) {
                    seated.sit_down_again();
                    self.affairs.note(ply, seat, NoteKind::Returned);
                }
            }
        }
        self.own_seat(guest)?;
        let host_plays = !seats::of_guest(&self.seats, Some(&self.table.host)).is_empty();
        if !host_plays && !self.is_around_a_screen() {
            self.pass_on_host(true);
        }
        let mut clocks = Clocks::of(&self.table);
        let now = clock::now_ms();
        for seat in seats::of_guest(&self.seats, Some(&guest.id)) {
            let seated = &mut self.seats[seat.index()];
            if seated.stand_in {
                seated.take_back();
                let absences = seated.absences;
                self.affairs.note(ply, seat, NoteKind::Returned);
                let asked = self.waited_for_in_time();
                if let Some(clocks) = &mut clocks {
                    clocks.turn_to(asked, ClockStep::Reseated, now);
                    clocks.welcome_back(seat, absences, now);
                }
            }
        }
        if let Some(clocks) = clocks {
            clocks.write(&mut self.table);
        }
        Ok(())
    }
}
