//! `/api/match`: strangers who want the same meet.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    Settings,
    client::{Client, Live, Reply},
};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::{
    app::{Guest as _, TestApp, refused, settings, soon},
    joint::{commit, part, show},
};

fn wish(players: u8) -> Value {
    json!({"game": "bazaar", "options": {"players": players}, "players": players})
}

async fn look(guest: &Client, wish: &Value) -> Reply {
    guest.post("/api/match", wish).await.unwrap()
}

async fn shown(guest: &Client, table: &str) -> Value {
    guest.get(&format!("/api/tables/{table}")).await.unwrap().json()
}

fn bots_at(info: &Value) -> usize {
    let seats = info["seats"].as_array().unwrap();
    seats.iter().filter(|seat| seat["sitter"]["sitter"] == "bot").count()
}

/// Listens until the table looks like this.
async fn until(live: &mut Live, is: impl Fn(&Value) -> bool) {
    soon(async {
        while !is(&live.table) {
            live.next().await.unwrap();
        }
    })
    .await;
}

fn table_of(reply: &Reply) -> String {
    assert!(reply.status < 300, "{}", reply.body);
    reply.json()["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn two_strangers_who_want_the_same_meet_and_it_begins_by_itself() {
    let app = TestApp::new().await;
    let (first, second) = (app.guest().await, app.guest().await);
    let opened = look(&first, &wish(2)).await;
    assert_eq!(opened.status, 201, "{}", opened.body);
    let found = look(&second, &wish(2)).await;
    assert_eq!(found.status, 200, "{}", found.body);
    assert_eq!(table_of(&opened), table_of(&found));
    assert_eq!(found.json()["phase"], "running", "nobody has to press");
    assert_eq!(found.json()["public"], true);
}

#[tokio::test]
async fn all_who_look_at_the_same_moment_find_each_other() {
    let app = TestApp::new().await;
    let mut guests = Vec::new();
    for _ in 0..6 {
        guests.push(app.guest().await);
    }
    let looks = guests.iter().map(|guest| async move { table_of(&look(guest, &wish(2)).await) });
    let mut tables = futures_util::future::join_all(looks).await;
    tables.sort();
    tables.dedup();
    assert_eq!(tables.len(), 3, "six for tables of two: {tables:?}");
}

#[tokio::test]
async fn who_wants_something_else_is_not_put_there() {
    let app = TestApp::new().await;
    let waiting = table_of(&look(&app.guest().await, &wish(2)).await);
    let mut other_pace = wish(2);
    other_pace["pace"] = json!({"pace": "days", "days": 2});
    let mut other_rules = wish(2);
    other_rules["options"] = json!({"players": 2, "ruleset": "mocha"});
    let mut rated = wish(2);
    rated["rated"] = json!(true);
    for wish in [wish(3), other_pace, other_rules, rated] {
        let found = look(&app.guest().await, &wish).await;
        assert_eq!(found.status, 201, "{wish}: {}", found.body);
        assert_ne!(table_of(&found), waiting, "{wish}");
    }
}

#[tokio::test]
async fn whoever_looks_twice_waits_at_one_table() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let opened = look(&guest, &wish(3)).await;
    let again = look(&guest, &wish(3)).await;
    assert_eq!((opened.status, again.status), (201, 200));
    assert_eq!(table_of(&opened), table_of(&again));
    assert_eq!(again.json()["mine"], json!([0]));
}

#[tokio::test]
async fn bots_fill_up_after_a_while_if_they_are_wanted() {
    let patience = Duration::from_millis(200);
    let app = TestApp::with(Settings { match_patience: patience, ..settings() }).await;
    let guest = app.guest().await;
    let mut wanted = wish(3);
    wanted["bots"] = json!(true);
    let table = table_of(&look(&guest, &wanted).await);
    let mut live = guest.at(&table).await;
    assert!(soon(live.wait_until_asked()).await.unwrap(), "the game begins and asks");
    assert_eq!(bots_at(&shown(&guest, &table).await), 2);
}

#[tokio::test]
async fn whoever_joins_and_wants_bots_gets_them_as_well() {
    let patience = Duration::from_millis(200);
    let app = TestApp::with(Settings { match_patience: patience, ..settings() }).await;
    let (first, second) = (app.guest().await, app.guest().await);
    let table = table_of(&look(&first, &wish(3)).await);
    let mut live = first.at(&table).await;
    let mut wanted = wish(3);
    wanted["bots"] = json!(true);
    assert_eq!(table_of(&look(&second, &wanted).await), table);
    until(&mut live, |table| table["phase"] == "running").await;
    assert_eq!(bots_at(&live.table), 1);
}

#[tokio::test]
async fn over_days_somebody_with_a_closed_page_waits_for_people_and_is_found() {
    let patience = Duration::from_millis(20);
    let app = TestApp::with(Settings { match_patience: patience, ..settings() }).await;
    let mut wanted = wish(2);
    wanted["bots"] = json!(true);
    let mut over_days = wanted.clone();
    over_days["pace"] = json!({"pace": "days", "days": 2});
    let first = app.guest().await;
    let waiting = table_of(&look(&first, &over_days).await);
    // As soon as bots have begun the table that was opened later, they would have begun this one.
    let hurried = app.guest().await;
    let begun = table_of(&look(&hurried, &wanted).await);
    let mut live = hurried.at(&begun).await;
    assert!(soon(live.wait_until_asked()).await.unwrap());
    let info = shown(&first, &waiting).await;
    assert_eq!((&info["phase"], bots_at(&info)), (&json!("gathering"), 0), "no bot takes a seat");

    let left = table_of(&look(&app.guest().await, &wish(2)).await);
    let file = format!("sqlite://{}", app.database().display());
    let mut file = SqliteConnection::connect(&file).await.unwrap();
    file.execute("UPDATE tables SET created = created - 3600").await.unwrap();
    let found = look(&app.guest().await, &over_days).await;
    assert_eq!(table_of(&found), waiting, "an hour later it is found");
    assert_eq!(found.json()["phase"], "running");
    let other = look(&app.guest().await, &wish(2)).await;
    assert_ne!(table_of(&other), left, "who plays now has gone with the page");
}

/// Two have met; what the first one adds to the dice is to be shown now.
async fn about_to_begin(first: &Client, second: &Client) -> String {
    let table = table_of(&look(first, &wish(2)).await);
    commit(first, &table, part(1)).await;
    let met = look(second, &wish(2)).await;
    assert_eq!(table_of(&met), table);
    assert_eq!(met.json()["dice"]["revealing"], true, "{}", met.body);
    table
}

fn hurried() -> Settings {
    Settings { reveal: Duration::from_secs(2), time_check: Duration::from_millis(20), ..settings() }
}

#[tokio::test]
async fn a_beginning_that_somebody_spoils_is_tried_again_by_itself() {
    let app = TestApp::with(hurried()).await;
    let (first, second) = (app.guest().await, app.guest().await);
    let mut live = first.at(&table_of(&look(&first, &wish(2)).await)).await;
    let table = about_to_begin(&first, &second).await;
    until(&mut live, |table| table["dice"]["aborted"] == 1).await;
    assert_eq!(live.table["mine"], json!([0]), "whoever looks has another chance");
    assert_eq!(live.table["dice"]["by_itself"], true);
    commit(&second, &table, part(2)).await;
    assert_eq!(show(&second, &table, part(2)).await["phase"], "running", "nobody presses");
}

#[tokio::test]
async fn whoever_spoils_the_second_beginning_too_loses_the_seat() {
    let app = TestApp::with(hurried()).await;
    let (first, second) = (app.guest().await, app.guest().await);
    let mut live = first.at(&table_of(&look(&first, &wish(2)).await)).await;
    let table = about_to_begin(&first, &second).await;
    until(&mut live, |table| table["dice"]["aborted"] == 1).await;
    commit(&first, &table, part(3)).await;
    commit(&second, &table, part(4)).await;
    show(&second, &table, part(4)).await;
    until(&mut live, |table| table["dice"]["aborted"] == 2).await;
    assert_eq!(live.table["mine"], json!([]));
    assert_eq!(live.table["phase"], "gathering");
    assert_eq!(shown(&second, &table).await["host"], true, "the other goes on waiting");
}

#[tokio::test]
async fn the_seat_of_somebody_who_spoils_the_beginning_and_has_gone_is_free_for_the_next() {
    let app = TestApp::with(hurried()).await;
    let (first, second, third) = (app.guest().await, app.guest().await, app.guest().await);
    let table = about_to_begin(&first, &second).await;
    let mut live = second.at(&table).await;
    until(&mut live, |table| table["dice"]["aborted"] == 1).await;
    assert_eq!(live.table["seats"][0]["sitter"]["sitter"], "nobody", "{}", live.table);
    let found = look(&third, &wish(2)).await;
    assert_eq!((table_of(&found), &found.json()["phase"]), (table, &json!("running")));
}

#[tokio::test]
async fn what_cannot_be_dealt_is_refused_and_opens_nothing() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let of = |field: &str, value: Value| {
        let mut wish = wish(2);
        wish[field] = value;
        wish
    };
    refused(&look(&guest, &of("game", json!("chess"))).await, 400, "options");
    refused(&look(&guest, &of("players", json!(9))).await, 400, "malformed");
    refused(&look(&guest, &of("players", json!(3))).await, 400, "options");
    refused(&look(&guest, &of("sofa", json!(1))).await, 400, "malformed");
    let tables = guest.get("/api/tables").await.unwrap().json();
    assert_eq!(tables["mine"], json!([]));
}
