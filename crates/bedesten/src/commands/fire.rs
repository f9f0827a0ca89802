//! `bedesten fire`: many tables, many sockets, and servers that are killed all the time.
//!
//! It starts servers of its own on this machine, lets two people play at every table, each at a
//! server of their choice, and others watch. Whoever loses the line comes back, perhaps to another
//! server, and says again what was not acknowledged. The disk may be full or fail for a while. In the end the database is compared with what
//! was acknowledged: every move is there, once; every game replays; everybody sees the last version.

mod audit;
#[cfg(target_os = "linux")]
mod disk;
mod house;
mod pair;
mod table_socket;
mod watcher;

use std::{
    collections::BTreeMap,
    io::{self, Write as _},
    process::ExitCode,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::ensure;
use clap::Args;
use serde_json::{Value, json};
use server::client::Client;
use tokio::{runtime::Runtime, sync::Semaphore, task::JoinSet, time};

use self::{audit::Audit, house::House, pair::Pair, watcher::Habit};
use crate::{commands::load::part, database::Database};

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
/// How long a stretch is whose times are compared with those of others.
const WINDOW: Duration = Duration::from_secs(10);
/// How long everybody has to come to rest in the end.
const REST: Duration = Duration::from_mins(2);

/// What all players share.
#[derive(Debug)]
struct Stage {
    house: House,
    pace: Duration,
    over: AtomicBool,
    /// The disk does not fail any more.
    mended: AtomicBool,
    /// Moves that were acknowledged.
    moves: AtomicU64,
    /// How often somebody came back.
    returns: AtomicU64,
    /// Answers that a server refused, and that were chosen anew.
    refusals: AtomicU64,
    /// How long each answer took that needed no second attempt, and when it came.
    times: Mutex<Vec<(Instant, Duration)>>,
}

impl Stage {
    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let folder = tempfile::tempdir()?;
    let file = format!("sqlite:{}", folder.path().join("fire.db").display());
    let name = arguments.database.clone().unwrap_or(file);
    let database = Database::parse(Some(&name))?;
    let runtime = Runtime::new()?;
    let report = runtime.block_on(burn(arguments, &name, &database))?;
    runtime.shutdown_timeout(Duration::from_secs(1));
    let sound = report["faults"].as_array().is_some_and(Vec::is_empty);
    print(arguments, &report)?;
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn burn(arguments: &Arguments, name: &str, database: &Database) -> anyhow::Result<Value> {
    ensure!(
        arguments.servers == 1 || matches!(database, Database::Postgres { .. }),
        "several servers need a PostgreSQL database"
    );
    let watching = arguments.sockets.saturating_sub(2 * arguments.tables);
    let stage = Arc::new(Stage {
        house: House::open(name, arguments.servers, arguments.skew).await?,
        pace: Duration::from_millis(arguments.pace),
        over: AtomicBool::new(false),
        mended: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        returns: AtomicU64::new(0),
        refusals: AtomicU64::new(0),
        times: Mutex::default(),
    });
    tell(&format!("{} servers; opening {} tables", arguments.servers, arguments.tables));
    let pairs = sit_down(&stage, arguments.tables).await?;
    let mut watchers = JoinSet::new();
    let mut watcher = Client::guest(stage.house.any()).await?;
    for number in 0..watching {
        if number % SOCKETS_PER_WATCHER == 0 {
            watcher = Client::guest(stage.house.any()).await?;
        }
        let table = Arc::clone(&pairs[number as usize % pairs.len()].table);
        let habit = Habit::of(number);
        watchers.spawn(watcher::watch(Arc::clone(&stage), watcher.clone(), table, habit));
    }
    let mut players = JoinSet::new();
    for pair in pairs {
        players.spawn(pair.play());
    }
    let begun = Instant::now();
    let disk = tokio::spawn(disk_faults(arguments.faults(), Arc::clone(&stage), database.clone()));
    wait(arguments, &stage, begun).await?;
    let lasted = begun.elapsed();
    tell("coming to rest");
    // There is room again before everybody comes to rest.
    stage.mended.store(true, Ordering::Relaxed);
    let disk_faults = disk.await??;
    stage.over.store(true, Ordering::Relaxed);
    let memory = stage.house.memory();
    let mut audit = Audit::default();
    let rested = time::timeout(REST, async {
        while let Some(pair) = players.join_next().await {
            audit.note(pair?);
        }
        while let Some(watched) = watchers.join_next().await {
            audit.note_watcher(watched?);
        }
        anyhow::Ok(())
    });
    match rested.await {
        Ok(done) => done?,
        Err(_) => audit.fault("somebody did not come to rest".to_owned()),
    }
    let kills = stage.house.close();
    tell("comparing with the database");
    let checked = audit.compare(&database.look_at().await?).await?;
    let timed = std::mem::take(&mut *stage.times.lock().unwrap_or_else(PoisonError::into_inner));
    let times = in_order(timed.iter().map(|(_, time)| *time));
    let at = |share| part(&times, share);
    Ok(json!({
        "servers": arguments.servers,
        "tables": arguments.tables,
        "sockets": arguments.sockets.max(2 * arguments.tables),
        "seconds": lasted.as_secs_f64(),
        "moves": stage.moves.load(Ordering::Relaxed),
        "moves_per_second": stage.moves.load(Ordering::Relaxed) as f64 / lasted.as_secs_f64(),
        "p50_ms": at(0.5), "p99_ms": at(0.99), "max_ms": at(1.0),
        "p99_ms_by_window": by_window(begun, lasted, &timed),
        "kills": kills,
        "disk_faults": disk_faults,
        "returns": stage.returns.load(Ordering::Relaxed),
        "refusals": stage.refusals.load(Ordering::Relaxed),
        "memory_mb": memory,
        "games": checked.games,
        "changes": checked.changes,
        "faults": checked.faults,
    }))
}

impl Arguments {
    /// How often the disk fails, and for how long.
    const fn faults(&self) -> (Duration, Duration) {
        (Duration::from_secs(self.disk_fails_every), Duration::from_millis(self.disk_fails_for))
    }
}

/// Lets the disk fail again and again; says how often it did.
#[cfg(target_os = "linux")]
async fn disk_faults(
    (every, lasting): (Duration, Duration),
    stage: Arc<Stage>,
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
    while !stage.mended.load(Ordering::Relaxed) {
        time::sleep(Duration::from_millis(50)).await;
        if last.elapsed() >= every {
            let servers = stage.house.processes();
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
    _: Arc<Stage>,
    _: Database,
) -> anyhow::Result<u64> {
    ensure!(every.is_zero(), "disks fail on Linux only");
    Ok(0)
}

fn in_order(times: impl Iterator<Item = Duration>) -> Vec<Duration> {
    let mut times: Vec<_> = times.collect();
    times.sort_unstable();
    times
}

/// The time that 99 of 100 answers needed, for each window by itself: a machine has better and worse
/// moments. What is left of a window at the end says nothing.
fn by_window(begun: Instant, lasted: Duration, timed: &[(Instant, Duration)]) -> Vec<f64> {
    let whole = lasted.as_secs() / WINDOW.as_secs();
    let mut windows: BTreeMap<u64, Vec<Duration>> = BTreeMap::new();
    for (when, time) in timed {
        let window = when.duration_since(begun).as_secs() / WINDOW.as_secs();
        if window < whole {
            windows.entry(window).or_default().push(*time);
        }
    }
    windows.into_values().map(|times| part(&in_order(times.into_iter()), 0.99)).collect()
}

/// Opens the tables, each for two guests.
async fn sit_down(stage: &Arc<Stage>, tables: u32) -> anyhow::Result<Vec<Pair>> {
    let at_once = Arc::new(Semaphore::new(OPENED_AT_ONCE));
    let mut opening = JoinSet::new();
    let mut guests = None;
    for number in 0..tables {
        if number % TABLES_PER_PAIR == 0 {
            let house = &stage.house;
            guests = Some((Client::guest(house.any()).await?, Client::guest(house.any()).await?));
        }
        let Some((host, friend)) = guests.clone() else { continue };
        let (stage, at_once) = (Arc::clone(stage), Arc::clone(&at_once));
        opening.spawn(async move {
            let _permit = at_once.acquire_owned().await?;
            Pair::sit_down(stage, number, host, friend).await
        });
    }
    let mut pairs = Vec::new();
    while let Some(pair) = opening.join_next().await {
        pairs.push(pair??);
    }
    Ok(pairs)
}

/// Lets time pass, and servers die.
async fn wait(arguments: &Arguments, stage: &Arc<Stage>, begun: Instant) -> anyhow::Result<()> {
    let mut next_kill = arguments.kill_every;
    let mut told = Instant::now();
    while begun.elapsed().as_secs() < arguments.seconds
        && stage.moves.load(Ordering::Relaxed) < arguments.moves
    {
        time::sleep(Duration::from_millis(200)).await;
        if next_kill > 0 && begun.elapsed().as_secs() >= next_kill {
            stage.house.kill_one().await?;
            next_kill += arguments.kill_every;
        }
        if told.elapsed() > Duration::from_secs(10) {
            told = Instant::now();
            tell(&format!("{} moves", stage.moves.load(Ordering::Relaxed)));
        }
    }
    Ok(())
}

/// How far it is, for whoever waits.
fn tell(what: &str) {
    // Who does not look need not be told.
    let _ = writeln!(io::stderr(), "{what}");
}

fn print(arguments: &Arguments, report: &Value) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if arguments.json {
        return writeln!(out, "{report:#}");
    }
    let number = |name: &str| report[name].as_f64().unwrap_or_default();
    writeln!(
        out,
        "{} moves at {} tables over {} sockets and {} servers, {:.0} a second\n\
         a move is answered in {:.1} ms (half of them), {:.1} ms (99 of 100), {:.1} ms (all)\n\
         {} kills, {} faults of the disk, {} returns, {} answers chosen anew; the largest server had {} MB\n\
         {} games with {} changes compared",
        report["moves"],
        report["tables"],
        report["sockets"],
        report["servers"],
        number("moves_per_second"),
        number("p50_ms"),
        number("p99_ms"),
        number("max_ms"),
        report["kills"],
        report["disk_faults"],
        report["returns"],
        report["refusals"],
        report["memory_mb"],
        report["games"],
        report["changes"],
    )?;
    let faults = report["faults"].as_array().map(Vec::as_slice).unwrap_or_default();
    for fault in faults {
        writeln!(out, "fault: {}", fault.as_str().unwrap_or_default())?;
    }
    if faults.is_empty() {
        writeln!(out, "nothing was lost, nothing was doubled")?;
    }
    Ok(())
}
