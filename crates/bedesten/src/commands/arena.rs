//! `bedesten arena`: a tournament between bots, or a look at one that was played.

mod tables;
mod text;

use std::{
    collections::HashSet,
    fs,
    io::{self, BufRead as _, Read as _, Write as _},
    num::NonZeroUsize,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context as _;
use arena::{
    Entrant, Findings, Plan, ResultsFile, Schedule, Summary, read_results,
    report::{self, Edition},
    statistics::grouped,
};
use bots::Spec;
use clap::Args;
use serde_json::json;

use self::tables::Tables;
use crate::{
    games::{self, ForAnyName, ProgramGame},
    long_work::{STOPPED, STOPPED_CODE, listen_to_ctrl_c, progress_bar, threads},
};

#[derive(Debug, Args)]
#[command(after_help = "\
Every deal is played once with each bot of a pairing in each seat. With two players each bot meets \
each other; with more, each sits alone at a table of each other, and where there are enough bots \
they also meet all together.\n\n\
The same command goes on where it was stopped. To look at results again, perhaps of several \
tournaments: bedesten arena FILE… --report FILE.html")]
pub(crate) struct Arguments {
    /// Files of results to look at; nothing is played
    #[arg(value_name = "RESULTS", conflicts_with_all = [
        "rules", "players", "layout", "variant", "deck", "bots", "games", "seed", "threads", "challenger",
        "out",
    ])]
    results: Vec<PathBuf>,

    #[command(flatten)]
    tables: Tables,

    /// The bots that meet, separated by commas: two or more
    #[arg(long, value_delimiter = ',', required_unless_present = "results")]
    bots: Vec<Spec>,

    /// How many games of each pairing at each table, rounded up to whole deals
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// The number everything random is derived from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Only this bot meets the others: one of it at a table of each of them
    #[arg(long, value_name = "BOT")]
    challenger: Option<Spec>,

    /// The bot whose rating is 1500; the mean of all if not given
    #[arg(long, value_name = "BOT")]
    anchor: Option<Spec>,

    /// How many threads play; as many as there are cores if not given. The results are the same.
    #[arg(long)]
    threads: Option<NonZeroUsize>,

    /// Where every game is written as it ends; a name made from the tournament if not given
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,

    /// Write a page with charts, for any browser
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let game = match arguments.results.first() {
        Some(path) => game_of(path)?,
        None => arguments.tables.game()?.to_owned(),
    };
    games::for_name(&game, arguments)
}

/// The game that a file of results is about.
fn game_of(path: &Path) -> anyhow::Result<String> {
    let file = fs::File::open(path).with_context(|| path.display().to_string())?;
    let mut line = String::new();
    io::BufReader::new(file)
        .take(1 << 20)
        .read_line(&mut line)
        .with_context(|| path.display().to_string())?;
    let header: serde_json::Value = serde_json::from_str(&line).unwrap_or_default();
    // Whatever else is wrong with the file is said when it is read as one of ours.
    Ok(header["game"].as_str().unwrap_or("bazaar").to_owned())
}

impl ForAnyName for &Arguments {
    type Done = ExitCode;

    fn with<G: ProgramGame>(self) -> anyhow::Result<ExitCode> {
        let outcome: Outcome<G> =
            if self.results.is_empty() { play(self)? } else { look_at(self)? };
        let anchor = self.anchor.as_ref().map(Spec::to_string);
        let summary = outcome.findings.summary(anchor.as_deref())?;
        if let Some(path) = &self.report {
            let edition = Edition { summary: &summary, planned: outcome.planned };
            fs::write(path, report::page(&edition)).with_context(|| path.display().to_string())?;
        }
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", outcome.to_json(&summary))?;
        } else {
            text::write(&mut out, &summary)?;
            write_whereabouts(&mut out, self, &outcome)?;
        }
        let looked_only = !self.results.is_empty();
        let whole = outcome.is_whole() || looked_only;
        Ok(if whole { ExitCode::SUCCESS } else { ExitCode::from(STOPPED_CODE) })
    }
}

/// What there is to be told, and where it came from.
struct Outcome<G: ProgramGame> {
    findings: Findings<G>,
    /// How many games were asked for.
    planned: u64,
    files: Vec<PathBuf>,
}

impl<G: ProgramGame> Outcome<G> {
    fn is_whole(&self) -> bool {
        self.findings.games() >= self.planned
    }

    fn to_json(&self, summary: &Summary) -> serde_json::Value {
        let mut value = json!(summary);
        value["planned"] = self.planned.into();
        value["finished"] = self.is_whole().into();
        let name = |path: &PathBuf| path.display().to_string();
        value["results"] = self.files.iter().map(name).collect();
        value
    }
}

/// Plays what is not in the file yet.
fn play<G: ProgramGame>(arguments: &Arguments) -> anyhow::Result<Outcome<G>> {
    let schedule = Schedule::<G>::new(plan::<G>(arguments)?)?;
    let planned = schedule.games().len() as u64;
    let path = arguments
        .out
        .clone()
        .unwrap_or_else(|| format!("bedesten-arena-{}.jsonl", schedule.plan().short_name()).into());
    let mut findings = Findings::new();
    findings.announce(&schedule.plan().bots);
    if let Some(anchor) = &arguments.anchor {
        // Better known before the games than after them.
        findings.summary(Some(&anchor.to_string()))?;
    }
    let mut file = ResultsFile::open(&path, &schedule, |result| findings.add(&result))?;
    let pool = threads(arguments.threads)?;
    listen_to_ctrl_c()?;

    let begun = file.games();
    let bar = progress_bar(planned);
    bar.set_position(begun);
    bar.reset_eta();
    let played = arena::run(&schedule, begun..planned, &pool, &STOPPED, |result| {
        file.append(&result)?;
        findings.add(&result);
        bar.inc(1);
        Ok(())
    });
    bar.finish_and_clear();
    played?;
    Ok(Outcome { findings, planned, files: vec![path] })
}

fn plan<G: ProgramGame>(arguments: &Arguments) -> anyhow::Result<Plan<G::Options>> {
    Ok(Plan {
        bots: arguments.bots.iter().map(Entrant::new::<G>).collect(),
        tables: arguments.tables.options::<G>()?,
        games: arguments.games,
        seed: arguments.seed,
        challenger: arguments.challenger.as_ref().map(Spec::to_string),
    })
}

/// Reads what was played before. A game that is in several files counts once, and several files
/// are taken as they are: what is missing in one may be in another.
fn look_at<G: ProgramGame>(arguments: &Arguments) -> anyhow::Result<Outcome<G>> {
    let mut findings = Findings::new();
    let mut seen = HashSet::new();
    let mut plans = Vec::new();
    for path in &arguments.results {
        let header = read_results::<G>(path, |result| {
            let options = serde_json::to_string(&result.options).unwrap_or_default();
            if seen.insert((options, result.seed, result.deal, result.bots.clone())) {
                findings.add(&result);
            }
        })?;
        findings.announce(&header.plan.bots);
        plans.push(header.plan.count_games::<G>());
    }
    let planned = match plans[..] {
        [planned] => planned,
        _ => findings.games(),
    };
    Ok(Outcome { findings, planned, files: arguments.results.clone() })
}

/// Where everything is kept, and how to go on.
fn write_whereabouts<G: ProgramGame>(
    out: &mut impl io::Write,
    arguments: &Arguments,
    outcome: &Outcome<G>,
) -> io::Result<()> {
    let names = |paths: &[PathBuf]| {
        paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
    };
    if arguments.results.is_empty() {
        writeln!(out, "every game: {}", names(&outcome.files))?;
    }
    if let Some(path) = &arguments.report {
        writeln!(out, "with charts: {}", path.display())?;
    }
    if outcome.is_whole() {
        return Ok(());
    }
    let goes_on = if arguments.results.is_empty() { "; the same command goes on" } else { "" };
    writeln!(
        out,
        "stopped after {} of {} games{goes_on}",
        grouped(outcome.findings.games()),
        grouped(outcome.planned)
    )
}
