//! Studies of games that are over, by the server.

use std::{fs, path::Path, time::Duration};

use serde_json::{Value, json};
use server::{Limits, Rate, Settings, StudyLimits, client::Client};

use crate::app::{Guest as _, TestApp, bot, me, refused, settings, soon};

/// A short game of the dice game, which is studied fast.
fn record() -> Value {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    serde_json::from_str(&fs::read_to_string(games.join("dice/2-medium-greedy.json")).unwrap())
        .unwrap()
}

async fn with(studies: StudyLimits) -> TestApp {
    let studies = StudyLimits { simulations: 100, ..studies };
    let replaying = Rate { burst: u32::MAX, per_second: 1e9 };
    let limits = Limits { studies, replaying, ..Limits::default() };
    TestApp::with(Settings { limits, ..settings() }).await
}

/// The address of the study of an uploaded game.
async fn upload(guest: &Client) -> String {
    let reply = guest.post("/api/replays", &record()).await.unwrap();
    format!("/api/replays/{}/study", reply.json()["id"].as_str().unwrap())
}

#[tokio::test]
async fn whoever_asks_gets_a_study_that_is_rough_at_first_and_then_kept() {
    let app = with(StudyLimits::default()).await;
    let (guest, anybody) = (app.guest().await, app.stranger());
    let path = upload(&guest).await;
    let nothing = anybody.get(&path).await.unwrap().json();
    assert_eq!(nothing, json!({"state": "unknown", "ahead": 0, "report": null}));
    refused(&anybody.post(&path, &json!({})).await.unwrap(), 401, "no_guest");
    let begun = guest.post(&path, &json!({})).await.unwrap();
    assert_eq!(begun.status, 202, "{}", begun.body);
    assert_eq!(begun.json()["state"], "running");
    let mut passes = vec![begun.json()["report"]["progress"]["pass"].clone()];
    let finished = async {
        loop {
            let study = anybody.get(&path).await.unwrap().json();
            passes.push(study["report"]["progress"]["pass"].clone());
            if study["state"] == "finished" {
                return study;
            }
        }
    };
    let study = soon(finished).await;
    passes.dedup();
    assert!(passes.len() >= 2 && passes[0] == "rough", "{passes:?}");
    let names = |study: &Value| study["report"]["seats"][0]["name"].clone();
    assert_eq!(names(&study), record()["players"][0]["name"]);
    assert!(!study["report"]["turning_points"].as_array().unwrap().is_empty());
    let again = guest.post(&path, &json!({})).await.unwrap().json();
    assert_eq!(again["state"], "finished", "what is known is not studied again");
    assert_eq!(again["report"]["turns"], study["report"]["turns"]);
}

#[tokio::test]
async fn a_study_nobody_asks_about_stops_and_goes_on_where_it_was() {
    let app = with(StudyLimits { patience: Duration::ZERO, ..StudyLimits::default() }).await;
    let guest = app.guest().await;
    let path = upload(&guest).await;
    assert_eq!(guest.post(&path, &json!({})).await.unwrap().status, 202);
    let study = guest.get(&path).await.unwrap().json();
    assert_eq!(study["state"], "stopped", "nobody has patience here");
    let done = study["report"]["progress"].clone();
    assert_eq!(guest.get(&path).await.unwrap().json()["report"]["progress"], done);
    // It is remembered, so that asking for it again is no second study.
    assert_eq!(guest.post(&path, &json!({})).await.unwrap().status, 202);
}

#[tokio::test]
async fn only_so_many_games_wait_for_a_guest_an_address_and_the_house() {
    let patient = StudyLimits { patience: Duration::from_mins(10), ..StudyLimits::default() };
    let cases = [
        // (limits, whether another guest from the same address may still ask)
        (StudyLimits { of_guest: 1, ..patient }, true),
        (StudyLimits { of_guest: 9, from: 1, ..patient }, false),
        (StudyLimits { of_guest: 9, waiting: 1, ..patient }, false),
    ];
    for (limits, others) in cases {
        let app = with(limits).await;
        let (guest, other) = (app.guest().await, app.guest().await);
        let (one, two) = (upload(&guest).await, upload(&guest).await);
        assert_eq!(guest.post(&one, &json!({})).await.unwrap().status, 202);
        assert_eq!(guest.post(&one, &json!({})).await.unwrap().status, 202, "it is the same");
        refused(&guest.post(&two, &json!({})).await.unwrap(), 429, "too_many");
        let reply = other.post(&two, &json!({})).await.unwrap();
        assert_eq!(reply.status == 202, others, "{limits:?}: {}", reply.body);
    }
}

#[tokio::test]
async fn a_game_that_runs_is_not_studied() {
    let app = with(StudyLimits::default()).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let path = format!("/api/tables/{table}/study");
    for reply in [guest.get(&path).await.unwrap(), guest.post(&path, &json!({})).await.unwrap()] {
        refused(&reply, 409, "not_now");
        assert_eq!(reply.json()["message"], "hands can be seen once the game is over");
    }
    let mut unfinished = record();
    unfinished["actions"].as_array_mut().unwrap().truncate(40);
    unfinished.as_object_mut().unwrap().remove("result");
    let id = guest.post("/api/replays", &unfinished).await.unwrap().json()["id"].clone();
    let path = format!("/api/replays/{}/study", id.as_str().unwrap());
    refused(&guest.post(&path, &json!({})).await.unwrap(), 409, "not_now");
    let nowhere = guest.post("/api/replays/nothing/study", &json!({})).await.unwrap();
    refused(&nowhere, 404, "no_such_replay");
}
