//! Takes notices that are due, looks whether they are still true, and sends them.
//!
//! Every server has a courier; what one has taken no other one takes before its lease is over.

use std::{sync::Arc, time::Duration};

use futures_util::future::join_all;
use protocol::web::notices::NoticeKind;
use store::{Channel, ChannelState, Notice, Phase, Settled, StoreError, Table};
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

/// So many notices in a row may fail before a channel is not tried any more.
const MOST_FAILURES: u32 = 3;

/// Until the server closes.
pub(crate) async fn run(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    let mut cleaned = 0;
    loop {
        if let Err(error) = sweep(&app).await {
            tracing::error!(%error, "notices cannot be sent now");
        }
        let now = clock::now();
        if now - cleaned > HOUR && app.store.forget_notices(now - KEPT).await.is_ok() {
            cleaned = now;
        }
        tokio::select! {
            () = sleep(app.settings.notices.every) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

/// Everything that is due now.
async fn sweep(app: &App) -> Result<(), StoreError> {
    loop {
        let now = clock::now();
        let taken = app.store.take_notices(now, now + LEASE, LOAD).await?;
        if taken.is_empty() || *app.closing.borrow() {
            return Ok(());
        }
        let settled = join_all(taken.iter().map(|notice| settle(app, notice))).await;
        settled.into_iter().collect::<Result<(), _>>()?;
    }
}

async fn settle(app: &App, notice: &Notice) -> Result<(), StoreError> {
    let settled = carry(app, notice).await?;
    app.store.settle_notice(notice, settled).await
}

async fn carry(app: &App, notice: &Notice) -> Result<Settled, StoreError> {
    let channel = app.store.channel(&notice.channel).await?;
    let Some(channel) = channel.filter(|channel| channel.state == ChannelState::On) else {
        return Ok(Settled::Dropped);
    };
    if !is_true(app, notice).await? {
        return Ok(Settled::Dropped);
    }
    let now = clock::now();
    if let Some(until) = wishes(&channel).quiet.and_then(|hours| quiet::until(hours, now)) {
        return Ok(Settled::Postponed(until));
    }
    if app.store.notices_sent(&notice.guest, now - HOUR).await? >= app.settings.notices.an_hour {
        return Ok(Settled::Postponed(now + NEXT_TRY));
    }
    let sent = delivery::deliver(app, &channel, notice).await;
    app.metrics.noticed(&channel.kind, sent.is_ok());
    Ok(match sent {
        Ok(()) => {
            if channel.failures > 0 || channel.problem.is_some() {
                app.store.channel_failed(&channel.id, None, MOST_FAILURES).await?;
            }
            Settled::Sent(clock::now())
        }
        Err(Unsent::Later) if notice.attempts < app.settings.notices.attempts => {
            Settled::Later(clock::now() + pause(app.settings.notices.retry, notice.attempts))
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
    tracing::info!(channel = channel.id, kind = channel.kind, "a notice cannot be told");
    app.store.channel_failed(&channel.id, problem.as_str(), most).await
}

/// Whether there is still something to tell.
async fn is_true(app: &App, notice: &Notice) -> Result<bool, StoreError> {
    let Some(table) = app.store.table(&notice.table).await? else { return Ok(false) };
    Ok(match NoticeKind::from_name(&notice.kind) {
        Some(NoticeKind::Over) => table.phase == Phase::Over,
        Some(NoticeKind::Turn | NoticeKind::Asked | NoticeKind::Nudge) => is_asked(&table, notice),
        Some(NoticeKind::Time) => {
            let runs = Clocks::of(&table).is_some_and(|clocks| clocks.is_short(clock::now_ms()));
            runs && is_asked(&table, notice)
        }
        None => false,
    })
}

fn is_asked(table: &Table, notice: &Notice) -> bool {
    table.phase == Phase::Running
        && info::asked_guest(table).as_deref() == Some(notice.guest.as_str())
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
