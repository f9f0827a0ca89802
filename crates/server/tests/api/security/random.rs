//! Garbage, made at random from a fixed seed: the server refuses it, lives, and blames itself never.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Limits, Rate, Settings};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};

use crate::app::{Guest as _, TestApp, bot, me, new_table, settings, soon};

/// A small generator: the same garbage every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most as u64) as usize
    }

    /// Something that JSON can say.
    fn value(&mut self, depth: usize) -> Value {
        match self.below(if depth == 0 { 7 } else { 9 }) {
            0 => Value::Null,
            1 => json!(self.below(2) == 0),
            2 => json!(self.below(300)),
            3 => json!(-1),
            4 => json!(u64::MAX),
            5 => json!("\u{0}../\u{202e}<script>"),
            6 => json!("x".repeat(self.below(2000))),
            7 => (0..self.below(5)).map(|_| self.value(depth - 1)).collect(),
            _ => json!({"type": self.value(depth - 1), "seat": self.value(depth - 1)}),
        }
    }

    /// The same with something in it changed, wherever that may be.
    fn spoil(&mut self, value: &Value) -> Value {
        match value {
            Value::Object(fields) if !fields.is_empty() && self.below(4) > 0 => {
                let at = self.below(fields.len());
                let mut fields = fields.clone();
                if let Some((_, field)) = fields.iter_mut().nth(at) {
                    *field = self.spoil(field);
                }
                Value::Object(fields)
            }
            Value::Array(values) if !values.is_empty() && self.below(4) > 0 => {
                let at = self.below(values.len());
                let mut values = values.clone();
                values[at] = self.spoil(&values[at]);
                Value::Array(values)
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => self.value(2),
            Value::Array(_) | Value::Object(_) => self.value(3),
        }
    }
}

/// Without limits of pace, which would hide everything else.
async fn patient() -> TestApp {
    let fast = Rate { burst: 1_000_000, per_second: 1e6 };
    let limits = Limits {
        messages: fast,
        requests: fast,
        address: fast,
        guests: fast,
        wrong_tokens: fast,
        tables: 100_000,
        replays: 100_000,
        ..Limits::default()
    };
    TestApp::with(Settings { limits, ..settings() }).await
}

async fn lives(app: &TestApp) {
    assert_eq!(app.stranger().get("/api/ready").await.unwrap().json()["ready"], true);
    let metrics = app.stranger().get("/metrics").await.unwrap().body;
    assert!(!metrics.contains("code=\"internal\""), "{metrics}");
}

#[tokio::test]
async fn random_bodies_at_every_address_are_refused_or_fine() {
    let app = patient().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut chance = Chance(7);
    let good = [
        new_table(&[me(), bot()]),
        json!({"name": "Leyla"}),
        json!({"game": "bazaar", "options": {"players": 3, "layout": "random"}}),
        json!({"chair": bot()}),
        json!({"ply": 3, "seats": [me(), bot()]}),
    ];
    for (method, path) in
        super::addresses(&table).iter().filter(|(_, path)| !path.ends_with("live"))
    {
        for round in 0..24 {
            let body = match round % 3 {
                0 => chance.value(4).to_string(),
                _ => chance.spoil(&good[round % good.len()]).to_string(),
            };
            let reply = soon(guest.request(method, path, Some(&body))).await.unwrap();
            assert!(reply.status < 500, "{method} {path} {body}: {}", reply.body);
        }
    }
    lives(&app).await;
}

#[tokio::test]
async fn random_bytes_on_a_line_are_refused_or_not_answered() {
    let app = patient().await;
    let mut chance = Chance(11);
    let heads =
        ["GET /", "POST /api/tables HTTP/1.1\r\n", "\r\n\r\n", "PRI * HTTP/2.0\r\n\r\n", ""];
    for round in 0..150 {
        let mut bytes = heads[round % heads.len()].as_bytes().to_vec();
        bytes.extend((0..chance.below(3000)).map(|_| chance.below(256) as u8));
        if round % 2 == 0 {
            bytes.extend_from_slice(b"\r\nContent-Length: 99999999999999999999\r\n\r\n");
        }
        let mut line = TcpStream::connect(app.address).await.unwrap();
        let _ = line.write_all(&bytes).await;
        let _ = line.shutdown().await;
        let mut answer = Vec::new();
        let _ = timeout(Duration::from_secs(10), line.read_to_end(&mut answer)).await;
        let answer = String::from_utf8_lossy(&answer);
        assert!(!answer.starts_with("HTTP/1.1 5"), "{answer}");
    }
    lives(&app).await;
}

#[tokio::test]
async fn random_messages_end_a_conversation_and_harm_no_game() {
    let app = patient().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut honest = guest.at(&table).await;
    soon(honest.wait_until_asked()).await.unwrap();
    let good = [
        json!({"type": "answer", "number": 1, "version": 0, "seat": 0, "action": "stay", "then": []}),
        json!({"type": "undo", "number": 2, "version": 0, "seat": 0, "to": 0}),
        json!({"type": "look", "seat": 0}),
        json!({"type": "plan", "number": 3, "seat": 0, "wishes": ["pass"]}),
        json!({"type": "again", "number": 4, "again": true}),
        json!({"type": "hello", "protocol": 1, "client": "page", "version": 3}),
    ];
    let mut chance = Chance(13);
    let stranger = app.guest().await;
    for round in 0..60 {
        let mut live = stranger.at(&table).await;
        for _ in 0..8 {
            let message = match chance.below(4) {
                0 => chance.value(4).to_string(),
                1 => "[".repeat(chance.below(9000)),
                _ => chance.spoil(&good[round % good.len()]).to_string(),
            };
            if live.say_text(&message).await.is_err() {
                break;
            }
        }
        live.close().await;
    }
    // Whoever sits there is not even disturbed.
    let done = soon(honest.choose(|_| 0)).await.unwrap();
    assert_eq!(done["type"], "done", "{done}");
    lives(&app).await;
}

#[tokio::test]
async fn spoilt_records_are_refused_or_replay_and_stall_nobody() {
    let app = patient().await;
    let guest = app.guest().await;
    let record =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/games/mocha/2-random-greedy.json");
    let record: Value = serde_json::from_str(&std::fs::read_to_string(record).unwrap()).unwrap();
    let mut chance = Chance(17);
    for _ in 0..150 {
        let spoilt = chance.spoil(&record);
        let begun = Instant::now();
        let reply = soon(guest.post("/api/replays", &spoilt)).await.unwrap();
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
        assert!(reply.status < 500, "{}", reply.body);
        if reply.status == 201 {
            let id = reply.json()["id"].as_str().unwrap().to_owned();
            for what in ["story", "moments/5", "record"] {
                let read = guest.get(&format!("/api/replays/{id}/{what}")).await.unwrap();
                assert!(read.status < 500, "{}", read.body);
                let kind = read.header("content-type").unwrap();
                assert!(kind.starts_with("application/json"), "no browser takes it for a page");
            }
        }
    }
    let mut endless = record.clone();
    let first = endless["actions"][0].clone();
    endless["actions"] = (0..60_000).map(|_| first.clone()).collect();
    assert!(guest.post("/api/replays", &endless).await.unwrap().status >= 400);
    let deep = format!("{{\"game\":\"bazaar\",\"setup\":{}", "[".repeat(100_000));
    assert_eq!(guest.request("POST", "/api/replays", Some(&deep)).await.unwrap().status, 400);
    lives(&app).await;
}
