//! What is answered ahead of a question.

mod turns;

use serde_json::{Value, json};
use server::client::{Client, Live};

use crate::app::{Guest as _, TestApp, me, open, settings, soon};

/// The printed layout of Letters & Seals with the Auction House beside the Fountain.
const LAYOUT: [u8; 20] = [9, 1, 4, 21, 3, 15, 6, 7, 23, 22, 13, 24, 12, 14, 8, 10, 2, 11, 5, 16];

/// Four people at a table of Letters & Seals.
pub(crate) async fn four(app: &TestApp) -> (Vec<Client>, String) {
    let mut guests = vec![app.guest().await];
    let options = json!({"ruleset": "letters", "players": 4, "layout": LAYOUT});
    let seats = [me(), open(), open(), open()];
    let table = json!({"game": "bazaar", "options": options, "seats": seats, "begin": false, "seating": "as_seated"});
    let reply = guests[0].post("/api/tables", &table).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    let table = reply.json()["id"].as_str().unwrap().to_owned();
    for _ in 1..4 {
        let friend = app.guest().await;
        friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
        guests.push(friend);
    }
    guests[0].post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    (guests, table)
}

/// Up to so much, a Lira more than the last bid, or else a pass.
pub(crate) fn up_to(most: u32) -> Vec<Value> {
    let bids = (1..=most).map(|lira| json!({"do": "bid", "lira": lira}));
    bids.chain([json!({"do": "pass"})]).collect()
}

/// Says what is planned and returns the answer of the server.
pub(crate) async fn plan(live: &mut Live, seat: u8, wishes: &[Value]) -> Value {
    live.number += 1;
    let number = live.number;
    live.say(&json!({"type": "plan", "number": number, "seat": seat, "wishes": wishes}))
        .await
        .unwrap();
    soon(live.outcome(number)).await.unwrap()
}

/// Answers whatever the seat is asked until it is asked this.
pub(crate) async fn play_to(live: &mut Live, seat: u8, ask: &str) {
    loop {
        soon(live.wait_until_asked()).await.unwrap();
        let asked = live.position["asked"].clone();
        if asked["question"]["ask"] == ask {
            return;
        }
        let answers = asked["answers"].as_array().unwrap();
        let auction = |answer: &&Value| answer["action"]["to"] == 23;
        let answer = answers.iter().find(auction).unwrap_or(&answers[0]);
        give(live, seat, &answer["action"]).await;
    }
}

pub(crate) async fn give(live: &mut Live, seat: u8, action: &Value) {
    let number = live.send_answer(&json!(seat), action).await.unwrap();
    let done = soon(live.outcome(number)).await.unwrap();
    assert_eq!(done["type"], "done", "{done}");
}

#[tokio::test]
async fn plans_bid_for_whoever_is_away_and_nobody_else_is_told() {
    let app = TestApp::new().await;
    let (guests, table) = four(&app).await;
    let mut host = guests[0].at(&table).await;
    let mut visitor = guests[1].at(&table).await;
    let mut away = guests[2].at(&table).await;
    assert_eq!(plan(&mut away, 2, &up_to(3)).await["type"], "done");
    let mut passing = guests[3].at(&table).await;
    assert_eq!(plan(&mut passing, 3, &up_to(0)).await["type"], "done");
    drop((away, passing));

    play_to(&mut host, 0, "auction").await;
    give(&mut host, 0, &json!({"do": "bid", "lira": 1})).await;
    play_to(&mut visitor, 1, "auction").await;
    give(&mut visitor, 1, &json!({"do": "bid", "lira": 2})).await;

    // Both plans are followed without anybody there, and the host has the last word.
    let mut heard = Vec::new();
    while host.position["asked"].is_null() {
        heard.push(soon(host.next()).await.unwrap());
    }
    assert_eq!(host.position["asked"]["question"]["ask"], "auction");
    assert_eq!(host.position["view"]["letters"]["bid"], json!({"seat": 2, "lira": 3}));
    while visitor.position["version"] != host.position["version"] {
        heard.push(soon(visitor.next()).await.unwrap());
    }
    let told =
        |message: &Value| message.to_string().contains("wishes") || message["type"] == "plan";
    assert!(!heard.iter().any(told), "{heard:?}");
    let record = guests[1].get(&format!("/api/tables/{table}/record")).await.unwrap();
    assert!(!record.body.contains("wishes"));
}

#[tokio::test]
async fn a_plan_is_there_after_a_restart_and_gone_with_the_turn() {
    let app = TestApp::new().await;
    let (mut guests, table) = four(&app).await;
    let mut away = guests[2].at(&table).await;
    plan(&mut away, 2, &up_to(2)).await;
    let folder = app.stop().await;
    let app = TestApp::on(folder, settings()).await;
    for guest in &mut guests {
        guest.address = app.address;
    }

    let mut away = guests[2].at(&table).await;
    let told = soon(away.hear("plan")).await.unwrap();
    assert_eq!(told["wishes"], json!(up_to(2)));
    let mut host = guests[0].at(&table).await;
    while host.position["waiting_for"] == 0 {
        soon(host.wait_until_asked()).await.unwrap();
        soon(host.choose(|_| 0)).await.unwrap();
    }
    let told = soon(away.hear("plan")).await.unwrap();
    assert_eq!(told["wishes"], json!([]));
}

#[tokio::test]
async fn nobody_plans_for_another_seat_or_what_is_no_action() {
    let app = TestApp::new().await;
    let (guests, table) = four(&app).await;
    let mut live = guests[1].at(&table).await;
    let other = plan(&mut live, 2, &up_to(1)).await;
    assert_eq!(other["problem"]["code"], "not_yours");
    let nonsense = plan(&mut live, 1, &[json!({"do": "cheat"})]).await;
    assert_eq!(nonsense["problem"]["code"], "malformed");
    // Neither was kept.
    let mut again = guests[1].at(&table).await;
    assert_eq!(plan(&mut again, 1, &[]).await["type"], "done");
}
