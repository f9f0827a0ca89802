//! `pace` and `late` of a table, `/api/tables/{id}/back` and `/api/me/away`.

use std::time::Duration;

use serde_json::{Value, json};
use server::{
    Paces, Settings,
    client::{Client, Live, Reply},
};
use sqlx::{Connection as _, Row as _, SqliteConnection};

use crate::app::{
    Guest as _, TestApp, bot, hot_seat, me, new_table, open, play_on, refused, settings, soon,
};

const DAY: i64 = 24 * 60 * 60;

/// Reserves as short as nobody would choose, looked at as often as nobody needs.
fn hasty() -> Settings {
    let paces = Paces { reserve: 1..=7_200, ..Paces::default() };
    Settings { paces, time_check: Duration::from_millis(20), ..settings() }
}

fn live(reserve: u32) -> Value {
    json!({"pace": "live", "reserve": reserve, "increment": 0})
}

pub(crate) fn days(days: u32) -> Value {
    json!({"pace": "days", "days": days})
}

pub(crate) fn timed(seats: &[Value], pace: &Value, late: &str) -> Value {
    let mut table = new_table(seats);
    table["pace"] = pace.clone();
    table["late"] = late.into();
    table
}

/// Two people at a table with a clock; the first one is asked.
async fn two(app: &TestApp, pace: &Value, late: &str) -> (Client, Client, String) {
    let (host, friend) = (app.guest().await, app.guest().await);
    let opened = host.post("/api/tables", &timed(&[me(), open()], pace, late)).await.unwrap();
    assert_eq!(opened.status, 201, "{}", opened.body);
    assert!(opened.json()["clock"].is_null(), "nobody's time runs yet");
    let table = opened.json()["id"].as_str().unwrap().to_owned();
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    let begun = host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(begun.json()["clock"]["runs"], 0, "{}", begun.body);
    (host, friend, table)
}

async fn shown(guest: &Client, table: &str) -> Value {
    soon(guest.get(&format!("/api/tables/{table}"))).await.unwrap().json()
}

async fn come_back(guest: &Client, table: &str) -> Reply {
    soon(guest.post(&format!("/api/tables/{table}/back"), &json!({}))).await.unwrap()
}

async fn away(guest: &Client, until: Option<i64>) -> Reply {
    soon(guest.put("/api/me/away", &json!({"until": until}))).await.unwrap()
}

/// Follows a table until what is told about it fits.
async fn until(live: &mut Live, fits: impl Fn(&Value) -> bool) {
    while !fits(&live.table) {
        soon(live.next()).await.unwrap();
    }
}

/// As if this table had waited so much longer.
pub(crate) async fn wait_longer(database: &std::path::Path, table: &str, milliseconds: i64) {
    let url = format!("sqlite://{}", database.display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let row = sqlx::query("SELECT clock, deadline FROM tables WHERE id = $1").bind(table);
    let row = row.fetch_one(&mut file).await.unwrap();
    let mut clock: Value = serde_json::from_str(row.get("clock")).unwrap();
    clock["since"] = (clock["since"].as_i64().unwrap() - milliseconds).into();
    let deadline: i64 = row.get("deadline");
    sqlx::query("UPDATE tables SET clock = $1, deadline = $2 WHERE id = $3")
        .bind(clock.to_string())
        .bind(deadline - milliseconds)
        .bind(table)
        .execute(&mut file)
        .await
        .unwrap();
    file.close().await.unwrap();
}

fn now() -> i64 {
    #[expect(clippy::disallowed_methods, reason = "a test of what lives in time")]
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(now.as_secs()).unwrap()
}

#[tokio::test]
async fn paces_that_make_no_sense_are_refused() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let company = [me(), open()];
    let seats = [
        (&company[..], live(59)),
        (&company[..], live(7_201)),
        (&company[..], json!({"pace": "live", "reserve": 300, "increment": 121})),
        (&company[..], days(0)),
        (&company[..], days(15)),
        (&[me(), bot()][..], live(300)),
        (&[me(), hot_seat("Bora")][..], days(1)),
    ];
    for (seats, pace) in seats {
        let refusal = guest.post("/api/tables", &timed(seats, &pace, "resign")).await.unwrap();
        refused(&refusal, 400, "options");
    }
    let garbage = [
        (json!("live"), "resign"),
        (json!({"pace": "soon"}), "resign"),
        (json!({"pace": "live", "reserve": 300}), "resign"),
        (json!({"pace": "live", "reserve": -1, "increment": 0}), "resign"),
        (json!({"pace": "days", "days": 1, "more": 1}), "resign"),
        (days(1), "shout"),
    ];
    for (pace, late) in garbage {
        let refusal = guest.post("/api/tables", &timed(&company, &pace, late)).await.unwrap();
        refused(&refusal, 400, "malformed");
    }
    let plain = guest.open_table(&[me(), bot()]).await;
    let plain = shown(&guest, &plain).await;
    assert_eq!(plain["pace"], json!({"pace": "untimed"}));
    assert!(plain["clock"].is_null());
}

#[tokio::test]
async fn everybody_sees_what_everybody_has_left() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app, &live(300), "stand_in").await;
    let (mut one, two) = (host.at(&table).await, friend.at(&table).await);
    assert_eq!(two.table["clock"]["left"], json!([300_000, 300_000]));
    let clock = &two.table["clock"];
    let now = clock["now"].as_i64().unwrap();
    assert!(now >= clock["since"].as_i64().unwrap(), "{clock}");
    assert_eq!(two.table["pace"], live(300));
    assert_eq!(two.table["late"], "stand_in");
    soon(one.choose(|_| 0)).await.unwrap();
    let list = friend.get("/api/tables").await.unwrap().json();
    assert_eq!(list["mine"][0]["table"]["clock"]["runs"], 0);
    let stranger = app.stranger();
    assert_eq!(shown(&stranger, &table).await["clock"]["runs"], 0);
}

#[tokio::test]
async fn with_the_turn_the_clock_goes_on_and_comes_with_the_change() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app, &live(300), "stand_in").await;
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    while one.position["waiting_for"] == 0 {
        soon(one.choose(|_| 0)).await.unwrap();
    }
    let mut told = soon(two.hear("changed")).await.unwrap();
    while told["clock"]["runs"] != 1 {
        told = soon(two.hear("changed")).await.unwrap();
    }
    let left = told["clock"]["left"][0].as_i64().unwrap();
    assert!(left < 300_000, "{left}: thinking took a moment");
}

#[tokio::test]
async fn a_bot_plays_for_whoever_is_late_until_they_are_back() {
    let app = TestApp::with(hasty()).await;
    let (host, friend, table) = two(&app, &live(1), "stand_in").await;
    let mut one = host.at(&table).await;
    let mut two = friend.at(&table).await;
    until(&mut two, |table| table["seats"][0]["bot_since"].is_u64()).await;
    assert_eq!(two.table["seats"][0]["sitter"]["sitter"], "person", "the seat is still theirs");
    until(&mut one, |table| table["seats"][0]["stand_in"] == true).await;
    assert!(one.position["asked"].is_null(), "the bot is asked");
    let number = one.send_answer(&json!(0), &json!("end")).await.unwrap();
    let refusal = soon(one.outcome(number)).await.unwrap();
    assert_eq!(refusal["type"], "refused", "{refusal}");

    // Nobody waits for them: the game goes on by itself, until the other one is late as well.
    while one.position["ply"] == 0 || one.position["ply"].is_null() {
        soon(one.next()).await.unwrap();
    }
    let numbers = app.stranger().get("/metrics").await.unwrap().body;
    assert!(numbers.contains("bedesten_times_over_total{rule=\"stand_in\"}"), "{numbers}");
    refused(&come_back(&app.guest().await, &table).await, 403, "not_yours");
    let back = come_back(&host, &table).await;
    assert_eq!(back.status, 200, "{}", back.body);
    assert_eq!(back.json()["seats"][0]["bot_since"], json!(null));
    assert_eq!(back.json()["clock"]["left"][0], 1_000, "never more than the reserve");
    until(&mut one, |table| table["seats"][0]["stand_in"] == false).await;
}

#[tokio::test]
async fn whoever_comes_back_in_time_is_asked_and_answers() {
    // Bots that do not answer before the person is back.
    let slow = Settings { bot_pause: Duration::from_hours(1), ..hasty() };
    let app = TestApp::with(slow).await;
    let (host, _, table) = two(&app, &live(5), "stand_in").await;
    let mut one = host.at(&table).await;
    until(&mut one, |table| table["seats"][0]["stand_in"] == true).await;
    assert_eq!(come_back(&host, &table).await.status, 200);
    soon(one.wait_until_asked()).await.unwrap();
    assert_eq!(soon(one.choose(|_| 0)).await.unwrap()["type"], "done");
}

#[tokio::test]
async fn a_seat_that_is_resigned_is_a_bots_for_good() {
    let app = TestApp::with(hasty()).await;
    let (host, friend, table) = two(&app, &live(2), "resign").await;
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    until(&mut two, |table| table["seats"][0]["sitter"]["sitter"] == "bot").await;
    let id = host.get("/api/me").await.unwrap().json()["id"].clone();
    assert_eq!(two.table["seats"][0]["left_by"], id, "it is kept who left");
    assert_eq!(two.table["host"], true, "somebody else looks after the table");
    until(&mut one, |table| table["mine"] == json!([])).await;
    let number = one.send_answer(&json!(0), &json!("end")).await.unwrap();
    let refusal = soon(one.outcome(number)).await.unwrap();
    assert_eq!(refusal["problem"]["code"], "not_yours", "{refusal}");
    refused(&come_back(&host, &table).await, 403, "not_yours");
    let joined = host.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    refused(&joined, 409, "not_now");
    assert_eq!(host.get("/api/tables").await.unwrap().json()["mine"], json!([]));
}

#[tokio::test]
async fn whoever_leaves_a_running_game_leaves_a_mark_until_they_are_forgotten() {
    let app = TestApp::new().await;
    let (host, friend, table) = two(&app, &live(300), "stand_in").await;
    let id = host.get("/api/me").await.unwrap().json()["id"].clone();
    host.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    assert_eq!(shown(&friend, &table).await["seats"][0]["left_by"], id);
    let gone = host.delete("/api/me", Some(&json!({}))).await.unwrap();
    assert_eq!(gone.status, 204, "{}", gone.body);
    let seat = shown(&friend, &table).await["seats"][0].clone();
    assert_eq!(seat["left_by"], "", "that somebody left is kept, not who");
    assert!(!seat.to_string().contains(id.as_str().unwrap()));
}

#[tokio::test]
async fn a_game_ends_although_everybody_has_gone() {
    // The dice game is short.
    let app = TestApp::with(hasty()).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let new = json!({
        "game": "dice", "options": {"players": 2}, "seats": [me(), open()],
        "pace": live(1), "late": "stand_in",
    });
    let opened = host.post("/api/tables", &new).await.unwrap();
    assert_eq!(opened.status, 201, "{}", opened.body);
    let table = opened.json()["id"].as_str().unwrap().to_owned();
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    let mut watcher = app.stranger().at(&table).await;
    until(&mut watcher, |table| table["phase"] == "over").await;
    let clock = &watcher.table["clock"];
    assert!(clock["runs"].is_null(), "{clock}");
}

#[tokio::test]
async fn days_go_on_while_the_house_is_closed() {
    let app = TestApp::with(hasty()).await;
    let (_, mut friend, table) = two(&app, &days(2), "stand_in").await;
    let folder = app.stop().await;
    wait_longer(&folder.path().join("games.db"), &table, 2 * DAY * 1_000).await;
    let app = TestApp::on(folder, hasty()).await;
    friend.address = app.address;
    let mut watcher = friend.at(&table).await;
    until(&mut watcher, |table| table["seats"][0]["stand_in"] == true).await;
}

#[tokio::test]
async fn a_closed_house_costs_nobody_the_time_of_a_live_game() {
    let app = TestApp::with(hasty()).await;
    let (mut host, _, table) = two(&app, &live(300), "resign").await;
    let folder = app.stop().await;
    wait_longer(&folder.path().join("games.db"), &table, 1_000_000).await;
    let app = TestApp::on(folder, hasty()).await;
    host.address = app.address;
    let mut one = host.at(&table).await;
    let clock = one.table["clock"].clone();
    let waits = clock["now"].as_i64().unwrap() - clock["since"].as_i64().unwrap();
    assert!((0..60_000).contains(&waits), "{clock}");
    soon(one.wait_until_asked()).await.unwrap();
    assert_eq!(soon(one.choose(|_| 0)).await.unwrap()["type"], "done");
    assert_eq!(shown(&host, &table).await["seats"][0]["sitter"]["sitter"], "person");
}

#[tokio::test]
async fn days_stand_still_for_whoever_is_away() {
    let app = TestApp::with(hasty()).await;
    let (mut host, mut friend, table) = two(&app, &days(2), "stand_in").await;
    let clock = shown(&friend, &table).await["clock"].clone();
    let until = now() + 20 * DAY;
    let gone = away(&host, Some(until)).await;
    assert_eq!((gone.status, &gone.json()["until"]), (200, &json!(until)), "{}", gone.body);
    let told = shown(&friend, &table).await;
    assert_eq!(told["seats"][0]["away"], until, "others see it");
    assert!(told["seats"][1]["away"].is_null());
    assert_eq!(told["clock"]["since"], until * 1_000, "nothing runs before");
    assert!(clock["since"].as_i64().unwrap() < until * 1_000);

    // Also a week of them.
    let folder = app.stop().await;
    let app = TestApp::on(folder, hasty()).await;
    (host.address, friend.address) = (app.address, app.address);
    assert_eq!(shown(&friend, &table).await["seats"][0]["stand_in"], false);
    let back = away(&host, None).await;
    assert!(back.json()["until"].is_null(), "{}", back.body);
    let told = shown(&friend, &table).await;
    assert!(told["seats"][0]["away"].is_null());
    let since = told["clock"]["since"].as_i64().unwrap();
    assert!((since / 1_000 - now()).abs() < 60, "it runs again");
    let left = told["clock"]["left"][0].as_i64().unwrap();
    assert!((2 * DAY * 1_000 - 60_000..=2 * DAY * 1_000).contains(&left), "{left}");
}

#[tokio::test]
async fn nobody_is_away_for_ever_and_it_is_their_own_business() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    refused(&away(&guest, Some(now() + 31 * DAY)).await, 429, "too_many");
    refused(&away(&guest, Some(now() - 1)).await, 400, "malformed");
    refused(&away(&guest, Some(i64::MAX)).await, 429, "too_many");
    refused(
        &guest.put("/api/me/away", &json!({"until": "tomorrow"})).await.unwrap(),
        400,
        "malformed",
    );
    refused(&away(&app.stranger(), Some(now() + DAY)).await, 401, "no_guest");
    assert!(guest.get("/api/me/away").await.unwrap().json()["until"].is_null());
    let until = now() + 3 * DAY;
    assert_eq!(away(&guest, Some(until)).await.status, 200);
    let export = guest.get("/api/me/export").await.unwrap().json();
    assert_eq!(export["vacations"][0]["until"], until);
}

#[tokio::test]
async fn a_return_match_keeps_the_pace_and_whoever_is_alone_is_not_hurried() {
    let app = TestApp::new().await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let new = json!({
        "game": "dice", "options": {"players": 2}, "seats": [me(), open()],
        "pace": live(7_200), "late": "resign",
    });
    let opened = host.post("/api/tables", &new).await.unwrap();
    assert_eq!(opened.status, 201, "{}", opened.body);
    let table = opened.json()["id"].as_str().unwrap().to_owned();
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    let (mut one, mut two) = (host.at(&table).await, friend.at(&table).await);
    let (first, second) = tokio::join!(play_on(&mut one, 3_000), play_on(&mut two, 3_000));
    assert!(first && second);
    for live in [&mut one, &mut two] {
        live.say(&json!({"type": "again", "number": 9_000, "again": true})).await.unwrap();
        soon(live.outcome(9_000)).await.unwrap();
    }
    let rematch = two.table["rematch"].as_str().unwrap();
    let rematch = shown(&host, rematch).await;
    assert_eq!((&rematch["pace"], &rematch["late"]), (&live(7_200), &json!("resign")));
    assert!(!rematch["clock"]["runs"].is_null(), "{rematch}");

    let table = host.post("/api/tables", &timed(&[me(), open()], &days(1), "resign")).await;
    let table = table.unwrap().json()["id"].as_str().unwrap().to_owned();
    host.put(&format!("/api/tables/{table}/seats/1"), &json!({"chair": bot()})).await.unwrap();
    let begun = host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(begun.json()["pace"], json!({"pace": "untimed"}), "{}", begun.body);
}

/// The seats as they are kept.
async fn kept_seats(database: &std::path::Path, table: &str) -> Value {
    let url = format!("sqlite://{}", database.display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let row = sqlx::query("SELECT seats FROM tables WHERE id = $1").bind(table);
    let seats: String = row.fetch_one(&mut file).await.unwrap().get("seats");
    file.close().await.unwrap();
    serde_json::from_str(&seats).unwrap()
}

#[tokio::test]
async fn of_two_servers_one_replaces_whoever_is_late() {
    let slow = Settings { bot_pause: Duration::from_hours(1), ..hasty() };
    let app = TestApp::with(slow.clone()).await;
    let (_, friend, table) = two(&app, &live(2), "stand_in").await;
    let beside = app.beside(slow).await;
    let there = Client { address: beside.address, ..friend.clone() };
    let _here = friend.at(&table).await;
    let _there = there.at(&table).await;
    let absences = async || kept_seats(&app.database(), &table).await[0]["absences"].as_u64();
    soon(async {
        while absences().await.is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    // Both look many times more.
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(absences().await, Some(1));
}
