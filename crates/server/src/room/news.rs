//! What other servers did at this table: everybody here is told as if it had happened here.

use protocol::web::Problem;
use store::Change;

use super::state::{Room, read_table};
use crate::failure::store_problem;

/// What a room hears of other servers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Heard {
    /// The table has this version and this revision now.
    Table { version: u64, revision: u64 },
    /// Plans or consents are others.
    Around,
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
            // News comes late when its table was read meanwhile.
            Heard::Table { version, revision }
                if version < self.table.version || revision < self.table.revision =>
            {
                return;
            }
            Heard::Table { .. } => self.catch_up().await,
            Heard::Around | Heard::Missed => match self.catch_up().await {
                Ok(()) => self.look_around().await,
                failed @ Err(_) => failed,
            },
        };
        if let Err(problem) = read {
            // Nobody here is shown what may be wrong: they come again, and so does the table.
            tracing::warn!(table = self.table.id, problem = problem.message, "the table is behind");
            self.broken = true;
        }
    }

    /// Does what was done elsewhere.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        let table = read_table(&self.app, &self.table.id).await?;
        if table.revision != self.table.revision {
            return self.begin_again().await;
        }
        let changes = self.app.store.changes(&table.id, self.table.version).await;
        let changes = changes.map_err(|error| store_problem(&error))?;
        // It is told with the changes.
        self.table.clock.clone_from(&table.clock);
        self.table.deadline = table.deadline;
        for change in &changes {
            if self.follow(change).is_err() {
                return self.begin_again().await;
            }
        }
        let version = self.table.version;
        let counted = table.counted && !self.table.counted;
        let told = table.phase != self.table.phase || table.nudges != self.table.nudges || counted;
        self.table = table;
        if counted {
            self.read_results().await?;
        }
        // More may have been written between the two questions; news of it is on its way.
        self.table.version = version.max(self.table.version);
        if told {
            self.tell_table(None);
        }
        self.greet_asked().await;
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
