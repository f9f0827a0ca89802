//! Trying to see what one may not see.

use serde_json::{Value, json};
use server::client::{Client, Live};

use crate::{
    app::{Guest as _, TestApp, bot, hot_seat, me, open, play_on, refused, soon},
    hints::dealt,
};

/// The cards that a seat holds, in the eyes of this position or moment.
fn hand(view: &Value, seat: usize) -> Value {
    view["seats"][seat]["hand"].clone()
}

/// Every card that was drawn by somebody else must be unnamed.
fn names_cards_of_others(log: &[Value], mine: &[u64]) -> bool {
    log.iter().flat_map(|told| told["events"].as_array().unwrap()).any(|event| {
        let seat = event["seat"].as_u64().unwrap_or_default();
        event["event"] == "card_drawn" && !event["card"].is_null() && !mine.contains(&seat)
    })
}

/// Two people and a bot in the middle of a game.
async fn running(app: &TestApp) -> (Client, Client, String, Live) {
    let (host, friend) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open(), bot()]).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    for _ in 0..24 {
        // Whoever is asked.
        let first = tokio::select! {
            asked = soon(one.wait_until_asked()) => asked.map(|_| true),
            asked = soon(two.wait_until_asked()) => asked.map(|_| false),
        };
        play_on(if first.unwrap() { &mut one } else { &mut two }, 1).await;
    }
    (host, friend, table, one)
}

#[tokio::test]
async fn nobody_sees_the_cards_of_another_seat() {
    let app = TestApp::new().await;
    let (host, friend, table, _live) = running(&app).await;
    let watcher = app.guest().await;
    let eyes =
        [(&host, vec![0]), (&friend, vec![1]), (&watcher, vec![]), (&app.stranger(), vec![])];
    for (guest, mine) in eyes {
        let live = guest.at(&table).await;
        let moment = guest.get(&format!("/api/tables/{table}/moments/12")).await.unwrap().json();
        let story = guest.get(&format!("/api/tables/{table}/story")).await.unwrap().json();
        for seat in 0..3 {
            let own = mine.contains(&(seat as u64));
            for view in [&live.position["view"], &moment["view"]] {
                assert_eq!(hand(view, seat).is_array(), own, "seat {seat} for {mine:?}");
            }
            let path = format!("/api/tables/{table}/moments/12?seat={seat}");
            let reply = guest.get(&path).await.unwrap();
            if own {
                assert_eq!(reply.status, 200);
            } else {
                refused(&reply, 403, "not_yours");
            }
            for what in ["story", "record"] {
                let path = format!("/api/tables/{table}/{what}?seat={seat}");
                assert_eq!(guest.get(&path).await.unwrap().status, if own { 200 } else { 403 });
            }
        }
        assert!(!names_cards_of_others(&live.log, &mine));
        assert!(!names_cards_of_others(story["log"].as_array().unwrap(), &mine));
        let record = guest.get(&format!("/api/tables/{table}/record")).await.unwrap().json();
        let actions = record["actions"].as_array().unwrap();
        let hidden = actions.iter().filter(|action| **action == "?").count();
        assert!(hidden >= 3 - mine.len(), "the first cards of the others are hidden");
        assert!(record["fairness"]["seed"].is_null());
        assert!(
            !live.position["asked"].is_object()
                || mine.contains(&live.position["asked"]["seat"].as_u64().unwrap())
        );
    }
}

#[tokio::test]
async fn the_seed_never_leaves_the_server_while_the_game_runs() {
    let app = TestApp::new().await;
    let (host, _, table, _live) = running(&app).await;
    let folder = app.folder.path().to_owned();
    let store = store::Sqlite::open(&folder.join("games.db")).await.unwrap();
    let seed = store::Store::seed(&store, &table).await.unwrap().unwrap();
    assert_eq!(seed.len(), 64);
    let mut heard = String::new();
    for guest in [&host, &app.stranger()] {
        for path in ["", "/dice", "/story", "/record", "/moments/5", "/qr.svg"] {
            heard += &guest.get(&format!("/api/tables/{table}{path}")).await.unwrap().body;
        }
        heard += &guest.get("/api/tables").await.unwrap().body;
        let mut live = guest.live(&table).await.unwrap();
        heard += &soon(live.hello("x", None)).await.unwrap().to_string();
    }
    assert!(heard.len() > 10_000 && !heard.contains(&seed));
}

#[tokio::test]
async fn at_a_hot_seat_only_who_looks_sees_a_hand() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), hot_seat("Bo"), bot()]).await;
    let mut live = guest.at(&table).await;
    let seen = |live: &Live| [0, 1, 2].map(|seat| hand(&live.position["view"], seat).is_array());
    assert_eq!(seen(&live), [false; 3], "nothing before somebody looks");
    assert!(live.position["asked"].is_null());
    assert!(!names_cards_of_others(&live.log, &[]));

    for (seat, hands) in [(0, [true, false, false]), (1, [false, true, false])] {
        live.say(&json!({"type": "look", "seat": seat})).await.unwrap();
        soon(live.hear("changed")).await.unwrap();
        assert_eq!(seen(&live), hands);
        assert!(!names_cards_of_others(&live.log, &[seat]));
    }
    live.say(&json!({"type": "look", "seat": null})).await.unwrap();
    soon(live.hear("changed")).await.unwrap();
    assert_eq!(seen(&live), [false; 3], "nothing while the screen is handed over");
    assert!(!names_cards_of_others(&live.log, &[]), "nor in the log");

    live.say(&json!({"type": "look", "seat": 2})).await.unwrap();
    let refusal = soon(live.hear("refused")).await.unwrap();
    assert_eq!(refusal["problem"]["code"], "not_yours");
    assert_eq!(seen(&live), [false; 3]);
    for seat in [0, 1] {
        let path = format!("/api/tables/{table}/moments/3?seat={seat}");
        refused(&guest.get(&path).await.unwrap(), 403, "not_yours");
    }
}

#[tokio::test]
async fn a_spectator_cannot_look_with_the_eyes_of_a_player() {
    let app = TestApp::new().await;
    let (_, _, table, _live) = running(&app).await;
    let mut spy = app.guest().await.at(&table).await;
    for seat in [0, 1, 2] {
        spy.say(&json!({"type": "look", "seat": seat})).await.unwrap();
        let refusal = soon(spy.hear("refused")).await.unwrap();
        assert_eq!(refusal["problem"]["code"], "not_yours");
    }
}

/// Which cards somebody holds decides what they can answer, but not whether they are asked: else
/// everybody who watches could tell. Here the action of the Great Mosque is impossible; with the
/// card that brings a good it would not be.
#[tokio::test]
async fn a_question_tells_nobody_of_a_hidden_card() {
    let app = TestApp::new().await;
    let (guest, watcher) = (app.guest().await, app.guest().await);
    let mut heard = Vec::new();
    for card in ["stay", "one_good", "five_lira", "assistant_back", "long_way"] {
        let mut record = dealt(["five_lira", "stay"]);
        record["setup"]["players"][0]["hand"] = json!([card]);
        let uploaded = guest.post("/api/replays", &record).await.unwrap().json();
        let path = format!("/api/replays/{}/table", uploaded["id"].as_str().unwrap());
        let seats = [me(), hot_seat("Bora"), hot_seat("Cem")];
        let made = guest.post(&path, &json!({"ply": 0, "seats": seats})).await.unwrap().json();
        let table = made["id"].as_str().unwrap();
        let (mut live, mut watching) = (guest.at(table).await, watcher.at(table).await);
        live.say(&json!({"type": "look", "seat": 0})).await.unwrap();
        soon(live.hear("changed")).await.unwrap();
        for action in [json!({"do": "move", "to": 15}), json!({"do": "leave"})] {
            let number = live.send_answer(&json!(0), &action).await.unwrap();
            let outcome = soon(live.outcome(number)).await.unwrap();
            assert_eq!(outcome["type"], "done", "{card}: {outcome}");
            soon(watching.hear("changed")).await.unwrap();
        }
        assert_eq!(watching.position["waiting_for"], 0, "{card}");
        heard.push((card, format!("{}\n{:?}", watching.position, watching.log)));
    }
    for (card, what) in &heard {
        assert_eq!(what, &heard[0].1, "the watcher can tell whether it is {card}");
    }
}
