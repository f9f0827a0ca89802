//! Two people at one table after another.

use std::{
    sync::{Arc, Mutex, PoisonError, atomic::Ordering},
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use rand_pcg::Pcg64Mcg;
use serde_json::json;
use server::client::Client;
use tabletop::below;
use tokio::time::{sleep, timeout};

use super::{
    Stage,
    table_socket::{Heard, TableSocket},
};

/// Nothing is heard for so long: the line is dead.
const SILENCE: Duration = Duration::from_secs(10);
/// How long to wait before a server is tried again.
const PAUSE: Duration = Duration::from_millis(100);

/// What those who watch have to know.
#[derive(Debug, Default)]
pub(super) struct Watched {
    pub(super) table: String,
    /// The last version there will ever be, once everybody has stopped.
    pub(super) last: Option<u64>,
}

/// A game with everything that was acknowledged in it.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) table: String,
    /// Numbers of requests, by the name under which they are kept.
    pub(super) acknowledged: Vec<(usize, u32)>,
    /// The names of the two.
    pub(super) clients: [String; 2],
    /// What each of them saw last.
    pub(super) versions: [u64; 2],
}

pub(super) struct Pair {
    stage: Arc<Stage>,
    rng: Pcg64Mcg,
    players: [Player; 2],
    /// The table where they sit now, for those who watch.
    pub(super) table: Arc<Mutex<Watched>>,
    acknowledged: Vec<(usize, u32)>,
    played: Vec<Played>,
}

struct Player {
    client: Client,
    /// Under which name requests of this page are kept.
    name: String,
    line: Option<TableSocket>,
    /// The last request, for good: it goes on when the line breaks.
    number: u32,
}

impl Player {
    async fn new(client: Client) -> anyhow::Result<Self> {
        let me = client.get("/api/me").await?.json();
        let id = me["id"].as_str().context("a guest has no name")?;
        Ok(Self { client, name: format!("{id}/page"), line: None, number: 0 })
    }

    fn version(&self) -> u64 {
        self.line.as_ref().map_or(0, TableSocket::version)
    }

    fn is_asked(&self) -> bool {
        self.line.as_ref().is_some_and(TableSocket::is_asked)
    }

    fn is_over(&self) -> bool {
        self.line.as_ref().is_some_and(TableSocket::is_over)
    }

    /// Comes (back) to the table, at whatever server answers.
    async fn arrive(&mut self, stage: &Stage, table: &str) {
        while self.line.is_none() {
            self.client.address = stage.house.any();
            match timeout(SILENCE, TableSocket::open(&self.client, table, "page")).await {
                Ok(Ok(line)) => self.line = Some(line),
                Ok(Err(_)) | Err(_) => sleep(PAUSE).await,
            }
        }
    }

    /// The next message; without one the line is given up.
    async fn next(&mut self) -> Option<Heard> {
        let Some(line) = &mut self.line else { return std::future::pending().await };
        let heard = line.next().await.ok();
        if heard.is_none() {
            self.line = None;
        }
        heard
    }
}

impl Pair {
    pub(super) async fn sit_down(
        stage: Arc<Stage>,
        number: u32,
        host: Client,
        friend: Client,
    ) -> anyhow::Result<Self> {
        let players = [Player::new(host).await?, Player::new(friend).await?];
        let mut pair = Self {
            stage,
            rng: arena::generator(u64::from(number), 0, 6),
            players,
            table: Arc::default(),
            acknowledged: Vec::new(),
            played: Vec::new(),
        };
        let table = pair.open_table().await?;
        pair.move_to(table).await;
        Ok(pair)
    }

    /// Plays until everybody stops; tells of every table.
    pub(super) async fn play(mut self) -> Vec<Played> {
        // Not all at once: people do not press in step.
        let wait = f64::from(below(&mut self.rng, 1000)) / 1000.0;
        sleep(self.stage.pace.mul_f64(wait)).await;
        while !self.stage.is_over() {
            self.come_back().await;
            if let Some(asked) = self.players.iter().position(Player::is_asked) {
                self.answer(asked).await;
                sleep(self.stage.pace).await;
            } else if self.players.iter().all(Player::is_over) {
                // Nobody may be there to open another one: the game is told of once.
                match self.open_table().await {
                    Ok(table) => {
                        self.end_game();
                        self.move_to(table).await;
                    }
                    Err(_) => sleep(PAUSE).await,
                }
            } else {
                self.listen().await;
            }
        }
        // Both have to see the last version, wherever they are.
        self.come_back().await;
        let begun = Instant::now();
        while self.players[0].version() != self.players[1].version() && begun.elapsed() < SILENCE {
            self.listen().await;
            self.come_back().await;
        }
        let last = self.players.iter().map(Player::version).max();
        self.table.lock().unwrap_or_else(PoisonError::into_inner).last = last;
        self.end_game();
        self.played
    }

    async fn come_back(&mut self) {
        let table = self.table_id();
        for player in &mut self.players {
            if player.line.is_none() {
                self.stage.returns.fetch_add(1, Ordering::Relaxed);
                player.arrive(&self.stage, &table).await;
            }
        }
    }

    /// One message of either.
    async fn listen(&mut self) {
        let [one, two] = &mut self.players;
        let heard = timeout(SILENCE, async {
            tokio::select! {
                message = one.next() => message,
                message = two.next() => message,
            }
        });
        if heard.await.is_err() {
            one.line = None;
            two.line = None;
        }
    }

    /// Gives an answer, again and again until it is acknowledged or refused.
    async fn answer(&mut self, asked: usize) {
        let (stage, table) = (Arc::clone(&self.stage), self.table_id());
        let [one, two] = &mut self.players;
        let (player, other) = if asked == 0 { (one, two) } else { (two, one) };
        let Some(line) = &player.line else { return };
        let number = player.number + 1;
        let any = |answers: usize| below(&mut self.rng, answers.max(1) as u32) as usize;
        let Some(request) = line.answer(number, any) else { return };
        player.number = number;
        let begun = Instant::now();
        let mut attempts = 0;
        loop {
            attempts += 1;
            player.arrive(&stage, &table).await;
            let Some(line) = &mut player.line else { continue };
            if line.say(&request).await.is_err() {
                player.line = None;
                continue;
            }
            match timeout(SILENCE, outcome(player, other, number)).await {
                Ok(Some(Outcome::Done)) => break,
                Ok(Some(Outcome::Unknown)) => {
                    sleep(PAUSE).await;
                    player.line = None;
                }
                Ok(Some(Outcome::Refused)) => {
                    stage.refusals.fetch_add(1, Ordering::Relaxed);
                    // What is shown may be behind; a fresh look helps.
                    player.line = None;
                    return;
                }
                Ok(None) | Err(_) => player.line = None,
            }
        }
        if attempts == 1 {
            let mut times = stage.times.lock().unwrap_or_else(PoisonError::into_inner);
            times.push((begun, begun.elapsed()));
        }
        stage.moves.fetch_add(1, Ordering::Relaxed);
        self.acknowledged.push((asked, number));
    }

    async fn open_table(&mut self) -> anyhow::Result<String> {
        let table = json!({
            "game": "bazaar",
            "options": {"players": 2},
            "seats": [{"chair": "me"}, {"chair": "open"}],
            "seating": "as_seated",
        });
        let [host, friend] = &mut self.players;
        host.client.address = self.stage.house.any();
        friend.client.address = self.stage.house.any();
        let opened = host.client.post("/api/tables", &table).await?;
        let id = opened.json()["id"].as_str().map(str::to_owned);
        let id = id.with_context(|| format!("no table was opened: {}", opened.body))?;
        let joined = friend.client.post(&format!("/api/tables/{id}/join"), &json!({})).await?;
        ensure!(joined.status == 200, "nobody joined: {}", joined.body);
        let begun = host.client.post(&format!("/api/tables/{id}/begin"), &json!({})).await?;
        ensure!(begun.status == 200, "the game did not begin: {}", begun.body);
        Ok(id)
    }

    async fn move_to(&mut self, table: String) {
        for player in &mut self.players {
            player.line = None;
            player.number = 0;
            player.arrive(&self.stage, &table).await;
        }
        self.table.lock().unwrap_or_else(PoisonError::into_inner).table = table;
    }

    fn end_game(&mut self) {
        let [one, two] = &self.players;
        self.played.push(Played {
            table: self.table_id(),
            acknowledged: std::mem::take(&mut self.acknowledged),
            clients: [one.name.clone(), two.name.clone()],
            versions: [one.version(), two.version()],
        });
    }

    fn table_id(&self) -> String {
        self.table.lock().unwrap_or_else(PoisonError::into_inner).table.clone()
    }
}

/// What came of a request.
enum Outcome {
    Done,
    Refused,
    /// The server could not write, or does not know whether it has: it is said again.
    Unknown,
}

/// Nothing, if the line broke. The other one listens meanwhile.
async fn outcome(player: &mut Player, other: &mut Player, number: u32) -> Option<Outcome> {
    loop {
        tokio::select! {
            heard = player.next() => match heard? {
                Heard::Done(done) if done == number => return Some(Outcome::Done),
                Heard::Refused(refused, code) if refused == number => {
                    let unknown = code == "internal" || code == "no_room";
                    return Some(if unknown { Outcome::Unknown } else { Outcome::Refused });
                }
                Heard::Done(_) | Heard::Refused(..) | Heard::Welcome | Heard::Else => {}
            },
            _ = other.next() => {}
        }
    }
}
