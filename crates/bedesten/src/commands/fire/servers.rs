//! The servers, which are processes of their own, so that they can be killed.

use std::{
    fs,
    net::{SocketAddr, TcpListener},
    process::{Child, Command, Stdio},
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use server::client::Client;
use tokio::time::sleep;

/// Everybody comes from this machine, so many times more than usual.
const ADDRESS_LIMITS: &str = "1000";
/// In which Linux counts time of processors, wherever it runs.
const TICKS_PER_SECOND: u64 = 100;
/// How long a server may take to open.
const START_TIMEOUT: Duration = Duration::from_mins(1);
/// How long a killed server stays down.
const RESTART_DELAY: Duration = Duration::from_millis(300);

#[derive(Debug)]
pub(super) struct Servers {
    database: String,
    all: Vec<Server>,
    kills: AtomicU64,
    choices: AtomicU64,
}

#[derive(Debug)]
struct Server {
    address: SocketAddr,
    /// By how many seconds its clock is wrong.
    skew: i64,
    process: Mutex<Option<Child>>,
}

impl Server {
    fn process(&self) -> MutexGuard<'_, Option<Child>> {
        self.process.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Servers {
    pub(super) async fn open(database: &str, count: u32, skew: u32) -> anyhow::Result<Self> {
        let mut all = Vec::new();
        for number in 0..i64::from(count) {
            // Nobody else takes the port before the server does, or it says so.
            let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
            let skew = i64::from(skew) * (number % 3 - 1);
            all.push(Server { address, skew, process: Mutex::new(None) });
        }
        let servers = Self {
            database: database.to_owned(),
            all,
            kills: AtomicU64::new(0),
            choices: AtomicU64::new(0),
        };
        for server in &servers.all {
            servers.start(server).await?;
        }
        Ok(servers)
    }

    async fn start(&self, server: &Server) -> anyhow::Result<()> {
        let program = std::env::current_exe().context("this program cannot be found")?;
        let begun = Instant::now();
        while begun.elapsed() < START_TIMEOUT {
            let process = Command::new(&program)
                .args(["serve", "--addr", &server.address.to_string()])
                .args(["--database", &self.database, "--bot-pause", "0"])
                .args([
                    "--address-limits",
                    ADDRESS_LIMITS,
                    "--clock-ahead",
                    &server.skew.to_string(),
                ])
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .stdin(Stdio::null())
                .spawn()?;
            *server.process() = Some(process);
            // One that cannot open, perhaps because the database is just starting, is tried again.
            while server.process().as_mut().is_some_and(|one| matches!(one.try_wait(), Ok(None))) {
                let ready = Client::stranger(server.address).get("/api/ready").await;
                if ready.is_ok_and(|answer| answer.status == 200) {
                    return Ok(());
                }
                ensure!(begun.elapsed() < START_TIMEOUT, "a server does not open");
                sleep(Duration::from_millis(20)).await;
            }
            sleep(Duration::from_millis(100)).await;
        }
        anyhow::bail!("a server does not start")
    }

    /// The addresses in turn.
    pub(super) fn next_address(&self) -> SocketAddr {
        let choice = self.choices.fetch_add(1, Ordering::Relaxed) as usize;
        self.all[choice % self.all.len()].address
    }

    /// Kills a server without warning, and starts it again after a moment.
    pub(super) async fn kill_one(&self) -> anyhow::Result<()> {
        let kills = self.kills.fetch_add(1, Ordering::Relaxed) as usize;
        let server = &self.all[kills % self.all.len()];
        if let Some(mut process) = server.process().take() {
            process.kill()?;
            process.wait()?;
        }
        sleep(RESTART_DELAY).await;
        self.start(server).await
    }

    /// The numbers of the processes that run.
    pub(super) fn processes(&self) -> Vec<u32> {
        self.all.iter().filter_map(|one| one.process().as_ref().map(Child::id)).collect()
    }

    /// What all servers that run have used of the processors; nothing where the system does not say.
    pub(super) fn processor_time(&self) -> Duration {
        let used = |id: u32| {
            let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
            // The name may hold anything; behind it come numbers, time of its own and of the system among them.
            let numbers = stat.rsplit_once(')')?.1;
            let ticks = numbers.split_whitespace().skip(11).take(2);
            ticks.map(|ticks| ticks.parse::<u64>().ok()).sum::<Option<u64>>()
        };
        let ticks: u64 = self.processes().into_iter().filter_map(used).sum();
        Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND)
    }

    /// What the largest server has in memory at most, in megabytes.
    pub(super) fn memory(&self) -> Option<u64> {
        let peak = |server: &Server| {
            let id = server.process().as_ref()?.id();
            let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
            let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
            line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()
        };
        self.all.iter().filter_map(peak).max().map(|kilobytes| kilobytes / 1024)
    }

    /// Ends the servers; says how often one was killed before.
    pub(super) fn close(&self) -> u64 {
        for server in &self.all {
            if let Some(mut process) = server.process().take() {
                // What they know beside the database is not needed any more.
                let _ = process.kill();
                let _ = process.wait();
            }
        }
        self.kills.load(Ordering::Relaxed)
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        self.close();
    }
}
