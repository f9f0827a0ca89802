//! Whose time runs at this table, and what happens when it is over.

use protocol::web::{
    Problem,
    clocks::{Clock, Late},
    leaving::NoteKind,
};
use tabletop::Seat;

use super::state::{Room, read_table};
use crate::{
    operations::clock,
    people::vacations,
    tables::{
        clocks::{ClockStep, Clocks},
        seats,
    },
};

impl Room {
    /// The person who has to answer now; nobody, if it is a bot.
    pub(super) fn waited_for_in_time(&self) -> Option<Seat> {
        let play = self.play.as_ref().filter(|play| !play.is_over())?;
        let seat = play.asked()?;
        let seated = self.seats.get(seat.index())?;
        (seated.guest().is_some() && seated.thinker().is_none()).then_some(seat)
    }

    /// The clock after this step, to be written with it.
    pub(super) async fn keep_time(&self, step: ClockStep) -> Option<Clocks> {
        let mut clocks = Clocks::of(&self.table)?;
        let away = self.read_vacations(&clocks).await;
        let now = clock::now_ms();
        if let Some(away) = away {
            clocks.set_away(away, now);
        }
        clocks.turn_to(self.waited_for_in_time(), step, now);
        Some(clocks)
    }

    /// Until when each seat's person is away. Nothing, where it does not matter.
    async fn read_vacations(&self, clocks: &Clocks) -> Option<Vec<Option<i64>>> {
        if !clocks.counts_days() {
            return None;
        }
        let now = clock::now();
        let mut away = vec![None; self.seats.len()];
        for (seat, place) in self.seats.iter().zip(&mut away) {
            let Some(guest) = seat.guest() else { continue };
            // If it cannot be read, what was known last goes on.
            let found = self.app.store.vacations(guest, now).await.ok()?;
            *place = vacations::current(&found, now).map(|vacation| vacation.until);
        }
        Some(away)
    }

    pub(super) fn shown_clock(&self) -> Option<Clock> {
        Clocks::of(&self.table)?.shown(clock::now_ms())
    }

    /// Nothing has happened in the game, but who may answer has changed.
    pub(super) fn tell_positions(&mut self) {
        let ply = self.play.as_ref().map(|play| play.ply());
        self.tell_change(ply.unwrap_or_default(), None);
    }

    /// While the house was closed nobody could answer.
    pub(super) async fn forgive(&mut self) {
        let Some(mut clocks) = Clocks::of(&self.table) else { return };
        if self.app.opened_house.get() != Some(&true) {
            return;
        }
        let open = i64::try_from(self.app.opened.elapsed().as_millis()).unwrap_or(i64::MAX);
        if clocks.forgive(clock::now_ms().saturating_sub(open)) {
            clocks.write(&mut self.table);
            if let Err(problem) = self.save(None).await {
                tracing::warn!(table = self.table.id, problem = problem.message, "not forgiven");
            }
        }
    }

    /// The store says that somebody's time is over, or nearly.
    pub(super) async fn mind_time(&mut self) -> Result<(), Problem> {
        if self.mind_reveal().await? || self.warn().await {
            return Ok(());
        }
        if self.time_over().is_none() {
            // Another server may have been here since we looked.
            let kept = read_table(&self.app, &self.table.id).await?;
            if (kept.version, kept.revision) == (self.table.version, self.table.revision) {
                return Ok(());
            }
            self.reload().await?;
            self.welcome_all();
            self.ask_bot();
        }
        let Some((seat, late)) = self.time_over() else { return Ok(()) };
        self.replace_late(seat, late);
        if self.save(None).await.is_err() && !self.broken {
            // Somebody was faster, and the room believes them. If it is still over, we look again.
            self.welcome_all();
            self.ask_bot();
            return Ok(());
        }
        self.app.metrics.time_over(late);
        tracing::info!(table = self.table.id, seat = seat.index(), ?late, "a time is over");
        self.count_heads();
        self.tell_positions();
        self.tell_table(None);
        self.ask_bot();
        Ok(())
    }

    /// Calls whoever has little time left. Says whether that was all there was to do.
    async fn warn(&mut self) -> bool {
        let Some(mut clocks) = Clocks::of(&self.table) else { return false };
        let Some(over) = clocks.warn(clock::now_ms()) else { return false };
        let before = self.table.deadline;
        let notification = self.call_in_time(over / 1_000);
        clocks.write(&mut self.table);
        // Of several servers the one that writes it down calls.
        let written = self.app.store.save_clock(&self.table, before, notification.as_slice()).await;
        if written.is_err()
            && let Ok(kept) = read_table(&self.app, &self.table.id).await
        {
            (self.table.clock, self.table.deadline) = (kept.clock, kept.deadline);
        }
        true
    }

    fn time_over(&self) -> Option<(Seat, Late)> {
        let clocks = Clocks::of(&self.table)?;
        let seat = clocks.over(clock::now_ms())?;
        (self.waited_for_in_time() == Some(seat)).then_some((seat, clocks.late))
    }

    fn replace_late(&mut self, seat: Seat, late: Late) {
        let ply = self.ply();
        let Some(seated) = self.seats.get_mut(seat.index()) else { return };
        match late {
            Late::StandIn => {
                seated.let_stand_in(ply);
                self.affairs.note(ply, seat, NoteKind::StandIn);
            }
            Late::Resign => {
                self.affairs.note(ply, seat, NoteKind::Resigned);
                let host = seated.guest() == Some(&self.table.host);
                seated.resign(seat.index(), ply);
                if host && seats::of_guest(&self.seats, Some(&self.table.host)).is_empty() {
                    self.pass_on_host(true);
                }
            }
        }
    }

    /// Somebody went away or came back: days stand still, or go on.
    pub(super) async fn mind_vacations(&mut self) -> Result<(), Problem> {
        if Clocks::of(&self.table).is_some_and(|clocks| clocks.counts_days()) {
            self.save(None).await?;
            self.tell_table(None);
        }
        Ok(())
    }
}
