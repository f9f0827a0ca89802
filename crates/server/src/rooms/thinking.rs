//! Whose turn it is to think.
//!
//! Few thoughts are thought at a time, so that a core is left for people. Everybody else waits in a queue that is
//! fair: quick thoughts have a lane of their own and wait for no long ones; tables somebody looks at come before
//! the others; then it is the turn of the address that has had the least, and of the host there who has.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::oneshot;

/// Where nobody looks bots are patient, but not for ever.
const PATIENCE: Duration = Duration::from_secs(20);

/// On whose account something is thought.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Payer {
    Host(String),
    /// Hints have a share of their own at each address.
    Hints,
}

/// Thoughts that are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Origin {
    Address(IpAddr),
    /// A host who has not been seen since the server was opened.
    Unknown(String),
}

/// What is to be thought, as far as its turn depends on it.
#[derive(Clone, Debug)]
pub(crate) struct Errand {
    pub(crate) origin: Origin,
    pub(crate) payer: Payer,
    /// It takes a moment only.
    pub(crate) quick: bool,
    /// Whether anybody looks at the table; may change while it waits.
    pub(crate) watched: Arc<AtomicBool>,
}

#[derive(Debug)]
pub(crate) struct Thinkers {
    most: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    numbers: u64,
    waiting: Vec<Waiter>,
    /// How many think, in each lane.
    long: usize,
    quick: usize,
    /// Those who wait or think.
    shares: HashMap<(Origin, Option<Payer>), Share>,
}

#[derive(Debug)]
struct Waiter {
    number: u64,
    errand: Errand,
    since: Instant,
    wake: oneshot::Sender<Turn>,
}

/// What somebody has had of all thought.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    /// Thoughts that wait or are thought.
    open: usize,
    running: usize,
    /// What they took, from where the one who had had least stood when these came.
    had: Duration,
}

impl Thinkers {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most: most.max(1), state: Mutex::default() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many think right now.
    pub(crate) fn running(&self) -> usize {
        let state = self.state();
        state.long + state.quick
    }

    /// How many wait for their turn.
    pub(crate) fn waiting(&self) -> usize {
        self.state().waiting.len()
    }

    /// How many of them came from there.
    pub(crate) fn waiting_from(&self, origin: &Origin) -> usize {
        self.state().waiting.iter().filter(|waiter| waiter.errand.origin == *origin).count()
    }

    /// Waits for a turn. Whoever does not wait any longer leaves the queue.
    pub(crate) async fn turn(self: &Arc<Self>, errand: Errand) -> Option<Turn> {
        let (wake, turn) = oneshot::channel();
        let slot = {
            let mut state = self.state();
            let number = state.enter(errand, wake);
            ThinkingSlot { thinkers: Arc::clone(self), number }
        };
        self.dispatch();
        let turn = turn.await.ok();
        drop(slot);
        turn
    }

    /// Lets think whoever's turn it is.
    fn dispatch(self: &Arc<Self>) {
        // A turn that nobody takes any more gives itself back, which needs the lock.
        let mut untaken = Vec::new();
        let mut state = self.state();
        while let Some(waiter) = state.next(self.most) {
            let turn = Turn {
                thinkers: Arc::clone(self),
                origin: waiter.errand.origin,
                payer: waiter.errand.payer,
                quick: waiter.errand.quick,
                begun: Instant::now(),
                waited: waiter.since.elapsed(),
            };
            untaken.extend(waiter.wake.send(turn).err());
        }
        drop(state);
        drop(untaken);
    }
}

impl State {
    fn enter(&mut self, errand: Errand, wake: oneshot::Sender<Turn>) -> u64 {
        self.numbers += 1;
        for key in keys(&errand.origin, &errand.payer) {
            // Whoever comes anew has saved nothing up, and owes nothing.
            let rivals = self.shares.iter().filter(|((origin, payer), share)| {
                let rival = match &key {
                    (_, None) => payer.is_none(),
                    (own, Some(_)) => payer.is_some() && origin == own,
                };
                rival && share.open > 0
            });
            let least = rivals.map(|(_, share)| share.had).min().unwrap_or_default();
            let share = self.shares.entry(key).or_insert(Share { had: least, ..Share::default() });
            share.open += 1;
        }
        let waiter = Waiter { number: self.numbers, errand, since: Instant::now(), wake };
        self.waiting.push(waiter);
        self.numbers
    }

    /// Takes the next one out of the queue, if there is room for it.
    fn next(&mut self, most: usize) -> Option<Waiter> {
        let free = |quick: bool| if quick { self.quick < 1 } else { self.long < most };
        let waiting = self.waiting.iter().enumerate();
        let (index, _) = waiting
            .filter(|(_, waiter)| free(waiter.errand.quick))
            .min_by_key(|(_, waiter)| self.rank(waiter))?;
        let waiter = self.waiting.swap_remove(index);
        *(if waiter.errand.quick { &mut self.quick } else { &mut self.long }) += 1;
        for key in keys(&waiter.errand.origin, &waiter.errand.payer) {
            self.shares.entry(key).or_default().running += 1;
        }
        Some(waiter)
    }

    /// The lower, the sooner.
    fn rank(&self, waiter: &Waiter) -> (bool, [(usize, Duration); 2], u64) {
        let errand = &waiter.errand;
        let patient = !errand.watched.load(Ordering::Relaxed) && waiter.since.elapsed() < PATIENCE;
        let shares = keys(&errand.origin, &errand.payer).map(|key| {
            let share = self.shares.get(&key).copied().unwrap_or_default();
            (share.running, share.had)
        });
        (patient, shares, waiter.number)
    }

    fn leave(&mut self, number: u64) {
        if let Some(index) = self.waiting.iter().position(|waiter| waiter.number == number) {
            let errand = self.waiting.swap_remove(index).errand;
            self.close(&errand.origin, &errand.payer, None);
        }
    }

    /// A thought is over, or was given up.
    fn close(&mut self, origin: &Origin, payer: &Payer, took: Option<Duration>) {
        for key in keys(origin, payer) {
            if let Some(share) = self.shares.get_mut(&key) {
                share.open = share.open.saturating_sub(1);
                share.running -= usize::from(took.is_some()).min(share.running);
                share.had += took.unwrap_or_default();
                if share.open == 0 {
                    self.shares.remove(&key);
                }
            }
        }
    }
}

/// What is counted: all of an address, and each host there.
fn keys(origin: &Origin, payer: &Payer) -> [(Origin, Option<Payer>); 2] {
    [(origin.clone(), None), (origin.clone(), Some(payer.clone()))]
}

/// A place in the queue.
struct ThinkingSlot {
    thinkers: Arc<Thinkers>,
    number: u64,
}

impl Drop for ThinkingSlot {
    fn drop(&mut self) {
        self.thinkers.state().leave(self.number);
    }
}

/// The right to think, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    thinkers: Arc<Thinkers>,
    origin: Origin,
    payer: Payer,
    quick: bool,
    begun: Instant,
    pub(crate) waited: Duration,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut state = self.thinkers.state();
        *(if self.quick { &mut state.quick } else { &mut state.long }) -= 1;
        state.close(&self.origin, &self.payer, Some(self.begun.elapsed()));
        drop(state);
        self.thinkers.dispatch();
    }
}

#[cfg(test)]
mod tests;
