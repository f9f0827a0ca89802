//! Puzzles over HTTP.

use serde_json::{Value, json};

use crate::{
    accounts::member,
    app::{TestApp, refused},
};

async fn first(app: &TestApp) -> String {
    let list = app.stranger().get("/api/puzzles").await.unwrap().json();
    assert_eq!(list.as_array().unwrap().len(), 5, "one list for each ruleset");
    list[0]["puzzles"][0]["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_puzzle_is_put_without_its_answer_and_judged() {
    let app = TestApp::new().await;
    let path = format!("/api/puzzles/{}", first(&app).await);
    let (guest, anybody) = (app.guest().await, app.stranger());
    refused(&anybody.get(&path).await.unwrap(), 401, "no_guest");
    let table = guest.get(&path).await.unwrap().json();
    assert!(table.get("solutions").is_none() && table.get("answers").is_none(), "{table}");
    let seat = &table["seat"];
    assert_eq!(&table["position"]["asked"]["seat"], seat);
    let shown = guest.post(&path, &json!({})).await.unwrap().json();
    assert_eq!(shown["right"], false);
    assert_eq!(shown["mark"], Value::Null, "who is shown has not answered");
    let best = &shown["solutions"][0];
    let answers = table["position"]["asked"]["answers"].as_array().unwrap();
    let solution = answers.iter().find(|answer| answer["notation"] == *best).unwrap();
    let standing = json!({"rating": 1500.0, "deviation": 350.0, "volatility": 0.06});
    let attempt = json!({"answer": solution["action"], "standing": standing});
    let solved = guest.post(&path, &attempt).await.unwrap().json();
    assert_eq!((&solved["right"], &solved["mark"]), (&json!(true), &json!("masterpiece")));
    assert!(solved["standing"]["rating"].as_f64().unwrap() > 1500.0);
    let record = guest.get(&format!("{path}/record")).await.unwrap().json();
    assert_eq!(record["format"], "bedesten-record");
}

#[tokio::test]
async fn what_is_no_puzzle_and_no_answer_is_refused() {
    let app = TestApp::new().await;
    let path = format!("/api/puzzles/{}", first(&app).await);
    let guest = app.guest().await;
    refused(&guest.get("/api/puzzles/base-0").await.unwrap(), 404, "no_such_page");
    let wrong = json!({"answer": {"do": "move", "to": 99}});
    refused(&guest.post(&path, &wrong).await.unwrap(), 400, "malformed");
    refused(&guest.post(&path, &json!({"answers": []})).await.unwrap(), 400, "malformed");
}

#[tokio::test]
async fn what_two_devices_know_comes_together() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    refused(&guest.post("/api/me/puzzles", &json!({})).await.unwrap(), 409, "not_now");
    let guest = member(&app, "Selin").await;
    let standing = |rating: f64| json!({"rating": rating, "deviation": 90.0, "volatility": 0.06});
    let phone = json!({"standing": standing(1600.0), "last": [1600], "streak": 2, "best_streak": 2,
        "rated": 7, "seen": ["base-1", "base-2"]});
    let desk = json!({"standing": standing(1400.0), "last": [1400], "streak": 0, "best_streak": 5,
        "rated": 3, "seen": ["base-2", "dice-1"]});
    guest.post("/api/me/puzzles", &phone).await.unwrap();
    let both = guest.post("/api/me/puzzles", &desk).await.unwrap().json();
    assert_eq!(both["standing"]["rating"], 1600.0, "more answers say more");
    assert_eq!((&both["streak"], &both["best_streak"]), (&json!(2), &json!(5)));
    assert_eq!(both["seen"], json!(["base-1", "base-2", "dice-1"]));
    let export = guest.get("/api/me/export").await.unwrap().json();
    assert_eq!(export["puzzles"], both, "it is part of what the house knows of somebody");
    let many: Vec<String> = (0..6_000).map(|number| format!("base-{number}")).collect();
    refused(
        &guest.post("/api/me/puzzles", &json!({"seen": many})).await.unwrap(),
        413,
        "too_large",
    );
}
