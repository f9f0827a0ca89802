//! `bedesten load`: how fast a server on this machine answers many live tables.
//!
//! At every table two people sit, each with a socket of their own, and answer at a pace. A move is
//! measured from sending the answer until it is acknowledged: checked, written, and told to both.

use std::{
    io::{self, Write as _},
    net::SocketAddr,
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};
use clap::Args;
use serde_json::{Value, json};
use server::{
    Limits, Server, Settings,
    client::{Client, Live},
};
use store::Sqlite;
use tabletop::below;
use tokio::{net::TcpListener, runtime::Runtime, task::JoinSet, time};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// How many tables are played at the same time: at most 1000
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1000))]
    tables: u32,

    /// How long to measure: at most 300
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=300))]
    seconds: u64,

    /// How long people think about an answer, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(50..=60_000))]
    pace: u64,

    /// A server that runs already, on this machine; one of its own with a temporary file if not given
    #[arg(long, value_name = "ADDRESS:PORT")]
    addr: Option<SocketAddr>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Two guests share so many tables: fewer than a server lets one of them have open.
const TABLES_PER_PAIR: u32 = 20;

/// So many times more people come from one address than usually.
const CROWD: u32 = 100;

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let runtime = Runtime::new()?;
    let moves = runtime.block_on(measure(arguments))?;
    runtime.shutdown_timeout(Duration::from_secs(1));
    print(arguments, &Result::of(arguments, &moves))?;
    Ok(ExitCode::SUCCESS)
}

async fn measure(arguments: &Arguments) -> anyhow::Result<Vec<Duration>> {
    let folder = tempfile::tempdir()?;
    let address = match arguments.addr {
        Some(address) if address.ip().is_loopback() => address,
        Some(_) => bail!("only servers on this machine are measured"),
        None => start_server(folder.path()).await?,
    };
    let mut pairs = Vec::new();
    for _ in 0..arguments.tables.div_ceil(TABLES_PER_PAIR) {
        pairs.push((Client::guest(address).await?, Client::guest(address).await?));
    }
    let mut tables = Vec::new();
    for number in 0..arguments.tables {
        let (host, friend) = &pairs[(number / TABLES_PER_PAIR) as usize];
        tables.push(sit_down(host, friend).await?);
    }
    let end = Instant::now() + Duration::from_secs(arguments.seconds);
    let pace = Duration::from_millis(arguments.pace);
    let mut players = JoinSet::new();
    for (number, (one, two)) in (0_u64..).zip(tables) {
        players.spawn(play(one, number * 2, pace, end));
        players.spawn(play(two, number * 2 + 1, pace, end));
    }
    let mut moves = Vec::new();
    while let Some(played) = players.join_next().await {
        moves.extend(played??);
    }
    ensure!(!moves.is_empty(), "nobody moved; measure for longer");
    moves.sort_unstable();
    Ok(moves)
}

async fn start_server(folder: &std::path::Path) -> anyhow::Result<SocketAddr> {
    let store = Sqlite::open(&folder.join("load.db")).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    // Everybody comes from this machine.
    let limits = Limits::default().for_crowded_addresses(CROWD);
    let settings = Settings { limits, ..Settings::default() };
    let server = Server::new(Arc::new(store), listener, settings).await?;
    let address = server.address()?;
    tokio::spawn(server.run(std::future::pending()));
    Ok(address)
}

/// Opens a table for two, and both look at it.
async fn sit_down(host: &Client, friend: &Client) -> anyhow::Result<(Live, Live)> {
    let table = json!({
        "game": "bazaar",
        "options": {"players": 2},
        "seats": [{"chair": "me"}, {"chair": "open"}],
        "seating": "as_seated",
    });
    let table = host.post("/api/tables", &table).await?;
    let id = table.json()["id"].as_str().map(str::to_owned);
    let id = id.with_context(|| format!("no table was opened: {}", table.body))?;
    friend.post(&format!("/api/tables/{id}/join"), &json!({})).await?;
    let begun = host.post(&format!("/api/tables/{id}/begin"), &json!({})).await?;
    ensure!(begun.status == 200, "the game did not begin: {}", begun.body);
    let (mut one, mut two) = (host.live(&id).await?, friend.live(&id).await?);
    one.hello("load", None).await?;
    two.hello("load", None).await?;
    Ok((one, two))
}

/// Answers at a pace until the end, and tells how long each answer took.
async fn play(
    mut live: Live,
    number: u64,
    pace: Duration,
    end: Instant,
) -> anyhow::Result<Vec<Duration>> {
    let mut rng = arena::generator(number, 0, 5);
    let mut moves = Vec::new();
    // Not all at once: people do not press in step.
    let mut wait = pace.mul_f64(f64::from(below(&mut rng, 1000)) / 1000.0);
    while let Ok(asked) = time::timeout_at(end.into(), live.wait_until_asked()).await {
        if !asked? || time::timeout_at(end.into(), time::sleep(wait)).await.is_err() {
            break;
        }
        let begun = Instant::now();
        let done = live.choose(|count| below(&mut rng, count as u32) as usize).await?;
        moves.push(begun.elapsed());
        ensure!(done["type"] == "done", "an answer was refused: {done}");
        wait = pace;
    }
    Ok(moves)
}

/// So many of these sorted times, as a share of all, are at most so long; in milliseconds.
pub(crate) fn part(times: &[Duration], share: f64) -> f64 {
    let index = (times.len().saturating_sub(1) as f64 * share).round();
    #[expect(clippy::cast_sign_loss, reason = "a part of a length is not negative")]
    let index = index as usize;
    times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

struct Result {
    moves: usize,
    per_second: f64,
    p50: f64,
    p99: f64,
    longest: f64,
}

impl Result {
    fn of(arguments: &Arguments, moves: &[Duration]) -> Self {
        Self {
            moves: moves.len(),
            per_second: moves.len() as f64 / arguments.seconds as f64,
            p50: part(moves, 0.5),
            p99: part(moves, 0.99),
            longest: part(moves, 1.0),
        }
    }
}

fn print(arguments: &Arguments, result: &Result) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if arguments.json {
        let report: Value = json!({
            "tables": arguments.tables,
            "seconds": arguments.seconds,
            "pace_ms": arguments.pace,
            "moves": result.moves,
            "moves_per_second": result.per_second,
            "p50_ms": result.p50,
            "p99_ms": result.p99,
            "max_ms": result.longest,
        });
        return writeln!(out, "{report:#}");
    }
    let Result { moves, per_second, p50, p99, longest } = result;
    writeln!(
        out,
        "{} live tables, {moves} moves, {per_second:.0} a second\n\
         a move is answered in {p50:.1} ms (half of them), {p99:.1} ms (99 of 100), \
         {longest:.1} ms (all)",
        arguments.tables
    )
}
