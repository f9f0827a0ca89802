//! Who looks after a table: the one who opened it, a screen without a seat, or whoever takes it over;
//! and what they decide about its seats before the game.

use protocol::web::{Code, Problem, clocks::Pace, tables::Chair};
use store::{Guest, Phase};
use tabletop::Seat;

use super::state::Room;
use crate::{
    operations::clock,
    tables::{
        clocks::Clocks,
        info::Presence,
        seats::{self, Seated},
    },
};

const DAY: i64 = 24 * 60 * 60;

impl Room {
    /// Whether a screen without a seat looks after the table.
    pub(super) fn is_around_a_screen(&self) -> bool {
        seats::around_a_screen(&self.seats, &self.table.host)
    }

    /// Whether it is this guest's screen.
    pub(super) fn is_screen_of(&self, guest: &Guest) -> bool {
        self.table.host == guest.id && self.is_around_a_screen()
    }

    /// Whether whoever looks after the table looks at it, be it from the screen they opened.
    pub(super) fn host_looks(&self) -> bool {
        let host = &self.table.host;
        let mut screens = self.connections.values().filter(|it| it.screen && it.is_of(host));
        self.looks(host) || screens.any(|it| !it.away)
    }

    /// Before the game: in how many seconds somebody else may look after the table; nothing while whoever
    /// does is there, and where nobody else sits.
    pub(super) fn host_in(&self) -> Option<u32> {
        let host = &self.table.host;
        let others = seats::guests(&self.seats).iter().any(|guest| guest != host);
        if self.phase() != Phase::Gathering || !others || self.host_looks() {
            return None;
        }
        let since = self.seen.get(host).copied().unwrap_or(self.table.changed);
        Some(seconds_left(since, self.absence()))
    }

    /// Before the game: in how many seconds the host may free this seat; nothing while its person looks.
    /// Whoever plays over days need not look: they have as long as for a turn.
    pub(super) fn free_in(&self, seat: Seat) -> Option<u32> {
        let guest = self.seats.get(seat.index())?.guest()?;
        if self.phase() != Phase::Gathering || guest == self.table.host {
            return None;
        }
        let patience = match Clocks::of(&self.table).map(|clocks| clocks.pace) {
            Some(Pace::Days { days }) => self.absence().max(i64::from(days) * DAY),
            Some(Pace::Live { .. } | Pace::Untimed {}) | None => self.absence(),
        };
        Some(seconds_left(self.gone_since(guest)?, patience))
    }

    /// The seats whose person is missing before the game.
    pub(super) fn missing(&self) -> Vec<Seat> {
        Seat::all(self.seats.len()).filter(|seat| self.free_in(*seat).is_some()).collect()
    }

    /// So many seconds of absence are enough.
    pub(super) fn absence(&self) -> i64 {
        i64::try_from(self.app.settings.absence.as_secs()).unwrap_or(i64::MAX)
    }

    /// The host decides who or what has a seat: a free one, one of their own, or one whose person has
    /// been away for long.
    pub(super) fn give(&mut self, guest: &Guest, seat: Seat, chair: &Chair) -> Result<(), Problem> {
        self.host(guest)?;
        self.gathering()?;
        self.not_revealing()?;
        let sits = Seated::on(chair, seat.index(), guest)?;
        let gone_for_long = self.free_in(seat) == Some(0);
        let place = self.seats.get_mut(seat.index());
        let place = place.ok_or_else(|| Problem::new(Code::Malformed, "there is no such seat"))?;
        let owner = place.guest().filter(|owner| **owner != guest.id).map(str::to_owned);
        if owner.is_some() && !gone_for_long {
            return Err(Problem::new(Code::SeatTaken, "somebody sits there"));
        }
        *place = sits;
        seats::set_apart(&mut self.seats, seat.index());
        if let Some(owner) = owner
            && seats::of_guest(&self.seats, Some(&owner)).is_empty()
            && let Some(dice) = &mut self.dice
        {
            dice.forget(&owner);
        }
        Ok(())
    }

    /// One of those who wait looks after the table from now on. Asked again, it is done already.
    pub(super) fn take_over(&mut self, guest: &Guest) -> Result<(), Problem> {
        let not_now = |why: &str| Problem::new(Code::NotNow, why);
        if self.table.host == guest.id {
            return Ok(());
        }
        if seats::of_guest(&self.seats, Some(&guest.id)).is_empty() {
            return Err(Problem::new(Code::NotYours, "you have no seat here"));
        }
        if self.phase() != Phase::Gathering {
            return Err(not_now("the game has begun already"));
        }
        let left = self.host_in();
        let left = left.ok_or_else(|| not_now("whoever opened the table looks at it"))?;
        if left > 0 {
            return Err(not_now("whoever opened the table has not been away for long enough"));
        }
        self.table.host.clone_from(&guest.id);
        Ok(())
    }

    /// Nobody has come for a long time: no seat is taken here any more.
    pub(super) async fn close_lobby(&mut self) -> Result<(), Problem> {
        let kept = i64::try_from(self.app.settings.lobby.as_secs()).unwrap_or(i64::MAX);
        let quiet = self.table.changed.saturating_add(kept) < clock::now();
        let waits = self.phase() == Phase::Gathering && self.presence() == Presence::default();
        if !quiet || !waits || self.not_revealing().is_err() {
            return Ok(());
        }
        self.table.phase = Phase::Over;
        self.save_at(None, self.table.changed).await?;
        tracing::info!(table = self.table.id, "nobody came; the table is closed");
        Ok(())
    }
}

/// How much of somebody's patience is left, in seconds.
pub(super) fn seconds_left(since: i64, patience: i64) -> u32 {
    let left = since.saturating_add(patience).saturating_sub(clock::now());
    u32::try_from(left.max(0)).unwrap_or(u32::MAX)
}
