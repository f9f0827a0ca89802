//! What every store promises, as a suite that takes any of them.

mod clubs;
mod daily;
pub mod faults;
mod friends;
mod notifications;
mod people;
mod ratings;
mod studies;
mod tables;
mod talk;

pub use people::device;
pub use ratings::of_many_servers_one_counts;
pub use tables::of_many_writers_one_wins;

use std::sync::Arc;

use crate::{
    Change, Guest, Phase, Replay, Request, Store, StoreError, TableRow, TableUpdate,
    migrations::{POSTGRES, SQLITE, migrator},
};

/// How many versions a database can have, this one included.
pub const VERSIONS: usize = SQLITE.len();

/// Sets a file up as a program did that knew only the first of our steps.
pub async fn migrate_sqlite(
    file: &mut sqlx::SqliteConnection,
    steps: usize,
) -> Result<(), StoreError> {
    Ok(migrator(&SQLITE[..steps]).run_direct(None, file, false).await?)
}

/// The same for a PostgreSQL database.
pub async fn migrate_postgres(
    database: &mut sqlx::PgConnection,
    steps: usize,
) -> Result<(), StoreError> {
    Ok(migrator(&POSTGRES[..steps]).run_direct(None, database, false).await?)
}

/// Statements with which a program of such a version kept a guest who plays.
pub fn old_house(steps: usize) -> String {
    // Secrets were the guests' own before they could have several devices.
    let guest = if steps < 4 {
        "INSERT INTO guests (id, secret_hash, name, created) VALUES ('leyla', 'hash', 'Leyla', 7);"
    } else {
        "INSERT INTO guests (id, name, created) VALUES ('leyla', 'Leyla', 7);
         INSERT INTO devices (id, guest_id, secret_hash, label, created, seen)
             VALUES ('device', 'leyla', 'hash', 'Firefox', 7, 7);"
    };
    let rest = "INSERT INTO tables (id, game, options, host, seats, public, phase, bot_asked, created, changed)
             VALUES ('table', 'game', '{}', 'leyla', '[]', FALSE, 'running', FALSE, 7, 7);
         INSERT INTO seeds (table_id, seed) VALUES ('table', 'seed');
         INSERT INTO sitters (table_id, guest_id) VALUES ('table', 'leyla');
         INSERT INTO changes (table_id, version, change, created) VALUES ('table', 1, 'first', 7);
         INSERT INTO consents (table_id, guest_id) VALUES ('table', 'leyla');
         INSERT INTO replays (id, guest_id, game, record, created)
             VALUES ('replay', 'leyla', 'game', '{}', 7)";
    format!("{guest} {rest}")
}

/// Whether everything of an old house is still there. Panics with a sentence where it is not.
pub async fn keeps_old_house(store: &dyn Store) {
    an_old_house_is_whole(store).await;
}

async fn an_old_house_is_whole(store: &dyn Store) {
    let leyla = Guest { id: "leyla".to_owned(), name: "Leyla".to_owned() };
    let known = done(store.guest_by_device("hash").await).map(|(guest, _)| guest);
    assert_eq!(known, Some(leyla), "the cookie is still good");
    let table = done(store.table("table").await);
    let table = table.map(|table| (table.host, table.sitters, table.rated, table.clock));
    assert_eq!(table, Some(("leyla".to_owned(), vec!["leyla".to_owned()], false, None)));
    assert_eq!(done(store.seed("table").await).as_deref(), Some("seed"));
    assert_eq!(done(store.changes("table", 0).await).len(), 1);
    assert_eq!(done(store.consents("table").await), ["leyla"]);
    assert_eq!(done(store.count_replays("leyla").await), 1);
}

/// Tries everything on an empty store. Panics with a sentence where the promise is broken.
pub async fn keeps_its_promise(store: Arc<dyn Store>) {
    a_store_that_was_just_opened_is_ready(&*store).await;
    a_server_that_beats_is_alive(&*store).await;
    people::are_kept(&*store).await;
    friends::are_kept(&*store).await;
    clubs::are_kept(&*store).await;
    notifications::are_kept(&*store).await;
    notifications::of_many_who_take_one_gets_it(&store).await;
    tables::tables_are_kept_as_they_were_saved(&*store).await;
    tables::a_clock_is_saved_by_one_of_several(&*store).await;
    tables::games_that_are_over_are_found_page_by_page(&*store).await;
    tables::an_older_copy_of_a_table_cannot_be_saved(&*store).await;
    tables::changes_come_back_in_order(&*store).await;
    tables::a_request_is_written_once(&*store).await;
    of_many_writers_one_wins(std::slice::from_ref(&store)).await;
    lists_hold_what_they_should(&*store).await;
    consents_come_and_go(&*store).await;
    plans_are_kept_seat_by_seat(&*store).await;
    a_nudge_is_kept_and_changes_nothing_else(&*store).await;
    a_table_whose_time_is_over_is_found(&*store).await;
    a_table_nobody_comes_to_is_found(&*store).await;
    an_answer_for_other_sitters_is_not_written(&*store).await;
    replays_are_kept(&*store).await;
    a_deleted_table_leaves_nothing_behind(&*store).await;
    talk::is_kept(&*store).await;
    studies::are_kept(&*store).await;
    daily::is_kept(&*store).await;
    ratings::are_kept(&*store).await;
    of_many_servers_one_counts(std::slice::from_ref(&store)).await;
}

async fn guest(store: &dyn Store, id: &str) -> Guest {
    let guest = Guest { id: id.to_owned(), name: String::new() };
    let device = people::device(id, id);
    done(store.add_guest(&guest, &device, &format!("hash of {id}")).await);
    guest
}

/// A table of a new guest of the same name.
async fn table(store: &dyn Store, id: &str, phase: Phase) -> TableRow {
    let host = guest(store, &format!("host-of-{id}")).await.id;
    let table = TableRow {
        id: id.to_owned(),
        game: "game".to_owned(),
        options: "{\"players\":2}".to_owned(),
        sitters: vec![host.clone()],
        host,
        seats: "[]".to_owned(),
        public: false,
        phase,
        record: None,
        summary: None,
        bot_asked: false,
        served_by: Some(store.server().to_owned()),
        version: 0,
        revision: 0,
        rematch: None,
        nudges: None,
        rated: false,
        counted: false,
        clock: None,
        deadline: None,
        dice: None,
        talk: None,
        created: 10,
        changed: 10,
    };
    done(store.add_table(&table, None).await);
    table
}

fn change(version: u64, request: Option<(&str, u32)>) -> Change {
    let request = request.map(|(client, number)| Request { client: client.to_owned(), number });
    Change { version, change: format!("change {version}"), request }
}

fn update() -> TableUpdate {
    TableUpdate {
        phase: Phase::Running,
        summary: Some("s".to_owned()),
        bot_asked: true,
        notifications: Vec::new(),
        revision: 0,
        clock: None,
        deadline: None,
        now: 20,
    }
}

#[track_caller]
fn done<T>(result: Result<T, StoreError>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("the store failed: {error:?}"),
    }
}

async fn a_store_that_was_just_opened_is_ready(store: &dyn Store) {
    assert!(done(store.is_ready().await));
}

async fn lists_hold_what_they_should(store: &dyn Store) {
    let mut open = table(store, "open", Phase::Gathering).await;
    open.public = true;
    done(store.save_table(&open, None).await);
    let ids = |tables: Vec<TableRow>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(ids(done(store.open_tables(3, 10).await)), ["open"]);
    assert!(done(store.open_tables(3, 0).await).is_empty());
    assert!(done(store.open_tables(0, 10).await).is_empty());
    assert_eq!(ids(done(store.tables_of("host-of-open", 10).await)), ["open"]);
    assert!(done(store.tables_of("nobody", 10).await).is_empty());
    assert_eq!(done(store.count_tables("host-of-open").await), 1);

    let mut bots = table(store, "bots", Phase::Running).await;
    bots.bot_asked = true;
    done(store.save_table(&bots, None).await);
    assert!(done(store.tables_to_serve().await).contains(&"bots".to_owned()));
    let over = TableUpdate { revision: 1, phase: Phase::Over, bot_asked: false, ..update() };
    done(store.append("bots", &change(1, None), &over).await);
    assert!(!done(store.tables_to_serve().await).contains(&"bots".to_owned()));
    assert_eq!(done(store.count_tables("host-of-bots").await), 0, "it is over");
    assert_eq!(ids(done(store.tables_of("host-of-bots", 10).await)), ["bots"]);
}

async fn a_server_that_beats_is_alive(store: &dyn Store) {
    let pulse = done(store.beat().await);
    assert!(pulse.alive.contains(&store.server().to_owned()), "{pulse:?}");
    assert!(pulse.now > 1_700_000_000_000, "milliseconds since 1970");
    assert!(done(store.beat().await).now >= pulse.now);
}

async fn consents_come_and_go(store: &dyn Store) {
    table(store, "again", Phase::Over).await;
    let guest = guest(store, "again-guest").await.id;
    for _ in 0..2 {
        done(store.set_consent("again", &guest, true).await);
    }
    assert_eq!(done(store.consents("again").await), std::slice::from_ref(&guest));
    done(store.set_consent("again", &guest, false).await);
    assert!(done(store.consents("again").await).is_empty());
}

async fn a_nudge_is_kept_and_changes_nothing_else(store: &dyn Store) {
    let mut nudged = table(store, "nudged", Phase::Running).await;
    done(store.set_nudges("nudged", "[1]").await);
    done(store.save_table(&nudged, None).await);
    nudged.revision += 1;
    nudged.nudges = Some("[1]".to_owned());
    assert_eq!(done(store.table("nudged").await), Some(nudged));
}

async fn a_table_whose_time_is_over_is_found(store: &dyn Store) {
    let mut slow = table(store, "slow", Phase::Running).await;
    let mut slower = table(store, "slower", Phase::Running).await;
    for (table, deadline) in [(&mut slow, 2_000), (&mut slower, 1_000)] {
        table.clock = Some("{}".to_owned());
        table.deadline = Some(deadline);
        done(store.save_table(table, None).await);
        table.revision += 1;
    }
    assert_eq!(done(store.table("slow").await), Some(slow));
    let overdue = async |now, most| done(store.overdue_tables(now, most).await);
    assert!(overdue(999, 5).await.is_empty());
    assert_eq!(overdue(1_000, 5).await, ["slower"]);
    assert_eq!(overdue(2_000, 5).await, ["slower", "slow"], "the longest first");
    assert_eq!(overdue(2_000, 1).await, ["slower"]);

    let clock = Some("later".to_owned());
    let later = TableUpdate { revision: 1, clock, deadline: Some(9_000), ..update() };
    done(store.append("slow", &change(1, None), &later).await);
    assert_eq!(overdue(2_000, 5).await, ["slower"]);
    let kept = done(store.table("slow").await).map(|table| (table.clock, table.deadline));
    assert_eq!(kept, Some((Some("later".to_owned()), Some(9_000))));
    let over = TableUpdate { revision: 1, ..update() };
    done(store.append("slower", &change(1, None), &over).await);
    assert!(overdue(2_000, 5).await.is_empty(), "nobody is waited for any more");
}

async fn a_table_nobody_comes_to_is_found(store: &dyn Store) {
    let mut waits = table(store, "waits", Phase::Gathering).await;
    table(store, "plays", Phase::Running).await;
    waits.summary = Some(r#"{"claimer":"somebody"}"#.to_owned());
    waits.changed = 77;
    done(store.save_table(&waits, None).await);
    let stale = async |before| {
        let stale = done(store.stale_lobbies(before, 100).await);
        stale.into_iter().filter(|id| ["waits", "plays"].contains(&id.as_str())).collect::<Vec<_>>()
    };
    assert!(stale(77).await.is_empty());
    assert_eq!(stale(78).await, ["waits"]);
    let found = done(store.tables_with(r#""claimer":"somebody""#, 5).await);
    assert_eq!(found, ["waits"]);
    assert!(done(store.tables_with("nobody at all", 5).await).is_empty());
}

async fn an_answer_for_other_sitters_is_not_written(store: &dyn Store) {
    let changed = table(store, "reseated", Phase::Running).await;
    done(store.save_table(&changed, None).await);
    let late = store.append("reseated", &change(1, None), &update()).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    let now = TableUpdate { revision: 1, ..update() };
    done(store.append("reseated", &change(1, None), &now).await);
}

async fn plans_are_kept_seat_by_seat(store: &dyn Store) {
    table(store, "planned", Phase::Running).await;
    table(store, "unplanned", Phase::Running).await;
    for (seat, plan) in [(2, "old"), (0, "other"), (2, "new")] {
        done(store.set_plan("planned", seat, Some(plan)).await);
    }
    let plans = done(store.plans("planned").await);
    assert_eq!(plans, [(0, "other".to_owned()), (2, "new".to_owned())]);
    assert!(done(store.plans("unplanned").await).is_empty());
    done(store.set_plan("planned", 0, None).await);
    assert_eq!(done(store.plans("planned").await), [(2, "new".to_owned())]);
}

async fn a_deleted_table_leaves_nothing_behind(store: &dyn Store) {
    let mut gone = table(store, "gone", Phase::Running).await;
    let mut before = table(store, "before-gone", Phase::Over).await;
    gone.rematch = Some("race".to_owned());
    done(store.save_table(&gone, Some("secret")).await);
    before.rematch = Some("gone".to_owned());
    done(store.save_table(&before, None).await);
    let last = TableUpdate { revision: 1, now: 90, ..update() };
    done(store.append("gone", &change(1, None), &last).await);
    done(store.set_consent("gone", &gone.host, true).await);
    done(store.set_plan("gone", 0, Some("plan")).await);
    let last = |most| async move {
        let tables = done(store.last_tables(91, most).await);
        tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    assert_eq!(last(1).await, ["gone"]);
    assert!(done(store.last_tables(10, 5).await).is_empty(), "all of them changed later");
    done(store.keep_dice("gone", "all of it").await);
    assert!(done(store.delete_table("gone").await));
    assert_eq!(done(store.kept_dice("gone").await).as_deref(), Some("all of it"));
    assert_eq!(done(store.kept_dice("race").await), None);
    assert!(!done(store.delete_table("gone").await), "it is gone already");
    assert_eq!(done(store.table("gone").await), None);
    assert!(done(store.changes("gone", 0).await).is_empty());
    assert_eq!(done(store.seed("gone").await), None);
    assert!(done(store.consents("gone").await).is_empty());
    assert!(done(store.plans("gone").await).is_empty());
    let before = done(store.table("before-gone").await);
    assert_eq!(before.and_then(|table| table.rematch), None);
    assert!(!done(store.changes("race", 0).await).is_empty(), "others are as they were");
}

async fn replays_are_kept(store: &dyn Store) {
    let guest = guest(store, "collector").await.id;
    let replay = Replay {
        id: "replay".to_owned(),
        guest: guest.clone(),
        game: "game".to_owned(),
        record: "{}".to_owned(),
        created: 3,
    };
    let replay_bytes = replay.record.len() as u64;
    done(store.add_replay(&replay).await);
    assert_eq!(done(store.replay("replay").await), Some(replay));
    assert_eq!(done(store.replay("nothing").await), None);
    assert_eq!(done(store.count_replays(&guest).await), 1);
    assert_eq!(done(store.replay_bytes(Some(&guest)).await), replay_bytes);
    assert_eq!(done(store.replay_bytes(Some("nobody")).await), 0);
    assert!(done(store.replay_bytes(None).await) >= replay_bytes);
}

/// Of three servers that share a store, the bots of one that goes are taken over, each by one other.
///
/// # Panics
///
/// Where the promise is broken.
pub async fn tables_of_a_server_that_is_gone_are_taken_over(
    gone: Arc<dyn Store>,
    others: [Arc<dyn Store>; 2],
) {
    done(gone.beat().await);
    for id in ["bot-1", "bot-2", "bot-3"] {
        let mut asking = table(&*gone, id, Phase::Running).await;
        asking.bot_asked = true;
        done(gone.save_table(&asking, None).await);
    }
    for other in &others {
        done(other.beat().await);
        assert!(done(other.tables_to_serve().await).is_empty(), "their server is alive");
    }
    assert_eq!(done(gone.tables_to_serve().await).len(), 3);
    done(gone.close().await);
    let taken = others
        .clone()
        .map(|other| tokio::spawn(async move { done(other.tables_to_serve().await) }));
    let mut all = Vec::new();
    for taken in taken {
        all.extend(taken.await.unwrap_or_default());
    }
    all.sort();
    assert_eq!(all, ["bot-1", "bot-2", "bot-3"], "each by one");
}
