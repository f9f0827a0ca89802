//! What somebody means to do in their own next turn, and a tile of the Kiosk that is taken and used.

use serde_json::{Value, json};
use server::client::{Client, Live};

use super::{give, plan};
use crate::app::{Guest as _, TestApp, me, open, settings, soon};

/// Letters & Seals with the Kiosk beside the Fountain.
const KIOSK: [u8; 20] = [9, 1, 4, 21, 3, 15, 6, 7, 22, 23, 13, 24, 12, 14, 8, 10, 2, 11, 5, 16];
/// Warehouses beside the Fountain, if the places lie in order: a visit is one press.
const WAREHOUSES: [u8; 3] = [3, 2, 4];

async fn table(app: &TestApp, options: Value) -> (Client, Client, String) {
    let (host, friend) = (app.guest().await, app.guest().await);
    let table = json!({"game": "bazaar", "options": options, "seats": [me(), open()], "seating": "as_seated"});
    let reply = host.post("/api/tables", &table).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    let id = reply.json()["id"].as_str().unwrap().to_owned();
    friend.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap();
    host.post(&format!("/api/tables/{id}/begin"), &json!({})).await.unwrap();
    (host, friend, id)
}

async fn two(app: &TestApp) -> (Client, Client, String) {
    table(app, json!({"players": 2, "layout": "in-order"})).await
}

/// What the server answers, and what it tells of the plan meanwhile.
struct Told {
    answer: Value,
    plan: Value,
}

async fn plan_turn(live: &mut Live, seat: u8, turns: &Value) -> Told {
    live.number += 1;
    let number = live.number;
    let message = json!({"type": "plan_turn", "number": number, "seat": seat, "turns": turns});
    live.say(&message).await.unwrap();
    let mut plan = Value::Null;
    loop {
        let message = soon(live.next()).await.unwrap();
        if message["number"] == number {
            return Told { answer: message, plan };
        }
        if message["type"] == "plan" {
            plan = message;
        }
    }
}

fn go(place: u8) -> Value {
    json!({"do": "move", "to": place})
}

/// A warehouse at which nobody would be met.
fn quiet(view: &Value) -> u8 {
    let free = |place: &&u8| {
        let neutral = view["neutral_merchants"].as_array().unwrap();
        view["governor"] != **place
            && view["smuggler"] != **place
            && !neutral.iter().any(|merchant| merchant["place"] == **place)
    };
    // Two figures cannot stand at three places; neutral merchants begin at the Fountain or far away.
    *WAREHOUSES.iter().find(free).expect("one of three is free")
}

/// The host takes a turn somewhere else and meets nobody.
async fn turn_elsewhere(host: &mut Live, not: u8) {
    soon(host.wait_until_asked()).await.unwrap();
    let view = host.position["view"].clone();
    let mut first = true;
    while host.position["waiting_for"] == 0 {
        soon(host.wait_until_asked()).await.unwrap();
        let answers = host.position["asked"]["answers"].as_array().unwrap().clone();
        let fits = |answer: &&Value| {
            let to = &answer["action"]["to"];
            !first || (*to != not && *to != view["governor"] && *to != view["smuggler"])
        };
        let action = answers.iter().find(fits).unwrap()["action"].clone();
        first = false;
        give(host, 0, &action).await;
    }
}

#[tokio::test]
async fn a_planned_turn_is_played_to_its_end_if_every_condition_holds_and_nobody_is_told() {
    let app = TestApp::new().await;
    let (host, friend, id) = two(&app).await;
    let (mut host_live, mut live) = (host.at(&id).await, friend.at(&id).await);
    let view = live.position["view"].clone();
    let place = quiet(&view);
    let governor =
        |there: bool| json!({"figure": "governor", "place": view["governor"], "there": there});
    let nobody = json!({"figure": "merchant", "place": place, "there": false});
    let turns = json!([
        {"when": [nobody, governor(false)], "actions": [go(1)]},
        {"when": [nobody, governor(true)], "actions": [go(place)]},
    ]);
    let told = plan_turn(&mut live, 1, &turns).await;
    assert_eq!(told.answer["type"], "done");
    assert_eq!(told.plan["turns"], turns);
    drop(live);

    // The friend is away: the turn is played, and the host is asked again.
    turn_elsewhere(&mut host_live, place).await;
    let mut heard = Vec::new();
    while host_live.position["asked"].is_null() {
        heard.push(soon(host_live.next()).await.unwrap());
    }
    let friend_seat = &host_live.position["view"]["seats"][1];
    assert_eq!(friend_seat["place"], place, "{friend_seat}");
    assert_eq!(host_live.position["view"]["seat"], 0, "to the end of the turn");
    let told = |message: &Value| message.to_string().contains("turns") || message["type"] == "plan";
    assert!(!heard.iter().any(told), "{heard:?}");
    let record = host.get(&format!("/api/tables/{id}/record")).await.unwrap();
    assert!(!record.body.contains("figure"), "nothing of it is in the record");

    // It was for one turn.
    let mut live = friend.at(&id).await;
    let told = plan_turn(&mut live, 1, &json!([])).await;
    assert_eq!(told.plan["turns"], json!([]));
}

#[tokio::test]
async fn a_turn_is_not_played_if_one_condition_fails_and_the_plan_ends_with_the_first_answer() {
    let app = TestApp::new().await;
    let (host, friend, id) = two(&app).await;
    let (mut host, mut live) = (host.at(&id).await, friend.at(&id).await);
    let view = live.position["view"].clone();
    let place = quiet(&view);
    let when = json!([
        {"figure": "merchant", "place": place, "there": false},
        {"figure": "smuggler", "place": view["smuggler"], "there": false},
    ]);
    plan_turn(&mut live, 1, &json!([{"when": when, "actions": [go(place)]}])).await;
    turn_elsewhere(&mut host, place).await;
    soon(live.wait_until_asked()).await.unwrap();
    assert_eq!(live.position["asked"]["question"]["ask"], "move", "it is for the friend to say");
    let answer = live.position["asked"]["answers"][0]["action"].clone();
    let number = live.send_answer(&json!(1), &answer).await.unwrap();
    let told = soon(live.hear("plan")).await.unwrap();
    assert_eq!(told["turns"], json!([]), "the turn was begun otherwise");
    assert_eq!(soon(live.outcome(number)).await.unwrap()["type"], "done");
}

#[tokio::test]
async fn a_planned_turn_is_there_after_a_restart() {
    let app = TestApp::new().await;
    let (_, mut friend, id) = two(&app).await;
    let mut live = friend.at(&id).await;
    let turns = json!([{"when": [], "actions": [go(3)]}]);
    plan_turn(&mut live, 1, &turns).await;
    let app = TestApp::on(app.stop().await, settings()).await;
    friend.address = app.address;
    let mut live = friend.at(&id).await;
    assert_eq!(soon(live.hear("plan")).await.unwrap()["turns"], turns);
}

#[tokio::test]
async fn a_turn_that_cannot_be_planned_is_refused_and_changes_nothing() {
    let app = TestApp::new().await;
    let (_, friend, id) = two(&app).await;
    let mut live = friend.at(&id).await;
    let there = |figure: &str, place: u8| json!([{"when": [{"figure": figure, "place": place, "there": true}], "actions": [go(3)]}]);
    let many: Vec<Value> = (0..7).map(|_| json!({"when": [], "actions": [go(3)]})).collect();
    let wrong = [
        there("courier", 3),
        there("governor", 22),
        there("governor", 0),
        json!([{"when": [], "actions": []}]),
        json!([{"when": [], "actions": [{"do": "cheat"}]}]),
        json!(many),
    ];
    for turns in wrong {
        let refused = plan_turn(&mut live, 1, &turns).await;
        assert_eq!(refused.answer["problem"]["code"], "malformed", "{turns}");
        assert!(refused.plan.is_null(), "{turns}");
    }
    let other = plan_turn(&mut live, 0, &json!([{"when": [], "actions": [go(3)]}])).await;
    assert_eq!(other.answer["problem"]["code"], "not_yours");
}

#[tokio::test]
async fn a_planned_tile_of_the_kiosk_is_taken_and_used_unless_its_use_is_a_choice() {
    let app = TestApp::new().await;
    // Which tiles lie open is up to chance: more often than not one of the first twelve is among them.
    for _ in 0..30 {
        let (tile, host) = tile_by_plan(&app).await;
        let told = |event: &str| told(&host, event, 1).is_some();
        match tile {
            1..=12 => {
                assert!(told("kiosk_used"), "tile {tile} was taken and used at once");
                return;
            }
            13 | 14 => assert!(!told("kiosk_left"), "tile {tile} is not left unused by itself"),
            // Whoever has nothing to pay with leaves it, and there is nothing to be asked.
            _ => {}
        }
    }
    panic!("no tile that gives something lay open at thirty tables");
}

/// The tile that the friend takes by a plan, and the host, who saw it.
async fn tile_by_plan(app: &TestApp) -> (u64, Live) {
    let options = json!({"ruleset": "letters", "players": 2, "layout": KIOSK});
    let (host, friend, id) = table(app, options).await;
    let (mut host, mut live) = (host.at(&id).await, friend.at(&id).await);
    // Those that only give something come first.
    let wishes: Vec<Value> = (1..=24).map(|tile| json!({"do": "kiosk", "tile": tile})).collect();
    assert_eq!(plan(&mut live, 1, &wishes).await["type"], "done");

    // The host goes to the Kiosk and takes the dearest exchange, so that something plain is left.
    let mut drafted = false;
    while !(drafted && told(&host, "kiosk_taken", 1).is_some()) {
        soon(host.wait_until_asked()).await.unwrap();
        let asked = host.position["asked"].clone();
        let answers = asked["answers"].as_array().unwrap();
        let chosen = if asked["question"]["ask"] == "kiosk" {
            drafted = true;
            answers.last()
        } else if drafted {
            answers.iter().find(|answer| answer["action"]["do"] == "skip").or(answers.first())
        } else {
            answers.iter().find(|answer| answer["action"]["to"] == 22).or(answers.first())
        };
        give(&mut host, 0, &chosen.unwrap()["action"]).await;
        while drafted && host.position["asked"].is_null() && told(&host, "kiosk_taken", 1).is_none()
        {
            soon(host.next()).await.unwrap();
        }
    }
    let tile = told(&host, "kiosk_taken", 1).unwrap()["tile"].as_u64().unwrap();
    (tile, host)
}

/// What the log says that this seat did.
fn told(live: &Live, event: &str, seat: u8) -> Option<Value> {
    let mut events = live.log.iter().flat_map(|told| told["events"].as_array().unwrap());
    events.find(|told| told["event"] == event && told["seat"] == seat).cloned()
}
