//! Two people at one table after another.

use std::{
    sync::{Arc, Mutex, PoisonError, atomic::Ordering},
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use server::client::Client;
use tabletop::below;
use tokio::time::{sleep, timeout};

use super::{
    Shared,
    table_socket::{Heard, TableSocket},
};

/// Nothing is heard for so long: the socket is dead.
const SOCKET_TIMEOUT: Duration = Duration::from_secs(10);
/// What is said has numbers of its own, which no move of a game reaches.
const FIRST_TALK: u32 = 1 << 24;
/// How long to wait before a server is tried again.
const RETRY_DELAY: Duration = Duration::from_millis(100);

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
    shared: Arc<Shared>,
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
    socket: Option<TableSocket>,
    /// The last request, for good: it goes on when the socket breaks.
    number: u32,
    /// The last thing that was said.
    talk: u32,
    /// How much of it was acknowledged.
    said: u64,
}

impl Player {
    async fn new(client: Client) -> anyhow::Result<Self> {
        let me = client.get("/api/me").await?.json();
        let id = me["id"].as_str().context("a guest has no name")?;
        Ok(Self {
            client,
            name: format!("{id}/page"),
            socket: None,
            number: 0,
            talk: FIRST_TALK,
            said: 0,
        })
    }

    fn version(&self) -> u64 {
        self.socket.as_ref().map_or(0, TableSocket::version)
    }

    fn is_asked(&self) -> bool {
        self.socket.as_ref().is_some_and(TableSocket::is_asked)
    }

    fn is_over(&self) -> bool {
        self.socket.as_ref().is_some_and(TableSocket::is_over)
    }

    /// Comes (back) to the table, at whatever server answers.
    async fn connect(&mut self, shared: &Shared, table: &str) {
        while self.socket.is_none() {
            self.client.address = shared.servers.next_address();
            match timeout(SOCKET_TIMEOUT, TableSocket::open(&self.client, table, "page")).await {
                Ok(Ok(socket)) => self.socket = Some(socket),
                Ok(Err(_)) | Err(_) => sleep(RETRY_DELAY).await,
            }
        }
    }

    /// The next message; without one the socket is given up.
    async fn next(&mut self) -> Option<Heard> {
        let Some(socket) = &mut self.socket else { return std::future::pending().await };
        let heard = socket.next().await.ok();
        match &heard {
            None => self.socket = None,
            Some(Heard::Done(number)) if *number >= FIRST_TALK => self.said += 1,
            Some(_) => {}
        }
        heard
    }

    /// Says something to the other one. Nobody waits for it.
    async fn talk(&mut self) {
        self.talk += 1;
        let words = json!({"words": "phrase", "phrase": "well_played"});
        self.tell(&json!({"type": "talk", "number": self.talk, "words": words})).await;
    }

    /// The page is hidden, or seen again.
    async fn look_away(&mut self, away: bool) {
        self.tell(&json!({"type": "away", "away": away})).await;
    }

    async fn tell(&mut self, message: &Value) {
        if let Some(socket) = &mut self.socket
            && socket.say(&message.to_string()).await.is_err()
        {
            self.socket = None;
        }
    }
}

impl Pair {
    pub(super) async fn sit_down(
        shared: Arc<Shared>,
        number: u32,
        host: Client,
        friend: Client,
    ) -> anyhow::Result<Self> {
        let players = [Player::new(host).await?, Player::new(friend).await?];
        let mut pair = Self {
            shared,
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
        sleep(self.shared.pace.mul_f64(wait)).await;
        while !self.shared.is_stopping() {
            self.reconnect().await;
            if let Some(asked) = self.players.iter().position(Player::is_asked) {
                self.answer(asked).await;
                let absent = self.go_away(asked).await;
                sleep(self.shared.pace).await;
                if absent {
                    self.come_back(asked).await;
                }
            } else if self.players.iter().all(Player::is_over) {
                // Nobody may be there to open another one: the game is told of once.
                match self.open_table().await {
                    Ok(table) => {
                        self.end_game();
                        self.move_to(table).await;
                    }
                    Err(_) => sleep(RETRY_DELAY).await,
                }
            } else {
                self.listen().await;
            }
        }
        // Both have to see the last version, wherever they are.
        self.reconnect().await;
        let begun = Instant::now();
        while self.players[0].version() != self.players[1].version()
            && begun.elapsed() < SOCKET_TIMEOUT
        {
            self.listen().await;
            self.reconnect().await;
        }
        let last = self.players.iter().map(Player::version).max();
        self.table.lock().unwrap_or_else(PoisonError::into_inner).last = last;
        self.end_game();
        let said = self.players.iter().map(|player| player.said).sum();
        self.shared.said.fetch_add(said, Ordering::Relaxed);
        self.played
    }

    async fn reconnect(&mut self) {
        let table = self.table_id();
        for player in &mut self.players {
            if player.socket.is_none() {
                self.shared.reconnects.fetch_add(1, Ordering::Relaxed);
                player.connect(&self.shared, &table).await;
            }
        }
    }

    /// One message of either.
    async fn listen(&mut self) {
        let [one, two] = &mut self.players;
        let heard = timeout(SOCKET_TIMEOUT, async {
            tokio::select! {
                message = one.next() => message,
                message = two.next() => message,
            }
        });
        if heard.await.is_err() {
            one.socket = None;
            two.socket = None;
        }
    }

    /// Gives an answer, again and again until it is acknowledged or refused.
    async fn answer(&mut self, asked: usize) {
        let (shared, table) = (Arc::clone(&self.shared), self.table_id());
        let [one, two] = &mut self.players;
        let (player, other) = if asked == 0 { (one, two) } else { (two, one) };
        let Some(socket) = &player.socket else { return };
        let number = player.number + 1;
        let any = |answers: usize| below(&mut self.rng, answers.max(1) as u32) as usize;
        let Some(request) = socket.answer(number, any) else { return };
        player.number = number;
        let begun = Instant::now();
        let mut attempts = 0;
        loop {
            attempts += 1;
            player.connect(&shared, &table).await;
            let Some(socket) = &mut player.socket else { continue };
            if socket.say(&request).await.is_err() {
                player.socket = None;
                continue;
            }
            match timeout(SOCKET_TIMEOUT, outcome(player, other, number)).await {
                Ok(Some(Outcome::Done)) => break,
                Ok(Some(Outcome::Unknown)) => {
                    sleep(RETRY_DELAY).await;
                    player.socket = None;
                }
                Ok(Some(Outcome::Refused)) => {
                    shared.refusals.fetch_add(1, Ordering::Relaxed);
                    // What is shown may be behind; a fresh look helps.
                    player.socket = None;
                    return;
                }
                Ok(None) | Err(_) => player.socket = None,
            }
        }
        if attempts == 1 {
            let mut times = shared.times.lock().unwrap_or_else(PoisonError::into_inner);
            times.push((begun, begun.elapsed()));
        }
        shared.moves.fetch_add(1, Ordering::Relaxed);
        self.acknowledged.push((asked, number));
        if shared.talk > 0 && number.is_multiple_of(shared.talk) {
            player.talk().await;
        }
    }

    /// Whoever has moved may leave the page while the other one thinks: once it is hidden, once closed.
    async fn go_away(&mut self, who: usize) -> bool {
        let (every, player) = (self.shared.absences, &mut self.players[who]);
        let due = every > 0 && player.number > 0 && player.number.is_multiple_of(every);
        if due && (player.number / every).is_multiple_of(2) {
            player.socket = None;
        } else if due {
            player.look_away(true).await;
        }
        due
    }

    async fn come_back(&mut self, who: usize) {
        let table = self.table_id();
        let player = &mut self.players[who];
        match player.socket {
            Some(_) => player.look_away(false).await,
            None => player.connect(&self.shared, &table).await,
        }
        self.shared.absent.fetch_add(1, Ordering::Relaxed);
    }

    async fn open_table(&mut self) -> anyhow::Result<String> {
        let table = json!({
            "game": "bazaar",
            "options": {"players": 2},
            "seats": [{"chair": "me"}, {"chair": "open"}],
            "seating": "as_seated",
        });
        let [host, friend] = &mut self.players;
        host.client.address = self.shared.servers.next_address();
        friend.client.address = self.shared.servers.next_address();
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
            player.socket = None;
            player.number = 0;
            player.connect(&self.shared, &table).await;
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

/// Nothing, if the socket broke. The other one listens meanwhile.
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
