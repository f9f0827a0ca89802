//! `cargo xtask fire`: the release program under load, with servers and databases that die, and a disk
//! that is full.
//!
//! Everything runs on this machine and in a bounded time; nothing but loopback is used. What comes of
//! each trial is printed as a row for `docs/performance.md`.

use std::{
    fs,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use clap::Args;
use serde_json::Value;
use xshell::Shell;

use crate::{
    postgres::Postgres,
    program::{Program, as_argument},
    small_disk::SmallDisk,
};

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Only the trials whose names contain this
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,

    /// Every trial for a few seconds with few tables, to see that it works
    #[arg(long)]
    quick: bool,
}

/// One trial.
#[derive(Clone, Copy, Debug)]
struct Trial {
    name: &'static str,
    database: Kept,
    servers: u32,
    tables: u32,
    sockets: u32,
    pace_ms: u32,
    seconds: u32,
    /// Enough moves to stop before.
    moves: u64,
    /// A server is killed every so many seconds.
    kill_every: u32,
    /// By how many seconds clocks go wrong.
    skew: u32,
    /// The database dies every so many seconds.
    crash_every: u32,
    /// The disk is full or fails for a moment every so many seconds.
    disk_fails_every: u32,
    /// Something is said after so many moves.
    talk: u32,
    /// Players go away after so many moves of theirs, and come back.
    absences: u32,
    /// What must hold.
    most_p99_ms: Option<f64>,
    most_memory_mb: Option<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kept {
    InAFile,
    /// On a file system of its own, which can be filled, if such a one can be had.
    OnASmallDisk,
    InPostgres,
}

/// Many tables at the pace of fast people.
const MANY: Trial = Trial {
    name: "many tables, a file",
    database: Kept::InAFile,
    servers: 1,
    tables: 2000,
    sockets: 5000,
    pace_ms: 2000,
    seconds: 120,
    moves: u64::MAX,
    kill_every: 0,
    skew: 0,
    crash_every: 0,
    disk_fails_every: 0,
    talk: 0,
    absences: 0,
    most_p99_ms: Some(50.0),
    most_memory_mb: Some(500.0),
};

/// Few tables, as fast as it goes, while everything dies.
const DEATHS: Trial = Trial {
    name: "kills, a file",
    tables: 200,
    sockets: 500,
    pace_ms: 100,
    seconds: 3600,
    moves: 500_000,
    kill_every: 5,
    most_p99_ms: None,
    ..MANY
};

const TRIALS: [Trial; 6] = [
    MANY,
    Trial { name: "many tables with talk and absences, a file", talk: 5, absences: 10, ..MANY },
    Trial {
        name: "many tables, two servers",
        database: Kept::InPostgres,
        servers: 2,
        most_p99_ms: Some(80.0),
        ..MANY
    },
    DEATHS,
    Trial {
        name: "kills, crashes and wrong clocks, three servers",
        database: Kept::InPostgres,
        servers: 3,
        skew: 600,
        crash_every: 60,
        ..DEATHS
    },
    Trial {
        name: "a disk that is full and fails, a file",
        database: Kept::OnASmallDisk,
        disk_fails_every: 10,
        most_p99_ms: None,
        ..MANY
    },
];

impl Trial {
    /// The same for a few seconds. How fast it is says nothing then.
    fn shortened(self) -> Self {
        Self {
            tables: self.tables.min(40),
            sockets: self.sockets.min(110),
            pace_ms: self.pace_ms.min(100),
            seconds: 12,
            kill_every: self.kill_every.min(3),
            crash_every: self.crash_every.min(6),
            disk_fails_every: self.disk_fails_every.min(2),
            most_p99_ms: None,
            ..self
        }
    }
}

/// As a stage of the tests.
pub(crate) fn quick(shell: &Shell) -> anyhow::Result<()> {
    run(shell, &Options { only: None, quick: true })
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let program = Program::build(shell)?;
    let postgres = Postgres::start(shell)?;
    println!(
        "\n| trial | servers | tables | sockets | moves | a second | p50 | p99 | of each ten seconds | longest | memory | kills | taken by others |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|---|"
    );
    let mut wrong = Vec::new();
    let mut moves = 0;
    let only = options.only.as_deref().unwrap_or_default();
    for (number, trial) in TRIALS.iter().enumerate().filter(|(_, trial)| trial.name.contains(only))
    {
        let trial = if options.quick { trial.shortened() } else { *trial };
        let disk =
            (trial.database == Kept::OnASmallDisk).then(|| SmallDisk::mount(shell)).flatten();
        let database = match trial.database {
            Kept::InAFile => None,
            Kept::OnASmallDisk => disk.as_ref().map(SmallDisk::database),
            Kept::InPostgres => Some(postgres.database(&format!("fire_{number}"))?),
        };
        let before = Ticks::now();
        let report = attempt(&program, &trial, database.as_deref(), &postgres)?;
        moves += report["moves"].as_u64().unwrap_or_default();
        println!("{} {} |", row(&trial, &report), taken_by_others(before, Ticks::now()));
        wrong.extend(faults(&trial, &report));
    }
    println!("\n{moves} moves in all");
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

fn attempt(
    program: &Program<'_>,
    trial: &Trial,
    database: Option<&str>,
    postgres: &Postgres<'_>,
) -> anyhow::Result<Value> {
    let mut command = Command::new(as_argument(program.path())?);
    command.args(["fire", "--json"]);
    if let Some(database) = database {
        command.args(["--database", database]);
    }
    let numbers = [
        ("--servers", u64::from(trial.servers)),
        ("--tables", trial.tables.into()),
        ("--sockets", trial.sockets.into()),
        ("--pace", trial.pace_ms.into()),
        ("--seconds", trial.seconds.into()),
        ("--moves", trial.moves),
        ("--kill-every", trial.kill_every.into()),
        ("--skew", trial.skew.into()),
        ("--disk-fails-every", trial.disk_fails_every.into()),
        ("--talk", trial.talk.into()),
        ("--absences", trial.absences.into()),
    ];
    for (name, number) in numbers {
        command.args([name, &number.to_string()]);
    }
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let begun = Instant::now();
    let mut crashed = Instant::now();
    while child.try_wait()?.is_none() {
        thread::sleep(Duration::from_millis(200));
        // Not at the very end: what was played is compared then, and nothing is to be tried any more.
        let ends = begun.elapsed().as_secs() + 3 > u64::from(trial.seconds);
        let due = crashed.elapsed().as_secs() >= u64::from(trial.crash_every);
        if trial.crash_every > 0 && due && !ends {
            crash(&mut child, postgres)?;
            crashed = Instant::now();
        }
    }
    let output = child.wait_with_output()?;
    serde_json::from_slice(&output.stdout)
        .with_context(|| format!("“{}” ended with {} and said nothing", trial.name, output.status))
}

/// The database dies, unless the trial has just ended.
fn crash(child: &mut Child, postgres: &Postgres<'_>) -> anyhow::Result<()> {
    match child.try_wait()? {
        Some(_) => Ok(()),
        None => postgres.crash(),
    }
}

fn row(trial: &Trial, report: &Value) -> String {
    let number = |name: &str| report[name].as_f64().unwrap_or_default();
    format!(
        "| {} | {} | {} | {} | {} | {:.0} | {:.1} ms | {:.1} ms | {} | {:.0} ms | {:.0} MB | {} |",
        trial.name,
        report["servers"],
        report["tables"],
        report["sockets"],
        report["moves"],
        number("moves_per_second"),
        number("p50_ms"),
        number("p99_ms"),
        spread(&report["p99_ms_by_window"]),
        number("max_ms"),
        number("memory_mb"),
        report["kills"],
    )
}

/// What the processors of this machine did so far, as the kernel counts it.
#[derive(Clone, Copy, Debug)]
struct Ticks {
    all: u64,
    /// The host gave the time to somebody else.
    stolen: u64,
}

impl Ticks {
    /// Nothing, where it is not counted.
    fn now() -> Option<Self> {
        let stat = fs::read_to_string("/proc/stat").ok()?;
        let ticks = stat.lines().next()?.split_whitespace().skip(1);
        let ticks: Vec<u64> = ticks.filter_map(|tick| tick.parse().ok()).take(8).collect();
        Some(Self { all: ticks.iter().sum(), stolen: *ticks.get(7)? })
    }
}

/// On a shared machine a slow answer may be the fault of a neighbour.
fn taken_by_others(before: Option<Ticks>, after: Option<Ticks>) -> String {
    let share = before.zip(after).map(|(before, after)| {
        let all = after.all.saturating_sub(before.all).max(1);
        after.stolen.saturating_sub(before.stolen) as f64 * 100.0 / all as f64
    });
    share.map_or_else(|| "unknown".to_owned(), |share| format!("{share:.1} %"))
}

/// The best and the worst stretch.
fn spread(windows: &Value) -> String {
    let windows = windows.as_array().into_iter().flatten().filter_map(Value::as_f64);
    let (low, high) =
        windows.fold((f64::INFINITY, 0.0_f64), |(low, high), ms| (low.min(ms), high.max(ms)));
    format!("{low:.1} – {high:.1} ms")
}

fn faults(trial: &Trial, report: &Value) -> Vec<String> {
    let name = trial.name;
    let said = report["faults"].as_array().into_iter().flatten();
    let mut faults: Vec<String> = said.map(|fault| format!("{name}: {fault}")).collect();
    if report["moves"].as_u64().unwrap_or_default() == 0 {
        faults.push(format!("{name}: nobody moved"));
    }
    if trial.disk_fails_every > 0 && report["disk_faults"].as_u64().unwrap_or_default() == 0 {
        faults.push(format!("{name}: the disk did not fail"));
    }
    for (what, every) in [("said", trial.talk), ("absences", trial.absences)] {
        if every > 0 && report[what].as_u64().unwrap_or_default() == 0 {
            faults.push(format!("{name}: “{what}” is 0"));
        }
    }
    // Where nothing dies, nobody loses the line and every answer fits.
    for what in ["returns", "refusals"] {
        let times = report[what].as_u64().unwrap_or_default();
        let calm = trial.kill_every + trial.crash_every + trial.disk_fails_every == 0;
        if calm && times > 0 {
            faults.push(format!("{name}: {times} {what}, and nothing was killed"));
        }
    }
    for (what, most) in [("p99_ms", trial.most_p99_ms), ("memory_mb", trial.most_memory_mb)] {
        let measured = report[what].as_f64().unwrap_or(f64::INFINITY);
        if let Some(most) = most.filter(|most| measured > *most) {
            faults.push(format!("{name}: {what} is {measured:.0}, {most:.0} at most"));
        }
    }
    faults
}
