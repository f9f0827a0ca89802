//! Whoever asks for everything again and again, and reads nothing of it, does not fill the memory of the server.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]
#![allow(clippy::print_stderr, reason = "a test that is skipped says so")]

#[path = "helpers/serving.rs"]
mod serving;

use std::{fs, path::PathBuf, time::Duration};

use serde_json::{Value, json};
use server::client::{Client, Live};
use serving::Serving;
use tokio::time::{sleep, timeout};

/// As many as one address may have.
const SOCKETS: usize = 500;
/// As many as one guest may have.
const SOCKETS_OF_A_GUEST: usize = 24;
/// A socket may say sixty things at once.
const HELLOS: usize = 50;
/// As many actions as a game can go on from.
const PLIES: usize = 4_000;
const MEGABYTE: u64 = 1024 * 1024;

/// The longest of the golden games.
fn long_record() -> Value {
    let path = "../../fixtures/games/mocha/5-first-game-random.json";
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// A table that goes on from a long record, and nobody but its host plays there.
async fn long_table(host: &Client) -> String {
    let record = long_record();
    let players = record["players"].as_array().unwrap().len();
    let replay = host.post("/api/replays", &record).await.unwrap();
    assert_eq!(replay.status, 201, "{}", replay.body);
    let path = format!("/api/replays/{}/table", replay.json()["id"].as_str().unwrap());
    let seats: Vec<Value> =
        (0..players).map(|seat| json!({"chair": "hot_seat", "name": format!("P{seat}")})).collect();
    let table = host.post(&path, &json!({"ply": PLIES, "seats": seats})).await.unwrap();
    assert_eq!(table.status, 201, "{}", table.body);
    table.json()["id"].as_str().unwrap().to_owned()
}

/// A line of what Linux says about a process, in bytes.
fn memory(process: u32, line: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let found = status.lines().find_map(|text| text.strip_prefix(line))?;
    let kilobytes: u64 = found.trim_start_matches(':').trim().split(' ').next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// How long a process has computed so far, in ticks.
fn computed(process: u32) -> Vec<String> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let fields = stat.rsplit(')').next().unwrap().split_whitespace();
    fields.skip(11).take(2).map(str::to_owned).collect()
}

/// Waits until a process has nothing left to do.
async fn finished(process: u32) {
    let mut quiet = 0;
    let mut before = computed(process);
    while quiet < 10 {
        sleep(Duration::from_millis(50)).await;
        let now = computed(process);
        quiet = if now == before { quiet + 1 } else { 0 };
        before = now;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_sockets_that_only_say_hello_cost_less_than_a_hundred_megabytes() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let serving = Serving::start(&database);
    let process = serving.process();
    let Some(_) = memory(process, "VmRSS") else {
        eprintln!("skipped: this system does not say how much memory a process has");
        return;
    };
    let host = Client::guest(serving.address).await.unwrap();
    let table = long_table(&host).await;
    // The game itself is in memory before anybody counts.
    let mut reader = host.live(&table).await.unwrap();
    reader.hello("reader", None).await.unwrap();
    let before = memory(process, "VmRSS").unwrap();

    let mut guests = vec![host.clone()];
    for _ in 0..SOCKETS / (SOCKETS_OF_A_GUEST - 1) {
        guests.push(Client::guest(serving.address).await.unwrap());
    }
    let mut deaf: Vec<Live> = Vec::new();
    for number in 0..SOCKETS - 1 {
        let mut live = guests[number / (SOCKETS_OF_A_GUEST - 1)].live(&table).await.unwrap();
        live.say_hello("deaf", None).await.unwrap();
        deaf.push(live);
    }
    for hello in 0..HELLOS {
        for live in &mut deaf {
            // Some pretend to know an old version, so that the answers differ.
            let version = (hello % 2 == 1).then_some(hello as u64);
            // Whoever was let go cannot say anything any more.
            let _ = timeout(Duration::from_secs(5), live.say_hello("deaf", version)).await;
        }
    }
    finished(process).await;
    let most = memory(process, "VmHWM").unwrap();
    let grown = most.saturating_sub(before) / MEGABYTE;
    assert!(grown < 100, "the server grew by {grown} MB from {} MB", before / MEGABYTE);
    // And whoever reads is still served.
    let late = Client::guest(serving.address).await.unwrap();
    drop(deaf);
    let mut live = late.live(&table).await.unwrap();
    let welcome = timeout(Duration::from_mins(1), live.hello("late", None)).await.unwrap().unwrap();
    assert!(welcome["position"]["ply"].as_u64().unwrap() as usize >= PLIES);
}
