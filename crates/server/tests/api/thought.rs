//! Bots think one after the other, and nobody's bots take all turns.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Limits, Settings, client::Client};

use crate::app::{Guest as _, TestApp, bot, me, new_table, open, refused, settings, soon};

/// One thinker, so that every machine is a small one; and guests say themselves where they come from.
fn small() -> Settings {
    Settings {
        thinkers: Some(1),
        trusted_proxies: vec!["127.0.0.1".parse().unwrap()],
        ..settings()
    }
}

fn expert() -> Value {
    json!({"chair": "bot", "level": "expert"})
}

async fn guest_from(app: &TestApp, address: &str) -> Client {
    let mut client = app.stranger();
    client.headers.push(("X-Forwarded-For".to_owned(), address.to_owned()));
    let reply = client.get("/api/me").await.unwrap();
    client.keep_cookie(&reply);
    client
}

/// Who is asked at the only table of this guest, as lists say it: nobody has to look at it for that.
async fn asked(guest: &Client) -> Value {
    guest.get("/api/tables").await.unwrap().json()["mine"][0]["asked"].clone()
}

async fn number(app: &TestApp, name: &str) -> f64 {
    let text = app.stranger().get("/metrics").await.unwrap().body;
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).trim().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_tables_of_experts_let_nobody_elses_easy_bot_wait() {
    let limits =
        Limits { tables: 200, connections: 200, thoughts_from: 1_000, ..settings().limits };
    let app = TestApp::with(Settings { limits, ..small() }).await;
    let crowd = guest_from(&app, "198.51.100.1").await;
    let mut watched = Vec::new();
    for _ in 0..120 {
        let table = crowd.open_table(&[expert(), expert(), expert(), expert(), me()]).await;
        watched.push(crowd.at(&table).await);
    }
    let waiting = number(&app, "bedesten_thoughts_waiting").await;
    assert!(waiting > 100.0, "only {waiting} tables wait");

    let other = guest_from(&app, "198.51.100.2").await;
    let table = other.open_table(&[me(), bot()]).await;
    let mut live = other.at(&table).await;
    let mut longest = Duration::ZERO;
    for step in 0..20 {
        assert!(soon(live.wait_until_asked()).await.unwrap());
        assert_eq!(soon(live.choose(|count| step * 7 % count)).await.unwrap()["type"], "done");
        let asked = Instant::now();
        assert!(soon(live.wait_until_asked()).await.unwrap());
        longest = longest.max(asked.elapsed());
    }
    assert!(longest < Duration::from_secs(2), "an easy bot took {longest:?}");
    let waiting = number(&app, "bedesten_thoughts_waiting").await;
    assert!(waiting > 50.0, "the experts wait for their turns meanwhile: {waiting}");
    assert!(number(&app, "bedesten_thought_wait_seconds_count").await > 0.0);
    drop(watched);
}

#[tokio::test]
async fn whoever_lets_many_tables_wait_begins_no_more_with_bots_that_think() {
    let limits = Limits { thoughts_from: 3, ..settings().limits };
    let app = TestApp::with(Settings { limits, ..small() }).await;
    let crowd = guest_from(&app, "198.51.100.1").await;
    let wanted = new_table(&[expert(), expert(), expert(), me()]);
    let mut last = crowd.post("/api/tables", &wanted).await.unwrap();
    for _ in 0..30 {
        if last.status == 201 {
            last = crowd.post("/api/tables", &wanted).await.unwrap();
        }
    }
    refused(&last, 429, "too_many");
    assert!(last.body.contains("wait for their turn to think"), "{}", last.body);
    // Also another guest from there, also a table that was opened before; but easy bots are no burden.
    let neighbour = guest_from(&app, "198.51.100.1").await;
    refused(&neighbour.post("/api/tables", &wanted).await.unwrap(), 429, "too_many");
    neighbour.open_table(&[bot(), me()]).await;
    let other = guest_from(&app, "198.51.100.2").await;
    other.open_table(&[expert(), me()]).await;
}

#[tokio::test]
async fn bots_rest_where_nobody_looks_and_go_on_when_somebody_comes() {
    let settings = Settings { unwatched: Duration::ZERO, ..settings() };
    let app = TestApp::with(settings).await;
    let guest = app.guest().await;
    let table = guest.open_table(&[bot(), me()]).await;
    for _ in 0..100 {
        assert_eq!(asked(&guest).await, 0, "a bot thinks for nobody");
    }
    let mut live = guest.at(&table).await;
    assert!(soon(live.wait_until_asked()).await.unwrap(), "it goes on as soon as somebody looks");
    assert_eq!(asked(&guest).await, 1);
}

#[tokio::test]
async fn bots_think_for_people_who_do_not_look_if_others_play_with_them() {
    let settings = Settings { unwatched: Duration::ZERO, ..settings() };
    let app = TestApp::with(settings).await;
    let (host, friend) = (app.guest().await, app.guest().await);
    let table = host.open_table(&[bot(), me(), open()]).await;
    friend.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    let begun = host.post(&format!("/api/tables/{table}/begin"), &json!({})).await.unwrap();
    assert_eq!(begun.status, 200, "{}", begun.body);
    let thought = async { while asked(&host).await != 1 {} };
    soon(thought).await;
}
