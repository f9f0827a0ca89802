//! The disk under the running program is full or fails for a while. Whatever was acknowledged is there
//! after a restart, whatever was not was refused with a sentence, and nobody had to restart anything.

#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    reason = "a test that cannot go on fails, and one that cannot be tried says so"
)]

#[path = "helpers/serving.rs"]
mod serving;

use std::{
    fs,
    io::Write as _,
    os::unix::fs::PermissionsExt as _,
    path::Path,
    process::{Child, Command},
    time::Duration,
};

use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};
use serde_json::{Value, json};
use server::client::{Client, Live};
use serving::Serving;
use tokio::time::timeout;

const SOON: Duration = Duration::from_mins(1);

async fn soon<T>(work: impl Future<Output = T>) -> T {
    timeout(SOON, work).await.expect("this takes too long")
}

/// A guest who plays, and what was acknowledged.
struct Player {
    guest: Client,
    table: String,
    live: Live,
    log: Vec<Value>,
}

impl Player {
    async fn sit_down(serving: &Serving) -> Self {
        let guest = Client::guest(serving.address).await.unwrap();
        let seats = json!([{"chair": "me"}, {"chair": "bot", "level": "easy"}]);
        let new =
            json!({"game": "bazaar", "options": {"players": 2}, "seats": seats, "begin": true});
        let table = guest.post("/api/tables", &new).await.unwrap().json();
        let table = table["id"].as_str().unwrap().to_owned();
        let live = enter(&guest, &table, 0).await;
        Self { guest, table, live, log: Vec::new() }
    }

    /// Gives an answer; says whether it was acknowledged. Anything else comes with a sentence, or the
    /// line is closed with one.
    async fn answer(&mut self, patience: Duration) -> bool {
        let number = self.live.number;
        // The bot has to write as well before we are asked again.
        match timeout(patience, self.live.wait_until_asked()).await {
            Ok(Ok(asked)) => assert!(asked, "the game is not over so soon"),
            Ok(Err(_)) => {
                self.live = enter(&self.guest, &self.table, number).await;
                return false;
            }
            Err(_) => return false,
        }
        match soon(self.live.choose(|count| count / 2)).await {
            Ok(heard) if heard["type"] == "done" => {
                self.log.clone_from(&self.live.log);
                true
            }
            Ok(heard) => {
                assert_eq!(heard["type"], "refused", "{heard}");
                let sentence = heard["problem"]["message"].as_str().unwrap();
                assert!(sentence.contains("writ"), "{heard}");
                false
            }
            Err(_) => {
                self.live = enter(&self.guest, &self.table, number + 1).await;
                false
            }
        }
    }

    async fn answers(&mut self, times: usize) {
        for _ in 0..times {
            assert!(self.answer(SOON).await, "there is room: every answer is acknowledged");
        }
    }

    async fn finds_everything(mut self, serving: &Serving) {
        self.guest.address = serving.address;
        let live = enter(&self.guest, &self.table, 10_000).await;
        assert!(live.log.len() >= self.log.len(), "{} of {}", live.log.len(), self.log.len());
        assert_eq!(live.log[..self.log.len()], self.log, "an acknowledged move is lost");
    }
}

async fn enter(guest: &Client, table: &str, number: u32) -> Live {
    let mut live = guest.live(table).await.unwrap();
    soon(live.hello("page", None)).await.unwrap();
    live.number = number;
    live
}

fn pid(process: &Child) -> Pid {
    Pid::from_child(process)
}

/// How large the files of the server may be.
fn limit_files(serving: &Serving, most: Option<u64>) {
    let limit = Rlimit { current: most, maximum: None };
    prlimit(Some(pid(&serving.process)), Resource::Fsize, limit).unwrap();
}

async fn is_ready(address: std::net::SocketAddr) -> u16 {
    Client::stranger(address).get("/api/ready").await.unwrap().status
}

async fn until_ready(serving: &Serving, status: u16) {
    soon(async {
        while is_ready(serving.address).await != status {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

/// As a host does it.
fn stop(mut serving: Serving) {
    kill_process(pid(&serving.process), Signal::TERM).unwrap();
    serving.process.wait().unwrap();
}

#[tokio::test]
async fn moves_acknowledged_after_the_disk_failed_are_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let serving = Serving::start(&database);
    let mut player = Player::sit_down(&serving).await;
    player.answers(5).await;
    for _ in 0..3 {
        assert!(soon(player.live.wait_until_asked()).await.unwrap());
        limit_files(&serving, Some(0));
        for _ in 0..3 {
            assert!(!player.answer(SOON).await, "nothing can be written");
        }
        until_ready(&serving, 503).await;
        limit_files(&serving, None);
        player.answers(8).await;
        until_ready(&serving, 200).await;
    }
    assert_eq!(
        Client::guest(serving.address).await.unwrap().get("/api/me").await.unwrap().status,
        200
    );
    stop(serving);
    let again = Serving::start(&database);
    player.finds_everything(&again).await;
    again.kill();
}

/// A file system of its own, taken away in the end.
struct Small<'a>(&'a Path);

impl<'a> Small<'a> {
    /// Nothing, where that is not permitted.
    fn mount(folder: &'a Path) -> Option<Self> {
        let mut command = Command::new("mount");
        command.args(["-t", "tmpfs", "-o", "size=16m", "none"]).arg(folder);
        let mounted = command.output().is_ok_and(|output| output.status.success());
        mounted.then_some(Self(folder))
    }

    fn fill(&self) {
        let mut ballast = fs::File::create(self.0.join("ballast")).unwrap();
        for size in [1 << 16, 1] {
            while ballast.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn make_room(&self) {
        fs::remove_file(self.0.join("ballast")).unwrap();
    }
}

impl Drop for Small<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0).output();
    }
}

#[tokio::test]
async fn moves_acknowledged_after_a_full_disk_are_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let Some(small) = Small::mount(folder.path()) else {
        eprintln!("not tried: nobody here may mount a small file system");
        return;
    };
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let serving = Serving::start(&database);
    let mut player = Player::sit_down(&serving).await;
    player.answers(5).await;
    let mut refused = 0;
    for _ in 0..3 {
        small.fill();
        // Room that the database has already is used up first.
        let mut answers = 0;
        while answers < 400 && refused < 3 {
            refused += u32::from(!player.answer(Duration::from_secs(1)).await);
            answers += 1;
        }
        let newcomer = Client::stranger(serving.address).get("/api/me").await.unwrap();
        assert_eq!(newcomer.status, 507, "{}", newcomer.body);
        small.make_room();
        player.answers(8).await;
        refused = 0;
    }
    until_ready(&serving, 200).await;
    stop(serving);
    let again = Serving::start(&database);
    player.finds_everything(&again).await;
    again.kill();
}

/// Who may write to the folder and to everything in it.
fn set_modes(folder: &Path, file: u32, of_folder: u32) {
    for entry in fs::read_dir(folder).unwrap() {
        fs::set_permissions(entry.unwrap().path(), fs::Permissions::from_mode(file)).unwrap();
    }
    fs::set_permissions(folder, fs::Permissions::from_mode(of_folder)).unwrap();
}

#[tokio::test]
async fn moves_acknowledged_by_a_file_turned_read_only_are_there_after_a_restart() {
    let outside = tempfile::tempdir().unwrap();
    let folder = outside.path().join("house");
    fs::create_dir(&folder).unwrap();
    let database = format!("sqlite:{}", folder.join("games.db").display());
    let serving = Serving::start(&database);
    let mut player = Player::sit_down(&serving).await;
    player.answers(5).await;
    for _ in 0..2 {
        // What is open stays open, so most of it is written all the same; what is not is refused.
        set_modes(&folder, 0o400, 0o500);
        for _ in 0..6 {
            player.answer(SOON).await;
        }
        set_modes(&folder, 0o600, 0o700);
        player.answers(8).await;
        until_ready(&serving, 200).await;
    }
    stop(serving);
    let again = Serving::start(&database);
    player.finds_everything(&again).await;
    again.kill();
}
