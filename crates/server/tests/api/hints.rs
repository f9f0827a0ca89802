//! `/api/tables/{id}/hint`.

use serde_json::{Value, json};
use server::{Rate, client::Client};

use crate::app::{Guest as _, TestApp, bot, hot_seat, me, open, play_on, refused, settings, soon};

async fn hint(guest: &Client, table: &str) -> server::client::Reply {
    soon(guest.get(&format!("/api/tables/{table}/hint"))).await.unwrap()
}

#[tokio::test]
async fn whoever_plays_against_bots_is_told_up_to_three_answers_with_their_chances() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot(), bot()]).await;
    let mut live = guest.at(&table).await;
    soon(live.wait_until_asked()).await.unwrap();
    let reply = hint(&guest, &table).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let hint_now = reply.json();
    assert_eq!(hint_now["version"], live.position["version"]);
    assert_eq!(hint_now["seat"], 0);
    let answers = hint_now["answers"].as_array().unwrap();
    assert!((1..=3).contains(&answers.len()), "{answers:?}");
    let offered = live.position["asked"]["answers"].as_array().unwrap();
    for answer in answers {
        let chance = answer["chance"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&chance), "{chance}");
        assert!(offered.iter().any(|one| one["action"] == answer["action"]), "{answer}");
        let reasons = answer["reasons"].as_array().unwrap();
        assert!(reasons.len() <= 3 && reasons.iter().all(|one| one["fact"]["kind"].is_string()));
    }
    assert_eq!(hint(&guest, &table).await.json(), hint_now, "the same question, the same advice");
}

#[tokio::test]
async fn at_a_hot_seat_whoever_is_asked_gets_a_hint() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), hot_seat("Bora")]).await;
    let reply = hint(&guest, &table).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
}

#[tokio::test]
async fn nobody_is_helped_against_other_people() {
    let app = TestApp::new().await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open(), bot()]).await;
    refused(&hint(&host, &table).await, 409, "not_now");
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    refused(&hint(&host, &table).await, 409, "not_now");
    refused(&hint(&friend, &table).await, 409, "not_now");
}

#[tokio::test]
async fn whoever_only_watches_gets_no_hint() {
    let app = TestApp::new().await;
    let (guest, watcher) = (app.guest().await, app.guest().await);
    let table = guest.open_table(&[me(), bot()]).await;
    refused(&hint(&watcher, &table).await, 403, "not_yours");
    refused(&hint(&app.stranger(), &table).await, 401, "no_guest");
    refused(&hint(&guest, "nowhere").await, 404, "no_such_table");
}

#[tokio::test]
async fn hints_are_few() {
    let mut few = settings();
    few.limits.hints = Rate { burst: 1, per_second: 0.0 };
    let app = TestApp::with(few).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), hot_seat("Bora")]).await;
    assert_eq!(hint(&guest, &table).await.status, 200);
    refused(&hint(&guest, &table).await, 429, "too_many");
}

/// A game at its beginning in which the other two hold these cards.
pub(crate) fn dealt(hands: [&str; 2]) -> Value {
    let player = |colour: &str, lira: u8, card: &str| json!({"colour": colour, "lira": lira, "hand": [card]});
    json!({
        "format": "bedesten-record",
        "version": 1,
        "game": "bazaar",
        "rules_version": 1,
        "players": [{"name": "Ada"}, {"name": "Bora"}, {"name": "Cem"}],
        "setup": {
            "rules": {
                "ruleset": "base",
                "variants": {"neutral_assistants": false, "caravan_leader": false},
            },
            "layout": [15, 5, 2, 14, 4, 7, 12, 3, 8, 6, 11, 9, 13, 10, 1, 16],
            "players": [
                player("white", 2, "one_good"),
                player("yellow", 3, hands[0]),
                player("red", 4, hands[1]),
            ],
            "governor": 3,
            "smuggler": 3,
            "small_demand": ["s2"],
            "large_demand": ["l4"],
        },
        "actions": [],
    })
}

#[tokio::test]
async fn the_adviser_sees_no_more_than_the_seat() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let mut hints = Vec::new();
    for hands in [["five_lira", "stay"], ["long_way", "any_goods"]] {
        let uploaded = guest.post("/api/replays", &dealt(hands)).await.unwrap();
        assert_eq!(uploaded.status, 201, "{}", uploaded.body);
        let path = format!("/api/replays/{}/table", uploaded.json()["id"].as_str().unwrap());
        let seats = [me(), bot(), bot()];
        let made = guest.post(&path, &json!({"ply": 0, "seats": seats})).await.unwrap();
        assert_eq!(made.status, 201, "{}", made.body);
        let table = made.json()["id"].as_str().unwrap().to_owned();
        hints.push(hint(&guest, &table).await.json());
    }
    assert_eq!(hints[0], hints[1], "what others hold in secret makes no difference");
}

#[tokio::test]
async fn after_the_end_there_is_nothing_to_advise() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    while !play_on(&mut live, 400).await {}
    refused(&hint(&guest, &table).await, 409, "not_asked");
}
