//! Answers of people, bots and plans, and what is taken back.

use std::mem;

use games::Play;
use protocol::web::{Code, Problem};
use serde_json::Value;
use store::{Change, Request, StoreError, TableUpdate};
use tabletop::Seat;

use super::{connection::Connection, state::Room};
use crate::{
    failure::store_problem,
    operations::clock,
    tables::clocks::{ClockStep, Clocks},
};

impl Room {
    pub(super) async fn answer(
        &mut self,
        connection: u64,
        number: u32,
        version: u64,
        seat: Seat,
        action: &Value,
        then: &[Value],
    ) -> Result<(), Problem> {
        let request = self.request(connection, number, seat)?;
        if self.requests.contains(&request) {
            return Ok(());
        }
        let play = self.play_at(version)?;
        let from = play.ply();
        let change = play.answer(seat, action, then)?;
        self.affairs.moved(seat);
        self.commit(change, from, None, Some(request)).await
    }

    pub(super) async fn undo(
        &mut self,
        connection: u64,
        number: u32,
        version: u64,
        seat: Seat,
        to: Option<usize>,
    ) -> Result<(), Problem> {
        let request = self.request(connection, number, seat)?;
        if self.requests.contains(&request) {
            return Ok(());
        }
        let play = self.play_at(version)?;
        let change = play.undo(seat, to)?;
        let from = play.ply();
        self.affairs.moved(seat);
        self.commit(change, from, Some(seat), Some(request)).await
    }

    /// The name of a request, if this connection may speak for the seat.
    fn request(&self, connection: u64, number: u32, seat: Seat) -> Result<Request, Problem> {
        Ok(self.speaker(connection, seat)?.request(number))
    }

    /// The connection, if it may speak for the seat.
    pub(super) fn speaker(&self, connection: u64, seat: Seat) -> Result<&Connection, Problem> {
        // Whoever said it has left meanwhile: no fault of anybody.
        let gone = || Problem::new(Code::NotNow, "the connection is gone");
        let connection = self.connections.get(&connection).ok_or_else(gone)?;
        let owner = self.seats.get(seat.index()).and_then(|seat| seat.guest());
        if owner.is_none() || owner != connection.guest_id() {
            return Err(Problem::new(Code::NotYours, "somebody else sits there"));
        }
        if self.seats.get(seat.index()).is_some_and(|seat| seat.stand_in) {
            return Err(Problem::new(Code::NotNow, "a bot plays there until you say you are back"));
        }
        Ok(connection)
    }

    /// The game, if it is still what the answer was chosen for.
    fn play_at(&mut self, version: u64) -> Result<&mut Box<dyn Play>, Problem> {
        let not_now = || Problem::new(Code::NotNow, "the game has not begun");
        let play = self.play.as_mut().ok_or_else(not_now)?;
        if play.version() != version {
            return Err(Problem::new(Code::Stale, "the game has gone on meanwhile"));
        }
        Ok(play)
    }

    /// Writes a change that the game has made, and only then tells of it.
    pub(super) async fn commit(
        &mut self,
        change: String,
        from: usize,
        undone: Option<Seat>,
        request: Option<Request>,
    ) -> Result<(), Problem> {
        let notifications = self.calls(from);
        let Some(play) = &self.play else { return Ok(()) };
        let change = Change { version: play.version(), change, request };
        let new_turn = play.turn_began_since(from);
        let step = undone.map_or(ClockStep::Answered { new_turn }, ClockStep::TakenBack);
        let clocks = self.keep_time(step).await;
        let update = TableUpdate {
            revision: self.table.revision,
            clock: clocks.as_ref().and_then(Clocks::text),
            deadline: clocks.as_ref().and_then(Clocks::next_look),
            phase: self.phase(),
            summary: self.summary(),
            bot_asked: self.answers_itself(),
            notifications,
            now: clock::now(),
        };
        let written = self.app.store.append(&self.table.id, &change, &update).await;
        if let Err(error) = written {
            return self.not_written(&change, &error).await;
        }
        self.failed_writes = 0;
        let nudged = self.is_nudged();
        let before = mem::replace(&mut self.table.phase, update.phase);
        self.table.version = change.version;
        self.table.changed = update.now;
        self.table.bot_asked = update.bot_asked;
        self.table.summary = update.summary;
        self.table.clock = update.clock;
        self.table.deadline = update.deadline;
        self.serve_here();
        self.app.metrics.moved(change.request.is_some());
        self.requests.extend(change.request);
        let undone = self
            .play
            .as_ref()
            .and_then(|play| play.undone().last().cloned())
            .filter(|_| undone.is_some());
        self.tell_change(from, undone.as_ref());
        self.forget_plans(from, new_turn).await;
        let is_over = self.table.phase != before;
        if is_over || nudged {
            self.tell_table(None);
        }
        if is_over {
            self.tell_talk_of_watchers();
            tracing::info!(table = self.table.id, "the game is over");
            self.count().await;
        }
        self.ask_bot();
        Ok(())
    }

    /// The game in memory is ahead of what is written: only that counts.
    async fn not_written(&mut self, change: &Change, error: &StoreError) -> Result<(), Problem> {
        self.believe_what_is_written(error).await?;
        self.welcome_all();
        self.ask_bot();
        // The connection may have broken after it was written, and before we were told.
        let kept = change.request.as_ref().is_some_and(|one| self.requests.contains(one));
        match error {
            StoreError::Repeated => Ok(()),
            _ if kept => Ok(()),
            StoreError::Conflict
            | StoreError::Unproved
            | StoreError::Migration(_)
            | StoreError::Database(_) => Err(store_problem(error)),
        }
    }
}
