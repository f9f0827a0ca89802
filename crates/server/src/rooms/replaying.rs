//! Replaying games for whoever looks back. A long one takes a while, so it never happens on the threads
//! that serve requests; only a few are replayed at once, one address has only so much of it, and what
//! does not change any more is kept for the next who asks.

use std::{
    collections::{BTreeMap, HashMap},
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    thread,
};

use protocol::web::{Code, Problem, replays::Story};
use serde::Serialize;
use serde_json::Value;
use tabletop::Viewer;
use tokio::sync::Semaphore;

use crate::{
    failure::{Answer, Failure},
    operations::limits::{Buckets, Counts, neighbourhood},
    people::names,
    settings::Limits,
};

/// What was asked for about a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    /// A replay or a table that is over.
    pub(crate) id: String,
    pub(crate) version: u64,
    pub(crate) what: Reading,
    pub(crate) viewer: Viewer,
}

/// What can be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Reading {
    Record,
    Story,
    Moment(usize),
}

/// How much work a game is: about a thousandth of a second each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cost(u32);

impl Cost {
    pub(crate) const NOTHING: Self = Self(0);

    pub(crate) fn of_text(bytes: usize) -> Self {
        Self(1 + u32::try_from(bytes / 20_000).unwrap_or(u32::MAX - 1))
    }

    pub(crate) fn of_plies(plies: usize) -> Self {
        Self(1 + u32::try_from(plies / 400).unwrap_or(u32::MAX - 1))
    }
}

#[derive(Debug)]
pub(crate) struct Replaying {
    threads: Arc<Semaphore>,
    costs: Buckets<IpAddr>,
    at_once: Counts<IpAddr>,
    kept: Mutex<Kept>,
}

impl Replaying {
    pub(crate) fn new(limits: &Limits) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self {
            threads: Arc::new(Semaphore::new((cores / 2).max(1))),
            costs: Buckets::new(limits.replaying),
            at_once: Counts::new(limits.replaying_at_once),
            kept: Mutex::new(Kept::new(limits.replay_cache)),
        }
    }

    /// What does not change: it is kept, and costs nothing the second time.
    pub(crate) async fn look(
        &self,
        from: SocketAddr,
        cost: Cost,
        key: Key,
        work: impl FnOnce() -> Result<String, Problem> + Send + 'static,
    ) -> Answer<String> {
        if let Some(text) = self.kept(&key) {
            return Ok((*text).to_owned());
        }
        let text = self.run(from, cost, work).await?;
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).keep(key, text.as_str().into());
        Ok(text)
    }

    fn kept(&self, key: &Key) -> Option<Arc<str>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(key)
    }

    /// Does work that takes a while, as soon as it is its turn.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        from: SocketAddr,
        cost: Cost,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Answer<T> {
        let too_much =
            || Failure::new(Code::TooMany, "too much is looked up from there; wait a moment");
        let from = neighbourhood(from.ip());
        if !self.costs.take_many(from, cost.0) {
            return Err(too_much());
        }
        if !self.at_once.enter(from) {
            return Err(too_much());
        }
        let _leaves = Leaves { at_once: &self.at_once, from };
        Ok(self.elsewhere(work).await?)
    }

    /// The same for nobody in particular: a room sets its game up.
    pub(crate) async fn elsewhere<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let internal = || Problem::new(Code::Internal, "something is wrong with the server");
        let thread = Arc::clone(&self.threads).acquire_owned().await.map_err(|_| internal())?;
        let work = move || {
            // Held until the work is done, also if nobody waits for it any more.
            let _thread = thread;
            work()
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| internal())?
    }
}

/// Whoever stops waiting is not counted any more.
struct Leaves<'a> {
    at_once: &'a Counts<IpAddr>,
    from: IpAddr,
}

impl Drop for Leaves<'_> {
    fn drop(&mut self) {
        self.at_once.leave(&self.from);
    }
}

/// Answers that were given before, up to so many bytes; those that were not asked for longest go first.
#[derive(Debug)]
struct Kept {
    most: usize,
    bytes: usize,
    texts: HashMap<Key, (u64, Arc<str>)>,
    /// By the number of their last use.
    used: BTreeMap<u64, Key>,
    number: u64,
}

impl Kept {
    fn new(most: usize) -> Self {
        Self { most, bytes: 0, texts: HashMap::new(), used: BTreeMap::new(), number: 0 }
    }

    fn get(&mut self, key: &Key) -> Option<Arc<str>> {
        let (last, text) = self.texts.get_mut(key)?;
        self.number += 1;
        self.used.remove(last);
        self.used.insert(self.number, key.clone());
        *last = self.number;
        Some(Arc::clone(text))
    }

    fn keep(&mut self, key: Key, text: Arc<str>) {
        // One that is so large would drive out too many others.
        if text.len() > self.most / 4 || self.texts.contains_key(&key) {
            return;
        }
        self.number += 1;
        self.bytes += size(&key, &text);
        self.used.insert(self.number, key.clone());
        self.texts.insert(key, (self.number, text));
        while self.bytes > self.most {
            let Some((_, oldest)) = self.used.pop_first() else { return };
            if let Some((_, text)) = self.texts.remove(&oldest) {
                self.bytes -= size(&oldest, &text);
            }
        }
    }
}

/// With what it costs to find it again.
fn size(key: &Key, text: &str) -> usize {
    text.len() + 2 * (key.id.len() + size_of::<Key>()) + 64
}

/// A story with names that can be shown: anybody may have written the record.
pub(crate) fn shown(mut story: Story<Value, Value>) -> Story<Value, Value> {
    for player in &mut story.players {
        player.name = names::shown(&player.name);
    }
    story
}

/// As JSON.
pub(crate) fn written<T: Serialize>(value: &T) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|error| Problem::new(Code::Internal, error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(ply: usize) -> Key {
        let viewer = Viewer::Spectator;
        Key { id: "game".to_owned(), version: 1, what: Reading::Moment(ply), viewer }
    }

    #[test]
    fn what_is_kept_is_bounded_in_bytes_and_the_least_used_goes_first() {
        let text: Arc<str> = "x".repeat(1_000).into();
        let mut kept = Kept::new(10 * size(&key(0), &text));
        for ply in 0..10 {
            kept.keep(key(ply), Arc::clone(&text));
        }
        assert!(kept.get(&key(0)).is_some());
        for ply in 10..19 {
            kept.keep(key(ply), Arc::clone(&text));
        }
        assert!(kept.get(&key(0)).is_some(), "it was asked for again");
        assert!(kept.get(&key(1)).is_none());
        assert_eq!((kept.texts.len(), kept.used.len()), (10, 10));
        assert!(kept.bytes <= kept.most);
        kept.keep(key(99), "x".repeat(8_000).into());
        assert!(kept.get(&key(99)).is_none(), "too large to be kept");
        assert!(kept.get(&key(0)).is_some());
    }
}
