//! What a store promises about notifications: each exists once, and is sent by one.

use std::sync::Arc;

use super::{change, device, done, guest, table, update};
use crate::{
    Channel, ChannelState, NewNotification, Notification, Phase, Settled, Store, StoreError,
    TableUpdate,
};

pub(super) async fn are_kept(store: &dyn Store) {
    channels_come_and_go(store).await;
    a_notification_is_written_once_and_where_it_is_wanted(store).await;
    whoever_was_told_is_told_again_only_after_coming(store).await;
    a_change_brings_its_notifications_or_neither_is_there(store).await;
    what_is_taken_is_given_back_when_the_lease_is_over(store).await;
    channels_are_not_handed_over(store).await;
    a_browser_is_told_for_as_long_as_its_device_is_there(store).await;
    what_stands_in_a_notification_can_be_rewritten_until_it_is_settled(store).await;
    the_first_secret_of_the_house_stays(store).await;
}

fn channel(id: &str, guest: &str) -> Channel {
    Channel {
        id: id.to_owned(),
        guest: guest.to_owned(),
        kind: "json".to_owned(),
        address: format!("https://{id}.example/"),
        secret: None,
        language: "en".to_owned(),
        kinds: "[\"turn\",\"nudge\"]".to_owned(),
        quiet: None,
        state: ChannelState::On,
        problem: None,
        failures: 0,
        created: 5,
        device: None,
    }
}

fn notification(guest: &str, kind: &str, due: i64) -> NewNotification {
    let (guest, kind) = (guest.to_owned(), kind.to_owned());
    NewNotification { guest, insists: kind == "nudge", kind, facts: "{}".to_owned(), due }
}

/// Everything that is due then, and is not again before long.
async fn taken(store: &dyn Store, now: i64) -> Vec<Notification> {
    done(store.take_notifications(now, now + 1_000_000, 100).await)
}

async fn channels_come_and_go(store: &dyn Store) {
    guest(store, "reachable").await;
    let mut kept = channel("bell", "reachable");
    done(store.add_channel(&kept).await);
    let twice = Channel { id: "other".to_owned(), ..kept.clone() };
    let twice = store.add_channel(&twice).await;
    assert!(matches!(twice, Err(StoreError::Conflict)), "{twice:?}");
    kept.state = ChannelState::Failed;
    kept.problem = Some("gone".to_owned());
    kept.failures = 3;
    kept.quiet = Some("{}".to_owned());
    "pl".clone_into(&mut kept.language);
    done(store.save_channel(&kept).await);
    assert_eq!(done(store.channel("bell").await).as_ref(), Some(&kept));
    assert_eq!(done(store.channels("reachable").await), [kept.clone()]);
    kept.state = ChannelState::On;
    done(store.save_channel(&kept).await);
    for (problem, most) in [(None, 3), (Some("refused"), 3), (Some("refused"), 3)] {
        done(store.channel_failed("bell", problem, most).await);
    }
    let counted = done(store.channel("bell").await).map(|bell| (bell.failures, bell.state));
    assert_eq!(counted, Some((2, ChannelState::On)));
    done(store.channel_failed("bell", Some("gone"), 0).await);
    let gone = done(store.channel("bell").await).map(|bell| (bell.problem, bell.state));
    assert_eq!(gone, Some((Some("gone".to_owned()), ChannelState::Failed)));
    assert!(!done(store.remove_channel("somebody", "bell").await), "of somebody else");
    assert!(done(store.remove_channel("reachable", "bell").await));
    assert_eq!(done(store.channel("bell").await), None);
}

async fn a_notification_is_written_once_and_where_it_is_wanted(store: &dyn Store) {
    let host = table(store, "told", Phase::Running).await.host;
    done(store.add_channel(&channel("on", &host)).await);
    let off = Channel { state: ChannelState::Off, ..channel("off", &host) };
    done(store.add_channel(&off).await);
    for _ in 0..3 {
        let both = [notification(&host, "turn", 50), notification(&host, "over", 50)];
        done(store.add_notifications("told", 4, &both).await);
    }
    assert!(taken(store, 49).await.is_empty(), "not before it is due");
    let due = taken(store, 50).await;
    let [only] = &due[..] else { panic!("one, not {due:?}") };
    assert_eq!((only.channel.as_str(), only.kind.as_str(), only.version), ("on", "turn", 4));
    assert_eq!(only.attempts, 1);
    assert!(taken(store, 50).await.is_empty(), "somebody has it");
    done(store.settle_notification(only, Settled::Later(60)).await);
    assert!(taken(store, 59).await.is_empty());
    let again = taken(store, 60).await;
    assert_eq!(again[0].attempts, 2);
    done(store.settle_notification(&again[0], Settled::Sent(61)).await);
    assert!(taken(store, 1_000).await.is_empty(), "it was sent");
    assert_eq!(done(store.notifications_sent(&host, 61).await), 1);
    assert_eq!(done(store.notifications_sent(&host, 62).await), 0);
    done(store.add_notifications("told", 4, &[notification(&host, "turn", 50)]).await);
    assert!(taken(store, 1_000).await.is_empty(), "and is not written again");
}

async fn whoever_was_told_is_told_again_only_after_coming(store: &dyn Store) {
    let host = table(store, "patient", Phase::Running).await.host;
    done(store.add_channel(&channel("patient", &host)).await);
    done(store.add_notifications("patient", 1, &[notification(&host, "turn", 10)]).await);
    done(store.settle_notification(&taken(store, 10).await[0], Settled::Sent(10)).await);
    done(store.add_notifications("patient", 5, &[notification(&host, "turn", 20)]).await);
    assert!(taken(store, 20).await.is_empty(), "the guest has not come yet");
    done(store.add_notifications("patient", 5, &[notification(&host, "nudge", 20)]).await);
    let nudge = taken(store, 20).await;
    assert_eq!(nudge[0].kind, "nudge", "somebody insists");
    done(store.notifications_seen(&host, "patient").await);
    done(store.settle_notification(&nudge[0], Settled::Later(25)).await);
    assert!(taken(store, 25).await.is_empty(), "the guest is there");
    done(store.add_notifications("patient", 9, &[notification(&host, "turn", 30)]).await);
    assert_eq!(taken(store, 30).await.len(), 1);
    done(store.notifications_seen(&host, "patient").await);
    done(store.forget_notifications(1_000).await);
    assert_eq!(done(store.notifications_sent(&host, 0).await), 0, "what is settled is forgotten");
}

async fn a_change_brings_its_notifications_or_neither_is_there(store: &dyn Store) {
    let host = table(store, "whole", Phase::Running).await.host;
    done(store.add_channel(&channel("whole", &host)).await);
    let update = TableUpdate { notifications: vec![notification(&host, "turn", 10)], ..update() };
    let wrong = store.append("whole", &change(2, None), &update).await;
    assert!(matches!(wrong, Err(StoreError::Conflict)), "{wrong:?}");
    assert!(taken(store, 10).await.is_empty(), "nothing happened");
    done(store.append("whole", &change(1, None), &update).await);
    let due = taken(store, 10).await;
    assert_eq!((due.len(), due[0].version), (1, 1));
    done(store.settle_notification(&due[0], Settled::Dropped).await);
    assert!(taken(store, 1_000).await.is_empty());
}

async fn what_is_taken_is_given_back_when_the_lease_is_over(store: &dyn Store) {
    let host = table(store, "leased", Phase::Running).await.host;
    done(store.add_channel(&channel("leased", &host)).await);
    done(store.add_notifications("leased", 1, &[notification(&host, "turn", 10)]).await);
    assert_eq!(done(store.take_notifications(10, 40, 100).await).len(), 1);
    assert!(done(store.take_notifications(39, 80, 100).await).is_empty());
    let over = done(store.take_notifications(40, 80, 100).await);
    assert_eq!(over[0].attempts, 2, "whoever had it is gone");
    done(store.settle_notification(&over[0], Settled::Dropped).await);
}

async fn channels_are_not_handed_over(store: &dyn Store) {
    let (from, into) = (guest(store, "wanders").await.id, guest(store, "arrives").await.id);
    done(store.add_channel(&channel("not-moved", &from)).await);
    let same = "https://same.example/".to_owned();
    for (id, who) in [("same-one", &from), ("same-two", &into)] {
        done(store.add_channel(&Channel { address: same.clone(), ..channel(id, who) }).await);
    }
    done(store.merge_guest(&from, &into).await);
    let ids = done(store.channels(&into).await).into_iter().map(|channel| channel.id);
    assert_eq!(ids.collect::<Vec<_>>(), ["same-two"], "whose mailbox it is nobody knows");
    assert_eq!(done(store.channel("not-moved").await), None);
    done(store.forget_guest(&into).await);
    assert!(done(store.channels(&into).await).is_empty(), "of a forgotten guest nothing is left");
}

async fn a_browser_is_told_for_as_long_as_its_device_is_there(store: &dyn Store) {
    let owner = guest(store, "two-devices").await.id;
    for id in ["desk", "pocket"] {
        done(store.add_device(&device(id, &owner), &format!("hash of {id}")).await);
        let browser = Channel { device: Some(id.to_owned()), ..channel(id, &owner) };
        done(store.add_channel(&browser).await);
        assert_eq!(done(store.channel(id).await), Some(browser));
    }
    assert!(done(store.remove_device(&owner, "desk").await));
    assert_eq!(done(store.channel("desk").await), None, "it was signed out");
    done(store.move_channels("pocket", &owner).await);
    assert!(done(store.remove_device(&owner, "pocket").await));
    let kept = done(store.channel("pocket").await).and_then(|channel| channel.device);
    assert_eq!(kept, Some(owner), "the same browser under another secret");
}

async fn what_stands_in_a_notification_can_be_rewritten_until_it_is_settled(store: &dyn Store) {
    let host = table(store, "renamed", Phase::Running).await.host;
    done(store.add_channel(&channel("renamed", &host)).await);
    done(store.add_notifications("renamed", 1, &[notification(&host, "turn", 10)]).await);
    let mut open = done(store.open_notifications("renamed").await);
    "[]".clone_into(&mut open[0].facts);
    done(store.rewrite_notification(&open[0]).await);
    let sent = taken(store, 10).await;
    assert_eq!(sent[0].facts, "[]");
    done(store.settle_notification(&sent[0], Settled::Dropped).await);
    assert!(done(store.open_notifications("renamed").await).is_empty());
    done(store.rewrite_notification(&open[0]).await);
}

async fn the_first_secret_of_the_house_stays(store: &dyn Store) {
    assert_eq!(done(store.house_secret("key", "first").await), "first");
    assert_eq!(done(store.house_secret("key", "second").await), "first");
}

/// Many take at the same time; nobody gets what another one has.
pub(super) async fn of_many_who_take_one_gets_it(store: &Arc<dyn Store>) {
    let host = table(&**store, "crowded", Phase::Running).await.host;
    done(store.add_channel(&channel("crowded", &host)).await);
    let nudges = |version| (version, [notification(&host, "nudge", 10)]);
    for (version, notifications) in (1..=20).map(nudges) {
        done(store.add_notifications("crowded", version, &notifications).await);
    }
    let takers: Vec<_> = (0..8)
        .map(|_| {
            let store = Arc::clone(store);
            tokio::spawn(async move {
                let mut mine = Vec::new();
                loop {
                    let some = done(store.take_notifications(10, 1_000_000, 3).await);
                    if some.is_empty() {
                        return mine;
                    }
                    mine.extend(some.into_iter().map(|notification| notification.version));
                }
            })
        })
        .collect();
    let mut all = Vec::new();
    for taker in takers {
        match taker.await {
            Ok(mine) => all.extend(mine),
            Err(error) => panic!("a taker failed: {error}"),
        }
    }
    all.sort_unstable();
    assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "twice: {all:?}");
    // A taker may come away empty while another one has all that was free just then.
    for notification in taken(&**store, 10).await {
        all.push(notification.version);
    }
    assert_eq!(all.len(), 20, "{all:?}");
}
