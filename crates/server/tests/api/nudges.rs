//! `/api/tables/{id}/nudge`.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    Settings,
    client::{Client, Reply},
};

use crate::app::{Guest as _, TestApp, bot, me, open, refused, settings, soon};

async fn nudge(guest: &Client, table: &str) -> Reply {
    soon(guest.post(&format!("/api/tables/{table}/nudge"), &json!({}))).await.unwrap()
}

/// Two people at a table; the first one is asked.
async fn two(app: &TestApp) -> (Client, Client, String) {
    let (host, friend) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open()]).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    (host, friend, table)
}

/// What the list of tables says about it to this guest.
async fn listed(guest: &Client, table: &str) -> Value {
    let lists = guest.get("/api/tables").await.unwrap().json();
    let mine = lists["mine"].as_array().unwrap();
    mine.iter().find(|line| line["table"]["id"] == table).unwrap()["table"]["nudge"].clone()
}

#[tokio::test]
async fn whoever_is_asked_is_told_at_the_table_and_in_the_list() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app).await;
    let mut live = host.at(&table).await;
    let before = listed(&host, &table).await;
    assert_eq!(before, Value::Null);
    let sent = nudge(&friend, &table).await;
    assert_eq!(sent.status, 200, "{}", sent.body);

    let mut told = soon(live.hear("table")).await.unwrap();
    while told["table"]["nudge"].is_null() {
        told = soon(live.hear("table")).await.unwrap();
    }
    assert_eq!(told["table"]["nudge"]["by"], 1);
    assert_eq!(told["table"]["nudge"]["open"], true);
    assert_eq!(listed(&host, &table).await, told["table"]["nudge"]);
    let (at, again) = (&told["table"]["nudge"]["at"], &told["table"]["nudge"]["again"]);
    assert_eq!(again.as_i64().unwrap() - at.as_i64().unwrap(), 24 * 60 * 60, "one a day");
}

#[tokio::test]
async fn an_answer_answers_the_nudge() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app).await;
    assert_eq!(nudge(&friend, &table).await.status, 200);
    let mut live = host.at(&table).await;
    soon(live.wait_until_asked()).await.unwrap();
    let done = soon(live.choose(|_| 0)).await.unwrap();
    assert_eq!(done["type"], "done", "{done}");
    let nudge = listed(&host, &table).await;
    assert!(nudge.is_null() || nudge["open"] == false, "{nudge}");
}

#[tokio::test]
async fn whoever_is_asked_has_a_while_before_a_nudge_whether_they_look_or_not() {
    let pause = Settings::default().before_nudge;
    assert!(pause >= Duration::from_secs(30), "nobody is nudged at once: {pause:?}");
    let app = TestApp::with(Settings { before_nudge: pause, ..settings() }).await;
    let (host, friend, table) = two(&app).await;
    refused(&nudge(&friend, &table).await, 409, "not_now");
    let there = host.at(&table).await;
    refused(&nudge(&friend, &table).await, 409, "not_now");
    drop(there);
    assert_eq!(listed(&host, &table).await, Value::Null);
}

#[tokio::test]
async fn nobody_is_nudged_twice_a_day_at_one_table_whoever_tries() {
    let app = TestApp::new().await;
    let (host, friend, third) = (app.guest().await, app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open(), open()]).await;
    for guest in [&friend, &third] {
        guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    }
    host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(nudge(&friend, &table).await.status, 200);
    refused(&nudge(&friend, &table).await, 429, "too_many");
    refused(&nudge(&third, &table).await, 429, "too_many");
    assert_eq!(listed(&host, &table).await["by"], 1, "the first one stands");
}

#[tokio::test]
async fn a_day_later_one_may_nudge_again_also_after_a_restart() {
    let app = TestApp::new().await;
    let (_, mut friend, table) = two(&app).await;
    assert_eq!(nudge(&friend, &table).await.status, 200);
    let folder = app.stop().await;
    let app = TestApp::on(folder, settings()).await;
    friend.address = app.address;
    refused(&nudge(&friend, &table).await, 429, "too_many");

    let mut hasty = settings();
    hasty.nudge_pause = Duration::ZERO;
    let app = TestApp::with(hasty).await;
    let (_, friend, table) = two(&app).await;
    assert_eq!(nudge(&friend, &table).await.status, 200);
    assert_eq!(nudge(&friend, &table).await.status, 200, "its day is over at once");
}

#[tokio::test]
async fn only_those_who_play_nudge_and_only_the_person_who_is_asked() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app).await;
    refused(&nudge(&host, &table).await, 409, "not_now");
    refused(&nudge(&app.guest().await, &table).await, 403, "not_yours");
    refused(&nudge(&app.stranger(), &table).await, 401, "no_guest");
    refused(&nudge(&friend, "nowhere").await, 404, "no_such_table");
    let gathering = host.open_table(&[me(), open()]).await;
    refused(&nudge(&host, &gathering).await, 409, "not_now");
}

#[tokio::test]
async fn bots_are_not_nudged() {
    let mut slow = settings();
    slow.bot_pause = Duration::from_mins(1);
    let app = TestApp::with(slow).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[bot(), me()]).await;
    refused(&nudge(&guest, &table).await, 409, "not_now");
}
