//! Before the game: who looks after the table, what one is called there, and when nobody comes any more.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    Settings,
    client::{Client, Live, Reply},
};

use crate::app::{Guest as _, TestApp, hot_seat, me, new_table, open, refused, settings, soon};

fn impatient() -> Settings {
    Settings { absence: Duration::ZERO, ..settings() }
}

async fn post(guest: &Client, table: &str, what: &str) -> Reply {
    guest.post(&format!("/api/tables/{table}/{what}"), &json!({})).await.unwrap()
}

async fn join(guest: &Client, table: &str, join: Value) -> Reply {
    guest.post(&format!("/api/tables/{table}/join"), &join).await.unwrap()
}

/// Listens until the table looks like this.
async fn until(live: &mut Live, is: impl Fn(&Value) -> bool) {
    soon(async {
        while !is(&live.table) {
            live.hear("table").await.unwrap();
        }
    })
    .await;
}

#[tokio::test]
async fn a_host_who_has_gone_before_the_game_blocks_nobody() {
    let app = TestApp::with(impatient()).await;
    let (ada, bora, cem) = (app.guest().await, app.guest().await, app.guest().await);
    let table = ada.open_table(&[me(), open(), open()]).await;
    let host = ada.at(&table).await;
    join(&bora, &table, json!({})).await;
    let mut there = bora.at(&table).await;
    assert_eq!(there.table["host_in"], Value::Null, "the host is there");
    refused(&post(&bora, &table, "host").await, 409, "not_now");
    host.close().await;
    until(&mut there, |table| table["host_in"] == 0).await;
    refused(&post(&cem, &table, "host").await, 403, "not_yours");
    refused(&post(&bora, &table, "begin").await, 403, "not_yours");

    let taken = post(&bora, &table, "host").await;
    assert_eq!(taken.json()["host"], true, "{}", taken.body);
    until(&mut there, |table| table["host"] == true && table["host_in"].is_null()).await;
    assert_eq!(post(&bora, &table, "host").await.status, 200, "asked again, it is done already");
    let back = ada.at(&table).await;
    assert_eq!((&back.table["host"], &back.table["mine"]), (&json!(false), &json!([0])));
    join(&cem, &table, json!({})).await;
    refused(&post(&ada, &table, "begin").await, 403, "not_yours");
    assert_eq!(post(&bora, &table, "begin").await.json()["phase"], "running");
    refused(&post(&cem, &table, "host").await, 409, "not_now");
}

#[tokio::test]
async fn a_screen_that_shows_the_lobby_is_a_host_who_is_there() {
    let app = TestApp::with(impatient()).await;
    let (tv, bora) = (app.guest().await, app.guest().await);
    let table = tv.open_table(&[open(), open()]).await;
    let mut shows = tv.live(&table).await.unwrap();
    let hello = json!({"type": "hello", "protocol": 1, "client": "screen", "screen": true});
    shows.say(&hello).await.unwrap();
    soon(shows.hear("welcome")).await.unwrap();
    join(&bora, &table, json!({})).await;
    let mut phone = bora.at(&table).await;
    assert_eq!(phone.table["host_in"], Value::Null);
    refused(&post(&bora, &table, "host").await, 409, "not_now");
    shows.close().await;
    until(&mut phone, |table| table["host_in"] == 0).await;
    assert_eq!(post(&bora, &table, "host").await.json()["host"], true);
}

#[tokio::test]
async fn the_host_is_waited_for_three_minutes() {
    let app = TestApp::with(settings()).await;
    let (ada, bora) = (app.guest().await, app.guest().await);
    let table = ada.open_table(&[me(), open()]).await;
    let alone = ada.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!(alone["host_in"], Value::Null, "there is nobody else");
    join(&bora, &table, json!({})).await;
    let phone = bora.at(&table).await;
    let left = phone.table["host_in"].as_u64().unwrap();
    assert!((170..=180).contains(&left), "{left}");
    refused(&post(&bora, &table, "host").await, 409, "not_now");
}

#[tokio::test]
async fn the_host_frees_the_seat_of_somebody_who_has_gone_before_the_game() {
    let app = TestApp::with(impatient()).await;
    let (ada, bora, cem) = (app.guest().await, app.guest().await, app.guest().await);
    let table = ada.open_table(&[me(), open()]).await;
    let seat = |seat: u8| format!("/api/tables/{table}/seats/{seat}");
    let mut host = ada.at(&table).await;
    join(&bora, &table, json!({})).await;
    let squatter = bora.at(&table).await;
    until(&mut host, |table| table["seats"][1]["present"] == true).await;
    assert_eq!(host.table["seats"][1]["free_in"], Value::Null, "the friend looks");
    refused(&ada.put(&seat(1), &json!({"chair": open()})).await.unwrap(), 409, "seat_taken");
    refused(&join(&cem, &table, json!({})).await, 409, "table_full");

    squatter.close().await;
    until(&mut host, |table| table["seats"][1]["free_in"] == 0).await;
    assert_eq!(host.table["seats"][0]["free_in"], Value::Null, "the host cannot be put out");
    refused(&cem.put(&seat(1), &json!({"chair": open()})).await.unwrap(), 403, "not_yours");
    let freed = ada.put(&seat(1), &json!({"chair": open()})).await.unwrap();
    assert_eq!(freed.json()["seats"][1]["sitter"]["sitter"], "nobody", "{}", freed.body);
    let back = bora.at(&table).await;
    assert_eq!(back.table["mine"], json!([]), "whoever comes back finds the seat free");
    assert_eq!(join(&cem, &table, json!({})).await.json()["mine"], json!([1]));
    assert_eq!(post(&ada, &table, "begin").await.json()["phase"], "running");
}

#[tokio::test]
async fn a_seat_is_kept_for_three_minutes_and_over_days_as_long_as_a_turn() {
    let app = TestApp::new().await;
    for (pace, patience) in [
        (json!({"pace": "untimed"}), 180),
        (json!({"pace": "live", "reserve": 600, "increment": 15}), 180),
        (json!({"pace": "days", "days": 2}), 2 * 24 * 60 * 60),
    ] {
        let (ada, bora) = (app.guest().await, app.guest().await);
        let mut new = new_table(&[me(), open()]);
        new["pace"] = pace;
        let opened = ada.post("/api/tables", &new).await.unwrap().json();
        let table = opened["id"].as_str().unwrap().to_owned();
        let joined = join(&bora, &table, json!({})).await.json();
        let left = joined["seats"][1]["free_in"].as_u64().unwrap();
        assert!((patience - 10..=patience).contains(&left), "{left} of {patience}");
        let seat = format!("/api/tables/{table}/seats/1");
        refused(&ada.put(&seat, &json!({"chair": open()})).await.unwrap(), 409, "seat_taken");
    }
}

#[tokio::test]
async fn a_table_nobody_comes_to_is_closed() {
    let hurried =
        Settings { lobby: Duration::ZERO, time_check: Duration::from_millis(20), ..settings() };
    let app = TestApp::with(hurried).await;
    let (ada, bora) = (app.guest().await, app.guest().await);
    let (left, watched) =
        (ada.open_table(&[me(), open()]).await, bora.open_table(&[me(), open()]).await);
    let live = bora.at(&watched).await;
    soon(async {
        loop {
            let info = ada.get(&format!("/api/tables/{left}")).await.unwrap().json();
            if info["phase"] == "over" {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    refused(&post(&bora, &left, "join").await, 409, "not_now");
    let info = bora.get(&format!("/api/tables/{watched}")).await.unwrap().json();
    assert_eq!(info["phase"], "gathering", "somebody looks at it");
    drop(live);
}

#[tokio::test]
async fn whoever_sits_is_called_otherwise_and_changes_over_until_the_game_begins() {
    let app = TestApp::with(settings()).await;
    let (ada, bora) = (app.guest().await, app.guest().await);
    let table = ada.open_table(&[me(), open(), open()]).await;
    join(&bora, &table, json!({"name": "Bora"})).await;
    let name = |reply: &Reply, seat: usize| reply.json()["seats"][seat]["name"].clone();
    let host = join(&ada, &table, json!({"name": "Ada"})).await;
    assert_eq!(name(&host, 0), "Ada", "the host too: {}", host.body);
    assert_eq!(
        name(&join(&bora, &table, json!({"name": "Ada"})).await, 1),
        "Ada 2",
        "and nobody else's"
    );
    assert_eq!(
        name(&join(&bora, &table, json!({})).await, 1),
        "Ada 2",
        "who says nothing keeps it"
    );
    let moved = join(&bora, &table, json!({"seat": 2, "name": "Leyla"})).await;
    assert_eq!((name(&moved, 2), &moved.json()["mine"]), (json!("Leyla"), &json!([2])));
    let back = join(&bora, &table, json!({"seat": 1})).await;
    assert_eq!((name(&back, 1), name(&back, 2)), (json!("Leyla"), json!("")));
    refused(&join(&bora, &table, json!({"name": "x".repeat(200)})).await, 400, "bad_name");
    let cem = app.guest().await;
    join(&cem, &table, json!({})).await;
    post(&ada, &table, "begin").await;
    assert_eq!(
        name(&join(&bora, &table, json!({"name": "Late"})).await, 1),
        "Leyla",
        "it has begun"
    );

    // At a hot seat it is said whose name it is.
    let table = ada.open_table(&[me(), hot_seat("Mina"), open()]).await;
    let unsaid = join(&ada, &table, json!({"name": "Nobody"})).await;
    assert_ne!(name(&unsaid, 0), "Nobody");
    assert_eq!(name(&join(&ada, &table, json!({"seat": 1, "name": "Lale"})).await, 1), "Lale");
}
