//! `/api/replays`: records from elsewhere.

use std::{fs, path::PathBuf};

use serde_json::{Value, json};

use crate::app::{Guest as _, TestApp, bot, hot_seat, me, open, refused, soon};

/// A golden game.
fn record() -> Value {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games/base");
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let read = |path: &PathBuf| serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let whole = |record: &Value| record["fairness"]["seed"].is_string();
    files.iter().map(read).find(whole).expect("a game with a seed")
}

#[tokio::test]
async fn a_record_is_uploaded_watched_and_given_back() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let record = record();
    let reply = guest.post("/api/replays", &record).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    let path = format!("/api/replays/{}", reply.json()["id"].as_str().unwrap());
    let anybody = app.stranger();
    let story = anybody.get(&format!("{path}/story")).await.unwrap().json();
    assert_eq!(story["fair"]["proved"], true);
    assert_eq!(
        story["plies"].as_u64().unwrap() as usize,
        record["actions"].as_array().unwrap().len()
    );
    let moment = anybody.get(&format!("{path}/moments/40?seat=0")).await.unwrap().json();
    assert_eq!(moment["ply"], 40);
    assert!(moment["view"]["seats"][0]["hand"].is_array());
    assert_eq!(anybody.get(&format!("{path}/record")).await.unwrap().json(), record);
    refused(&anybody.get(&format!("{path}/moments/40?seat=5")).await.unwrap(), 400, "malformed");
    refused(&anybody.get(&format!("{path}/moments/x")).await.unwrap(), 404, "no_such_page");
}

#[tokio::test]
async fn wrong_records_are_refused() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let with = |field: &str, value: Value| {
        let mut record = record();
        record[field] = value;
        record
    };
    let wrong = [
        with("game", json!("chess")),
        with("format", json!("other")),
        with("rules_version", json!(99)),
        with("actions", json!(["fly"])),
        with("actions", json!(["end"])),
        with("actions", json!(["?"])),
        with("actions", json!(vec!["end"; 20_001])),
        with("players", json!([])),
        with("result", json!([4, 4, 4])),
        json!({}),
        json!([1, 2]),
    ];
    for record in wrong {
        let reply = guest.post("/api/replays", &record).await.unwrap();
        refused(&reply, 400, "record");
    }
    refused(&app.stranger().post("/api/replays", &record()).await.unwrap(), 401, "no_guest");
}

#[tokio::test]
async fn a_game_goes_on_from_a_moment() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let record = record();
    let players = record["players"].as_array().unwrap().len();
    let plies = record["actions"].as_array().unwrap().len();
    let id = guest.post("/api/replays", &record).await.unwrap().json()["id"].clone();
    let path = format!("/api/replays/{}/table", id.as_str().unwrap());
    let mut seats = vec![bot(); players];
    seats[0] = me();
    let go_on = |ply: usize, seats: &[Value]| json!({"ply": ply, "seats": seats});

    refused(&guest.post(&path, &go_on(plies, &seats)).await.unwrap(), 409, "not_now");
    refused(&guest.post(&path, &go_on(plies + 1, &seats)).await.unwrap(), 400, "record");
    refused(&guest.post(&path, &go_on(10, &seats[1..])).await.unwrap(), 400, "options");
    let mut with_open = seats.clone();
    with_open[1] = open();
    refused(&guest.post(&path, &go_on(10, &with_open)).await.unwrap(), 400, "options");

    seats[1] = hot_seat("Bo");
    let reply = guest.post(&path, &go_on(plies / 2, &seats)).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    let table = reply.json();
    assert_eq!((&table["phase"], &table["mine"]), (&json!("running"), &json!([0, 1])));
    let mut live = guest.at(table["id"].as_str().unwrap()).await;
    assert!(live.position["ply"].as_u64().unwrap() as usize >= plies / 2);
    while live.position["waiting_for"].as_u64().unwrap() > 1 {
        soon(live.next()).await.unwrap();
    }
    let seat = live.position["waiting_for"].clone();
    live.say(&json!({"type": "look", "seat": seat})).await.unwrap();
    soon(live.hear("changed")).await.unwrap();
    assert_eq!(soon(live.choose(|_| 0)).await.unwrap()["type"], "done");
}
