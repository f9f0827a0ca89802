//! What the tests of a whole house do in a file and in PostgreSQL.

use std::{
    path::PathBuf,
    process::{Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};
use server::client::{Client, Live};
use tempfile::TempDir;
use tokio::time::timeout;

use crate::serving::Serving;

const SOON: Duration = Duration::from_mins(1);

/// A run of the program.
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

pub(crate) fn bedesten(arguments: &[&str]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bedesten"));
    let output = command.args(arguments).stdin(Stdio::null()).output().unwrap();
    Ran {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

impl Ran {
    #[track_caller]
    pub(crate) fn succeeded(self) -> String {
        assert_eq!(self.code, Some(0), "{}{}", self.stdout, self.stderr);
        self.stdout
    }

    /// With one line that says why.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!(self.code, Some(1), "{}{}", self.stdout, self.stderr);
        assert_eq!(self.stderr.lines().count(), 1, "{}", self.stderr);
        self.stderr
    }
}

/// A file, and how the command line names it.
pub(crate) fn file(folder: &TempDir, name: &str) -> (PathBuf, String) {
    let path = folder.path().join(name);
    let database = format!("sqlite:{}", path.display());
    (path, database)
}

async fn soon<T>(work: impl Future<Output = T>) -> T {
    timeout(SOON, work).await.expect("this takes too long")
}

/// A server with a table at which a guest has played a while, one that has not begun, and an
/// uploaded record.
pub(crate) async fn open_house(database: &str) -> (Serving, Client, String) {
    let serving = Serving::start(database);
    let guest = Client::guest(serving.address).await.unwrap();
    let bot = json!({"chair": "bot", "level": "easy"});
    let seats = json!([{"chair": "me"}, bot, bot]);
    let new = json!({"game": "bazaar", "options": {"players": 3}, "seats": seats, "begin": true, "seating": "as_seated"});
    let table = guest.post("/api/tables", &new).await.unwrap().json();
    let table = table["id"].as_str().unwrap().to_owned();
    let open = json!([{"chair": "me"}, {"chair": "open"}]);
    let new = json!({"game": "dice", "options": {"players": 2}, "seats": open, "begin": true, "seating": "as_seated"});
    assert_eq!(guest.post("/api/tables", &new).await.unwrap().status, 201);
    let record =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/games/mocha/2-random-greedy.json");
    let record: Value = serde_json::from_str(&std::fs::read_to_string(record).unwrap()).unwrap();
    let uploaded = guest.post("/api/replays", &record).await.unwrap();
    assert_eq!(uploaded.status, 201, "{}", uploaded.body);
    let mut live = enter(&guest, &table).await;
    for step in 0..9 {
        assert!(soon(live.wait_until_asked()).await.unwrap());
        let done = soon(live.choose(|count| step * 7 % count)).await.unwrap();
        assert_eq!(done["type"], "done", "{done}");
    }
    (serving, guest, table)
}

/// Whoever sat there before is asked again and answers.
pub(crate) async fn goes_on(database: &str, mut guest: Client, table: &str) {
    let serving = Serving::start(database);
    guest.address = serving.address;
    let mut live = enter(&guest, table).await;
    assert!(live.version() >= 9, "{}", live.version());
    assert!(soon(live.wait_until_asked()).await.unwrap());
    live.number = 1000;
    let done = soon(live.choose(|_| 0)).await.unwrap();
    assert_eq!(done["type"], "done", "{done}");
}

async fn enter(guest: &Client, table: &str) -> Live {
    let mut live = guest.live(table).await.unwrap();
    soon(live.hello("page", None)).await.unwrap();
    live
}
