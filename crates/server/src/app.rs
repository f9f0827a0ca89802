//! What all requests share.

use std::{
    net::IpAddr,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

use store::Store;
use tokio::sync::{Semaphore, broadcast, watch};

use crate::{
    hub::Hub,
    ids,
    info::Presence,
    limits::{Buckets, Counts},
    metrics::Metrics,
    neighbours::Neighbours,
    notices::Notices,
    settings::Settings,
};

/// So many may be forgotten at once before sockets have to look for themselves.
const REVOKED: usize = 64;

pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) hub: Hub,
    pub(crate) neighbours: Neighbours,
    /// So many bots think at the same time; one core is left for people.
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) most_thinkers: usize,
    /// Becomes true when the server is about to stop.
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) requests: Buckets<String>,
    pub(crate) hints: Buckets<String>,
    pub(crate) addresses: Buckets<IpAddr>,
    pub(crate) new_guests: Buckets<IpAddr>,
    pub(crate) sign_ins: Buckets<String>,
    pub(crate) sign_ins_from: Buckets<IpAddr>,
    /// Passwords are checked one at a time: each check takes much memory on purpose.
    pub(crate) passwords: Semaphore,
    /// The guest of whom a device or a token was taken away.
    pub(crate) revoked: broadcast::Sender<String>,
    pub(crate) connections: Counts<String>,
    pub(crate) sockets: Counts<IpAddr>,
    pub(crate) lines: Counts<IpAddr>,
    pub(crate) wrong_tokens: Buckets<IpAddr>,
    /// Of the admin token; nothing, if there is none.
    pub(crate) admin_hash: Option<String>,
    /// Tests and first mails of one guest, from one address, and to one mailbox.
    pub(crate) letters: Buckets<String>,
    pub(crate) letters_from: Buckets<IpAddr>,
    pub(crate) letters_to: Buckets<String>,
    pub(crate) notices: Notices,
    pub(crate) metrics: Metrics,
    pub(crate) opened: Instant,
    /// Whether no other server was open then: the house had been closed.
    pub(crate) opened_house: OnceLock<bool>,
    numbers: AtomicU64,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl App {
    pub(crate) fn new(store: Arc<dyn Store>, settings: Settings, notices: Notices) -> Arc<Self> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let most_thinkers = cores.saturating_sub(1).max(1);
        let limits = &settings.limits;
        Arc::new(Self {
            store,
            hub: Hub::default(),
            neighbours: Neighbours::default(),
            thinkers: Arc::new(Semaphore::new(most_thinkers)),
            most_thinkers,
            closing: watch::Sender::new(false),
            requests: Buckets::new(limits.requests),
            hints: Buckets::new(limits.hints),
            addresses: Buckets::new(limits.address),
            new_guests: Buckets::new(limits.guests),
            sign_ins: Buckets::new(limits.sign_ins),
            sign_ins_from: Buckets::new(limits.sign_ins_from),
            passwords: Semaphore::new(1),
            revoked: broadcast::Sender::new(REVOKED),
            connections: Counts::new(limits.connections),
            sockets: Counts::new(limits.sockets),
            lines: Counts::new(limits.lines),
            wrong_tokens: Buckets::new(limits.wrong_tokens),
            admin_hash: settings.admin_token.as_deref().map(ids::hash),
            letters: Buckets::new(limits.letters),
            letters_from: Buckets::new(limits.letters_from),
            letters_to: Buckets::new(limits.letters_to),
            notices,
            metrics: Metrics::new(),
            opened: Instant::now(),
            opened_house: OnceLock::new(),
            numbers: AtomicU64::new(0),
            settings,
        })
    }

    /// Who looks at a table, here and on other servers, without opening its room.
    pub(crate) fn presence(&self, table: &str) -> Presence {
        self.neighbours.joined(table, self.hub.presence(table).unwrap_or_default())
    }

    /// A number nobody else has while this server runs.
    pub(crate) fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }
}
