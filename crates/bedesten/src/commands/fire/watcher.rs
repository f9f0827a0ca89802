//! People who look on: most of them well, some with care, some too slowly, and some not at all.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use server::client::Client;
use tokio::time::{sleep, timeout};

use super::{Stage, pair::Watched, table_socket::TableSocket};

/// How somebody looks on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Habit {
    Reads,
    /// Keeps the whole position, patch by patch, and compares it in the end with a fresh look.
    Careful,
    /// Reads a message now and then.
    Slow,
    /// Holds the line and never reads.
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
const PATIENCE: Duration = Duration::from_secs(30);

/// What somebody saw in the end.
#[derive(Debug)]
pub(super) struct Seen {
    pub(super) table: String,
    pub(super) version: u64,
    /// What was patched together is not what a fresh look shows.
    pub(super) wrong: bool,
}

pub(super) async fn watch(
    stage: Arc<Stage>,
    mut client: Client,
    table: Arc<Mutex<Watched>>,
    habit: Habit,
) -> Option<Seen> {
    let mut live: Option<(String, TableSocket)> = None;
    while !stage.is_over() {
        let at = table.lock().unwrap_or_else(PoisonError::into_inner).table.clone();
        match &mut live {
            Some((where_, line)) if *where_ == at => {
                let heard = match habit {
                    Habit::Reads | Habit::Careful => timeout(PAUSE * 10, line.next()).await,
                    Habit::Slow => {
                        sleep(PAUSE * 10).await;
                        timeout(PAUSE, line.next()).await
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
                client.address = stage.house.any();
                match timeout(PATIENCE, arrive(&client, &at, habit)).await {
                    Ok(Ok(line)) => live = Some((at, line)),
                    Ok(Err(_)) | Err(_) => sleep(PAUSE).await,
                }
            }
        }
    }
    let (at, mut line) = live.filter(|_| matches!(habit, Habit::Reads | Habit::Careful))?;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let last = table.lock().unwrap_or_else(PoisonError::into_inner).last;
        if last.is_some_and(|last| line.version() >= last) {
            break;
        }
        // Whatever is on its way arrives.
        if matches!(timeout(PAUSE, line.next()).await, Ok(Err(_))) {
            // Whoever lost the line now saw no end.
            return None;
        }
    }
    let wrong = match habit {
        Habit::Careful => !line.agrees_with(&arrive(&client, &at, habit).await.ok()?),
        Habit::Reads | Habit::Slow | Habit::Dead => false,
    };
    Some(Seen { table: at, version: line.version(), wrong })
}

async fn arrive(client: &Client, table: &str, habit: Habit) -> std::io::Result<TableSocket> {
    match habit {
        Habit::Careful => TableSocket::open_whole(client, table, "watcher").await,
        Habit::Reads | Habit::Slow | Habit::Dead => {
            TableSocket::open(client, table, "watcher").await
        }
    }
}
