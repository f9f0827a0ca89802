//! Looks for tournaments that wait for a table that is over.

use std::{sync::Arc, time::Duration};

use tokio::time::{MissedTickBehavior, interval};

use super::rounds;
use crate::app::App;

/// So many at a time.
const SOME: u32 = 50;

/// Again and again until the server closes.
pub(crate) async fn keep(app: Arc<App>) {
    let mut ticks = interval(app.settings.count_every.max(Duration::from_millis(10)));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let waiting = match app.store.tournaments_to_settle(SOME).await {
            Ok(waiting) => waiting,
            Err(error) => {
                tracing::error!(%error, "tournaments cannot be looked for");
                continue;
            }
        };
        for id in waiting {
            if let Err(failure) = rounds::settle(&app, &id).await {
                tracing::warn!(tournament = id, why = failure.0.message, "not settled yet");
            }
        }
    }
}
