//! A server of its own for every test.

use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};

use serde_json::{Value, json};
use server::{
    Limits, Rate, Server, Settings,
    client::{Client, Live, Reply},
};
use store::Sqlite;
use tempfile::TempDir;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle, time::timeout};

/// Nothing here takes so long.
pub(crate) const SOON: Duration = Duration::from_mins(1);

pub(crate) struct TestApp {
    pub(crate) address: SocketAddr,
    pub(crate) folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

pub(crate) fn settings() -> Settings {
    // Tests answer faster than people do.
    let messages = Rate { burst: 10_000, per_second: 1_000.0 };
    let limits = Limits { messages, ..Limits::default() };
    let (bot_pause, before_nudge) = (Duration::ZERO, Duration::ZERO);
    Settings { bot_pause, before_nudge, limits, ..Settings::default() }
}

impl TestApp {
    pub(crate) async fn new() -> Self {
        Self::with(settings()).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        Self::on(tempfile::tempdir().unwrap(), settings).await
    }

    /// A server on the file in this folder.
    pub(crate) async fn on(folder: TempDir, settings: Settings) -> Self {
        let database = folder.path().join("games.db");
        Self::open(folder, &database, settings).await
    }

    /// Another server on the same file.
    pub(crate) async fn beside(&self, settings: Settings) -> Self {
        Self::open(tempfile::tempdir().unwrap(), &self.database(), settings).await
    }

    async fn open(folder: TempDir, database: &Path, settings: Settings) -> Self {
        let store = Sqlite::open(database).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Server::new(Arc::new(store), listener, settings).await.unwrap();
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            server.run(async move { drop(stopped.await) }).await.unwrap();
        });
        Self { address, folder, stop: Some(stop), running }
    }

    /// Closes the server in peace and gives its folder.
    pub(crate) async fn stop(mut self) -> TempDir {
        drop(self.stop.take());
        timeout(SOON, self.running).await.expect("the server closes in time").unwrap();
        self.folder
    }

    pub(crate) fn database(&self) -> Box<Path> {
        self.folder.path().join("games.db").into()
    }

    pub(crate) async fn guest(&self) -> Client {
        Client::guest(self.address).await.unwrap()
    }

    pub(crate) fn stranger(&self) -> Client {
        Client::stranger(self.address)
    }
}

pub(crate) fn me() -> Value {
    json!({"chair": "me"})
}

pub(crate) fn open() -> Value {
    json!({"chair": "open"})
}

pub(crate) fn bot() -> Value {
    json!({"chair": "bot", "level": "easy"})
}

pub(crate) fn hot_seat(name: &str) -> Value {
    json!({"chair": "hot_seat", "name": name})
}

pub(crate) fn new_table(seats: &[Value]) -> Value {
    json!({
        "game": "bazaar",
        "options": {"players": seats.len()},
        "seats": seats,
        "begin": true,
        "seating": "as_seated",
    })
}

/// What tests do all the time.
pub(crate) trait Guest {
    async fn open_table(&self, seats: &[Value]) -> String;
    async fn at(&self, table: &str) -> Live;
}

impl Guest for Client {
    async fn open_table(&self, seats: &[Value]) -> String {
        let reply = self.post("/api/tables", &new_table(seats)).await.unwrap();
        assert_eq!(reply.status, 201, "{}", reply.body);
        reply.json()["id"].as_str().unwrap().to_owned()
    }

    async fn at(&self, table: &str) -> Live {
        let mut live = self.live(table).await.unwrap();
        soon(live.hello("page", None)).await.unwrap();
        live
    }
}

/// Bounded in time, so that a test that hangs says where.
pub(crate) async fn soon<T>(work: impl Future<Output = T>) -> T {
    timeout(SOON, work).await.expect("this takes too long")
}

/// The problem of a refused request.
#[track_caller]
pub(crate) fn refused(reply: &Reply, status: u16, code: &str) {
    assert_eq!(reply.status, status, "{}", reply.body);
    assert_eq!(reply.json()["code"], code, "{}", reply.body);
}

/// Lets a guest play with some of the answers that are offered, for so many at most. Returns
/// whether the game is over.
pub(crate) async fn play_on(live: &mut Live, most: usize) -> bool {
    for step in 0..most {
        if !soon(live.wait_until_asked()).await.unwrap() {
            return true;
        }
        // Not always the first: that could walk in circles for ever. So can any pattern, in a long game.
        let pick = if step < 500 { step * 7 } else { scattered(step) };
        let done = soon(live.choose(|count| pick % count)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
    }
    live.is_over()
}

/// A number for a step, without a pattern that a game could answer with one of its own.
const fn scattered(step: usize) -> usize {
    (step as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(27) as usize >> 8
}
