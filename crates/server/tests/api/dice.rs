//! The dice game, through the same addresses as the board game.

use serde_json::json;

use crate::app::{Guest as _, TestApp, bot, hot_seat, me, play_on, refused, soon};

#[tokio::test]
async fn a_whole_dice_game_is_played_over_the_socket() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let offer = guest.get("/api/offer").await.unwrap().json();
    let games = offer["games"].as_array().unwrap();
    assert!(games.iter().any(|game| game["game"] == "dice" && game["most"] == 4), "{offer}");

    let new = json!({
        "game": "dice",
        "options": {"players": 3},
        "seats": [me(), bot(), bot()],
        "begin": true, "seating": "as_seated",
    });
    let reply = guest.post("/api/tables", &new).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    let table = reply.json()["id"].as_str().unwrap().to_owned();
    let mut live = guest.at(&table).await;
    assert!(play_on(&mut live, 3000).await, "the game ends");

    let story = guest.get(&format!("/api/tables/{table}/story")).await.unwrap().json();
    assert_eq!(story["fair"]["proved"], true, "{}", story["fair"]);
    assert!(story["turns"].as_array().unwrap().len() > 10);
    assert_eq!(story["turns"][0], json!({ "ply": 0, "seat": 0 }), "nothing is dealt before it");
}

#[tokio::test]
async fn the_dice_of_a_roll_cannot_be_taken_back() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let new = json!({
        "game": "dice",
        "options": {"players": 2},
        "seats": [me(), hot_seat("Bo")],
        "begin": true, "seating": "as_seated",
    });
    let table = guest.post("/api/tables", &new).await.unwrap().json()["id"].clone();
    let mut live = guest.at(table.as_str().unwrap()).await;
    live.say(&json!({"type": "look", "seat": 0})).await.unwrap();
    soon(live.hear("changed")).await.unwrap();
    assert_eq!(live.position["asked"]["answers"][0]["action"], json!({"do": "roll"}));
    let done = soon(live.choose(|_| 0)).await.unwrap();
    assert_eq!(done["type"], "done", "{done}");
    live.say(&json!({"type": "undo", "number": 99, "version": live.version(), "seat": 0}))
        .await
        .unwrap();
    let outcome = soon(live.outcome(99)).await.unwrap();
    assert_eq!(outcome["problem"]["code"], "locked", "{outcome}");
}

#[tokio::test]
async fn five_cannot_play_the_dice_game() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let new = json!({
        "game": "dice",
        "options": {"players": 5},
        "seats": [me(), bot(), bot(), bot(), bot()],
        "begin": true, "seating": "as_seated",
    });
    refused(&guest.post("/api/tables", &new).await.unwrap(), 400, "options");
}
