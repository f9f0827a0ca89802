//! What bots and plans answer, and where bots think at all.

use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use bots::Level;
use games::Planned;
use protocol::web::{Code, Problem};
use tokio::{task::AbortHandle, time::sleep};

use super::{Command, state::Room};
use crate::{
    operations::ids,
    rooms::thinking::{Errand, Payer},
    tables::{
        clocks::Clocks,
        info::Presence,
        seats::{self, Seated},
    },
};

/// How long a bot waits after something could not be written, at first and at most.
const RETRY: Duration = Duration::from_millis(250);
const LONGEST_RETRY: Duration = Duration::from_secs(4);

/// How often a bot may fail at one position before the table waits for better times.
const MOST_FAILURES: u32 = 3;

/// A bot thinks, waits for its turn to, or a plan is followed.
#[derive(Debug)]
pub(super) struct Thinking {
    version: u64,
    /// How often one gave no answer to it.
    failures: u32,
    task: AbortHandle,
}

impl Drop for Thinking {
    /// Nobody waits for it any more.
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Room {
    /// Lets a bot think, if one is asked and does not think already, or follows a plan.
    pub(super) fn ask_bot(&mut self) {
        let Some(play) = &self.play else { return };
        let version = play.version();
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version == version) {
            return;
        }
        self.think(version, 0);
    }

    fn think(&mut self, version: u64, failures: u32) {
        self.thinking = None;
        self.rests = false;
        if !self.is_served_here() {
            return;
        }
        let pause = self.pause();
        if let Some(planned) = self.planned().filter(|_| failures == 0) {
            let commands = self.door.commands.clone();
            let task = tokio::spawn(async move {
                sleep(pause).await;
                // If the room is closed, the plan is followed when it is opened.
                let thought = Command::Thought { version, answer: Some(planned) };
                let _ = commands.send(thought).await;
            });
            self.thinking = Some(Thinking { version, failures, task: task.abort_handle() });
            return;
        }
        let Some(play) = &self.play else { return };
        let seat = play.asked().and_then(|seat| self.seats.get(seat.index()));
        let Some(level) = seat.and_then(Seated::thinker) else { return };
        if !self.may_think() {
            self.rests = true;
            return;
        }
        // One that failed gets a simpler mind.
        let level = if failures == 0 { level } else { Level::Easy };
        let Some(thought) = self.play.as_mut().and_then(|play| {
            // On a day everybody meets the same bots.
            let of_day = play.day().zip(play.asked()).map(|(day, seat)| day.luck(seat, play.ply()));
            play.thought(level, of_day.unwrap_or_else(|| u128::from_be_bytes(ids::random())))
        }) else {
            return;
        };
        let errand = Errand {
            origin: self.app.origins.of(&self.table.host),
            payer: Payer::Host(self.table.host.clone()),
            quick: level == Level::Easy,
            watched: Arc::clone(&self.watched),
        };
        let (app, commands) = (Arc::clone(&self.app), self.door.commands.clone());
        let task = tokio::spawn(async move {
            sleep(pause).await;
            let begun = Instant::now();
            let Some(turn) = app.thinkers.turn(errand).await else { return };
            app.metrics.waited_to_think(turn.waited);
            let action = tokio::task::spawn_blocking(move || {
                let action = thought();
                drop(turn);
                action
            });
            let action = action.await.ok().filter(|action| !action.is_null());
            sleep(app.settings.bot_pause.saturating_sub(begun.elapsed())).await;
            // If the room is closed, the bot is asked again when it is opened.
            let answer = action.map(|action| Planned { action, then: Vec::new() });
            let _ = commands.send(Command::Thought { version, answer }).await;
        });
        self.thinking = Some(Thinking { version, failures, task: task.abort_handle() });
    }

    /// Where nothing can be written, nobody thinks about the same again and again.
    fn pause(&self) -> Duration {
        match self.failed_writes {
            0 => Duration::ZERO,
            times => RETRY.saturating_mul(1 << times.min(5)).min(LONGEST_RETRY) / 2,
        }
    }

    /// Nobody thinks where nobody has looked for a while, unless time is kept there or several people
    /// play: then somebody may be waited for who does not look.
    fn may_think(&self) -> bool {
        let lately = |looked: Instant| looked.elapsed() < self.app.settings.unwatched;
        self.watched.load(Ordering::Relaxed)
            || self.looked.is_some_and(lately)
            || Clocks::of(&self.table).is_some()
            || seats::guests(&self.seats).len() > 1
    }

    /// Notes whether anybody looks, here or elsewhere. Bots rest where nobody does, and go on as soon
    /// as somebody comes.
    pub(super) fn mind_watchers(&mut self) {
        let watched = self.presence() != Presence::default();
        if self.watched.swap(watched, Ordering::Relaxed) || watched {
            self.looked = Some(Instant::now());
        }
        if self.rests {
            if self.may_think() {
                self.ask_bot();
            }
        } else if self.thinking.is_some() && self.bot_asked() && !self.may_think() {
            self.thinking = None;
            self.rests = true;
        }
    }

    pub(super) async fn take_thought(&mut self, version: u64, answer: Option<Planned>) {
        let Some(thinking) = self.thinking.take_if(|thinking| thinking.version == version) else {
            return;
        };
        // A plan may have been given up meanwhile.
        let by_plan = !self.bot_asked();
        if by_plan && self.planned() != answer {
            return;
        }
        let Some(play) = &mut self.play else { return };
        let Some(seat) = play.asked().filter(|_| play.version() == version) else { return };
        let from = play.ply();
        let answered = answer.map(|answer| play.answer(seat, &answer.action, &answer.then));
        let problem = match answered {
            Some(Ok(change)) => {
                self.affairs.votes = None;
                self.by_plan = by_plan;
                let written = self.commit(change, from, None, None).await;
                self.by_plan = false;
                written.err()
            }
            Some(Err(problem)) => Some(problem),
            None => Some(Problem::new(Code::Internal, "it gave no answer")),
        };
        if let Some(problem) = problem {
            if problem.code == Code::Stale {
                // Another server was faster.
                return;
            }
            tracing::error!(table = self.table.id, problem = problem.message, "a bot failed");
            // After a failed write it was asked again already.
            if self.thinking.is_none() && thinking.failures < MOST_FAILURES {
                self.think(version, thinking.failures + 1);
            }
        }
    }
}
