//! People who look on: most of them well, some with care, some too slowly, and some not at all.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use server::client::Client;
use tokio::time::{sleep, timeout};

use super::{Shared, pair::Watched, table_socket::TableSocket};

/// How somebody looks on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Habit {
    Reads,
    /// Keeps the whole position, patch by patch, and compares it in the end with a fresh look.
    Careful,
    /// Reads a message now and then.
    Slow,
    /// Holds the socket and never reads.
    Dead,
}

impl Habit {
    /// Of every twenty one is careful, one is slow and one is dead.
    pub(super) const fn of(number: u32) -> Self {
        match number % 20 {
            3 => Self::Careful,
            7 => Self::Slow,
            13 => Self::Dead,
            _ => Self::Reads,
        }
    }
}

const PAUSE: Duration = Duration::from_millis(200);
/// How long somebody who watches waits for the last version.
const LAST_VERSION_TIMEOUT: Duration = Duration::from_secs(30);

/// What somebody saw in the end.
#[derive(Debug)]
pub(super) struct Seen {
    pub(super) table: String,
    pub(super) version: u64,
    /// What was patched together is not what a fresh look shows.
    pub(super) wrong: bool,
}

pub(super) async fn watch(
    shared: Arc<Shared>,
    mut client: Client,
    table: Arc<Mutex<Watched>>,
    habit: Habit,
) -> Option<Seen> {
    let mut live: Option<(String, TableSocket)> = None;
    while !shared.is_stopping() {
        let at = table.lock().unwrap_or_else(PoisonError::into_inner).table.clone();
        match &mut live {
            Some((its_table, socket)) if *its_table == at => {
                let heard = match habit {
                    Habit::Reads | Habit::Careful => timeout(PAUSE * 10, socket.next()).await,
                    Habit::Slow => {
                        sleep(PAUSE * 10).await;
                        timeout(PAUSE, socket.next()).await
                    }
                    Habit::Dead => {
                        sleep(PAUSE).await;
                        continue;
                    }
                };
                if matches!(heard, Ok(Err(_))) {
                    live = None;
                }
            }
            Some(_) | None => {
                live = None;
                client.address = shared.servers.next_address();
                match timeout(LAST_VERSION_TIMEOUT, connect(&client, &at, habit)).await {
                    Ok(Ok(socket)) => live = Some((at, socket)),
                    Ok(Err(_)) | Err(_) => sleep(PAUSE).await,
                }
            }
        }
    }
    let (at, mut socket) = live.filter(|_| matches!(habit, Habit::Reads | Habit::Careful))?;
    let begun = Instant::now();
    while begun.elapsed() < LAST_VERSION_TIMEOUT {
        let last = table.lock().unwrap_or_else(PoisonError::into_inner).last;
        if last.is_some_and(|last| socket.version() >= last) {
            break;
        }
        // Whatever is on its way arrives.
        if matches!(timeout(PAUSE, socket.next()).await, Ok(Err(_))) {
            // Whoever lost the socket now saw no end.
            return None;
        }
    }
    let wrong = match habit {
        Habit::Careful => !socket.agrees_with(&connect(&client, &at, habit).await.ok()?),
        Habit::Reads | Habit::Slow | Habit::Dead => false,
    };
    Some(Seen { table: at, version: socket.version(), wrong })
}

async fn connect(client: &Client, table: &str, habit: Habit) -> std::io::Result<TableSocket> {
    match habit {
        Habit::Careful => TableSocket::open_whole(client, table, "watcher").await,
        Habit::Reads | Habit::Slow | Habit::Dead => {
            TableSocket::open(client, table, "watcher").await
        }
    }
}
