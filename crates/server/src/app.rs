//! What all requests share.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use store::Store;
use tokio::sync::{Semaphore, watch};

use crate::{
    hub::Hub,
    limits::{Buckets, Counts},
    settings::Settings,
};

pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) hub: Hub,
    /// So many bots think at the same time; one core is left for people.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Becomes true when the server is about to stop.
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) requests: Buckets<String>,
    pub(crate) hints: Buckets<String>,
    pub(crate) addresses: Buckets<IpAddr>,
    pub(crate) new_guests: Buckets<IpAddr>,
    pub(crate) connections: Counts<String>,
    numbers: AtomicU64,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl App {
    pub(crate) fn new(store: Arc<dyn Store>, settings: Settings) -> Arc<Self> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let limits = &settings.limits;
        Arc::new(Self {
            store,
            hub: Hub::default(),
            thinkers: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            closing: watch::Sender::new(false),
            requests: Buckets::new(limits.requests),
            hints: Buckets::new(limits.hints),
            addresses: Buckets::new(limits.address),
            new_guests: Buckets::new(limits.guests),
            connections: Counts::new(limits.connections),
            numbers: AtomicU64::new(0),
            settings,
        })
    }

    /// A number nobody else has while this server runs.
    pub(crate) fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }
}
