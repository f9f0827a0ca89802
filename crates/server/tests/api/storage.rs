//! A database that fails for a while: whoever was told “done” finds it done.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    Settings,
    client::{Client, Live},
};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};

use crate::app::{Guest as _, SOON, TestApp, bot, me, settings};

/// The hands of whoever breaks and mends the database.
struct Fault(SqliteConnection);

impl Fault {
    /// Writes to this table end the transaction around them, as SQLite does by itself when a disk is full
    /// or fails.
    async fn begin(app: &TestApp, table: &str) -> Self {
        let url = format!("sqlite:{}", app.database().display());
        let mut connection = SqliteConnection::connect(&url).await.unwrap();
        for what in ["INSERT", "UPDATE"] {
            let trigger = format!(
                "CREATE TRIGGER fault_{what} BEFORE {what} ON {table} \
                 BEGIN SELECT RAISE(ROLLBACK, 'no room'); END"
            );
            connection.execute(AssertSqlSafe(trigger)).await.unwrap();
        }
        Self(connection)
    }

    async fn end(mut self) {
        for what in ["INSERT", "UPDATE"] {
            let drop = AssertSqlSafe(format!("DROP TRIGGER fault_{what}"));
            self.0.execute(drop).await.unwrap();
        }
    }
}

async fn soon<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(SOON, work).await.expect("this takes too long")
}

/// Gives so many answers that are acknowledged.
async fn play(live: &mut Live, answers: usize) {
    for step in 0..answers {
        assert!(soon(live.wait_until_asked()).await.unwrap());
        let done = soon(live.choose(|count| step * 7 % count)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
    }
}

#[tokio::test]
async fn moves_that_are_acknowledged_after_a_failed_write_are_there_after_a_restart() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    play(&mut live, 3).await;
    assert!(soon(live.wait_until_asked()).await.unwrap());
    let fault = Fault::begin(&app, "changes").await;
    for _ in 0..4 {
        let refused = soon(live.choose(|_| 0)).await.unwrap();
        assert_eq!(refused["type"], "refused", "{refused}");
        let sentence = refused["problem"]["message"].as_str().unwrap_or_default();
        assert!(sentence.contains("could not write"), "{refused}");
    }
    fault.end().await;
    play(&mut live, 12).await;
    let (version, log) = (live.version(), live.log.clone());
    let newcomer = app.guest().await;
    let known = newcomer.get("/api/me").await.unwrap();
    assert_eq!(known.status, 200, "whoever comes now is known: {}", known.body);

    let folder = app.stop().await;
    let app = TestApp::on(folder, settings()).await;
    let guest = Client { address: app.address, ..guest };
    let live = guest.at(&table).await;
    assert!(live.version() >= version, "version {} of {version} is left", live.version());
    assert_eq!(live.log[..log.len()], log, "the story has changed");
}

#[tokio::test]
async fn what_cannot_be_written_is_refused_and_changes_nothing() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let fault = Fault::begin(&app, "guests").await;
    let refused = guest.put("/api/me", &json!({"name": "Leyla"})).await.unwrap();
    assert_eq!(refused.status, 500, "{}", refused.body);
    assert!(refused.body.contains("could not write"), "{}", refused.body);
    fault.end().await;
    let renamed = guest.put("/api/me", &json!({"name": "Leyla"})).await.unwrap();
    assert_eq!(renamed.status, 200, "{}", renamed.body);
}

#[tokio::test]
async fn a_server_that_cannot_write_is_not_ready_and_becomes_ready_again() {
    let app = TestApp::new().await;
    let stranger = app.stranger();
    assert_eq!(stranger.get("/api/ready").await.unwrap().status, 200);
    let fault = Fault::begin(&app, "servers").await;
    let said = until_status(&stranger, 503).await;
    assert!(said.contains("nothing is acknowledged"), "{said}");
    let healthy = stranger.get("/api/health").await.unwrap();
    assert_eq!(healthy.status, 200, "it runs: {}", healthy.body);
    fault.end().await;
    until_status(&stranger, 200).await;
}

/// Asks whether the server is ready until it answers so: the last answer is kept for a moment.
async fn until_status(stranger: &Client, status: u16) -> String {
    soon(async {
        loop {
            let said = stranger.get("/api/ready").await.unwrap();
            if said.status == status {
                return said.body;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
}

#[tokio::test]
async fn after_a_failure_nothing_is_acknowledged_until_a_write_was_read_back() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let rename = json!({"name": "Leyla"});
    // The proof cannot be written, and everything else could.
    let proof = Fault::begin(&app, "servers").await;
    until_status(&app.stranger(), 503).await;
    let refused = guest.put("/api/me", &rename).await.unwrap();
    assert_eq!(refused.status, 500, "{}", refused.body);
    proof.end().await;
    let done = guest.put("/api/me", &rename).await.unwrap();
    assert_eq!(done.status, 200, "{}", done.body);
}

#[tokio::test]
async fn below_the_reserve_nothing_new_begins_and_running_games_go_on() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let folder = app.stop().await;
    // Everything is kept for running games: whatever the disk is like, less is free.
    let full = Settings { reserve: u64::MAX, reserve_part: 1, ..settings() };
    let app = TestApp::on(folder, full).await;
    let guest = Client { address: app.address, ..guest };

    let newcomer = app.stranger().get("/api/me").await.unwrap();
    let seats = json!([me(), bot()]);
    let new = json!({"game": "bazaar", "options": {"players": 2}, "seats": seats, "begin": true});
    let second = guest.post("/api/tables", &new).await.unwrap();
    let record: Value =
        serde_json::from_str(include_str!("../../../../fixtures/games/mocha/2-random-greedy.json"))
            .unwrap();
    let upload = guest.post("/api/replays", &record).await.unwrap();
    for refused in [&newcomer, &second, &upload] {
        assert_eq!(refused.status, 507, "{}", refused.body);
        assert_eq!(refused.json()["code"], "no_room", "{}", refused.body);
        assert!(refused.body.contains("running games go on"), "{}", refused.body);
    }
    let counted = app.stranger().get("/metrics").await.unwrap();
    assert!(counted.body.contains("bedesten_disk_low 1"), "{}", counted.body);
    assert_eq!(app.stranger().get("/api/ready").await.unwrap().status, 200);
    let mut live = guest.at(&table).await;
    play(&mut live, 5).await;
}
