//! Servers that share a database: who is alive, who looks where, and what each hears of the others.
//!
//! A server says every few seconds that it is alive. It answers for the bots of the tables it wrote
//! to last, and takes over those of servers that are gone. Whatever is written it hears of; a line
//! that breaks makes every room read its table again.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use store::{PeerLine, PeerNews, StoreError};
use tokio::{
    sync::mpsc::{self, UnboundedReceiver, UnboundedSender},
    task::JoinSet,
    time::{self, MissedTickBehavior},
};

use crate::{
    app::{App, Revoked},
    operations::clock,
    rooms::room::{Command, Heard},
    tables::info::Presence,
};

/// How often a server says that it is alive. Others wait for several of these in vain before they
/// take over.
const BEAT: Duration = Duration::from_secs(2);

#[derive(Debug, Default)]
pub(crate) struct Peers {
    /// Who looks at which table on which other server.
    presences: Mutex<HashMap<String, HashMap<String, Presence>>>,
    /// What is to be told; nobody hears it where a server is alone with its store.
    outbox: OnceLock<UnboundedSender<PeerNews>>,
}

impl Peers {
    fn presences(&self) -> MutexGuard<'_, HashMap<String, HashMap<String, Presence>>> {
        self.presences.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, news: PeerNews) {
        if let Some(outbox) = self.outbox.get() {
            // It is closed when the server stops: others see that it is gone.
            let _ = outbox.send(news);
        }
    }

    pub(crate) fn tell_presence(&self, table: &str, presence: &Presence) {
        self.tell(PeerNews::Presence {
            server: String::new(),
            table: table.to_owned(),
            spectators: presence.spectators,
            guests: presence.guests.iter().cloned().collect(),
        });
    }

    pub(crate) fn ask_who_looks(&self, table: &str) {
        self.tell(PeerNews::Who { table: table.to_owned() });
    }

    /// Those who look at a table here, and those who look at it elsewhere.
    pub(crate) fn joined(&self, table: &str, mut here: Presence) -> Presence {
        for there in self.presences().get(table).into_iter().flat_map(HashMap::values) {
            here.guests.extend(there.guests.iter().cloned());
            here.spectators += there.spectators;
        }
        here
    }

    /// Everybody who looks at a table elsewhere.
    pub(crate) fn guests(&self) -> HashSet<String> {
        let presences = self.presences();
        let there = presences.values().flat_map(HashMap::values);
        there.flat_map(|presence| presence.guests.iter().cloned()).collect()
    }

    fn note(&self, table: &str, server: String, presence: Presence) {
        let mut presences = self.presences();
        if presence == Presence::default() {
            if let Some(there) = presences.get_mut(table) {
                there.remove(&server);
            }
            presences.retain(|_, there| !there.is_empty());
        } else {
            presences.entry(table.to_owned()).or_default().insert(server, presence);
        }
    }

    /// Forgets who looked at tables on servers that are gone; says which tables these are.
    fn forget_gone(&self, alive: &[String]) -> Vec<String> {
        let mut presences = self.presences();
        let mut left = Vec::new();
        presences.retain(|table, there| {
            let before = there.len();
            there.retain(|server, _| alive.contains(server));
            if there.len() < before {
                left.push(table.clone());
            }
            !there.is_empty()
        });
        left
    }
}

/// Comes among the other servers, and stays there for as long as the tasks run.
pub(crate) async fn meet(app: &Arc<App>) -> Result<JoinSet<()>, StoreError> {
    let mut tasks = JoinSet::new();
    if let Some(line) = app.store.peer_line().await? {
        let (outbox, news) = mpsc::unbounded_channel();
        if app.peers.outbox.set(outbox).is_ok() {
            tasks.spawn(tell(Arc::clone(app), news));
            tasks.spawn(listen(Arc::clone(app), line));
        }
    }
    beat(app).await?;
    let app = Arc::clone(app);
    tasks.spawn(async move {
        let mut ticks = time::interval(BEAT);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ticks.tick().await;
        loop {
            ticks.tick().await;
            if let Err(error) = beat(&app).await {
                tracing::warn!(%error, "this server cannot say that it is alive");
            }
        }
    });
    Ok(tasks)
}

async fn beat(app: &Arc<App>) -> Result<(), StoreError> {
    let pulse = clock::set_by(app.store.beat()).await?;
    app.opened_house.get_or_init(|| pulse.alive.iter().all(|id| id == app.store.server()));
    for table in app.peers.forget_gone(&pulse.alive) {
        app.hub.send(&table, Command::Hear(Heard::Presence));
    }
    for table in app.store.tables_to_serve().await? {
        app.hub.serve(app, &table);
    }
    Ok(())
}

async fn tell(app: Arc<App>, mut news: UnboundedReceiver<PeerNews>) {
    while let Some(news) = news.recv().await {
        if let Err(error) = app.store.tell(&news).await {
            tracing::warn!(%error, "other servers are not told");
        }
    }
}

async fn listen(app: Arc<App>, mut line: PeerLine) {
    loop {
        let hear = |table: &str, heard| app.hub.send(table, Command::Hear(heard));
        match line.next().await {
            PeerNews::Table { table, version, revision } => {
                hear(&table, Heard::Table { version, revision });
            }
            PeerNews::Around { table } => drop(hear(&table, Heard::Around)),
            PeerNews::Talk { table } => drop(hear(&table, Heard::Talk)),
            PeerNews::Ears { guest } => app.hub.tell_ears(&guest, None),
            PeerNews::Gone { table } => {
                let app = Arc::clone(&app);
                tokio::spawn(async move { app.hub.shut(&table).await });
            }
            // Sockets look for themselves.
            PeerNews::Revoked { guest } => app.end_sockets_of(&guest),
            PeerNews::Presence { server, table, spectators, guests } => {
                let presence = Presence { guests: guests.into_iter().collect(), spectators };
                app.peers.note(&table, server, presence);
                hear(&table, Heard::Presence);
            }
            PeerNews::Who { table } => {
                if let Some(presence) = app.hub.presence(&table) {
                    app.peers.tell_presence(&table, &presence);
                }
            }
            PeerNews::Missed => {
                drop(app.revoked.send(Revoked::Anybodys));
                for table in app.hub.ids() {
                    hear(&table, Heard::Missed);
                    app.peers.ask_who_looks(&table);
                }
            }
        }
    }
}
