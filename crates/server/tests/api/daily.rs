//! `/api/daily`: one game a day for everybody.

use serde_json::{Value, json};
use server::{Limits, Settings, client::Client};
use store::{DailyGames as _, DailyResult};

use crate::app::{Guest as _, TestApp, refused, settings, soon};

async fn begin(guest: &Client, wish: Value) -> Value {
    let reply = guest.post("/api/daily", &wish).await.unwrap();
    assert!(reply.status == 200 || reply.status == 201, "{}", reply.body);
    reply.json()
}

async fn page(guest: &Client) -> Value {
    guest.get("/api/daily").await.unwrap().json()
}

async fn id_of(guest: &Client) -> String {
    guest.get("/api/me").await.unwrap().json()["id"].as_str().unwrap().to_owned()
}

fn result(rubies: u32, turns: u32, lira: u32) -> DailyResult {
    DailyResult { rubies, turns, lira, won: rubies == 5, marks: "0120".to_owned() }
}

#[tokio::test]
async fn a_day_is_begun_once_and_found_again() {
    let app = TestApp::new().await;
    let (guest, stranger) = (app.guest().await, app.stranger());
    let open = page(&stranger).await;
    assert_eq!((&open["mine"], &open["ranking"]), (&Value::Null, &json!([])));
    assert_eq!(
        open["seats"].as_array().unwrap().iter().filter(|seat| seat["name"].is_null()).count(),
        1
    );
    refused(&stranger.post("/api/daily", &json!({})).await.unwrap(), 401, "no_guest");

    let begun = guest.post("/api/daily", &json!({})).await.unwrap();
    assert_eq!(begun.status, 201, "{}", begun.body);
    assert_eq!(begun.json()["counts"], true);
    let again = guest.post("/api/daily", &json!({})).await.unwrap();
    assert_eq!((again.status, again.json()), (200, begun.json()), "there is one try");
    let mine = page(&guest).await["mine"].clone();
    assert_eq!((&mine["state"], &mine["table"]), (&json!("running"), &begun.json()["table"]));
    assert_eq!(page(&app.guest().await).await["mine"], Value::Null);
}

#[tokio::test]
async fn everybody_gets_the_same_table_and_nobody_a_hint() {
    let app = TestApp::new().await;
    let mut seen = Vec::new();
    for _ in 0..2 {
        let guest = app.guest().await;
        let table = begin(&guest, json!({})).await["table"].as_str().unwrap().to_owned();
        let record = guest.get(&format!("/api/tables/{table}/record")).await.unwrap().json();
        assert_eq!(record["fairness"]["seed"], Value::Null, "nobody is told before the end");
        seen.push((record["setup"].clone(), record["fairness"].clone()));
        let hint = guest.get(&format!("/api/tables/{table}/hint")).await.unwrap();
        refused(&hint, 409, "rated");
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0].1["daily"]["day"], page(&app.stranger()).await["today"]);
}

#[tokio::test]
async fn a_bot_on_the_seat_ends_the_try_for_good() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = begin(&guest, json!({})).await["table"].as_str().unwrap().to_owned();
    let left = guest.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    assert!(left.status < 300, "{}", left.body);
    let mine = page(&guest).await["mine"].clone();
    assert_eq!((&mine["state"], &mine["place"]), (&json!("given_up"), &Value::Null));
    let again = begin(&guest, json!({})).await;
    assert_eq!(again, json!({ "table": table, "counts": false }), "no second try");
    let export = guest.get("/api/me/export").await.unwrap().json();
    assert_eq!(export["daily"][0]["state"], "given_up", "{}", export["daily"]);
}

#[tokio::test]
async fn the_ranking_goes_by_rubies_then_turns_then_lira() {
    let app = TestApp::new().await;
    let today = page(&app.stranger()).await["today"].as_str().unwrap().to_owned();
    let store = store::Sqlite::open(&app.database()).await.unwrap();
    let mut guests = Vec::new();
    for (rubies, turns, lira) in [(4, 9, 50), (5, 14, 1), (5, 12, 2), (5, 12, 8)] {
        let guest = app.guest().await;
        let table = begin(&guest, json!({})).await["table"].as_str().unwrap().to_owned();
        store.end_daily(&table, Some(&result(rubies, turns, lira))).await.unwrap();
        guests.push(guest);
    }
    let seen = page(&guests[1]).await;
    let order: Vec<_> =
        seen["ranking"].as_array().unwrap().iter().map(|row| &row["lira"]).collect();
    assert_eq!(order, [8, 2, 1, 50]);
    assert_eq!((&seen["finished"], &seen["mine"]["place"]), (&json!(4), &json!(3)));
    assert_eq!(seen["ranking"][2]["mine"], true);
    assert_eq!(seen["mine"]["marks"], json!([0, 1, 2, 0]));
    assert_eq!(seen["in_a_row"], 1);
    let month = format!("/api/daily/calendar?month={}", &today[..7]);
    let calendar = guests[1].get(&month).await.unwrap().json();
    assert_eq!(calendar["days"], json!([{ "day": today, "state": "finished", "won": true }]));
    let farewell = guests[2].delete("/api/me", Some(&json!({}))).await.unwrap();
    assert!(farewell.status < 300, "{}", farewell.body);
    assert_eq!(page(&guests[1]).await["finished"], 3, "the forgotten are in no ranking");
}

#[tokio::test]
async fn what_was_begun_before_midnight_counts_for_its_own_day() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let today: tabletop::Day = page(&guest).await["today"].as_str().unwrap().parse().unwrap();
    let yesterday = today.before().unwrap().to_string();
    let path = format!("/api/daily/{yesterday}");
    if guest.get(&path).await.unwrap().status != 200 {
        return; // The first day of all has no yesterday.
    }
    let past = begin(&guest, json!({ "day": yesterday })).await;
    assert_eq!(past["counts"], false, "a past day is played for pleasure");
    assert_eq!(guest.get(&path).await.unwrap().json()["mine"], Value::Null);

    let table = past["table"].as_str().unwrap();
    let store = store::Sqlite::open(&app.database()).await.unwrap();
    assert!(store.begin_daily(&id_of(&guest).await, &yesterday, table, 1).await.unwrap());
    let found = begin(&guest, json!({ "day": yesterday })).await;
    assert_eq!(found, json!({ "table": table, "counts": true }), "it may be finished");
    store.end_daily(table, Some(&result(5, 11, 3))).await.unwrap();
    assert_eq!(guest.get(&path).await.unwrap().json()["mine"]["place"], 1);
    assert_eq!(page(&guest).await["in_a_row"], 1, "today may still follow");
    assert_ne!(begin(&guest, json!({})).await["table"], past["table"], "today is another game");
}

#[tokio::test]
async fn wrong_days_and_too_many_tables_are_refused() {
    let limits = Limits { tables: 1, ..settings().limits };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let guest = app.guest().await;
    for day in ["2999-01-01", "2026-02-30", "1970-01-01", "yesterday"] {
        refused(&guest.get(&format!("/api/daily/{day}")).await.unwrap(), 400, "malformed");
        let begun = guest.post("/api/daily", &json!({ "day": day })).await.unwrap();
        refused(&begun, 400, "malformed");
    }
    for month in ["", "2026", "2026-13", "2026-11-01", "x"] {
        let path = format!("/api/daily/calendar?month={month}");
        refused(&guest.get(&path).await.unwrap(), 400, "malformed");
    }
    guest.open_table(&[crate::app::me(), crate::app::bot()]).await;
    let refusal = soon(guest.post("/api/daily", &json!({}))).await.unwrap();
    refused(&refusal, 429, "too_many");
    assert_eq!(page(&guest).await["mine"], Value::Null, "the try is not lost");
}
