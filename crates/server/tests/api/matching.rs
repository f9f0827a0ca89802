//! `/api/match`: strangers who want the same meet.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    Settings,
    client::{Client, Reply},
};

use crate::app::{Guest as _, TestApp, refused, settings, soon};

fn wish(players: u8) -> Value {
    json!({"game": "bazaar", "options": {"players": players}, "players": players})
}

async fn look(guest: &Client, wish: &Value) -> Reply {
    guest.post("/api/match", wish).await.unwrap()
}

fn table_of(reply: &Reply) -> String {
    assert!(reply.status < 300, "{}", reply.body);
    reply.json()["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn two_strangers_who_want_the_same_meet_and_it_begins_by_itself() {
    let app = TestApp::new().await;
    let (first, second) = (app.guest().await, app.guest().await);
    let opened = look(&first, &wish(2)).await;
    assert_eq!(opened.status, 201, "{}", opened.body);
    let found = look(&second, &wish(2)).await;
    assert_eq!(found.status, 200, "{}", found.body);
    assert_eq!(table_of(&opened), table_of(&found));
    assert_eq!(found.json()["phase"], "running", "nobody has to press");
    assert_eq!(found.json()["public"], true);
}

#[tokio::test]
async fn all_who_look_at_the_same_moment_find_each_other() {
    let app = TestApp::new().await;
    let mut guests = Vec::new();
    for _ in 0..6 {
        guests.push(app.guest().await);
    }
    let looks = guests.iter().map(|guest| async move { table_of(&look(guest, &wish(2)).await) });
    let mut tables = futures_util::future::join_all(looks).await;
    tables.sort();
    tables.dedup();
    assert_eq!(tables.len(), 3, "six for tables of two: {tables:?}");
}

#[tokio::test]
async fn who_wants_something_else_is_not_put_there() {
    let app = TestApp::new().await;
    let waiting = table_of(&look(&app.guest().await, &wish(2)).await);
    let mut other_pace = wish(2);
    other_pace["pace"] = json!({"pace": "days", "days": 2});
    let mut other_rules = wish(2);
    other_rules["options"] = json!({"players": 2, "ruleset": "mocha"});
    let mut rated = wish(2);
    rated["rated"] = json!(true);
    for wish in [wish(3), other_pace, other_rules, rated] {
        let found = look(&app.guest().await, &wish).await;
        assert_eq!(found.status, 201, "{wish}: {}", found.body);
        assert_ne!(table_of(&found), waiting, "{wish}");
    }
}

#[tokio::test]
async fn whoever_looks_twice_waits_at_one_table() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let opened = look(&guest, &wish(3)).await;
    let again = look(&guest, &wish(3)).await;
    assert_eq!((opened.status, again.status), (201, 200));
    assert_eq!(table_of(&opened), table_of(&again));
    assert_eq!(again.json()["mine"], json!([0]));
}

#[tokio::test]
async fn bots_fill_up_after_a_while_if_they_are_wanted() {
    let patience = Duration::from_millis(200);
    let app = TestApp::with(Settings { match_patience: patience, ..settings() }).await;
    let guest = app.guest().await;
    let mut wanted = wish(3);
    wanted["bots"] = json!(true);
    let table = table_of(&look(&guest, &wanted).await);
    let mut live = guest.at(&table).await;
    assert!(soon(live.wait_until_asked()).await.unwrap(), "the game begins and asks");
    let info = guest.get(&format!("/api/tables/{table}")).await.unwrap().json();
    let bots = info["seats"].as_array().unwrap();
    assert_eq!(bots.iter().filter(|seat| seat["sitter"]["sitter"] == "bot").count(), 2);
}

#[tokio::test]
async fn what_cannot_be_dealt_is_refused_and_opens_nothing() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let of = |field: &str, value: Value| {
        let mut wish = wish(2);
        wish[field] = value;
        wish
    };
    refused(&look(&guest, &of("game", json!("chess"))).await, 400, "options");
    refused(&look(&guest, &of("players", json!(9))).await, 400, "malformed");
    refused(&look(&guest, &of("players", json!(3))).await, 400, "options");
    refused(&look(&guest, &of("sofa", json!(1))).await, 400, "malformed");
    let tables = guest.get("/api/tables").await.unwrap().json();
    assert_eq!(tables["mine"], json!([]));
}
