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
/// How often tables are looked for that nobody comes to any more.
const HOUR: Duration = Duration::from_hours(1);
/// A table that cannot be opened is not tried every second.
const PAUSE: Duration = Duration::from_mins(1);

/// Until the server is about to stop.
pub(crate) async fn keep(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    let mut ticks = interval(app.settings.time_check);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut broken: HashMap<String, Instant> = HashMap::new();
    let mut cleared: Option<Instant> = None;
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
        app.reserve.look(&*app.store);
        look(&app, &mut broken).await;
        if cleared.is_none_or(|then| then.elapsed() >= HOUR.min(app.settings.lobby)) {
            close_lobbies(&app).await;
            cleared = Some(Instant::now());
        }
    }
}

/// Closes tables at which seats have been taken for very long and nobody looks.
async fn close_lobbies(app: &Arc<App>) {
    let kept = i64::try_from(app.settings.lobby.as_secs()).unwrap_or(i64::MAX);
    match app.store.stale_lobbies(clock::now().saturating_sub(kept), MOST).await {
        Ok(stale) => {
            for id in stale {
                // Whoever fails is tried again: nobody waits for it.
                let _ = app.hub.ask(app, &id, |reply| Command::CloseLobby { reply }).await;
            }
        }
        Err(error) => tracing::error!(%error, "nobody looks for tables nobody comes to"),
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
