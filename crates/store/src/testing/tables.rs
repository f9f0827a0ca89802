//! Tables and their changes.

use std::sync::Arc;

use super::{change, done, guest, table, update};
use crate::{Change, Phase, Request, Store, StoreError, TableRow};

pub(super) async fn tables_are_kept_as_they_were_saved(store: &dyn Store) {
    let mut kept = table(store, "kept", Phase::Gathering).await;
    assert_eq!(done(store.table("kept").await), Some(kept.clone()));
    assert_eq!(done(store.table("nothing").await), None);
    assert_eq!(done(store.seed("kept").await), None);
    kept.sitters.push(guest(store, "second").await.id);
    kept.sitters.sort();
    "[1,2]".clone_into(&mut kept.seats);
    kept.phase = Phase::Running;
    kept.record = Some("{}".to_owned());
    done(store.save_table(&kept, Some("secret")).await);
    kept.revision += 1;
    let mut found = done(store.table("kept").await);
    if let Some(found) = &mut found {
        found.sitters.sort();
    }
    assert_eq!(found, Some(kept));
    assert_eq!(done(store.seed("kept").await).as_deref(), Some("secret"));
}

pub(super) async fn games_that_are_over_are_found_page_by_page(store: &dyn Store) {
    let player = guest(store, "past-player").await.id;
    for (id, phase, changed) in [
        ("past-a", Phase::Over, 30),
        ("past-b", Phase::Over, 20),
        ("past-c", Phase::Over, 20),
        ("past-running", Phase::Running, 40),
    ] {
        let mut past = table(store, id, phase).await;
        past.sitters.push(player.clone());
        past.record = Some("{}".to_owned());
        past.changed = changed;
        done(store.save_table(&past, None).await);
    }
    let mut never_dealt = table(store, "past-undealt", Phase::Over).await;
    never_dealt.sitters.push(player.clone());
    done(store.save_table(&never_dealt, None).await);
    let ids = |tables: Vec<TableRow>| tables.into_iter().map(|it| it.id).collect::<Vec<_>>();
    let all = ids(done(store.past_tables_of(&player, None, 10).await));
    assert_eq!(all, ["past-a", "past-b", "past-c"]);
    let next = ids(done(store.past_tables_of(&player, Some((20, "past-b")), 10).await));
    assert_eq!(next, ["past-c"]);
    assert_eq!(ids(done(store.past_tables_of(&player, None, 1).await)), ["past-a"]);
    assert!(done(store.past_tables_of("nobody", None, 10).await).is_empty());
}

pub(super) async fn an_older_copy_of_a_table_cannot_be_saved(store: &dyn Store) {
    let copy = table(store, "older", Phase::Gathering).await;
    done(store.save_table(&copy, None).await);
    let again = store.save_table(&copy, None).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
}

pub(super) async fn a_clock_is_saved_by_one_of_several(store: &dyn Store) {
    let mut timed = table(store, "timed", Phase::Running).await;
    (timed.clock, timed.deadline) = (Some("early".to_owned()), Some(100_000));
    done(store.save_table(&timed, None).await);
    timed.revision += 1;
    (timed.clock, timed.deadline) = (Some("late".to_owned()), Some(200_000));
    done(store.save_clock(&timed, Some(100_000), &[]).await);
    let again = store.save_clock(&timed, Some(100_000), &[]).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "somebody was faster: {again:?}");
    let older = TableRow { revision: timed.revision - 1, ..timed.clone() };
    let older = store.save_clock(&older, Some(200_000), &[]).await;
    assert!(matches!(older, Err(StoreError::Conflict)), "somebody sat down: {older:?}");
    let found = done(store.table("timed").await);
    let found = found.map(|table| (table.clock, table.deadline, table.revision, table.changed));
    assert_eq!(found, Some((timed.clock, Some(200_000), timed.revision, timed.changed)));
}

pub(super) async fn changes_come_back_in_order(store: &dyn Store) {
    table(store, "changes", Phase::Running).await;
    let changes = [change(1, None), change(2, Some(("a", 1))), change(3, None)];
    for change in &changes {
        done(store.append("changes", change, &update()).await);
    }
    assert_eq!(done(store.changes("changes", 0).await), changes);
    assert_eq!(done(store.changes("changes", 2).await), changes[2..]);
    assert!(done(store.changes("changes", 3).await).is_empty());
    let latest = done(store.latest("changes", 1).await);
    let latest = latest.map(|latest| (latest.version, latest.changed, latest.changes));
    assert_eq!(latest, Some((3, 20, changes[1..].to_vec())));
    let latest = done(store.latest("changes", 3).await);
    let latest = latest.map(|latest| (latest.phase, latest.changes));
    assert_eq!(latest, Some((Phase::Running, Vec::new())), "nothing new");
    assert_eq!(done(store.latest("nowhere", 0).await), None);
    let found = done(store.table("changes").await);
    let found = found.map(|table| (table.version, table.summary, table.bot_asked, table.changed));
    assert_eq!(found, Some((3, Some("s".to_owned()), true, 20)));
    for version in [0, 2, 3, 5] {
        let wrong = store.append("changes", &change(version, None), &update()).await;
        assert!(matches!(wrong, Err(StoreError::Conflict)), "version {version}: {wrong:?}");
    }
    let nowhere = store.append("nothing", &change(1, None), &update()).await;
    assert!(nowhere.is_err(), "there is no such table");
}

pub(super) async fn a_request_is_written_once(store: &dyn Store) {
    table(store, "requests", Phase::Running).await;
    done(store.append("requests", &change(1, Some(("page", 7))), &update()).await);
    let again = store.append("requests", &change(2, Some(("page", 7))), &update()).await;
    assert!(matches!(again, Err(StoreError::Repeated)), "{again:?}");
    let version = done(store.table("requests").await).map(|table| table.version);
    assert_eq!(version, Some(1), "nothing of it was written");
    done(store.append("requests", &change(2, Some(("page", 8))), &update()).await);
    done(store.append("requests", &change(3, Some(("other", 7))), &update()).await);
}

/// Writers in several servers that share what they keep, or in one. Panics with a sentence like
/// the whole suite.
///
/// # Panics
///
/// If not exactly one writer of a version wins.
pub async fn of_many_writers_one_wins(servers: &[Arc<dyn Store>]) {
    table(&*servers[0], "race", Phase::Running).await;
    for version in 1..=5 {
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                let store = Arc::clone(&servers[writer % servers.len()]);
                tokio::spawn(async move {
                    let change = change(version, Some((&format!("writer {writer}"), 1)));
                    let change = Change {
                        request: change
                            .request
                            .map(|request| Request { number: version as u32, ..request }),
                        ..change
                    };
                    store.append("race", &change, &update()).await.is_ok()
                })
            })
            .collect();
        let mut winners = 0;
        for writer in writers {
            winners += u32::from(writer.await.unwrap_or_default());
        }
        assert_eq!(winners, 1, "of eight writers of version {version}");
    }
}
