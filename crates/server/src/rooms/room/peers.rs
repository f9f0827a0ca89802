//! What other servers did at this table: everybody here is told as if it had happened here.

use std::collections::HashSet;

use protocol::web::Problem;
use store::Change;

use super::state::Room;
use crate::{failure::store_problem, rooms::hub, tables::info};

/// What a room hears of other servers.
#[derive(Clone, Debug)]
pub(crate) enum Heard {
    /// The table has this version and this revision now.
    Table { version: u64, revision: u64 },
    /// Plans or consents are others.
    Around,
    /// Something was said, hidden or deleted.
    Talk,
    /// This guest listens otherwise.
    Ears(String),
    /// Somebody came or went.
    Presence,
    /// Anything may have happened.
    Missed,
}

impl Room {
    pub(super) async fn hear_news(&mut self, heard: Heard) {
        let read = match heard {
            Heard::Presence => {
                self.tell_table(None);
                return;
            }
            Heard::Ears(guest) => {
                self.listen_anew(&guest).await;
                return;
            }
            Heard::Talk => self.hear_talk().await,
            // News comes late when its table was read meanwhile.
            Heard::Table { version, revision }
                if version < self.table.version || revision < self.table.revision =>
            {
                return;
            }
            Heard::Table { .. } => self.catch_up().await,
            Heard::Around => match self.catch_up().await {
                Ok(()) => self.look_around().await,
                failed @ Err(_) => failed,
            },
            Heard::Missed => self.read_all_news().await,
        };
        if let Err(problem) = read {
            // Nobody here is shown what may be wrong: they come again, and so does the table.
            tracing::warn!(table = self.table.id, problem = problem.message, "the table is behind");
            self.broken = true;
        }
    }

    async fn read_all_news(&mut self) -> Result<(), Problem> {
        self.catch_up().await?;
        self.look_around().await?;
        self.hear_talk().await?;
        let guests: HashSet<String> =
            self.connections.values().filter_map(|one| one.guest_id().map(str::to_owned)).collect();
        for guest in guests {
            self.listen_anew(&guest).await;
        }
        Ok(())
    }

    /// Does what was done elsewhere.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        let latest = self.app.store.latest(&self.table.id, self.table.version).await;
        let latest = latest.map_err(|error| store_problem(&error))?;
        let latest = latest.ok_or_else(hub::no_such_table)?;
        if latest.revision != self.table.revision {
            return self.begin_again().await;
        }
        let asked = self.asked_person().map(|(seat, _)| seat);
        let nudged = latest.nudges != self.table.nudges;
        let counted = latest.counted && !self.table.counted;
        let ended = latest.phase != self.table.phase;
        let told = ended || nudged || counted;
        // It is told with the changes.
        self.table.clock = latest.clock;
        self.table.deadline = latest.deadline;
        let mut handed_over = false;
        for change in &latest.changes {
            if self.follow(change).is_err() {
                return self.begin_again().await;
            }
            handed_over |= self.asked_person().map(|(seat, _)| seat) != asked;
        }
        self.table.version = latest.version;
        self.table.phase = latest.phase;
        self.table.summary = latest.summary;
        self.affairs = info::summary(&self.table).affairs;
        self.table.bot_asked = latest.bot_asked;
        self.table.served_by = latest.served_by;
        self.table.rematch = latest.rematch;
        self.table.nudges = latest.nudges;
        self.table.counted = latest.counted;
        self.table.changed = latest.changed;
        if counted {
            self.read_results().await?;
        }
        if told {
            self.tell_table(None);
        }
        if ended {
            self.tell_talk_of_watchers();
        }
        if nudged || handed_over {
            self.greet_asked().await;
        }
        self.ask_bot();
        Ok(())
    }

    fn follow(&mut self, change: &Change) -> Result<(), Problem> {
        let Some(play) = &mut self.play else { return Ok(()) };
        let before = play.ply();
        let undone = play.follow(&change.change)?;
        let from = if undone { play.ply() } else { before };
        let undone = play.undone().last().cloned().filter(|_| undone);
        self.table.version = change.version;
        self.requests.extend(change.request.clone());
        self.tell_change(from, undone.as_ref());
        Ok(())
    }

    /// Somebody sat down, or the game began, or what is known here does not fit any more.
    async fn begin_again(&mut self) -> Result<(), Problem> {
        self.reload().await?;
        self.count_heads();
        self.welcome_all();
        // Perhaps somebody who looks at it here was called to it.
        self.greet_asked().await;
        self.ask_bot();
        Ok(())
    }

    async fn look_around(&mut self) -> Result<(), Problem> {
        let consents = self.app.store.consents(&self.table.id).await;
        let consents = consents.map_err(|error| store_problem(&error))?;
        if consents != self.consents {
            self.consents = consents;
            self.tell_table(None);
        }
        let before = self.plans.clone();
        self.read_plans().await?;
        if self.plans != before {
            self.tell_plans();
        }
        self.ask_bot();
        Ok(())
    }
}
