//! `/api/tables/{id}/live`: the game over the socket.

use serde_json::json;

use crate::app::{Guest as _, TestApp, bot, hot_seat, me, open, play_on, soon};

#[tokio::test]
async fn patches_lead_to_the_position_that_a_newcomer_is_told() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot(), bot()]).await;
    let mut live = guest.at(&table).await;
    for _ in 0..10 {
        play_on(&mut live, 5).await;
        soon(live.wait_until_asked()).await.unwrap();
        let mut fresh = guest.at(&table).await;
        soon(fresh.read_back()).await.unwrap();
        assert_eq!(fresh.position["version"], live.position["version"]);
        assert!(fresh.agrees_with(&live), "{}\n{}", fresh.position, live.position);
        assert_eq!(fresh.log, live.log);
    }
}

#[tokio::test]
async fn a_repeated_request_is_carried_out_once_and_acknowledged_twice() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), hot_seat("Bo")]).await;
    let mut live = guest.at(&table).await;
    live.say(&json!({"type": "look", "seat": 0})).await.unwrap();
    soon(live.hear("changed")).await.unwrap();
    let action = live.position["asked"]["answers"][0]["action"].clone();
    let answer = json!({
        "type": "answer", "number": 7, "version": live.version(), "seat": 0, "action": action,
    });
    for _ in 0..2 {
        live.say(&answer).await.unwrap();
        assert_eq!(soon(live.outcome(7)).await.unwrap()["type"], "done");
    }
    assert_eq!(live.version(), 1);
    // Also over another socket of the same page, as after a break.
    let mut again = guest.at(&table).await;
    again.say(&answer).await.unwrap();
    assert_eq!(soon(again.outcome(7)).await.unwrap()["type"], "done");
    assert_eq!(guest.at(&table).await.version(), 1);
}

#[tokio::test]
async fn an_answer_for_an_older_position_is_stale() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), hot_seat("Bo")]).await;
    let mut live = guest.at(&table).await;
    live.say(&json!({"type": "look", "seat": 0})).await.unwrap();
    soon(live.hear("changed")).await.unwrap();
    let action = live.position["asked"]["answers"][0]["action"].clone();
    for (number, version, code) in [(1, 5, "stale"), (2, 0, "")] {
        let answer = json!({
            "type": "answer", "number": number, "version": version, "seat": 0, "action": action,
        });
        live.say(&answer).await.unwrap();
        let outcome = soon(live.outcome(number)).await.unwrap();
        assert_eq!(outcome["problem"]["code"].as_str().unwrap_or_default(), code);
    }
}

#[tokio::test]
async fn nobody_answers_for_another_seat() {
    let app = TestApp::new().await;
    let (host, friend, watcher) = (app.guest().await, app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open(), bot()]).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    let live = host.at(&table).await;
    let action = live.position["asked"]["answers"][0]["action"].clone();
    for (guest, seat, code) in [
        (friend.clone(), 0, "not_yours"),
        (watcher, 0, "not_yours"),
        (app.stranger(), 0, "not_yours"),
        (friend.clone(), 1, "not_asked"),
        (host.clone(), 2, "not_yours"),
        (host, 4, "not_yours"),
    ] {
        let mut other = guest.at(&table).await;
        let number = other.send_answer(&json!(seat), &action).await.unwrap();
        let outcome = soon(other.outcome(number)).await.unwrap();
        assert_eq!(outcome["problem"]["code"], code, "seat {seat}");
        let undo = json!({"type": "undo", "number": 9, "version": 0, "seat": seat});
        other.say(&undo).await.unwrap();
        assert_eq!(soon(other.outcome(9)).await.unwrap()["type"], "refused");
    }
    assert_eq!(friend.at(&table).await.version(), 0);
}

#[tokio::test]
async fn the_rules_say_why_not() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    let number = live.send_answer(&json!(0), &json!({"do": "end"})).await.unwrap();
    let outcome = soon(live.outcome(number)).await.unwrap();
    assert_eq!(outcome["problem"]["code"], "refused");
    assert!(outcome["problem"]["detail"].is_object());
    let number = live.send_answer(&json!(0), &json!({"do": "fly"})).await.unwrap();
    let outcome = soon(live.outcome(number)).await.unwrap();
    assert_eq!(outcome["problem"]["code"], "malformed");
}

#[tokio::test]
async fn undo_takes_effect_for_all_at_once_and_is_told() {
    let app = TestApp::new().await;
    let (guest, watcher) = (app.guest().await, app.guest().await);
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    let mut watching = watcher.at(&table).await;
    let ply = live.position["ply"].clone();
    soon(live.choose(|_| 0)).await.unwrap();
    let first = live.position["undo"]["steps"][0]["ply"].clone();
    assert_eq!(first, ply);
    soon(watching.hear("changed")).await.unwrap();
    assert_eq!(
        watching.position["undo"]["steps"],
        json!([]),
        "only who may undo sees the way back"
    );
    let undo = json!({"type": "undo", "number": 50, "version": 1, "seat": 0, "to": ply});
    for _ in 0..2 {
        live.say(&undo).await.unwrap();
        assert_eq!(soon(live.outcome(50)).await.unwrap()["type"], "done");
    }
    let told = soon(watching.hear("changed")).await.unwrap();
    assert_eq!(told["undone"]["seat"], 0);
    assert_eq!((&live.position["ply"], live.version()), (&ply, 2));
    assert_eq!(watching.position["ply"], ply);
    // There is nothing left to take back.
    live.say(&json!({"type": "undo", "number": 51, "version": 2, "seat": 0})).await.unwrap();
    assert_eq!(soon(live.outcome(51)).await.unwrap()["problem"]["code"], "locked");
    let mut fresh = guest.live(&table).await.unwrap();
    let welcome = soon(fresh.hello("other", None)).await.unwrap();
    assert_eq!(welcome["undone"].as_array().map(Vec::len), Some(1), "the undo is in the log");
}

#[tokio::test]
async fn who_comes_back_is_told_exactly_what_was_missed() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    play_on(&mut live, 6).await;
    soon(live.wait_until_asked()).await.unwrap();
    let mut absent = guest.at(&table).await;
    let (version, ply) = (absent.version(), absent.position["ply"].clone());
    let known = absent.log.len();
    play_on(&mut live, 6).await;
    soon(live.wait_until_asked()).await.unwrap();

    // A fresh socket, and the log the page still has.
    let log = std::mem::take(&mut absent.log);
    absent.close().await;
    let mut back = guest.live(&table).await.unwrap();
    back.log = log;
    let welcome = soon(back.hello("page", Some(version))).await.unwrap();
    assert_eq!(welcome["from"], ply);
    assert!(
        known > 0
            && welcome["log"]
                .as_array()
                .unwrap()
                .iter()
                .all(|told| { told["ply"].as_u64() >= ply.as_u64() })
    );
    assert_eq!(back.log, live.log);
    // A version that never was gets everything.
    let mut lost = guest.live(&table).await.unwrap();
    assert_eq!(soon(lost.hello("page", Some(9999))).await.unwrap()["from"], 0);
}

#[tokio::test]
async fn two_tabs_of_one_guest_show_the_same() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let (mut one, mut two) = (guest.at(&table).await, guest.at(&table).await);
    soon(one.choose(|_| 0)).await.unwrap();
    soon(two.hear("changed")).await.unwrap();
    assert_eq!(one.position, two.position);
    let shown = guest.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert_eq!((&shown["seats"][0]["present"], &shown["spectators"]), (&json!(true), &json!(0)));
}

#[tokio::test]
async fn presence_is_told() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    assert_eq!(live.table["spectators"], 0);
    let watcher = app.guest().await.at(&table).await;
    soon(live.hear("table")).await.unwrap();
    assert_eq!(live.table["spectators"], 1);
    watcher.close().await;
    soon(live.hear("table")).await.unwrap();
    assert_eq!(live.table["spectators"], 0);
}

#[tokio::test]
async fn a_return_match_begins_when_all_who_stay_agree() {
    let app = TestApp::new().await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open(), bot()]).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    one.say(&json!({"type": "again", "number": 1, "again": true})).await.unwrap();
    let early = soon(one.outcome(1)).await.unwrap();
    assert_eq!(early["problem"]["code"], "not_now", "not before the end");
    let (first, second) = tokio::join!(play_on(&mut one, 3000), play_on(&mut two, 3000));
    assert!(first && second, "the game does not end: {}\n{}", one.position, one.table);

    one.say(&json!({"type": "again", "number": 2, "again": true})).await.unwrap();
    assert_eq!(soon(one.outcome(2)).await.unwrap()["type"], "done");
    assert!(one.table["rematch"].is_null(), "the other one has not agreed yet");
    assert_eq!(one.table["seats"][0]["again"], true);
    two.say(&json!({"type": "again", "number": 2, "again": true})).await.unwrap();
    soon(two.outcome(2)).await.unwrap();
    let rematch = two.table["rematch"].as_str().unwrap().to_owned();
    let shown = host.get(&format!("/api/tables/{rematch}")).await.unwrap().json();
    assert_eq!((&shown["phase"], &shown["mine"]), (&json!("running"), &json!([2])));
    let shown = friend.get(&format!("/api/tables/{rematch}")).await.unwrap().json();
    assert_eq!(shown["mine"], json!([0]), "who sat second begins");
}

#[tokio::test]
async fn garbage_ends_the_conversation_and_nothing_else() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    let long = "x".repeat(20_000);
    let wrong = [
        "",
        "{",
        "null",
        "[1]",
        "{\"type\":\"fly\"}",
        "{\"type\":\"look\",\"seat\":77}",
        &long,
        "{\"type\":\"answer\",\"number\":-1}",
        "{\"type\":\"look\",\"seat\":0,\"more\":1}",
        "{\"type\":\"hello\",\"protocol\":99,\"client\":\"x\"}",
    ];
    for text in wrong {
        for greeted in [false, true] {
            let mut bad = guest.live(&table).await.unwrap();
            if greeted {
                soon(bad.hello("bad", None)).await.unwrap();
            }
            let _ = bad.say_text(text).await;
            let heard = soon(bad.hear("done")).await;
            assert!(heard.is_err(), "{:?}", text.get(..40));
        }
    }
    assert_eq!(soon(live.choose(|_| 0)).await.unwrap()["type"], "done");
}

#[tokio::test]
async fn a_socket_of_a_table_that_is_not_there_is_refused() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    for table in ["0123456789", "x", "%00"] {
        let error = guest.live(table).await.unwrap_err().to_string();
        assert!(error.contains("404"), "{error}");
    }
    let table = guest.open_table(&[me(), bot()]).await;
    let plain = guest.get(&format!("/api/tables/{table}/live")).await.unwrap();
    crate::app::refused(&plain, 400, "malformed");
}

#[tokio::test]
async fn before_the_game_the_seats_are_told() {
    let app = TestApp::new().await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[me(), open()]).await;
    let mut live = host.at(&table).await;
    assert!(live.position.is_null());
    friend.post(&format!("/api/tables/{table}/join"), &json!({"name": "Bo"})).await.unwrap();
    soon(live.hear("table")).await.unwrap();
    assert_eq!(live.table["seats"][1]["name"], "Bo");
    host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    soon(live.hear("welcome")).await.unwrap();
    assert!(live.position["asked"].is_object());
}
