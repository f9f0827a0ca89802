//! People who look on: most of them well, some too slowly, and some not at all.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use server::client::Client;
use tokio::time::{sleep, timeout};

use super::{Stage, line::Line, pair::Watched};

/// How somebody looks on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Habit {
    Reads,
    /// Reads a message now and then.
    Slow,
    /// Holds the line and never reads.
    Dead,
}

impl Habit {
    /// Of every twenty one is slow and one is dead.
    pub(super) const fn of(number: u32) -> Self {
        match number % 20 {
            7 => Self::Slow,
            13 => Self::Dead,
            _ => Self::Reads,
        }
    }
}

const PAUSE: Duration = Duration::from_millis(200);
/// How long somebody who watches waits for the last version.
const PATIENCE: Duration = Duration::from_secs(30);

/// The table that was watched in the end, and the version that was seen.
pub(super) type Seen = Option<(String, u64)>;

pub(super) async fn watch(
    stage: Arc<Stage>,
    mut client: Client,
    table: Arc<Mutex<Watched>>,
    habit: Habit,
) -> Seen {
    let mut live: Option<(String, Line)> = None;
    while !stage.is_over() {
        let at = table.lock().unwrap_or_else(PoisonError::into_inner).table.clone();
        match &mut live {
            Some((where_, line)) if *where_ == at => {
                let heard = match habit {
                    Habit::Reads => timeout(PAUSE * 10, line.next()).await,
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
                match timeout(PATIENCE, Line::open(&client, &at, "watcher")).await {
                    Ok(Ok(line)) => live = Some((at, line)),
                    Ok(Err(_)) | Err(_) => sleep(PAUSE).await,
                }
            }
        }
    }
    let (at, mut line) = live.filter(|_| matches!(habit, Habit::Reads))?;
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
    Some((at, line.version()))
}
