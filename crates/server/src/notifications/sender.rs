//! Takes notifications that are due, looks whether they are still true, and sends them.
//!
//! Every server has a sender; what one has taken no other one takes before its lease is over.

use std::{sync::Arc, time::Duration};

use futures_util::future::join_all;
use protocol::web::notifications::NotificationKind;
use store::{Channel, ChannelState, Notification, Phase, Settled, StoreError, TableRow};
use tokio::time::sleep;

use super::{Unsent, channels::wishes, delivery, quiet};
use crate::{
    app::App,
    operations::clock,
    tables::{clocks::Clocks, info},
};

/// So many are sent at once.
const LOAD: u32 = 8;

/// Longer than any sending takes, in seconds.
const LEASE: i64 = 120;

/// How long one waits whose hour is full, in seconds.
const NEXT_TRY: i64 = 10 * 60;
const HOUR: i64 = 60 * 60;

/// Afterwards nobody asks any more whether something was told, in seconds.
const KEPT: i64 = 30 * 24 * HOUR;

/// So many notifications in a row may fail before a channel is not tried any more.
const MOST_FAILURES: u32 = 3;

/// Until the server closes.
pub(crate) async fn run(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    let mut cleaned = 0;
    loop {
        if let Err(error) = sweep(&app).await {
            tracing::error!(%error, "notifications cannot be sent now");
        }
        let now = clock::now();
        if now - cleaned > HOUR && app.store.forget_notifications(now - KEPT).await.is_ok() {
            cleaned = now;
        }
        tokio::select! {
            () = sleep(app.settings.notifications.every) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

/// Everything that is due now.
async fn sweep(app: &App) -> Result<(), StoreError> {
    loop {
        let now = clock::now();
        let taken = app.store.take_notifications(now, now + LEASE, LOAD).await?;
        if taken.is_empty() || *app.closing.borrow() {
            return Ok(());
        }
        let settled = join_all(taken.iter().map(|notification| settle(app, notification))).await;
        settled.into_iter().collect::<Result<(), _>>()?;
    }
}

async fn settle(app: &App, notification: &Notification) -> Result<(), StoreError> {
    let settled = carry(app, notification).await?;
    app.store.settle_notification(notification, settled).await
}

async fn carry(app: &App, notification: &Notification) -> Result<Settled, StoreError> {
    let channel = app.store.channel(&notification.channel).await?;
    let Some(channel) = channel.filter(|channel| channel.state == ChannelState::On) else {
        return Ok(Settled::Dropped);
    };
    if !is_true(app, notification).await? {
        return Ok(Settled::Dropped);
    }
    let now = clock::now();
    if let Some(until) = wishes(&channel).quiet.and_then(|hours| quiet::until(hours, now)) {
        return Ok(Settled::Postponed(until));
    }
    if app.store.notifications_sent(&notification.guest, now - HOUR).await?
        >= app.settings.notifications.an_hour
    {
        return Ok(Settled::Postponed(now + NEXT_TRY));
    }
    let sent = delivery::deliver(app, &channel, notification).await;
    app.metrics.notified(&channel.kind, sent.is_ok());
    Ok(match sent {
        Ok(()) => {
            if channel.failures > 0 || channel.problem.is_some() {
                app.store.channel_failed(&channel.id, None, MOST_FAILURES).await?;
            }
            Settled::Sent(clock::now())
        }
        Err(Unsent::Later) if notification.attempts < app.settings.notifications.attempts => {
            Settled::Later(
                clock::now() + pause(app.settings.notifications.retry, notification.attempts),
            )
        }
        Err(unsent) => {
            note_failure(app, &channel, unsent).await?;
            Settled::Dropped
        }
    })
}

/// Each wait is four times the one before.
fn pause(first: Duration, attempts: u32) -> i64 {
    let times = 4_u32.saturating_pow(attempts.saturating_sub(1));
    i64::try_from(first.saturating_mul(times).as_secs()).unwrap_or(HOUR)
}

async fn note_failure(app: &App, channel: &Channel, unsent: Unsent) -> Result<(), StoreError> {
    // What is gone stays gone.
    let most = if unsent == Unsent::Gone { 0 } else { MOST_FAILURES };
    let problem = serde_json::to_value(delivery::problem(unsent)).unwrap_or_default();
    tracing::info!(channel = channel.id, kind = channel.kind, "a notification cannot be told");
    app.store.channel_failed(&channel.id, problem.as_str(), most).await
}

/// Whether there is still something to tell.
async fn is_true(app: &App, notification: &Notification) -> Result<bool, StoreError> {
    let Some(table) = app.store.table(&notification.table).await? else { return Ok(false) };
    Ok(match NotificationKind::from_name(&notification.kind) {
        Some(NotificationKind::Over) => table.phase == Phase::Over,
        Some(NotificationKind::Invite) => {
            table.phase == Phase::Gathering && !table.sitters.contains(&notification.guest)
        }
        Some(NotificationKind::Turn | NotificationKind::Asked | NotificationKind::Nudge) => {
            is_asked(&table, notification)
        }
        Some(NotificationKind::Time) => {
            let runs = Clocks::of(&table).is_some_and(|clocks| clocks.is_short(clock::now_ms()));
            runs && is_asked(&table, notification)
        }
        None => false,
    })
}

fn is_asked(table: &TableRow, notification: &Notification) -> bool {
    table.phase == Phase::Running
        && info::asked_guest(table).as_deref() == Some(notification.guest.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_does_not_answer_is_asked_less_and_less() {
        let minute = Duration::from_mins(1);
        let pauses: Vec<i64> = (1..=5).map(|attempts| pause(minute, attempts)).collect();
        assert_eq!(pauses, [60, 240, 960, 3_840, 15_360]);
        assert!(pause(Duration::MAX, u32::MAX) > 0, "no number is too large");
    }
}
