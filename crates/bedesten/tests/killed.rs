//! The program is killed in the middle of a game, again and again, and nothing is lost.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

#[path = "helpers/serving.rs"]
mod serving;

use std::time::Duration;

use serde_json::{Value, json};
use server::client::{Client, Live};
use serving::Serving;
use tokio::time::timeout;

const SOON: Duration = Duration::from_mins(1);

async fn soon<T>(work: impl Future<Output = T>) -> T {
    timeout(SOON, work).await.expect("this takes too long")
}

async fn enter(guest: &Client, table: &str) -> Live {
    let mut live = guest.live(table).await.unwrap();
    soon(live.hello("page", None)).await.unwrap();
    live
}

/// Answers so often, or until the game is over.
async fn play(live: &mut Live, answers: usize) {
    for step in 0..answers {
        if !soon(live.wait_until_asked()).await.unwrap() {
            return;
        }
        let done = soon(live.choose(|count| step * 7 % count)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
    }
}

#[tokio::test]
async fn a_killed_server_comes_back_with_every_acknowledged_move() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut serving = Serving::start(&database);
    let mut guest = Client::guest(serving.address).await.unwrap();
    let seats = json!([
        {"chair": "me"}, {"chair": "bot", "level": "easy"}, {"chair": "bot", "level": "medium"},
    ]);
    let table = json!({"game": "bazaar", "options": {"players": 3}, "seats": seats, "begin": true, "seating": "as_seated"});

    for round in 1..=4_u32 {
        // A game of its own: in one for all rounds a bot may have won before the last.
        let table = guest.post("/api/tables", &table).await.unwrap().json();
        let table = table["id"].as_str().unwrap().to_owned();
        let mut live = enter(&guest, &table).await;
        live.number = round * 1000;
        play(&mut live, 9).await;
        // One more answer is on its way, acknowledged or not, while the server is killed. With
        // different delays the kill hits different moments, also while a bot thinks.
        assert!(soon(live.wait_until_asked()).await.unwrap(), "round {round}: the game is over");
        let (version, log) = (live.version(), live.log.clone());
        let action = live.position["asked"]["answers"][0]["action"].clone();
        let number = live.send_answer(&json!(0), &action).await.unwrap();
        let heard = timeout(Duration::from_millis(u64::from(round - 1) * 4), live.outcome(number));
        let acknowledged = matches!(heard.await, Ok(Ok(done)) if done["type"] == "done");
        let after: Option<Value> = acknowledged.then(|| live.position["version"].clone());
        serving.kill();

        serving = Serving::start(&database);
        guest.address = serving.address;
        let mut live = enter(&guest, &table).await;
        assert!(live.version() >= version, "round {round}: an acknowledged move is lost");
        assert!(after.is_none_or(|after| live.position["version"].as_u64() >= after.as_u64()));
        assert_eq!(live.log[..log.len()], log, "round {round}: the story has changed");
        // The page asks again, because it may not have heard the answer: it happens once.
        let again = json!({
            "type": "answer", "number": number, "version": version, "seat": 0, "action": action,
        });
        live.say(&again).await.unwrap();
        let done = soon(live.outcome(number)).await.unwrap();
        assert_eq!(done["type"], "done", "round {round}: {done}");
        // The bots go on.
        assert!(soon(live.wait_until_asked()).await.unwrap(), "round {round}: nobody is asked");
    }
}
