//! `/api/tables/{id}/leave`, `back`, `stand-in` and `end`: who is there, and who is not.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    Settings,
    client::{Client, Live, Reply},
};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::app::{
    Guest as _, TestApp, bot, hot_seat, me, new_table, open, refused, settings, soon,
};

/// So many people at a table, and perhaps a bot; the first one is the host and is asked.
async fn gathered(app: &TestApp, people: usize, bots: usize) -> (Vec<Client>, String) {
    let mut guests = Vec::new();
    for _ in 0..people {
        guests.push(app.guest().await);
    }
    let mut seats = vec![me()];
    seats.extend((1..people).map(|_| open()));
    seats.extend((0..bots).map(|_| bot()));
    let table = guests[0].open_table(&seats).await;
    for guest in &guests[1..] {
        guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    }
    if people > 1 {
        guests[0].post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    }
    (guests, table)
}

async fn shown(guest: &Client, table: &str) -> Value {
    guest.get(&format!("/api/tables/{table}")).await.unwrap().json()
}

async fn post(guest: &Client, table: &str, what: &str) -> Reply {
    guest.post(&format!("/api/tables/{table}/{what}"), &json!({})).await.unwrap()
}

async fn stand_in(guest: &Client, table: &str, seat: u8, agree: bool) -> Reply {
    let wish = json!({"seat": seat, "agree": agree});
    guest.put(&format!("/api/tables/{table}/stand-in"), &wish).await.unwrap()
}

async fn end(guest: &Client, table: &str, agree: bool) -> Reply {
    guest.put(&format!("/api/tables/{table}/end"), &json!({"agree": agree})).await.unwrap()
}

/// Listens until the table looks like this.
async fn until(live: &mut Live, is: impl Fn(&Value) -> bool) {
    soon(async {
        while !is(&live.table) {
            live.hear("table").await.unwrap();
        }
    })
    .await;
}

fn impatient() -> Settings {
    Settings { absence: Duration::ZERO, ..settings() }
}

/// Bots that do nothing while the test looks.
fn slow(settings: Settings) -> Settings {
    Settings { bot_pause: Duration::from_hours(1), ..settings }
}

fn notes(table: &Value) -> Vec<&str> {
    let notes = table["notes"].as_array().unwrap();
    notes.iter().map(|note| note["what"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn whoever_leaves_comes_back_to_the_same_seat_with_one_request() {
    let app = TestApp::with(slow(settings())).await;
    let (guests, table) = gathered(&app, 2, 0).await;
    let [host, friend] = &guests[..] else { unreachable!() };
    let before = shown(host, &table).await;
    let mut live = friend.at(&table).await;
    let left = post(host, &table, "leave").await.json();
    assert_eq!(left["seats"][0]["sitter"]["sitter"], "bot");
    assert_eq!((&left["may_return"], &left["mine"]), (&json!(true), &json!([])));
    assert_eq!(notes(&left), ["left"]);
    assert_eq!(post(host, &table, "leave").await.status, 200, "a repeated request changes nothing");
    assert_eq!(notes(&shown(host, &table).await), ["left"]);
    until(&mut live, |table| table["seats"][0]["sitter"]["sitter"] == "bot").await;
    assert_eq!(live.table["host"], true, "somebody who is there looks after the table");
    assert_eq!(live.table["may_return"], false, "the others have left nothing");
    refused(&post(&app.guest().await, &table, "back").await, 403, "not_yours");

    let back = post(host, &table, "back").await.json();
    assert_eq!(back["seats"][0]["sitter"], before["seats"][0]["sitter"]);
    assert_eq!(back["seats"][0]["bot_since"], Value::Null);
    assert_eq!((&back["may_return"], &back["mine"]), (&json!(false), &json!([0])));
    assert_eq!(notes(&back), ["left", "returned"]);
    assert_eq!(post(host, &table, "back").await.status, 200);
    assert_eq!(notes(&shown(host, &table).await), ["left", "returned"]);
    let mut own = host.at(&table).await;
    soon(own.wait_until_asked()).await.unwrap();
    assert_eq!(soon(own.choose(|_| 0)).await.unwrap()["type"], "done");
}

#[tokio::test]
async fn a_seat_that_was_left_waits_through_a_restart() {
    let app = TestApp::with(slow(settings())).await;
    let (mut guests, table) = gathered(&app, 2, 0).await;
    post(&guests[1], &table, "leave").await;
    let app = TestApp::on(app.stop().await, slow(settings())).await;
    for guest in &mut guests {
        guest.address = app.address;
    }
    assert_eq!(shown(&guests[1], &table).await["may_return"], true);
    assert_eq!(shown(&guests[0], &table).await["may_return"], false);
    assert_eq!(post(&guests[1], &table, "back").await.json()["mine"], json!([1]));
}

#[tokio::test]
async fn a_bot_that_takes_over_plays_as_the_other_bots_do() {
    let app = TestApp::with(slow(settings())).await;
    let (guests, table) = gathered(&app, 2, 1).await;
    let left = post(&guests[1], &table, "leave").await.json();
    assert_eq!(left["seats"][1]["sitter"], json!({"sitter": "bot", "level": "easy"}));
}

#[tokio::test]
async fn whoever_resigns_a_rated_game_does_not_come_back_and_comes_last() {
    let app = TestApp::with(settings()).await;
    let (mut host, mut friend) = (app.guest().await, app.guest().await);
    for (guest, name) in [(&mut host, "Ada"), (&mut friend, "Bora")] {
        let reply = guest.post("/api/me/account", &json!({"name": name})).await.unwrap();
        guest.keep_cookie(&reply);
    }
    let mut new = new_table(&[me(), open()]);
    new["game"] = "dice".into();
    let table = host.post("/api/tables", &new).await.unwrap().json();
    let table = table["id"].as_str().unwrap();
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    assert_eq!(post(&host, table, "begin").await.json()["rated"], true);
    let left = post(&friend, table, "leave").await.json();
    assert_eq!(left["may_return"], false);
    assert_eq!(notes(&left), ["resigned"]);
    refused(&post(&friend, table, "back").await, 403, "not_yours");

    // With bots alone nobody can agree to end it.
    refused(&end(&host, table, true).await, 409, "rated");
    let mut live = host.at(table).await;
    assert!(crate::app::play_on(&mut live, 3000).await);
    until(&mut live, |table| table["results"].as_array().is_some_and(|all| !all.is_empty())).await;
    assert_eq!(live.table["results"][1]["has_left"], true);
    assert_eq!(live.table["results"][1]["place"], 2);
}

#[tokio::test]
async fn nobody_is_replaced_who_looks_or_has_looked_just_now() {
    let app = TestApp::with(slow(settings())).await;
    let (guests, table) = gathered(&app, 2, 0).await;
    let friend = &guests[1];
    let mut live = friend.at(&table).await;
    until(&mut live, |table| !table["waiting"].is_null()).await;
    let waiting = &live.table["waiting"];
    assert_eq!((&waiting["seat"], &waiting["needed"]), (&json!(0), &json!(1)));
    let left = waiting["bot_in"].as_u64().unwrap();
    assert!((170..=180).contains(&left), "three minutes, not {left} s");
    refused(&stand_in(friend, &table, 0, true).await, 409, "not_now");

    let app = TestApp::with(slow(impatient())).await;
    let (guests, table) = gathered(&app, 2, 0).await;
    let [host, friend] = &guests[..] else { unreachable!() };
    let mut looks = host.at(&table).await;
    let mut live = friend.at(&table).await;
    until(&mut live, |table| table["waiting"]["gone"].is_null()).await;
    assert_eq!(live.table["waiting"]["bot_in"], Value::Null);
    refused(&stand_in(friend, &table, 0, true).await, 409, "not_now");
    // A page in the background is nobody who looks.
    looks.say(&json!({"type": "away", "away": true})).await.unwrap();
    until(&mut live, |table| table["waiting"]["bot_in"] == 0).await;
    looks.say(&json!({"type": "away", "away": false})).await.unwrap();
    until(&mut live, |table| table["waiting"]["bot_in"].is_null()).await;
    looks.close().await;
    until(&mut live, |table| table["waiting"]["bot_in"] == 0).await;
    assert_eq!(stand_in(friend, &table, 0, true).await.status, 200);
}

#[tokio::test]
async fn a_bot_plays_for_somebody_away_until_they_are_back() {
    let app = TestApp::with(slow(impatient())).await;
    let (mut guests, table) = gathered(&app, 2, 0).await;
    let mut live = guests[1].at(&table).await;
    let done = stand_in(&guests[1], &table, 0, true).await.json();
    assert_eq!(done["seats"][0]["stand_in"], true);
    assert_eq!(notes(&done), ["stand_in"]);
    assert_eq!(stand_in(&guests[1], &table, 0, true).await.status, 200, "it is done already");
    until(&mut live, |table| table["seats"][0]["stand_in"] == true).await;
    assert_eq!(live.table["waiting"], Value::Null, "nobody is waited for");

    let app = TestApp::on(app.stop().await, slow(impatient())).await;
    for guest in &mut guests {
        guest.address = app.address;
    }
    assert_eq!(shown(&guests[1], &table).await["seats"][0]["stand_in"], true);
    let mut own = guests[0].at(&table).await;
    assert_eq!(own.position["asked"], Value::Null, "the bot is asked");
    let back = post(&guests[0], &table, "back").await.json();
    assert_eq!(back["seats"][0]["stand_in"], false);
    assert_eq!(notes(&back), ["stand_in", "returned"]);
    soon(own.wait_until_asked()).await.unwrap();
    assert_eq!(soon(own.choose(|_| 0)).await.unwrap()["type"], "done");
}

#[tokio::test]
async fn three_minutes_are_counted_by_the_server_also_through_a_restart() {
    let app = TestApp::with(slow(settings())).await;
    let (mut guests, table) = gathered(&app, 2, 0).await;
    refused(&stand_in(&guests[1], &table, 0, true).await, 409, "not_now");
    let folder = app.stop().await;
    let url = format!("sqlite://{}", folder.path().join("games.db").display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    database.execute("UPDATE tables SET changed = changed - 180").await.unwrap();
    database.close().await.unwrap();
    let app = TestApp::on(folder, slow(settings())).await;
    guests[1].address = app.address;
    assert_eq!(stand_in(&guests[1], &table, 0, true).await.status, 200);
}

#[tokio::test]
async fn the_host_decides_alone_and_the_others_by_majority() {
    let app = TestApp::with(slow(impatient())).await;
    // The host is asked and away: two of the three others who are there have to want it.
    let (guests, table) = gathered(&app, 4, 0).await;
    let mut lives = Vec::new();
    for guest in &guests[1..] {
        lives.push(guest.at(&table).await);
    }
    until(&mut lives[0], |table| table["waiting"]["needed"] == 2).await;
    let voted = stand_in(&guests[1], &table, 0, true).await.json();
    assert_eq!(voted["seats"][0]["stand_in"], false);
    assert_eq!(voted["waiting"]["votes"], json!([1]));
    let voted = stand_in(&guests[1], &table, 0, true).await.json();
    assert_eq!(voted["waiting"]["votes"], json!([1]), "nobody votes twice");
    let voted = stand_in(&guests[1], &table, 0, false).await.json();
    assert_eq!(voted["waiting"]["votes"], json!([]));
    stand_in(&guests[1], &table, 0, true).await;
    refused(&stand_in(&app.guest().await, &table, 0, true).await, 403, "not_yours");
    let voted = stand_in(&guests[2], &table, 0, true).await.json();
    assert_eq!(voted["seats"][0]["stand_in"], true);

    let app = TestApp::with(slow(impatient())).await;
    let (guests, table) = gathered(&app, 3, 0).await;
    let (mut host, _third) = (guests[0].at(&table).await, guests[2].at(&table).await);
    play_until(&mut host, 1).await;
    let voted = stand_in(&guests[0], &table, 1, true).await;
    assert_eq!(voted.json()["seats"][1]["stand_in"], true, "the host alone: {}", voted.body);
}

/// Plays until this seat is asked.
async fn play_until(live: &mut Live, seat: u8) {
    while live.position["waiting_for"] != seat {
        let done = soon(live.choose(|_| 0)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
    }
}

#[tokio::test]
async fn a_vote_is_about_whoever_is_asked_and_not_about_clocks_or_bots() {
    let app = TestApp::with(slow(impatient())).await;
    let (guests, table) = gathered(&app, 2, 1).await;
    refused(&stand_in(&guests[1], &table, 1, true).await, 409, "not_now");
    refused(&stand_in(&guests[1], &table, 2, true).await, 409, "not_now");
    refused(&stand_in(&guests[0], &table, 1, true).await, 409, "not_now");
    refused(&stand_in(&guests[1], &table, 4, true).await, 400, "malformed");
    let gathering = guests[0].open_table(&[me(), open()]).await;
    refused(&stand_in(&guests[0], &gathering, 1, true).await, 409, "not_now");

    let mut timed = new_table(&[me(), open()]);
    timed["pace"] = json!({"pace": "live", "reserve": 300, "increment": 0});
    let table = guests[0].post("/api/tables", &timed).await.unwrap().json();
    let table = table["id"].as_str().unwrap();
    guests[1].post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    post(&guests[0], table, "begin").await;
    refused(&stand_in(&guests[1], table, 0, true).await, 409, "not_now");
}

#[tokio::test]
async fn a_game_ends_without_a_result_when_all_who_play_agree() {
    let app = TestApp::with(slow(settings())).await;
    let (mut guests, table) = gathered(&app, 3, 1).await;
    let mut live = guests[0].at(&table).await;
    soon(live.wait_until_asked()).await.unwrap();
    let proposed = end(&guests[1], &table, true).await.json();
    assert_eq!(proposed["ending"], json!({"by": 1, "agreed": [1], "missing": [0, 2]}));
    assert_eq!(end(&guests[1], &table, true).await.json()["ending"], proposed["ending"]);
    until(&mut live, |table| table["ending"]["by"] == 1).await;
    refused(&end(&app.guest().await, &table, true).await, 403, "not_yours");
    end(&guests[2], &table, true).await;

    // What is proposed stands after a restart.
    let app = TestApp::on(app.stop().await, slow(settings())).await;
    for guest in &mut guests {
        guest.address = app.address;
    }
    let mut live = guests[0].at(&table).await;
    assert_eq!(live.table["ending"], json!({"by": 1, "agreed": [1, 2], "missing": [0]}));
    let ended = end(&guests[0], &table, true).await.json();
    assert_eq!((&ended["phase"], &ended["ended"]), (&json!("over"), &json!(true)));
    assert_eq!(notes(&ended), ["ended"]);
    until(&mut live, |table| table["phase"] == "over").await;
    soon(async {
        while !live.position["asked"].is_null() {
            live.next().await.unwrap();
        }
    })
    .await;
    let lists = guests[0].get("/api/tables").await.unwrap().json();
    assert_eq!(lists["mine"][0]["ranking"], Value::Null);
    assert_eq!(lists["mine"][0]["asked"], Value::Null);

    let app = TestApp::on(app.stop().await, slow(settings())).await;
    guests[0].address = app.address;
    let mut live = guests[0].at(&table).await;
    assert_eq!(live.table["phase"], "over");
    assert_eq!(live.position["waiting_for"], Value::Null);
    let answer = json!({
        "type": "answer", "number": 900, "version": live.version(), "seat": 0,
        "action": {"move": {"to": 1}},
    });
    live.say(&answer).await.unwrap();
    assert_eq!(soon(live.outcome(900)).await.unwrap()["type"], "refused", "nobody plays on");
    let story = guests[0].get(&format!("/api/tables/{table}/story")).await.unwrap().json();
    assert_eq!(story["result"], Value::Null);
    assert_eq!(story["fair"]["proved"], true, "its dice are published: {}", story["fair"]);
}

#[tokio::test]
async fn a_proposal_lapses_when_somebody_plays_on_or_declines() {
    let app = TestApp::with(slow(settings())).await;
    let (guests, table) = gathered(&app, 2, 0).await;
    let mut live = guests[0].at(&table).await;
    end(&guests[1], &table, true).await;
    until(&mut live, |table| !table["ending"].is_null()).await;
    soon(live.wait_until_asked()).await.unwrap();
    soon(live.choose(|_| 0)).await.unwrap();
    until(&mut live, |table| table["ending"].is_null()).await;
    assert_eq!(shown(&guests[1], &table).await["ending"], Value::Null);

    end(&guests[1], &table, true).await;
    assert_eq!(end(&guests[0], &table, false).await.json()["ending"], Value::Null);
    refused(&end(&guests[1], &table, true).await, 429, "too_many");
    let other = end(&guests[0], &table, true).await.json();
    assert_eq!(other["ending"]["by"], 0, "somebody else may propose it: {other}");
    end(&guests[1], &table, false).await;
    assert_eq!(end(&guests[0], &table, false).await.status, 200, "nothing to decline");
}

#[tokio::test]
async fn whoever_is_alone_with_bots_ends_a_game_that_counts_for_nothing() {
    let app = TestApp::with(slow(settings())).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), hot_seat("Bo"), bot()]).await;
    let ended = end(&guest, &table, true).await.json();
    assert_eq!(ended["phase"], "over");
    refused(&end(&guest, &table, true).await, 409, "not_now");
    refused(&post(&guest, &table, "back").await, 409, "not_now");
}
