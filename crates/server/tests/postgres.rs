//! Several servers on one database: their guests sit at the same tables. `BEDESTEN_POSTGRES` names a
//! server for tests.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

#[path = "postgres/faults.rs"]
mod faults;
#[path = "scenes/forgotten.rs"]
mod scene;
#[path = "postgres/screens.rs"]
mod screens;
#[path = "postgres/sessions.rs"]
mod sessions;
#[path = "postgres/talk.rs"]
mod talk;

use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use serde_json::{Value, json};
use server::{
    Limits, Rate, Server, Settings,
    client::{Client, Live},
};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use store::{Postgres, archive::Archive};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle, time::timeout};

/// A server among others.
struct Neighbour {
    address: std::net::SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Neighbour {
    async fn on(database: &str) -> Self {
        Self::with_pause(database, Duration::ZERO).await
    }

    async fn with_pause(database: &str, bot_pause: Duration) -> Self {
        let store = Arc::new(Postgres::open(database).await.unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let messages = Rate { burst: 10_000, per_second: 1_000.0 };
        let limits = Limits { messages, ..Limits::default() };
        let public_url = Some("https://house.example".to_owned());
        let settings = Settings { bot_pause, limits, public_url, ..Settings::default() };
        let server = Server::new(store, listener, settings).await.unwrap();
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        let run = server.run(async move { drop(stopped.await) });
        let running = tokio::spawn(async move { run.await.unwrap() });
        Self { address, stop, running }
    }

    /// The same guest, at this server.
    fn of(&self, guest: &Client) -> Client {
        Client { address: self.address, ..guest.clone() }
    }

    async fn stop(self) {
        drop(self.stop);
        soon(self.running).await.unwrap();
    }
}

async fn database() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var("BEDESTEN_POSTGRES")
        .expect("BEDESTEN_POSTGRES names a server for tests: postgres://user@host:port");
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("bedesten_neighbours_{}_{number}", std::process::id());
    let mut connection = PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    connection.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
    format!("{server}/{name}")
}

async fn soon<T>(work: impl Future<Output = T>) -> T {
    timeout(Duration::from_mins(1), work).await.expect("this takes too long")
}

async fn open(guest: &Client, seats: Value, begin: bool) -> String {
    let players = seats.as_array().unwrap().len();
    let table = json!({
        "game": "bazaar", "options": {"players": players}, "seats": seats, "begin": begin, "seating": "as_seated",
    });
    let reply = guest.post("/api/tables", &table).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.body);
    reply.json()["id"].as_str().unwrap().to_owned()
}

async fn look(guest: &Client, table: &str) -> Live {
    let mut live = guest.live(table).await.unwrap();
    soon(live.hello("page", None)).await.unwrap();
    live
}

/// Listens until the table is as it should be.
async fn until(live: &mut Live, is_right: impl Fn(&Live) -> bool) {
    soon(async {
        while !is_right(live) {
            live.next().await.unwrap();
        }
    })
    .await;
}

fn both_are_there(live: &Live) -> bool {
    let seats = live.table["seats"].as_array().unwrap();
    seats.iter().all(|seat| seat["present"] == true)
}

/// Two guests at one table, each at a server of their own.
async fn sit_apart(here: &Neighbour, there: &Neighbour) -> (String, Live, Live) {
    let (host, friend) =
        (Client::guest(here.address).await.unwrap(), Client::guest(there.address).await.unwrap());
    let table = open(&host, json!([{"chair": "me"}, {"chair": "open"}]), false).await;
    let mut one = look(&host, &table).await;
    let joined = friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    assert_eq!(joined.status, 200, "{}", joined.body);
    let mut two = look(&friend, &table).await;
    until(&mut one, both_are_there).await;
    let begun = host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(begun.status, 200, "{}", begun.body);
    until(&mut one, |live| live.position.is_object()).await;
    until(&mut two, |live| live.position.is_object()).await;
    (table, one, two)
}

#[tokio::test]
async fn two_guests_at_two_servers_play_a_game() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let (table, mut one, mut two) = sit_apart(&here, &there).await;
    let mut answered = [0, 0];
    for step in 1..=120 {
        let first = one.position["asked"].is_object();
        let (live, count) =
            if first { (&mut one, &mut answered[0]) } else { (&mut two, &mut answered[1]) };
        let done = soon(live.choose(|count| step * 7 % count)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
        *count += 1;
        let version = one.version().max(two.version());
        until(&mut one, |live| live.version() >= version).await;
        until(&mut two, |live| live.version() >= version).await;
    }
    assert!(answered.iter().all(|count| *count > 10), "{answered:?}");
    assert_eq!(one.log.len(), two.log.len(), "both saw the same story");
    assert_eq!(one.position["view"]["board"], two.position["view"]["board"]);
    let record = async |server: &Neighbour| {
        let guest = Client::guest(server.address).await.unwrap();
        guest.get(&format!("/api/tables/{table}/record")).await.unwrap().json()
    };
    assert_eq!(record(&here).await, record(&there).await);
}

#[tokio::test]
async fn whoever_looks_at_another_server_is_seen_until_they_go() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let (_, mut one, two) = sit_apart(&here, &there).await;
    until(&mut one, both_are_there).await;
    two.close().await;
    until(&mut one, |live| !both_are_there(live)).await;
}

#[tokio::test]
async fn the_guests_of_a_server_that_closes_are_not_there_any_more() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let (_, mut one, _two) = sit_apart(&here, &there).await;
    until(&mut one, both_are_there).await;
    there.stop().await;
    until(&mut one, |live| !both_are_there(live)).await;
}

#[tokio::test]
async fn what_one_takes_back_is_taken_back_everywhere() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let (_, mut one, mut two) = sit_apart(&here, &there).await;
    let before = one.position.clone();
    soon(one.choose(|_| 0)).await.unwrap();
    until(&mut two, |live| live.version() == 1).await;
    one.number += 1;
    let undo = json!({"type": "undo", "number": one.number, "version": 1, "seat": 0, "to": null});
    one.say(&undo).await.unwrap();
    let done = soon(one.outcome(one.number)).await.unwrap();
    assert_eq!(done["type"], "done", "{done}");
    until(&mut two, |live| live.version() == 2).await;
    assert_eq!(two.position["view"]["board"], before["view"]["board"]);
    assert!(two.log.len() <= one.log.len());
}

#[tokio::test]
async fn an_answer_is_not_given_twice_when_it_is_repeated_at_another_server() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let host = Client::guest(here.address).await.unwrap();
    let table =
        open(&host, json!([{"chair": "me"}, {"chair": "bot", "level": "easy"}]), true).await;
    let mut one = look(&host, &table).await;
    soon(one.wait_until_asked()).await.unwrap();
    let asked = one.position["asked"].clone();
    let action = asked["answers"][0]["action"].clone();
    let version = one.version();
    let number = one.send_answer(&asked["seat"], &action).await.unwrap();
    let done = soon(one.outcome(number)).await.unwrap();
    assert_eq!(done["type"], "done", "{done}");
    // The acknowledgement was lost: the same page comes to the other server and says it once more.
    let mut two = look(&there.of(&host), &table).await;
    let reached = two.version();
    let again = json!({
        "type": "answer", "number": number, "version": version, "seat": asked["seat"],
        "action": action,
    });
    two.say(&again).await.unwrap();
    let done = soon(two.outcome(number)).await.unwrap();
    assert_eq!(done["type"], "done", "{done}");
    assert_eq!(two.version(), reached, "nothing happened");
}

#[tokio::test]
async fn of_two_servers_one_answers_for_a_bot() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let host = Client::guest(here.address).await.unwrap();
    let table =
        open(&host, json!([{"chair": "me"}, {"chair": "bot", "level": "easy"}]), true).await;
    let (mut one, mut two) = (look(&host, &table).await, look(&there.of(&host), &table).await);
    for step in 0..30 {
        // Now at the one server, now at the other.
        let version = one.version().max(two.version());
        let live = if step % 2 == 0 { &mut one } else { &mut two };
        until(live, |live| live.version() >= version).await;
        if !soon(live.wait_until_asked()).await.unwrap() {
            break;
        }
        let done = soon(live.choose(|count| step * 7 % count)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
    }
    let version = one.version().max(two.version());
    until(&mut one, |live| live.version() >= version).await;
    until(&mut two, |live| live.version() >= version).await;
}

#[tokio::test]
async fn the_bots_of_a_server_that_closes_go_on_at_another() {
    let database = database().await;
    // At this one bots never come to an answer.
    let slow = Neighbour::with_pause(&database, Duration::from_hours(1)).await;
    let host = Client::guest(slow.address).await.unwrap();
    let table =
        open(&host, json!([{"chair": "bot", "level": "easy"}, {"chair": "me"}]), true).await;
    let there = Neighbour::on(&database).await;
    let mut live = look(&there.of(&host), &table).await;
    assert!(live.position["asked"].is_null(), "the other server answers for the bot");
    slow.stop().await;
    assert!(soon(live.wait_until_asked()).await.unwrap(), "the bot has answered");
}

#[tokio::test]
async fn a_device_that_is_signed_out_at_one_server_is_cut_off_at_the_other() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let mut host = Client::guest(here.address).await.unwrap();
    let table =
        open(&host, json!([{"chair": "me"}, {"chair": "bot", "level": "easy"}]), true).await;
    let account = json!({"name": "Ferhat", "password": "a long enough password"});
    let made = host.post("/api/me/account", &account).await.unwrap();
    assert!(made.status < 300, "{}", made.body);
    host.keep_cookie(&made);
    let mut live = look(&there.of(&host), &table).await;
    let devices = host.get("/api/me/devices").await.unwrap().json();
    let device = devices[0]["id"].as_str().unwrap_or_else(|| panic!("{devices}"));
    let gone = host.delete(&format!("/api/me/devices/{device}"), None).await.unwrap();
    assert!(gone.status < 300, "{}", gone.body);
    let cut = soon(async { while live.next().await.is_ok() {} });
    cut.await;
}

#[tokio::test]
async fn a_plan_told_at_one_server_is_followed_and_its_table_goes_on() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let (_, mut one, mut two) = sit_apart(&here, &there).await;
    let asked = one.position["asked"].clone();
    let action = asked["answers"][0]["action"].clone();
    one.number += 1;
    let plan = json!({
        "type": "plan", "number": one.number, "seat": asked["seat"], "wishes": [action],
    });
    one.say(&plan).await.unwrap();
    until(&mut two, |live| live.version() >= 1).await;
}

#[tokio::test]
async fn what_came_of_a_rated_game_is_told_at_every_server_and_counted_once() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let mut guest = Client::guest(here.address).await.unwrap();
    let made = guest.post("/api/me/account", &json!({"name": "Ada"})).await.unwrap();
    assert_eq!(made.status, 201, "{}", made.body);
    guest.keep_cookie(&made);
    let new = json!({
        "game": "dice",
        "options": {"players": 2},
        "seats": [{"chair": "me"}, {"chair": "bot", "level": "easy"}],
        "begin": true, "seating": "as_seated",
    });
    let table = guest.post("/api/tables", &new).await.unwrap().json();
    assert_eq!(table["rated"], true);
    let table = table["id"].as_str().unwrap();
    let mut live = look(&guest, table).await;
    let mut watching = look(&Client::guest(there.address).await.unwrap(), table).await;
    for step in 0_usize.. {
        if !soon(live.wait_until_asked()).await.unwrap() {
            break;
        }
        soon(live.choose(|count| step * 7 % count)).await.unwrap();
    }
    let counted = |live: &Live| live.table["results"].as_array().is_some_and(|all| all.len() == 2);
    until(&mut live, counted).await;
    until(&mut watching, counted).await;
    assert_eq!(live.table["results"], watching.table["results"]);
    let me = there.of(&guest).get("/api/me").await.unwrap().json();
    let path = format!("/api/players/{}", me["id"].as_str().unwrap());
    let profile = there.of(&guest).get(&path).await.unwrap().json();
    assert_eq!(profile["ratings"][0]["games"], 1, "{profile}");
    assert_eq!(profile["ratings"][0]["rating"], live.table["results"][0]["after"]);
}

#[tokio::test]
async fn of_somebody_who_is_forgotten_no_table_of_postgres_keeps_an_id_or_a_name() {
    let database = database().await;
    let here = Neighbour::on(&database).await;
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/games/base");
    let record = fs::read_dir(record).unwrap().next().unwrap().unwrap().path();
    let record = serde_json::from_str(&fs::read_to_string(record).unwrap()).unwrap();
    let traces = scene::leave_traces(here.address, &record).await;
    let archive = Archive::of_database(&database).await.unwrap();
    let copy = async || {
        let mut file = Vec::new();
        archive.back_up(&mut file, &mut |_| ()).await.unwrap();
        String::from_utf8(file).unwrap()
    };
    assert!(traces.found_in(&copy().await).len() > 10);
    traces.forget().await;
    let after = copy().await;
    let found = traces.found_in(&after);
    assert!(found.is_empty(), "{found:#?}");
}
