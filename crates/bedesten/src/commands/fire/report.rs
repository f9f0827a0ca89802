//! What a trial measured, for people and for programs.

use std::{
    collections::BTreeMap,
    io::{self, Write as _},
    sync::{Arc, PoisonError, atomic::Ordering},
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{Arguments, Shared, audit::Checked};
use crate::commands::load::part;

/// How long a stretch is whose times are compared with those of others.
const WINDOW: Duration = Duration::from_secs(10);

pub(super) struct Report {
    pub(super) shared: Arc<Shared>,
    pub(super) begun: Instant,
    pub(super) lasted: Duration,
    /// What a move costs the processors of all servers, in milliseconds. Servers that are killed take what
    /// they used along.
    pub(super) cost: f64,
    pub(super) disk_faults: u64,
    pub(super) kills: u64,
    pub(super) memory: Option<u64>,
    pub(super) checked: Checked,
}

impl Report {
    fn to_json(&self, arguments: &Arguments) -> Value {
        let Self { shared, begun, lasted, cost, disk_faults, kills, memory, checked } = self;
        let timed = shared.times.lock().unwrap_or_else(PoisonError::into_inner);
        let times = in_order(timed.iter().map(|(_, time)| *time));
        let at = |share| part(&times, share);
        let moves = shared.moves.load(Ordering::Relaxed);
        json!({
            "servers": arguments.servers,
            "tables": arguments.tables,
            "sockets": arguments.sockets.max(2 * arguments.tables),
            "seconds": lasted.as_secs_f64(),
            "moves": moves,
            "moves_per_second": moves as f64 / lasted.as_secs_f64(),
            "processor_ms_per_move": cost,
            "said": shared.said.load(Ordering::Relaxed),
            "absences": shared.absent.load(Ordering::Relaxed),
            "p50_ms": at(0.5), "p99_ms": at(0.99), "max_ms": at(1.0),
            "p99_ms_by_window": by_window(*begun, *lasted, &timed),
            "kills": kills,
            "disk_faults": disk_faults,
            "returns": shared.reconnects.load(Ordering::Relaxed),
            "refusals": shared.refusals.load(Ordering::Relaxed),
            "memory_mb": memory,
            "games": checked.games,
            "changes": checked.changes,
            "faults": checked.faults,
        })
    }

    pub(super) fn print(&self, arguments: &Arguments) -> io::Result<()> {
        let report = self.to_json(arguments);
        let mut out = io::stdout().lock();
        if arguments.json {
            return writeln!(out, "{report:#}");
        }
        let number = |name: &str| report[name].as_f64().unwrap_or_default();
        writeln!(
            out,
            "{} moves at {} tables over {} sockets and {} servers, {:.0} a second\n\
             a move costs {:.3} ms of a processor; {} things were said, {} times somebody went away\n\
             a move is answered in {:.1} ms (half of them), {:.1} ms (99 of 100), {:.1} ms (all)\n\
             {} kills, {} faults of the disk, {} returns, {} answers chosen anew; the largest server had {} MB\n\
             {} games with {} changes compared",
            report["moves"],
            report["tables"],
            report["sockets"],
            report["servers"],
            number("moves_per_second"),
            number("processor_ms_per_move"),
            report["said"],
            report["absences"],
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
        for fault in &self.checked.faults {
            writeln!(out, "fault: {fault}")?;
        }
        if self.checked.faults.is_empty() {
            writeln!(out, "nothing was lost, nothing was doubled")?;
        }
        Ok(())
    }
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
