//! `/metrics`, `/api/ready`, and what one address may do.

use std::time::Duration;

use server::{
    Limits, Rate, Settings,
    client::{Client, Reply},
};
use sqlx::{Connection as _, SqliteConnection};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::app::{Guest as _, TestApp, bot, me, new_table, play_on, refused, settings, soon};

const TOKEN: &str = "a token that nobody guesses";

fn with(client: &Client, name: &str, value: &str) -> Client {
    let mut client = client.clone();
    client.headers.push((name.to_owned(), value.to_owned()));
    client
}

/// The value of a line.
fn number(reply: &Reply, name: &str) -> u64 {
    let mut lines = reply.body.lines();
    let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.unwrap_or_else(|| panic!("no {name} in {}", reply.body)).parse().unwrap()
}

#[tokio::test]
async fn the_house_counts_what_happens() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut live = guest.at(&table).await;
    play_on(&mut live, 5).await;
    soon(live.wait_until_asked()).await.unwrap();
    live.say(&serde_json::json!({
        "type": "answer", "number": 99, "version": 0, "seat": 0, "action": "nonsense",
    }))
    .await
    .unwrap();
    soon(live.outcome(99)).await.unwrap();
    refused(&guest.get("/api/tables/0123456789").await.unwrap(), 404, "no_such_table");

    let reply = app.stranger().get("/metrics").await.unwrap();
    assert_eq!(reply.status, 200);
    assert!(reply.header("content-type").unwrap().starts_with("application/openmetrics-text"));
    assert!(number(&reply, "bedesten_moves_total{by=\"person\"}") >= 5);
    assert!(number(&reply, "bedesten_moves_total{by=\"server\"}") >= 1);
    assert!(number(&reply, "bedesten_answer_seconds_count") >= 6);
    assert!(number(&reply, "bedesten_answer_seconds_bucket{le=\"5.0\"}") >= 6);
    assert_eq!(number(&reply, "bedesten_live_tables"), 1);
    assert_eq!(number(&reply, "bedesten_sockets"), 1);
    assert_eq!(number(&reply, "bedesten_bots_thinking"), 0);
    assert_eq!(number(&reply, "bedesten_refused_total{code=\"stale\"}"), 1);
    assert_eq!(number(&reply, "bedesten_refused_total{code=\"no_such_table\"}"), 1);
    assert!(number(&reply, "bedesten_resident_memory_bytes") > 1_000_000);
    assert!(reply.body.ends_with("# EOF\n"));
    assert!(!reply.body.contains(&table), "what is counted names nobody and no table");
}

#[tokio::test]
async fn numbers_are_for_this_machine_or_with_the_token() {
    let settings = Settings { admin_token: Some(TOKEN.to_owned()), ..settings() };
    let app = TestApp::with(settings.clone()).await;
    let local = app.stranger();
    assert_eq!(local.get("/metrics").await.unwrap().status, 200);
    // A proxy on this machine hands on what comes from elsewhere.
    for trace in ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"] {
        let proxied = with(&local, trace, "192.0.2.7");
        refused(&proxied.get("/metrics").await.unwrap(), 403, "not_yours");
        let admin = with(&proxied, "Authorization", &format!("Bearer {TOKEN}"));
        assert_eq!(admin.get("/metrics").await.unwrap().status, 200, "{trace}");
    }
    let public_url = Some("https://play.example".to_owned());
    let app = TestApp::with(Settings { public_url, ..settings }).await;
    refused(&app.stranger().get("/metrics").await.unwrap(), 403, "not_yours");
}

#[tokio::test]
async fn a_server_is_ready_until_it_closes() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    assert_eq!(guest.get("/api/ready").await.unwrap().json()["ready"], true);
    let address = app.address;
    // Somebody is in the middle of asking when the server is told to close.
    let mut line = TcpStream::connect(address).await.unwrap();
    line.write_all(b"GET /api/ready HTTP/1.1\r\nHost: 127.0.0.1\r\n").await.unwrap();
    // Nothing tells that the server has read half a request.
    tokio::time::sleep(Duration::from_millis(200)).await;
    let closing = tokio::spawn(app.stop());
    soon(async {
        while TcpStream::connect(address).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
    line.write_all(b"\r\n").await.unwrap();
    let mut answer = String::new();
    soon(line.read_to_string(&mut answer)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    assert!(answer.contains("\"closing_down\""), "{answer}");
    closing.await.unwrap();
    assert!(Client::stranger(address).get("/api/ready").await.is_err());
}

#[tokio::test]
async fn a_database_of_another_version_is_not_ready() {
    let app = TestApp::new().await;
    let url = format!("sqlite:{}", app.database().display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
                 execution_time) VALUES (9999, 'later', TRUE, x'00', 0)";
    sqlx::query(later).execute(&mut connection).await.unwrap();
    refused(&app.stranger().get("/api/ready").await.unwrap(), 500, "internal");
    assert_eq!(app.stranger().get("/api/health").await.unwrap().status, 200, "it lives");
}

#[tokio::test]
async fn one_address_makes_only_so_many_requests() {
    let limits = Limits { address: Rate { burst: 4, per_second: 0.0 }, ..Limits::default() };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(app.stranger().get("/api/offer").await.unwrap().status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 429, 429]);
    refused(&app.stranger().get("/metrics").await.unwrap(), 429, "too_many");
}

#[tokio::test]
async fn behind_a_trusted_proxy_every_guest_has_an_address() {
    let limits = Limits { address: Rate { burst: 2, per_second: 0.0 }, ..Limits::default() };
    let trusted = vec!["127.0.0.1".parse().unwrap()];
    let limited = Settings { limits, ..settings() };
    let app = TestApp::with(Settings { trusted_proxies: trusted, ..limited.clone() }).await;
    let from = |app: &TestApp, address: &str| with(&app.stranger(), "X-Forwarded-For", address);
    for (address, expected) in [("192.0.2.1", [200, 200, 429]), ("192.0.2.2", [200, 200, 429])] {
        for status in expected {
            assert_eq!(from(&app, address).get("/api/offer").await.unwrap().status, status);
        }
    }
    // What somebody writes into the header before it comes to the proxy is not believed.
    refused(&from(&app, "10.1.2.3, 192.0.2.1").get("/api/offer").await.unwrap(), 429, "too_many");
    // Without a trusted proxy the header is only a claim.
    let app = TestApp::with(limited).await;
    for (claim, status) in [("192.0.2.1", 200), ("192.0.2.2", 200), ("192.0.2.3", 429)] {
        assert_eq!(from(&app, claim).get("/api/offer").await.unwrap().status, status, "{claim}");
    }
}

#[tokio::test]
async fn one_address_has_only_so_many_sockets_however_many_guests_it_makes() {
    let limits = Limits { sockets: 2, ..Limits::default() };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    let host = app.guest().await;
    let table = host.post("/api/tables", &new_table(&[me(), bot()])).await.unwrap().json();
    let table = table["id"].as_str().unwrap();
    let first = host.at(table).await;
    let _second = app.guest().await.at(table).await;
    let third = app.guest().await;
    assert!(third.live(table).await.unwrap_err().to_string().contains("429"));
    first.close().await;
    let mut free = false;
    for _ in 0..100 {
        free = free || third.live(table).await.is_ok();
        if !free {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert!(free, "whoever leaves makes room");
}
