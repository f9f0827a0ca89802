//! Boards that are counted by the server.

use std::time::Duration;

use serde_json::{Value, json};
use server::{LaboratoryLimits, Limits, Settings};

use crate::app::{TestApp, refused, settings, soon};

const PATH: &str = "/api/laboratory";

async fn with(laboratory: LaboratoryLimits) -> TestApp {
    let limits = Limits { laboratory, ..Limits::default() };
    TestApp::with(Settings { limits, ..settings() }).await
}

fn short(games: u32) -> Value {
    json!({"rules": "base", "players": 2, "board": "short", "level": "easy", "games": games})
}

#[tokio::test]
async fn whoever_asks_gets_figures_that_all_who_ask_the_same_share() {
    let app = with(LaboratoryLimits::default()).await;
    let (guest, other, anybody) = (app.guest().await, app.guest().await, app.stranger());
    refused(&anybody.post(PATH, &short(3)).await.unwrap(), 401, "no_guest");
    let begun = guest.post(PATH, &short(3)).await.unwrap();
    assert_eq!(begun.status, 202, "{}", begun.body);
    assert_eq!(begun.json()["report"]["board"], "15-5-2-14.4-12-7-3.8-6-11-9.13-10-1-16");
    let path = format!("{PATH}/{}", begun.json()["id"].as_str().unwrap());
    let finished = soon(async {
        loop {
            let counted = anybody.get(&path).await.unwrap().json();
            if counted["state"] == "finished" {
                return counted;
            }
        }
    })
    .await;
    assert_eq!(finished["report"]["games"], 3);
    assert_eq!(finished["report"]["seats"].as_array().unwrap().len(), 2);
    let mut code = short(3);
    code["board"] = finished["report"]["board"].clone();
    let again = other.post(PATH, &code).await.unwrap().json();
    assert_eq!(again, finished, "a board that was counted is not counted again");
}

#[tokio::test]
async fn what_cannot_be_counted_or_is_too_much_is_refused() {
    let app = with(LaboratoryLimits::default()).await;
    let guest = app.guest().await;
    let cases = [
        ("games", json!(1_001)),
        ("games", json!(0)),
        ("level", json!("master")),
        ("rules", json!("dice")),
        ("players", json!(9)),
        ("board", json!("1-2-3")),
        ("board", json!("15-5-2-14.4-12-7-3.8-6-11-9.13-10-1-15")),
    ];
    for (field, value) in cases {
        let mut wish = short(5);
        wish[field] = value;
        refused(&guest.post(PATH, &wish).await.unwrap(), 400, "options");
    }
    let mut wild = short(5);
    (wild["find"], wild["tries"]) = (json!("wild"), json!(33));
    refused(&guest.post(PATH, &wild).await.unwrap(), 400, "options");
    let mut unknown = short(5);
    unknown["colour"] = json!("red");
    refused(&guest.post(PATH, &unknown).await.unwrap(), 400, "malformed");
    let nowhere = guest.get("/api/laboratory/nothing").await.unwrap();
    refused(&nowhere, 404, "no_such_page");
}

#[tokio::test]
async fn only_so_many_boards_wait_for_a_guest_an_address_and_the_house() {
    let patient = LaboratoryLimits {
        of_guest: 9,
        patience: Duration::from_mins(10),
        ..LaboratoryLimits::default()
    };
    let cases = [
        // (limits, whether another guest from the same address may still ask)
        (LaboratoryLimits { of_guest: 1, ..patient }, true),
        (LaboratoryLimits { from: 1, ..patient }, false),
        (LaboratoryLimits { waiting: 1, ..patient }, false),
    ];
    for (limits, others) in cases {
        let app = with(limits).await;
        let (guest, other) = (app.guest().await, app.guest().await);
        let (one, two) = (short(999), short(998));
        assert_eq!(guest.post(PATH, &one).await.unwrap().status, 202);
        assert_eq!(guest.post(PATH, &one).await.unwrap().status, 202, "it is the same");
        refused(&guest.post(PATH, &two).await.unwrap(), 429, "too_many");
        let reply = other.post(PATH, &two).await.unwrap();
        assert_eq!(reply.status == 202, others, "{limits:?}: {}", reply.body);
    }
}

#[tokio::test]
async fn only_whoever_asked_for_a_board_stops_it() {
    let patience = Duration::from_mins(10);
    let app = with(LaboratoryLimits { patience, ..LaboratoryLimits::default() }).await;
    let (guest, other) = (app.guest().await, app.guest().await);
    let id = guest.post(PATH, &short(1_000)).await.unwrap().json()["id"].clone();
    let path = format!("{PATH}/{}", id.as_str().unwrap());
    assert_eq!(other.delete(&path, None).await.unwrap().status, 204);
    assert_eq!(other.get(&path).await.unwrap().json()["state"], "running");
    assert_eq!(guest.delete(&path, None).await.unwrap().status, 204);
    assert_eq!(other.get(&path).await.unwrap().json()["state"], "stopped");
    assert_eq!(guest.post(PATH, &short(1_000)).await.unwrap().json()["state"], "running");
}
