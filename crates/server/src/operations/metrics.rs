//! What the house counts about itself, for those who watch over many programs.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};
use prometheus_client::{
    encoding::text,
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::{Registry, Unit},
};
use protocol::web::{Code, clocks::Late};
use serde::Serialize as _;

use crate::app::App;

/// Seconds. What we promise is 50 ms for 99 of 100.
const STEPS: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.08, 0.1, 0.2, 0.5, 1.0, 5.0];

/// Seconds. An easy bot should not wait for two.
const WAITS: [f64; 10] = [0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 120.0];

/// Names of what is counted apart, with their values.
type Labels<const N: usize> = [(&'static str, String); N];

pub(crate) struct Metrics {
    registry: Registry,
    moves: Family<Labels<1>, Counter>,
    answers: Histogram,
    refused: Family<Labels<1>, Counter>,
    notifications: Family<Labels<2>, Counter>,
    times_over: Family<Labels<1>, Counter>,
    tables: Gauge,
    sockets: Gauge,
    bots: Gauge,
    thoughts_waiting: Gauge,
    thought_wait: Histogram,
    memory: Gauge,
    free: Gauge,
    low: Gauge,
}

/// How often something happened, counted apart by its labels.
fn counters<const N: usize>(
    registry: &mut Registry,
    name: &str,
    help: &str,
) -> Family<Labels<N>, Counter> {
    let family = Family::<Labels<N>, Counter>::default();
    registry.register(name, help, family.clone());
    family
}

/// How long something takes, counted in these steps.
fn seconds(
    registry: &mut Registry,
    steps: impl IntoIterator<Item = f64>,
    name: &str,
    help: &str,
) -> Histogram {
    let histogram = Histogram::new(steps);
    registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
    histogram
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("bedesten");
        let moves =
            counters(&mut registry, "moves", "Changes that were written, by who asked for them");
        let answers = seconds(
            &mut registry,
            STEPS,
            "answer",
            "From an answer of a person until it is written and everybody was told",
        );
        let refused = counters(&mut registry, "refused", "Requests and messages that were refused");
        let notifications =
            counters(&mut registry, "notifications", "Attempts to tell somebody that others wait");
        let times_over = counters(
            &mut registry,
            "times_over",
            "Players whose time was over, by what happened to their seat",
        );
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let tables = gauge("live_tables", "Tables whose game is in memory");
        let sockets = gauge("sockets", "Open sockets");
        let bots = gauge("bots_thinking", "Bots that think right now");
        let thoughts_waiting =
            gauge("thoughts_waiting", "Bots and hints that wait for their turn to think");
        let memory = gauge("resident_memory_bytes", "Memory of this process");
        let free = gauge("disk_free_bytes", "Room where the database is; 0 where nobody can say");
        let low = gauge("disk_low", "1 while nothing new begins because the disk is almost full");
        let thought_wait = seconds(
            &mut registry,
            WAITS,
            "thought_wait",
            "How long a bot or a hint waited for its turn to think",
        );
        Self {
            registry,
            moves,
            answers,
            refused,
            notifications,
            times_over,
            tables,
            sockets,
            bots,
            thoughts_waiting,
            thought_wait,
            memory,
            free,
            low,
        }
    }

    pub(crate) fn moved(&self, by_person: bool) {
        let by = if by_person { "person" } else { "server" };
        self.moves.get_or_create(&[("by", by.to_owned())]).inc();
    }

    pub(crate) fn answered(&self, after: Duration) {
        self.answers.observe(after.as_secs_f64());
    }

    pub(crate) fn waited_to_think(&self, waited: Duration) {
        self.thought_wait.observe(waited.as_secs_f64());
    }

    pub(crate) fn notified(&self, by: &str, sent: bool) {
        let sent = if sent { "yes" } else { "no" };
        self.notifications.get_or_create(&[("by", by.to_owned()), ("sent", sent.to_owned())]).inc();
    }

    pub(crate) fn time_over(&self, late: Late) {
        let rule = match late {
            Late::StandIn => "stand_in",
            Late::Resign => "resign",
        };
        self.times_over.get_or_create(&[("rule", rule.to_owned())]).inc();
    }

    pub(crate) fn refused(&self, code: Code) {
        // Its name everywhere is the one in JSON.
        let name = code.serialize(serde_json::value::Serializer).unwrap_or_default();
        let name = name.as_str().unwrap_or_default().to_owned();
        self.refused.get_or_create(&[("code", name)]).inc();
    }
}

/// Everything as text, in the way of `OpenMetrics`.
pub(crate) fn written(app: &App) -> String {
    let metrics = &app.metrics;
    let now = Now::of(app);
    metrics.tables.set(signed(now.tables));
    metrics.sockets.set(signed(now.sockets));
    metrics.bots.set(signed(now.bots));
    metrics.thoughts_waiting.set(signed(app.thinkers.waiting() as u64));
    metrics.memory.set(signed(now.memory));
    let space = app.reserve.look(&*app.store);
    metrics.free.set(signed(space.map_or(0, |space| space.free)));
    metrics.low.set(i64::from(app.reserve.is_low()));
    let mut text = String::new();
    // Writing into a string cannot fail.
    let _ = text::encode(&mut text, &metrics.registry);
    text
}

/// What is going on right now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now {
    pub(crate) tables: u64,
    pub(crate) sockets: u64,
    pub(crate) bots: u64,
    /// Bytes; 0 where the system does not say.
    pub(crate) memory: u64,
}

impl Now {
    pub(crate) fn of(app: &App) -> Self {
        Self {
            tables: app.hub.count() as u64,
            sockets: u64::from(app.limiters.sockets.total()),
            bots: app.thinkers.running() as u64,
            memory: memory().unwrap_or_default(),
        }
    }
}

/// As Linux tells it.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().split(' ').next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Counts what is refused over HTTP.
pub(crate) async fn count(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    if let Some(code) = response.extensions().get::<Code>() {
        app.metrics.refused(*code);
    }
    response
}
