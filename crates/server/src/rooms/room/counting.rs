//! What a game that is over says about those who played it.

use std::sync::Arc;

use protocol::web::Problem;
use store::Phase;

use super::state::Room;
use crate::{
    failure::store_problem,
    ratings::{self, can_be_rated, shown},
};

impl Room {
    /// From the deal on it is settled whether the table counts.
    pub(super) async fn settle_rated(&mut self) -> Result<(), Problem> {
        self.table.rated = self.table.rated && can_be_rated(&self.app, &self.seats).await?;
        Ok(())
    }

    /// Counts a rated game that is over. If that fails, it is tried again by those who look for such
    /// tables.
    pub(super) async fn count(&mut self) {
        self.count_daily().await;
        if !self.table.rated || self.table.phase != Phase::Over {
            return;
        }
        let app = Arc::clone(&self.app);
        if let Err(error) = ratings::count(&app, &self.table).await {
            tracing::error!(%error, table = self.table.id, "a table cannot be counted yet");
            return;
        }
        self.tell_results().await;
    }

    /// Tells what came of the table, whoever counted it.
    pub(super) async fn tell_results(&mut self) {
        self.table.counted = true;
        match self.read_results().await {
            Ok(()) => self.tell_table(None),
            Err(problem) => tracing::error!(table = self.table.id, problem = problem.message),
        }
    }

    pub(super) async fn read_results(&mut self) -> Result<(), Problem> {
        self.results.clear();
        if self.table.counted {
            let results = self.app.store.results_of_table(&self.table.id).await;
            self.results = shown::seat_results(&results.map_err(|error| store_problem(&error))?);
        }
        Ok(())
    }
}
