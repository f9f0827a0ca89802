//! What all requests share.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

use store::Store;
use tokio::sync::{Semaphore, broadcast, watch};

use crate::{
    http::{hosts::Hosts, preview::Pictures, tcp_connections::TcpConnections},
    notifications::Notifications,
    operations::{files, ids, limiters::Limiters, metrics::Metrics, space::Reserve},
    people::guesses::Guard,
    rooms::{
        hub::Hub, laboratory::Laboratory, origins::Origins, peers::Peers, replaying::Replaying,
        studying::Studying, thinking::Thinkers,
    },
    settings::Settings,
    tables::info::Presence,
};

/// So many may be forgotten at once before sockets have to look for themselves.
const REVOKED: usize = 64;

/// Where there is little room for connections, so many addresses at least have to come together to take it
/// all.
const ADDRESSES_TO_FILL_IT: usize = 4;

/// Whose sessions ended, so that their sockets look whether it was theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Revoked {
    /// A device or a token of this guest was taken away.
    Of(String),
    /// The news of other servers was interrupted: it may have been anybody's.
    Anybodys,
}

pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) hub: Hub,
    pub(crate) peers: Peers,
    /// So many bots think at the same time; one core is left for people.
    pub(crate) thinkers: Arc<Thinkers>,
    /// From where guests came last: thought is shared by address.
    pub(crate) origins: Origins,
    /// Becomes true when the server is about to stop.
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) limiters: Limiters,
    pub(crate) guard: Guard,
    /// Passwords are checked one at a time: each check takes much memory on purpose.
    pub(crate) passwords: Semaphore,
    /// Tells sockets that the session they were opened with may have ended.
    pub(crate) revoked: broadcast::Sender<Revoked>,
    pub(crate) tcp_connections: Arc<TcpConnections>,
    pub(crate) replaying: Replaying,
    pub(crate) studying: Studying,
    pub(crate) laboratory: Laboratory,
    /// What messengers show of links.
    pub(crate) pictures: Pictures,
    pub(crate) hosts: Hosts,
    /// Where those who opened a public table came from, as far as this server knows.
    pub(crate) opened_from: Mutex<HashMap<String, IpAddr>>,
    /// Of the admin token; nothing, if there is none.
    pub(crate) admin_hash: Option<String>,
    pub(crate) notifications: Notifications,
    pub(crate) reserve: Reserve,
    /// When it was last tried whether the store keeps what is written, and what came of it.
    pub(crate) proved: tokio::sync::Mutex<Option<(Instant, bool)>>,
    /// Those who look for a table are let in one after the other.
    pub(crate) matching: tokio::sync::Mutex<()>,
    /// Tournaments are changed one at a time here.
    pub(crate) tournaments: tokio::sync::Mutex<()>,
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
    pub(crate) fn new(
        store: Arc<dyn Store>,
        settings: Settings,
        notifications: Notifications,
        guard: Guard,
    ) -> Arc<Self> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let thinkers = settings.thinkers.unwrap_or(cores.saturating_sub(1));
        let limits = &settings.limits;
        let most_connections =
            files::room_for_connections(limits.all_tcp_connections, files::file_limit());
        let share = most_connections.div_ceil(ADDRESSES_TO_FILL_IT);
        Arc::new(Self {
            store,
            hub: Hub::default(),
            peers: Peers::default(),
            thinkers: Thinkers::new(thinkers),
            origins: Origins::default(),
            closing: watch::Sender::new(false),
            limiters: Limiters::new(limits, share),
            passwords: Semaphore::new(1),
            revoked: broadcast::Sender::new(REVOKED),
            tcp_connections: Arc::new(TcpConnections::new(
                share.min(limits.tcp_connections as usize),
                most_connections,
            )),
            replaying: Replaying::new(limits),
            studying: Studying::default(),
            laboratory: Laboratory::default(),
            pictures: Pictures::default(),
            hosts: Hosts::new(&settings),
            opened_from: Mutex::default(),
            admin_hash: settings.admin_token.as_deref().map(ids::hash),
            notifications,
            reserve: Reserve::new(settings.reserve, settings.reserve_part),
            proved: tokio::sync::Mutex::default(),
            matching: tokio::sync::Mutex::default(),
            guard,
            tournaments: tokio::sync::Mutex::default(),
            metrics: Metrics::new(),
            opened: Instant::now(),
            opened_house: OnceLock::new(),
            numbers: AtomicU64::new(0),
            settings,
        })
    }

    /// A session of this guest ended: its sockets are closed. Other servers hear of it from the database.
    pub(crate) fn end_sockets_of(&self, guest: &str) {
        // Without a socket there is nobody to be told.
        drop(self.revoked.send(Revoked::Of(guest.to_owned())));
    }

    /// Who looks at a table, here and on other servers, without opening its room.
    pub(crate) fn presence(&self, table: &str) -> Presence {
        self.peers.joined(table, self.hub.presence(table).unwrap_or_default())
    }

    /// A number nobody else has while this server runs.
    pub(crate) fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }
}
