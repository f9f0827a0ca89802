//! A server that stops and comes back.

use std::time::Duration;

use serde_json::{Value, json};
use server::Settings;

use crate::app::{Guest as _, TestApp, bot, me, play_on, settings, soon};

#[tokio::test]
async fn a_game_goes_on_after_a_restart_and_repeated_requests_stay_done() {
    let app = TestApp::new().await;
    let mut guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    play_on(&mut live, 5).await;
    soon(live.wait_until_asked()).await.unwrap();
    let action = live.position["asked"]["answers"][0]["action"].clone();
    let answer = json!({
        "type": "answer", "number": 500, "version": live.version(), "seat": 0, "action": action,
    });
    live.say(&answer).await.unwrap();
    soon(live.outcome(500)).await.unwrap();
    soon(live.wait_until_asked()).await.unwrap();
    let (position, log) = (live.position.clone(), live.log.clone());

    let folder = app.stop().await;
    let error = soon(live.hear("done")).await.unwrap_err().to_string();
    assert!(error.contains("closing_down"), "{error}");
    let app = TestApp::on(folder, settings()).await;
    guest.address = app.address;
    let mut live = guest.at(&table).await;
    assert_eq!(live.log, log);
    for field in ["version", "ply", "view", "waiting_for"] {
        assert_eq!(plain(&live.position[field]), plain(&position[field]), "{field}");
    }
    live.say(&answer).await.unwrap();
    assert_eq!(soon(live.outcome(500)).await.unwrap()["type"], "done");
    assert_eq!(live.position["version"], position["version"], "nothing was carried out twice");
    assert!(play_on(&mut live, 3000).await);
}

/// Without what is null: a patch takes such things away, which says the same.
fn plain(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let there = fields.iter().filter(|(_, value)| !value.is_null());
            there.map(|(name, value)| (name.clone(), plain(value))).collect()
        }
        Value::Array(values) => values.iter().map(plain).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}

#[tokio::test]
async fn bots_go_on_thinking_after_a_restart() {
    // Bots that are too slow to finish before the restart.
    let slow = Settings { bot_pause: Duration::from_hours(1), ..settings() };
    let app = TestApp::with(slow).await;
    let mut guest = app.guest().await;
    let table = guest.open_table(&[bot(), me()]).await;
    let live = guest.at(&table).await;
    assert_eq!(live.version(), 0);
    drop(live);
    let app = TestApp::on(app.stop().await, settings()).await;
    guest.address = app.address;
    let path = format!("/api/tables/{table}/story");
    let mut plies = 0;
    // Nobody looks at the table: the bot moves all the same.
    for _ in 0..500 {
        let list = guest.get("/api/tables").await.unwrap().json();
        if list["mine"][0]["asked"] == 1 {
            plies = guest.get(&path).await.unwrap().json()["plies"].as_u64().unwrap();
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(plies > 2, "the bot has had its turn");
}

#[tokio::test]
async fn a_room_that_was_put_away_is_opened_again() {
    let idle = Settings { idle: Duration::from_millis(30), ..settings() };
    let app = TestApp::with(idle).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    play_on(&mut live, 4).await;
    soon(live.wait_until_asked()).await.unwrap();
    let position = live.position.clone();
    live.close().await;
    for _ in 0..5 {
        tokio::time::sleep(Duration::from_millis(80)).await;
        let live = guest.at(&table).await;
        assert_eq!(live.position["view"], position["view"]);
    }
}
