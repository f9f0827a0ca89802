//! `bedesten fire`: many tables, many sockets, and servers that are killed all the time.
//!
//! It starts servers of its own on this machine, lets two people play at every table, each at a
//! server of their choice, and others watch. Whoever loses the line comes back, perhaps to another
//! server, and says again what was not acknowledged. The disk may be full or fail for a while. In the end
//! the database is compared with what was acknowledged: every move is there, once; every game replays;
//! everybody sees the last version.

mod audit;
#[cfg(target_os = "linux")]
mod disk;
mod pair;
mod report;
mod servers;
mod table_socket;
mod watcher;

use std::{
    io::{self, Write as _},
    process::ExitCode,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::ensure;
use clap::Args;
use server::client::Client;
use tokio::{runtime::Runtime, sync::Semaphore, task::JoinSet, time};

use self::{
    audit::Audit,
    pair::{Pair, Played},
    report::Report,
    servers::Servers,
    watcher::{Habit, Seen},
};
use crate::database::Database;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Where the games are kept: sqlite:FILE or <postgres://user@host/name>, empty; a temporary file if not given
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,

    /// How many servers share the database
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=8))]
    servers: u32,

    /// How many tables are played at the same time
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,

    /// How many sockets are open: two at each table play, the others watch
    #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    sockets: u32,

    /// How long people think about an answer, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 500, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pace: u64,

    /// When to stop, unless so many moves were acknowledged before
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=7200))]
    seconds: u64,

    /// So many acknowledged moves are enough
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true)]
    moves: u64,

    /// Kill a server every so many seconds and start it again; never if 0
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    kill_every: u64,

    /// Let the disk fail every so many seconds, by turns with an I/O error and, on a small file system, for want of room; never if 0
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    disk_fails_every: u64,

    /// How long that lasts, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    disk_fails_for: u64,

    /// Say something at a table after every so many moves; never if 0
    #[arg(long, value_name = "MOVES", default_value_t = 0)]
    talk: u32,

    /// Let players go away and come back after every so many moves of theirs, by turns with the page hidden and closed; never if 0
    #[arg(long, value_name = "MOVES", default_value_t = 0)]
    absences: u32,

    /// Let the clocks of servers go wrong by up to so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    skew: u32,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Two guests share so many tables: fewer than a server lets one of them have open.
const TABLES_PER_PAIR: u32 = 20;
/// A guest watches with so many sockets: fewer than a server allows.
const SOCKETS_PER_WATCHER: u32 = 20;
/// So many tables are opened at the same time.
const OPENED_AT_ONCE: usize = 16;
/// How long everybody has to come to rest in the end.
const DRAIN_TIMEOUT: Duration = Duration::from_mins(2);

/// What all players share.
#[derive(Debug)]
struct Shared {
    servers: Servers,
    pace: Duration,
    /// Something is said after so many moves; never if 0.
    talk: u32,
    /// Somebody goes away after so many moves; never if 0.
    absences: u32,
    stopping: AtomicBool,
    /// The disk does not fail any more.
    disk_mended: AtomicBool,
    /// Moves that were acknowledged.
    moves: AtomicU64,
    /// What was said and acknowledged.
    said: AtomicU64,
    /// How often somebody went away on purpose and was there again.
    absent: AtomicU64,
    /// How often somebody came back.
    reconnects: AtomicU64,
    /// Answers that a server refused, and that were chosen anew.
    refusals: AtomicU64,
    /// How long each answer took that needed no second attempt, and when it came.
    times: Mutex<Vec<(Instant, Duration)>>,
}

impl Shared {
    fn new(servers: Servers, arguments: &Arguments) -> Self {
        Self {
            servers,
            pace: Duration::from_millis(arguments.pace),
            talk: arguments.talk,
            absences: arguments.absences,
            stopping: AtomicBool::new(false),
            disk_mended: AtomicBool::new(false),
            moves: AtomicU64::new(0),
            said: AtomicU64::new(0),
            absent: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
            refusals: AtomicU64::new(0),
            times: Mutex::default(),
        }
    }

    fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let folder = tempfile::tempdir()?;
    let file = format!("sqlite:{}", folder.path().join("fire.db").display());
    let name = arguments.database.clone().unwrap_or(file);
    let database = Database::parse(Some(&name))?;
    let runtime = Runtime::new()?;
    let report = runtime.block_on(trial(arguments, &name, &database))?;
    runtime.shutdown_timeout(Duration::from_secs(1));
    report.print(arguments)?;
    Ok(if report.checked.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn trial(arguments: &Arguments, name: &str, database: &Database) -> anyhow::Result<Report> {
    ensure!(
        arguments.servers == 1 || matches!(database, Database::Postgres { .. }),
        "several servers need a PostgreSQL database"
    );
    let servers = Servers::open(name, arguments.servers, arguments.skew).await?;
    let shared = Arc::new(Shared::new(servers, arguments));
    tell(&format!("{} servers; opening {} tables", arguments.servers, arguments.tables));
    let pairs = sit_down(&shared, arguments.tables).await?;
    let watchers = watch(&shared, &pairs, arguments.watching()).await?;
    let mut players = JoinSet::new();
    for pair in pairs {
        players.spawn(pair.play());
    }
    let begun = Instant::now();
    let processor_before = shared.servers.processor_time();
    let disk = tokio::spawn(disk_faults(arguments.faults(), Arc::clone(&shared), database.clone()));
    wait(arguments, &shared, begun).await?;
    let lasted = begun.elapsed();
    let processor = shared.servers.processor_time().saturating_sub(processor_before);
    let cost =
        processor.as_secs_f64() * 1000.0 / shared.moves.load(Ordering::Relaxed).max(1) as f64;
    tell("coming to rest");
    // There is room again before everybody comes to rest.
    shared.disk_mended.store(true, Ordering::Relaxed);
    let disk_faults = disk.await??;
    shared.stopping.store(true, Ordering::Relaxed);
    let memory = shared.servers.memory();
    let audit = drain(players, watchers).await?;
    let kills = shared.servers.close();
    tell("comparing with the database");
    let checked = audit.compare(&database.look_at().await?).await?;
    Ok(Report { shared, begun, lasted, cost, disk_faults, kills, memory, checked })
}

/// Opens the sockets of those who only watch.
async fn watch(
    shared: &Arc<Shared>,
    pairs: &[Pair],
    sockets: u32,
) -> anyhow::Result<JoinSet<Option<Seen>>> {
    let mut watchers = JoinSet::new();
    let mut watcher = Client::guest(shared.servers.next_address()).await?;
    for number in 0..sockets {
        if number % SOCKETS_PER_WATCHER == 0 {
            watcher = Client::guest(shared.servers.next_address()).await?;
        }
        let table = Arc::clone(&pairs[number as usize % pairs.len()].table);
        let habit = Habit::of(number);
        watchers.spawn(watcher::watch(Arc::clone(shared), watcher.clone(), table, habit));
    }
    Ok(watchers)
}

/// Waits until everybody has stopped, and keeps what they saw.
async fn drain(
    mut players: JoinSet<Vec<Played>>,
    mut watchers: JoinSet<Option<Seen>>,
) -> anyhow::Result<Audit> {
    let mut audit = Audit::default();
    let drained = time::timeout(DRAIN_TIMEOUT, async {
        while let Some(pair) = players.join_next().await {
            audit.note(pair?);
        }
        while let Some(watched) = watchers.join_next().await {
            audit.note_watcher(watched?);
        }
        anyhow::Ok(())
    });
    match drained.await {
        Ok(done) => done?,
        Err(_) => audit.fault("somebody did not come to rest".to_owned()),
    }
    Ok(audit)
}

impl Arguments {
    /// So many sockets are not needed by those who play.
    const fn watching(&self) -> u32 {
        self.sockets.saturating_sub(2 * self.tables)
    }

    /// How often the disk fails, and for how long.
    const fn faults(&self) -> (Duration, Duration) {
        (Duration::from_secs(self.disk_fails_every), Duration::from_millis(self.disk_fails_for))
    }
}

/// Lets the disk fail again and again; says how often it did.
#[cfg(target_os = "linux")]
async fn disk_faults(
    (every, lasting): (Duration, Duration),
    shared: Arc<Shared>,
    database: Database,
) -> anyhow::Result<u64> {
    if every.is_zero() {
        return Ok(0);
    }
    let Database::File(file) = database else {
        anyhow::bail!("only the disk of a file can fail here");
    };
    let mut disk = disk::Disk::of(&file);
    let mut last = Instant::now();
    while !shared.disk_mended.load(Ordering::Relaxed) {
        time::sleep(Duration::from_millis(50)).await;
        if last.elapsed() >= every {
            let servers = shared.servers.processes();
            tell(disk.fail(&servers)?);
            time::sleep(lasting).await;
            disk.recover(&servers)?;
            last = Instant::now();
        }
    }
    Ok(disk.faults())
}

#[cfg(not(target_os = "linux"))]
async fn disk_faults(
    (every, _): (Duration, Duration),
    _: Arc<Shared>,
    _: Database,
) -> anyhow::Result<u64> {
    ensure!(every.is_zero(), "disks fail on Linux only");
    Ok(0)
}

/// Opens the tables, each for two guests.
async fn sit_down(shared: &Arc<Shared>, tables: u32) -> anyhow::Result<Vec<Pair>> {
    let at_once = Arc::new(Semaphore::new(OPENED_AT_ONCE));
    let mut opening = JoinSet::new();
    let mut guests = None;
    for number in 0..tables {
        if number % TABLES_PER_PAIR == 0 {
            let servers = &shared.servers;
            guests = Some((
                Client::guest(servers.next_address()).await?,
                Client::guest(servers.next_address()).await?,
            ));
        }
        let Some((host, friend)) = guests.clone() else { continue };
        let (shared, at_once) = (Arc::clone(shared), Arc::clone(&at_once));
        opening.spawn(async move {
            let _permit = at_once.acquire_owned().await?;
            Pair::sit_down(shared, number, host, friend).await
        });
    }
    let mut pairs = Vec::new();
    while let Some(pair) = opening.join_next().await {
        pairs.push(pair??);
    }
    Ok(pairs)
}

/// Lets time pass, and servers die.
async fn wait(arguments: &Arguments, shared: &Arc<Shared>, begun: Instant) -> anyhow::Result<()> {
    let mut next_kill = arguments.kill_every;
    let mut told = Instant::now();
    while begun.elapsed().as_secs() < arguments.seconds
        && shared.moves.load(Ordering::Relaxed) < arguments.moves
    {
        time::sleep(Duration::from_millis(200)).await;
        if next_kill > 0 && begun.elapsed().as_secs() >= next_kill {
            shared.servers.kill_one().await?;
            next_kill += arguments.kill_every;
        }
        if told.elapsed() > Duration::from_secs(10) {
            told = Instant::now();
            tell(&format!("{} moves", shared.moves.load(Ordering::Relaxed)));
        }
    }
    Ok(())
}

/// How far it is, for whoever waits.
fn tell(what: &str) {
    // Who does not look need not be told.
    let _ = writeln!(io::stderr(), "{what}");
}
