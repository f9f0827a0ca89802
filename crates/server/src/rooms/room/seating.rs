//! Who sits where, and when it begins.

use bots::Level;
use protocol::web::{
    Code, Problem,
    leaving::NoteKind,
    tables::{Join, Sitter},
};
use store::{Guest, Phase};
use tabletop::Seat;

use super::{
    Seating,
    dice::Begun,
    state::{Room, read_table},
};
use crate::{
    operations::clock,
    people::names,
    tables::{
        dice::DicePromise,
        info,
        seats::{self, Seated},
        talk,
    },
};

impl Room {
    /// What people add to the dice comes from many pages at the same moment: whoever was slower than
    /// another server tries again.
    pub(super) async fn seat(&mut self, guest: &Guest, seating: Seating) -> Result<(), Problem> {
        let retries = match seating {
            Seating::Commit(_)
            | Seating::Show(_)
            | Seating::Begin
            | Seating::Return
            | Seating::Claim(_)
            | Seating::SettleClaim { .. }
            | Seating::TakeOver
            | Seating::StandIn(..)
            | Seating::End(_)
            | Seating::Invite(_) => 5,
            Seating::Join(_)
            | Seating::Leave
            | Seating::Give(..)
            | Seating::BecomeOneOf(_)
            | Seating::Forget
            | Seating::Start { .. }
            | Seating::Talk(_) => 0,
        };
        for _ in 0..retries {
            match self.seat_once(guest, seating.clone()).await {
                Err(problem) if problem.code == Code::Stale => {}
                // What another server has written meanwhile may allow it.
                Err(_) if self.catch_up_with_store().await? => {}
                done => return done,
            }
        }
        self.seat_once(guest, seating).await
    }

    /// Reads the table again if it was changed elsewhere; says whether it was.
    async fn catch_up_with_store(&mut self) -> Result<bool, Problem> {
        let kept = read_table(&self.app, &self.table.id).await?;
        if (kept.version, kept.revision) == (self.table.version, self.table.revision) {
            return Ok(false);
        }
        self.reload().await?;
        self.welcome_all();
        Ok(true)
    }

    async fn seat_once(&mut self, guest: &Guest, seating: Seating) -> Result<(), Problem> {
        let forgets = matches!(seating, Seating::Forget);
        let asks = matches!(seating, Seating::StandIn(..) | Seating::End(_) | Seating::Invite(_));
        let before = self.play.as_ref().map(|play| play.is_over());
        let claimed = matches!(seating, Seating::SettleClaim { theirs: true, .. });
        let talks = matches!(seating, Seating::Talk(_));
        let changed = self.change_seats(guest, seating).await;
        let begun = match changed {
            Ok(begun) => begun,
            Err(problem) => {
                // What was half done is not believed.
                self.dice = DicePromise::of(&self.table);
                self.seats = info::seats_of(&self.table);
                self.affairs = info::summary(&self.table).affairs;
                return Err(problem);
            }
        };
        let secret = match begun {
            Begun::Anew(secret) => Some(secret),
            Begun::NotYet | Begun::Dealt => None,
        };
        let changed = self.table.changed;
        if let Err(problem) = self.save_at(secret, if asks { changed } else { clock::now() }).await
        {
            self.welcome_all();
            return Err(problem);
        }
        if forgets {
            // The game in memory still knows the name.
            self.reload().await?;
        }
        self.count_heads();
        if begun == Begun::Dealt {
            tracing::info!(table = self.table.id, "the game begins");
            self.welcome_all();
            self.call_first().await;
        } else if claimed {
            // Two pages have other eyes now.
            self.welcome_all();
        } else {
            // Who may answer may have changed.
            self.tell_positions();
            self.tell_table(None);
            if talks {
                self.tell_talk_to_all();
            }
            self.told_around = self.around();
        }
        if before == Some(false) && self.phase() == Phase::Over {
            tracing::info!(table = self.table.id, "the game was ended by agreement");
            self.count().await;
            self.tell_talk_of_watchers();
        }
        self.ask_bot();
        Ok(())
    }

    async fn change_seats(&mut self, guest: &Guest, seating: Seating) -> Result<Begun, Problem> {
        match seating {
            Seating::Join(join) => self.join(guest, &join)?,
            Seating::Leave => {
                self.not_revealing()?;
                self.stand_up(guest);
            }
            Seating::Give(seat, chair) => self.give(guest, seat, &chair)?,
            Seating::Begin => return self.begin(guest).await,
            Seating::Commit(commitment) => return self.commit_part(guest, commitment).await,
            Seating::Show(part) => return self.show_part(guest, part).await,
            Seating::BecomeOneOf(other) => {
                self.forget_requests(&guest.id).await?;
                self.become_one_of(guest, &other);
            }
            Seating::Forget => {
                // Nobody is kept here for the sake of the dice.
                let begun = if self.not_revealing().is_err() {
                    self.abort(std::slice::from_ref(&guest.id)).await?
                } else {
                    Begun::NotYet
                };
                self.forget(guest).await?;
                return Ok(begun);
            }
            Seating::Return => self.come_back(guest)?,
            Seating::Claim(seat) => self.claim(guest, seat)?,
            Seating::TakeOver => self.take_over(guest)?,
            Seating::Start { bots } => return self.start(bots).await,
            Seating::SettleClaim { guest: claimer, theirs } => {
                self.settle_claim(guest, &claimer, theirs)?;
            }
            Seating::StandIn(seat, agree) => self.let_bot_play(guest, seat, agree)?,
            Seating::End(agree) => self.end_together(guest, agree)?,
            Seating::Invite(table) => self.invite(guest, table),
            Seating::Talk(rules) => {
                self.host(guest)?;
                self.table.talk = talk::text(rules);
                return Ok(Begun::NotYet);
            }
        }
        self.drop_shown_parts();
        Ok(Begun::NotYet)
    }

    pub(super) fn gathering(&self) -> Result<(), Problem> {
        match self.table.phase {
            Phase::Gathering => Ok(()),
            Phase::Running | Phase::Over => {
                Err(Problem::new(Code::NotNow, "the game has begun already"))
            }
        }
    }

    pub(super) fn host(&self, guest: &Guest) -> Result<(), Problem> {
        if self.table.host == guest.id {
            return Ok(());
        }
        Err(Problem::new(Code::NotYours, "only the host may do this"))
    }

    fn join(&mut self, guest: &Guest, join: &Join) -> Result<(), Problem> {
        let mine = seats::of_guest(&self.seats, Some(&guest.id));
        let name = match &join.name {
            Some(name) => names::clean(name)?,
            None => names::shown(&guest.name),
        };
        // Whoever sits already may come in at any time, and is called otherwise until the game begins.
        if !mine.is_empty() && join.seat.is_none_or(|seat| mine.contains(&seat)) {
            let seat = join.seat.or(if let [only] = mine[..] { Some(only) } else { None });
            return seat.map_or(Ok(()), |seat| self.rename(seat, join, name));
        }
        self.gathering()?;
        self.not_revealing()?;
        let free = |seat: &Seat| self.seats.get(seat.index()).is_some_and(Seated::is_free);
        let seat = match join.seat {
            Some(seat) if free(&seat) => seat,
            Some(_) => return Err(Problem::new(Code::SeatTaken, "this seat is not free")),
            None => Seat::all(self.seats.len())
                .find(free)
                .ok_or_else(|| Problem::new(Code::TableFull, "every seat is taken"))?,
        };
        // Whoever sits down is there, also before the page has said so.
        self.seen.insert(guest.id.clone(), clock::now());
        // Who has a seat already changes over.
        let mut sits = Seated::person(guest, name);
        if let [before] = mine[..] {
            let named = std::mem::replace(&mut sits, Seated::nobody()).name;
            sits = std::mem::replace(&mut self.seats[before.index()], Seated::nobody());
            if join.name.is_some() {
                sits.name = named;
            }
        }
        self.seats[seat.index()] = sits;
        seats::set_apart(&mut self.seats, seat.index());
        Ok(())
    }

    fn rename(&mut self, seat: Seat, join: &Join, name: String) -> Result<(), Problem> {
        if join.name.is_none() || self.table.phase != Phase::Gathering {
            return Ok(());
        }
        self.not_revealing()?;
        self.seats[seat.index()].name = name;
        seats::set_apart(&mut self.seats, seat.index());
        Ok(())
    }

    /// Leaves. In a running game a bot plays on: for good, if it is a rated one.
    pub(super) fn stand_up(&mut self, guest: &Guest) {
        let running = match self.phase() {
            Phase::Gathering => false,
            Phase::Running => true,
            Phase::Over => return,
        };
        let (ply, level) = (self.ply(), seats::substitute(&self.seats));
        let may_return = !self.table.rated;
        let left = if may_return { NoteKind::Left } else { NoteKind::Resigned };
        for (place, seat) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            if seat.guest() == Some(&guest.id) {
                if running {
                    seat.leave(place.index(), ply, level, may_return);
                    self.affairs.note(ply, place, left);
                    // Whoever stays is asked anew.
                    self.affairs.votes = None;
                    self.affairs.ending.clear();
                } else {
                    *seat = Seated::nobody();
                }
            }
        }
        if let Some(dice) = &mut self.dice {
            dice.forget(&guest.id);
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
        if let Some(dice) = &mut self.dice {
            dice.rename(&guest.id, other);
        }
        if self.table.host == guest.id {
            other.clone_into(&mut self.table.host);
        }
        for claim in self.affairs.claims.iter_mut().filter(|claim| claim.claimer == guest.id) {
            other.clone_into(&mut claim.claimer);
        }
        for consent in self.consents.iter_mut().filter(|consent| **consent == guest.id) {
            other.clone_into(consent);
        }
    }

    async fn begin(&mut self, guest: &Guest) -> Result<Begun, Problem> {
        self.host(guest)?;
        self.gathering()?;
        self.begin_full().await
    }

    /// Begins by itself, once every seat is taken, or with bots where one is free.
    async fn start(&mut self, bots: bool) -> Result<Begun, Problem> {
        self.gathering()?;
        self.not_revealing()?;
        for index in 0..self.seats.len() {
            if bots && self.seats[index].is_free() {
                self.seats[index] = Seated::bot(Level::Medium, index);
                seats::set_apart(&mut self.seats, index);
            }
        }
        // Nobody has to press either if somebody spoils it: then it is tried again.
        if let Some(dice) = &mut self.dice {
            dice.waits_for = Some(seats::guests(&self.seats));
        }
        self.begin_full().await
    }

    async fn begin_full(&mut self) -> Result<Begun, Problem> {
        if self.seats.iter().any(Seated::is_free) {
            return Err(Problem::new(Code::NotNow, "some seats are still free"));
        }
        if seats::guests(&self.seats).is_empty() {
            return Err(Problem::new(Code::NotNow, "nobody sits at the table"));
        }
        self.freeze().await
    }
}
