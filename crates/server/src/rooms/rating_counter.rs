//! Looks for rated tables that are over and were not counted.

use std::{sync::Arc, time::Duration};

use store::StoreError;
use tokio::time::{MissedTickBehavior, interval};

use super::room::Command;
use crate::{app::App, operations::clock, ratings};

/// Whoever lets a rated table wait for so long has left it: else nobody would finish what they lose.
const MOST_PATIENT: i64 = 60 * 24 * 60 * 60;

/// So many are counted at a time.
const SOME: u32 = 50;

/// Counts what is over, again and again until the server closes.
pub(crate) async fn keep(app: Arc<App>) {
    let mut ticks = interval(app.settings.count_every.max(Duration::from_millis(10)));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = count_all(&app).await {
            tracing::error!(%error, "tables cannot be counted");
        }
    }
}

/// Counts everything that is to be counted now. A table that cannot be counted does not keep the
/// others from it.
pub(crate) async fn count_all(app: &Arc<App>) -> Result<(), StoreError> {
    loop {
        let some = app.store.tables_to_count(clock::now() - MOST_PATIENT, SOME).await?;
        let mut counted = 0;
        for table in &some {
            match ratings::count(app, table).await {
                Ok(mine) => counted += u32::from(mine),
                Err(error) => {
                    tracing::error!(%error, table = table.id, "a table cannot be counted");
                    continue;
                }
            }
            // Whoever still looks at it wants to know.
            app.hub.send(&table.id, Command::Counted);
        }
        if counted == 0 || some.len() < SOME as usize {
            return Ok(());
        }
    }
}
