//! `/api/tables/{id}/dice`: everybody adds to the dice, and nobody can choose them.

use std::time::Duration;

use bazaar::Game;
use serde_json::{Value, json};
use server::{Settings, client::Client};
use tabletop::{Commitment, Part, Record};

use crate::app::{Guest as _, TestApp, bot, me, new_table, open, refused, settings, soon};

pub(crate) fn part(number: u8) -> Part {
    Part::new([number; 32])
}

async fn shown(guest: &Client, table: &str) -> Value {
    soon(guest.get(&format!("/api/tables/{table}"))).await.unwrap().json()
}

async fn add(guest: &Client, table: &str, added: &Value) -> server::client::Reply {
    soon(guest.put(&format!("/api/tables/{table}/dice"), added)).await.unwrap()
}

/// The commitment to a part at this table, as it is promised now.
async fn commitment(guest: &Client, table: &str, part: Part) -> Value {
    let promised: Commitment =
        shown(guest, table).await["commitment"].as_str().unwrap().parse().unwrap();
    json!({"commitment": part.commitment(&promised)})
}

pub(crate) async fn commit(guest: &Client, table: &str, part: Part) {
    let reply = add(guest, table, &commitment(guest, table, part).await).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
}

pub(crate) async fn show(guest: &Client, table: &str, part: Part) -> Value {
    let reply = add(guest, table, &json!({"part": part})).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

async fn begin(host: &Client, table: &str) -> Value {
    let reply = soon(host.post(&format!("/api/tables/{table}/begin"), &json!({}))).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

/// A host with a friend and a bot, with seats by lot.
async fn gathered(app: &TestApp) -> (Client, Client, String) {
    let (host, friend) = (app.guest().await, app.guest().await);
    host.put("/api/me", &json!({"name": "Leyla"})).await.unwrap();
    let mut new = new_table(&[me(), open(), bot()]);
    new.as_object_mut().unwrap().remove("seating");
    let table = host.post("/api/tables", &new).await.unwrap().json();
    assert_eq!(table["dice"]["seating"], "lot", "more than one person sits there");
    assert_eq!(table["commitment"].as_str().map(str::len), Some(64), "from the first moment");
    let table = table["id"].as_str().unwrap().to_owned();
    let join = json!({"name": "Bo"});
    friend.post(&format!("/api/tables/{table}/join"), &join).await.unwrap();
    (host, friend, table)
}

/// Everybody leaves; the bots finish, and the record is read.
async fn finished(app: &TestApp, guests: &[&Client], table: &str) -> (Record<Game>, Value) {
    let mut watcher = app.guest().await.at(table).await;
    for guest in guests {
        guest.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    }
    assert!(!soon(watcher.wait_until_asked()).await.unwrap(), "the bots finish");
    let path = format!("/api/tables/{table}/record");
    let record = app.stranger().get(&path).await.unwrap().json();
    (serde_json::from_value(record.clone()).unwrap(), record)
}

#[tokio::test]
async fn everybody_adds_to_the_dice_and_the_record_proves_it() {
    let app = TestApp::new().await;
    let (host, friend, table) = gathered(&app).await;
    let promised = shown(&host, &table).await["commitment"].clone();
    commit(&host, &table, part(1)).await;
    commit(&friend, &table, part(2)).await;
    let begun = begin(&host, &table).await;
    assert_eq!((&begun["phase"], &begun["dice"]["revealing"]), (&json!("gathering"), &json!(true)));
    let listed = begun["dice"]["commitments"].as_array().unwrap().clone();
    assert!(listed[0].is_string() && listed[1].is_string() && listed[2].is_null(), "{listed:?}");
    assert_eq!(show(&friend, &table, part(2)).await["phase"], "gathering");
    let running = show(&host, &table, part(1)).await;
    assert_eq!(running["phase"], "running");
    assert_eq!(running["dice"]["added"], json!({"parts": 2, "people": 2}));
    assert_eq!(running["commitment"], promised, "the promise is the one of the beginning");
    let again = show(&host, &table, part(1)).await;
    assert_eq!(again["phase"], "running", "the first answer may have been lost");
    refused(&add(&host, &table, &json!({"part": part(9)})).await, 409, "not_now");

    let (record, text) = finished(&app, &[&host, &friend], &table).await;
    let proof = record.verify().unwrap();
    let added = proof.added.unwrap();
    assert_eq!((added.parts, added.people, added.lot), (2, 2, true));
    assert!(!proof.server_could_choose());
    assert_eq!(text["fairness"]["commitment"], promised);
    let joint = &text["fairness"]["joint"];
    assert_eq!((&joint["parts"][0]["part"], &joint["table"]), (&json!(part(1)), &json!(table)));
    // Names have moved as the lot fell.
    let former = ["Leyla", "Bo", "Cem"];
    for (seat, player) in text["players"].as_array().unwrap().iter().enumerate() {
        let name = former[joint["lot"][seat].as_u64().unwrap() as usize];
        assert_eq!(player["name"], name, "{joint}");
    }
    let story = host.get(&format!("/api/tables/{table}/story")).await.unwrap().json();
    assert_eq!(story["fair"]["added"], json!({"parts": 2, "people": 2}));
}

#[tokio::test]
async fn whoever_keeps_a_part_back_is_named_and_the_attempt_stays_in_the_record() {
    let hurried = Settings {
        reveal: Duration::from_millis(50),
        time_check: Duration::from_millis(20),
        ..settings()
    };
    let app = TestApp::with(hurried).await;
    let (host, friend, table) = gathered(&app).await;
    let promised = shown(&host, &table).await["commitment"].clone();
    let mut live = host.at(&table).await;
    commit(&host, &table, part(1)).await;
    commit(&friend, &table, part(2)).await;
    begin(&host, &table).await;
    add(&host, &table, &json!({"part": part(1)})).await;
    while live.table["dice"]["aborted"] != 1 {
        soon(live.next()).await.unwrap();
    }
    let info = &live.table;
    assert_eq!((&info["phase"], &info["dice"]["revealing"]), (&json!("gathering"), &json!(false)));
    assert_eq!(info["dice"]["withheld"], json!(["Bo"]), "and nobody else");
    assert_ne!(info["commitment"], promised, "the old part of the server is published");
    assert_eq!(info["dice"]["commitments"], json!([null, null, null]), "everybody makes a new one");
    let published = app.stranger().get(&format!("/api/tables/{table}/dice")).await.unwrap().json();
    let attempt = &published["fairness"]["joint"]["aborted"][0];
    assert_eq!(attempt["server"].as_str().map(str::len), Some(64), "{published}");
    assert_eq!((&attempt["withheld"], &attempt["commitment"]), (&json!([1]), &promised));
    assert!(published["fairness"]["joint"]["server"].is_null(), "the new one is a secret");

    // Without the one who kept it back the game begins.
    begin(&host, &table).await;
    let (record, text) = finished(&app, &[&host, &friend], &table).await;
    let added = record.verify().unwrap().added.unwrap();
    assert_eq!((added.parts, added.people, added.aborted), (0, 2, 1));
    assert_eq!(text["fairness"]["joint"]["aborted"][0], *attempt);
    assert!(!text["fairness"].to_string().contains("Bo"), "a record of dice names nobody");
}

#[tokio::test]
async fn a_part_is_its_owners_has_32_bytes_and_cannot_be_replaced_once_it_begins() {
    let app = TestApp::new().await;
    let (host, friend, table) = gathered(&app).await;
    for wrong in [
        json!({"commitment": "12"}),
        json!({"part": "g".repeat(64)}),
        json!({"part": "ab".repeat(33)}),
        json!({}),
        json!({"part": part(1), "commitment": part(1)}),
        json!({"seed": part(1)}),
    ] {
        refused(&add(&host, &table, &wrong).await, 400, "malformed");
    }
    let stranger = app.guest().await;
    refused(&add(&stranger, &table, &json!({"commitment": part(9)})).await, 403, "not_yours");
    refused(&add(&host, &table, &json!({"part": part(1)})).await, 409, "not_now");

    commit(&host, &table, part(3)).await;
    commit(&host, &table, part(1)).await;
    commit(&friend, &table, part(2)).await;
    begin(&host, &table).await;
    let other = commitment(&host, &table, part(7)).await;
    refused(&add(&host, &table, &other).await, 409, "not_now");
    refused(&add(&host, &table, &json!({"part": part(7)})).await, 400, "malformed");
    // The part of somebody else is not mine, and a stranger shows nobody's.
    refused(&add(&host, &table, &json!({"part": part(2)})).await, 400, "malformed");
    refused(&add(&stranger, &table, &json!({"part": part(2)})).await, 403, "not_yours");
    let path = format!("/api/tables/{table}");
    refused(&friend.post(&format!("{path}/leave"), &json!({})).await.unwrap(), 409, "not_now");
    refused(&host.post(&format!("{path}/begin"), &json!({})).await.unwrap(), 409, "not_now");
    show(&host, &table, part(1)).await;
    show(&host, &table, part(1)).await;
    assert_eq!(show(&friend, &table, part(2)).await["phase"], "running");
    assert_eq!(show(&friend, &table, part(2)).await["phase"], "running", "the same a second time");
    refused(&add(&friend, &table, &json!({"part": part(3)})).await, 409, "not_now");
}

/// A part is bound to the table and to the attempt: what was committed elsewhere is worth nothing here.
#[tokio::test]
async fn a_commitment_of_another_table_opens_nothing_here() {
    let app = TestApp::new().await;
    let (host, friend, table) = gathered(&app).await;
    let (elsewhere, _, other) = gathered(&app).await;
    let foreign = commitment(&elsewhere, &other, part(1)).await;
    assert_eq!(add(&host, &table, &foreign).await.status, 200, "nobody can know it yet");
    commit(&friend, &table, part(2)).await;
    begin(&host, &table).await;
    refused(&add(&host, &table, &json!({"part": part(1)})).await, 400, "malformed");
}

#[tokio::test]
async fn nothing_is_told_from_which_the_seed_could_be_computed() {
    let app = TestApp::new().await;
    let (host, friend, table) = gathered(&app).await;
    let store = store::Sqlite::open(&app.database()).await.unwrap();
    let secret = store::Store::seed(&store, &table).await.unwrap().unwrap();
    let mut heard = String::new();
    let mut live = friend.at(&table).await;
    commit(&host, &table, part(1)).await;
    commit(&friend, &table, part(2)).await;
    begin(&host, &table).await;
    show(&friend, &table, part(2)).await;
    heard += &app.stranger().get(&format!("/api/tables/{table}/dice")).await.unwrap().body;
    assert!(!heard.contains(&part(2).to_string()), "no part is told before all are there");
    show(&host, &table, part(1)).await;
    for path in ["", "/dice", "/record", "/story"] {
        heard += &host.get(&format!("/api/tables/{table}{path}")).await.unwrap().body;
    }
    heard += &soon(live.hear("welcome")).await.unwrap().to_string();
    assert!(heard.contains(&part(2).to_string()), "what people added is in the record");
    assert!(!heard.contains(&secret), "the server's part is a secret");
    let record: Value = host.get(&format!("/api/tables/{table}/record")).await.unwrap().json();
    assert!(record["fairness"]["seed"].is_null());
}

#[tokio::test]
async fn a_restart_between_commitment_and_part_loses_nothing() {
    let app = TestApp::new().await;
    let (mut host, mut friend, table) = gathered(&app).await;
    commit(&host, &table, part(1)).await;
    commit(&friend, &table, part(2)).await;
    begin(&host, &table).await;
    show(&friend, &table, part(2)).await;
    let app = TestApp::on(app.stop().await, settings()).await;
    (host.address, friend.address) = (app.address, app.address);
    let info = shown(&host, &table).await;
    assert_eq!(info["dice"]["revealing"], true);
    assert_eq!(show(&host, &table, part(1)).await["phase"], "running");
    let (record, _) = finished(&app, &[&host, &friend], &table).await;
    assert_eq!(record.verify().unwrap().added.unwrap().parts, 2);
}

#[tokio::test]
async fn people_at_two_servers_add_to_the_same_dice() {
    let app = TestApp::new().await;
    let beside = app.beside(settings()).await;
    let (host, mut friend, table) = gathered(&app).await;
    friend.address = beside.address;
    let (here, there) = (host.at(&table).await, friend.at(&table).await);
    commit(&host, &table, part(1)).await;
    commit(&friend, &table, part(2)).await;
    let begun = begin(&host, &table).await;
    assert!(begun["dice"]["commitments"][1].is_string(), "what came at the other server counts");
    let (one, two) = tokio::join!(show(&host, &table, part(1)), show(&friend, &table, part(2)));
    assert!(one["phase"] == "running" || two["phase"] == "running", "{one} {two}");
    assert_eq!(shown(&friend, &table).await["dice"]["added"]["parts"], 2);
    drop((here, there));
    beside.stop().await;
}

#[tokio::test]
async fn a_program_that_adds_nothing_may_play_and_the_record_says_so() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    assert_eq!(shown(&guest, &table).await["dice"]["added"], json!({"parts": 0, "people": 1}));
    let (record, _) = finished(&app, &[&guest], &table).await;
    assert!(record.verify().unwrap().server_could_choose());
}

#[tokio::test]
async fn whoever_plays_against_bots_adds_to_the_dice_with_one_more_request() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let mut new = new_table(&[me(), bot()]);
    new.as_object_mut().unwrap().remove("seating");
    new["joint"] = json!(true);
    let opened = guest.post("/api/tables", &new).await.unwrap().json();
    assert_eq!(
        (&opened["phase"], &opened["dice"]["giving"]),
        (&json!("gathering"), &json!("at_once"))
    );
    assert_eq!(opened["dice"]["seating"], "as_seated", "nobody else is at the table");
    let table = opened["id"].as_str().unwrap();
    let begun = show(&guest, table, part(5)).await;
    assert_eq!((&begun["phase"], &begun["mine"]), (&json!("running"), &json!([0])));
    let (record, _) = finished(&app, &[&guest], table).await;
    assert!(!record.verify().unwrap().server_could_choose());
}

#[tokio::test]
async fn at_a_table_over_days_the_part_is_given_when_joining_and_nobody_comes_twice() {
    let app = TestApp::new().await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let mut new = new_table(&[me(), open()]);
    new["pace"] = json!({"pace": "days", "days": 3});
    let table = host.post("/api/tables", &new).await.unwrap().json();
    assert_eq!(table["dice"]["giving"], "at_once");
    let table = table["id"].as_str().unwrap();
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    show(&host, table, part(1)).await;
    show(&friend, table, part(2)).await;
    refused(&add(&friend, table, &json!({"part": part(3)})).await, 409, "not_now");
    let begun = begin(&host, table).await;
    assert_eq!((&begun["phase"], &begun["dice"]["added"]["parts"]), (&json!("running"), &json!(2)));
}

#[tokio::test]
async fn a_table_that_everybody_gave_up_publishes_its_dice() {
    let app = TestApp::new().await;
    let (host, friend, table) = gathered(&app).await;
    let path = format!("/api/tables/{table}");
    let secret = |published: &Value| published["fairness"]["joint"]["server"].clone();
    assert!(secret(&host.get(&format!("{path}/dice")).await.unwrap().json()).is_null());
    for guest in [&host, &friend] {
        guest.post(&format!("{path}/leave"), &json!({})).await.unwrap();
    }
    let published = app.stranger().get(&format!("{path}/dice")).await.unwrap().json();
    assert_eq!(published["phase"], "over");
    assert_eq!(secret(&published).as_str().map(str::len), Some(64), "{published}");

    // A running game that nobody is left to play as well, before the bots have finished it.
    let slow = Settings { bot_pause: Duration::from_hours(1), ..settings() };
    let app = TestApp::with(slow).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot(), bot()]).await;
    let path = format!("/api/tables/{table}");
    assert!(secret(&guest.get(&format!("{path}/dice")).await.unwrap().json()).is_null());
    guest.post(&format!("{path}/leave"), &json!({})).await.unwrap();
    let published = app.stranger().get(&format!("{path}/dice")).await.unwrap().json();
    assert_eq!(published["phase"], "running");
    assert!(secret(&published).is_string() && published["fairness"]["seed"].is_string());
}

#[tokio::test]
async fn a_game_goes_on_from_a_record_with_dice_to_which_somebody_added() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let played = guest.open_table(&[me(), bot()]).await;
    let (_, text) = finished(&app, &[&guest], &played).await;
    let replay = guest.post("/api/replays", &text).await.unwrap().json();
    let path = format!("/api/replays/{}/table", replay["id"].as_str().unwrap());
    let wish = json!({"ply": 30, "seats": [me(), bot()], "joint": true});
    let opened = guest.post(&path, &wish).await.unwrap().json();
    assert_eq!(opened["phase"], "gathering", "{opened}");
    let table = opened["id"].as_str().unwrap();
    assert_eq!(show(&guest, table, part(4)).await["phase"], "running");
    let (record, text) = finished(&app, &[&guest], table).await;
    assert_eq!(text["fairness"]["joint"]["from"], 30);
    assert!(!record.verify().unwrap().server_could_choose());
}
