//! The connections that are open right now, and whose they are.
//!
//! One address holds only so many. When the whole server holds as many as it can, whoever has the most
//! makes room: the oldest of their connections on which nothing is being done is closed.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::Notify;

use crate::settings::TimeLimits;

/// Who holds a connection: a neighbourhood, or one of the trusted proxies, through which everybody comes.
pub(crate) type Holder = Option<IpAddr>;

#[derive(Debug)]
pub(crate) struct TcpConnections {
    most_each: usize,
    most: usize,
    numbers: AtomicU64,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    total: usize,
    connections: HashMap<Holder, HashMap<u64, Arc<Activity>>>,
}

impl TcpConnections {
    pub(crate) fn new(most_each: usize, most: usize) -> Self {
        Self { most_each, most, numbers: AtomicU64::new(0), held: Mutex::default() }
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more connection, if that is not too many. It counts until what is returned is dropped.
    pub(crate) fn enter(self: &Arc<Self>, holder: Holder) -> Option<Slot> {
        let mut held = self.held();
        let mine = held.connections.get(&holder).map_or(0, HashMap::len);
        if holder.is_some() && mine >= self.most_each {
            return None;
        }
        if held.total >= self.most && !held.make_room(mine) {
            return None;
        }
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let activity = Arc::new(Activity::new());
        held.connections.entry(holder).or_default().insert(number, Arc::clone(&activity));
        held.total += 1;
        Some(Slot { connections: Arc::clone(self), holder, number, activity })
    }
}

impl Held {
    /// Closes a connection of whoever has the most, if that is more than somebody with so many has.
    fn make_room(&mut self, fewer: usize) -> bool {
        let mut holders: Vec<(usize, Holder)> = self
            .connections
            .iter()
            .filter(|(holder, connections)| holder.is_some() && connections.len() > fewer)
            .map(|(holder, connections)| (connections.len(), *holder))
            .collect();
        holders.sort_unstable_by(|one, other| other.cmp(one));
        for (_, holder) in holders {
            let connections = self.connections.get(&holder).into_iter().flatten();
            let waiting = connections
                .filter_map(|(number, connection)| Some((connection.waits_since()?, *number)));
            if let Some((_, number)) = waiting.min() {
                if let Some(connection) = self.remove(holder, number) {
                    connection.closed.notify_one();
                }
                return true;
            }
        }
        false
    }

    fn remove(&mut self, holder: Holder, number: u64) -> Option<Arc<Activity>> {
        let connections = self.connections.get_mut(&holder)?;
        let connection = connections.remove(&number)?;
        if connections.is_empty() {
            self.connections.remove(&holder);
        }
        self.total -= 1;
        Some(connection)
    }
}

/// A connection that is counted as long as this is there.
#[derive(Debug)]
pub(crate) struct Slot {
    connections: Arc<TcpConnections>,
    holder: Holder,
    number: u64,
    pub(crate) activity: Arc<Activity>,
}

impl Drop for Slot {
    fn drop(&mut self) {
        // It is gone already if it had to make room.
        self.connections.held().remove(self.holder, self.number);
    }
}

/// What is going on at a connection.
#[derive(Debug)]
pub(crate) struct Activity {
    now: Mutex<(Doing, Instant)>,
    /// Somebody else needs the room.
    pub(crate) closed: Notify,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doing {
    /// Everything was answered.
    Idle,
    /// The head of a request is waited for.
    Head,
    /// A body is waited for. Whoever reads it also looks at the time.
    Body,
    /// It is our turn.
    Working,
}

impl Activity {
    fn new() -> Self {
        // Whoever opens a connection has something to ask: the first head is waited for from the start.
        Self { now: Mutex::new((Doing::Head, Instant::now())), closed: Notify::new() }
    }

    fn now(&self) -> MutexGuard<'_, (Doing, Instant)> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Bytes came.
    pub(crate) fn heard(&self) {
        let mut now = self.now();
        if now.0 == Doing::Idle {
            *now = (Doing::Head, Instant::now());
        }
    }

    /// Bytes of an answer went out, perhaps the last ones.
    pub(crate) fn told(&self) {
        let mut now = self.now();
        // Whoever asks ahead is not waited for while a long answer is still on its way.
        if matches!(now.0, Doing::Idle | Doing::Head) {
            now.1 = Instant::now();
        }
    }

    pub(crate) fn works(&self) {
        *self.now() = (Doing::Working, Instant::now());
    }

    pub(crate) fn reads_body(&self) {
        *self.now() = (Doing::Body, Instant::now());
    }

    /// The answer is there; what is left is to send it.
    pub(crate) fn answers(&self) {
        *self.now() = (Doing::Idle, Instant::now());
    }

    /// Since when the other side is waited for.
    fn waits_since(&self) -> Option<Instant> {
        let (doing, since) = *self.now();
        match doing {
            Doing::Idle | Doing::Head | Doing::Body => Some(since),
            Doing::Working => None,
        }
    }

    /// Waits until the other side has been waited for long enough.
    pub(crate) async fn outlasts(&self, limits: &TimeLimits) {
        // A limit that begins to run later is not over before this.
        let shortest = limits.head.min(limits.idle);
        loop {
            let (doing, since) = *self.now();
            let limit = match doing {
                Doing::Idle => Some(limits.idle),
                Doing::Head => Some(limits.head),
                Doing::Body | Doing::Working => None,
            };
            let left = limit.map_or(shortest, |limit| limit.saturating_sub(since.elapsed()));
            if left == Duration::ZERO {
                return;
            }
            tokio::time::sleep(left.min(shortest)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The address with this end.
    #[expect(clippy::unnecessary_wraps, reason = "it is what connections are held by")]
    fn from(last: u8) -> Holder {
        Some([192, 0, 2, last].into())
    }

    #[test]
    fn whoever_has_the_most_connections_makes_room_for_somebody_else() {
        let connections = Arc::new(TcpConnections::new(8, 10));
        let flood: Vec<_> = (0..8).map(|_| connections.enter(from(1)).unwrap()).collect();
        assert!(connections.enter(from(1)).is_none(), "one address has only so many");
        let calm: Vec<_> = (2..8).map(|last| connections.enter(from(last)).unwrap()).collect();
        assert_eq!(connections.held().total, 10, "never more than there is room for");
        assert_eq!(connections.held().connections[&from(1)].len(), 4, "the flood has shrunk");
        drop((flood, calm));
        assert_eq!(connections.held().total, 0);
        assert!(connections.held().connections.is_empty());
    }

    #[test]
    fn nobody_is_interrupted_to_make_room() {
        let connections = Arc::new(TcpConnections::new(8, 4));
        let busy: Vec<_> = (0..4).map(|_| connections.enter(from(1)).unwrap()).collect();
        for connection in &busy {
            connection.activity.works();
        }
        assert!(connections.enter(from(2)).is_none());
        busy[2].activity.reads_body();
        let newcomer = connections.enter(from(2)).unwrap();
        assert!(!connections.held().connections[&from(1)].contains_key(&busy[2].number));
        assert!(connections.held().connections[&from(2)].contains_key(&newcomer.number));
    }

    #[test]
    fn somebody_with_as_many_lines_as_everybody_else_does_not_push() {
        let connections = Arc::new(TcpConnections::new(8, 4));
        let held: Vec<_> = (1..5).map(|last| connections.enter(from(last)).unwrap()).collect();
        assert!(connections.enter(from(1)).is_none());
        assert!(connections.enter(from(5)).is_some(), "but whoever has none comes in");
        drop(held);
    }

    #[test]
    fn a_trusted_proxy_has_no_share_of_its_own_and_loses_no_line() {
        let connections = Arc::new(TcpConnections::new(2, 4));
        let proxied: Vec<_> = (0..4).map(|_| connections.enter(None).unwrap()).collect();
        assert!(connections.enter(from(1)).is_none());
        assert_eq!(connections.held().connections[&None].len(), proxied.len());
    }
}
