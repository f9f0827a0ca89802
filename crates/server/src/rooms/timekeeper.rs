//! Looks for tables at which somebody's time is over, and how much room is left.
//!
//! Every server looks, also for tables that nobody has opened: the store knows the moment. Whatever
//! several of them do at once, the revision of the table lets one of them win.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::time::{MissedTickBehavior, interval};

use crate::{app::App, operations::clock, rooms::room::Command};

/// More at once than a house should ever have.
const MOST: u32 = 200;
/// A table that cannot be opened is not tried every second.
const PAUSE: Duration = Duration::from_mins(1);

/// Until the server is about to stop.
pub(crate) async fn keep(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    let mut ticks = interval(app.settings.time_check);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut broken: HashMap<String, Instant> = HashMap::new();
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
        app.reserve.look(&*app.store);
        look(&app, &mut broken).await;
    }
}

async fn look(app: &Arc<App>, broken: &mut HashMap<String, Instant>) {
    broken.retain(|_, since| since.elapsed() < PAUSE);
    let most = MOST.saturating_add(u32::try_from(broken.len()).unwrap_or_default());
    let overdue = match app.store.overdue_tables(clock::now_ms(), most).await {
        Ok(overdue) => overdue,
        Err(error) => {
            tracing::error!(%error, "nobody looks at the clocks");
            return;
        }
    };
    for id in overdue {
        if broken.contains_key(&id) {
            continue;
        }
        if let Err(problem) = app.hub.ask(app, &id, |reply| Command::Time { reply }).await {
            tracing::error!(table = id, problem = problem.message, "its time cannot be kept");
            broken.insert(id, Instant::now());
        }
    }
}
