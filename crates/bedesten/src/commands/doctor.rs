//! `bedesten doctor`: is every game still a game?

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use anyhow::Context as _;
use arena::statistics::grouped;
use clap::Args;
use serde::Serialize;
use server::doctor::{faults_of_replay, faults_of_table};
use store::archive::Archive;
use tokio::runtime::Runtime;

use crate::{database::Database, long_work::progress_bar};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Where games are kept, as for serve; a server may go on meanwhile
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was looked at, and what is wrong.
#[derive(Default, Serialize)]
struct Report {
    sound: bool,
    tables: u64,
    changes: u64,
    replays: u64,
    faults: Vec<Fault>,
}

#[derive(Serialize)]
struct Fault {
    /// `database`, `table` or `replay`.
    of: &'static str,
    id: Option<String>,
    what: String,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let database = Database::parse(arguments.database.as_deref())?;
    let report = Runtime::new()?.block_on(async {
        let archive = database.look_at().await?;
        let report = examine(&archive).await;
        archive.close().await;
        report.with_context(|| format!("{database} cannot be looked at"))
    })?;
    let mut out = io::stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        write_text(&mut out, &database, &report)?;
    }
    Ok(if report.sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn examine(archive: &Archive) -> anyhow::Result<Report> {
    archive.is_current().await?;
    let mut report = Report::default();
    for what in archive.faults().await? {
        report.faults.push(Fault { of: "database", id: None, what });
    }
    let (tables, replays) = (archive.table_ids().await?, archive.replay_ids().await?);
    let bar = progress_bar((tables.len() + replays.len()) as u64);
    for id in tables {
        bar.inc(1);
        let faults = match archive.dossier(&id).await {
            Ok(None) => continue,
            Ok(Some(dossier)) => {
                report.changes += dossier.changes.len() as u64;
                faults_of_table(&dossier)
            }
            // Such as a text in the place of a number: the others are still looked at.
            Err(error) => vec![format!("{:#}", anyhow::Error::new(error))],
        };
        report.tables += 1;
        report.add("table", &id, faults);
    }
    for id in replays {
        bar.inc(1);
        let faults = match archive.replay(&id).await {
            Ok(None) => continue,
            Ok(Some(replay)) => faults_of_replay(&replay),
            Err(error) => vec![format!("{:#}", anyhow::Error::new(error))],
        };
        report.replays += 1;
        report.add("replay", &id, faults);
    }
    bar.finish_and_clear();
    report.sound = report.faults.is_empty();
    Ok(report)
}

impl Report {
    fn add(&mut self, of: &'static str, id: &str, faults: Vec<String>) {
        let fault = |what| Fault { of, id: Some(id.to_owned()), what };
        self.faults.extend(faults.into_iter().map(fault));
    }
}

fn write_text(out: &mut impl io::Write, database: &Database, report: &Report) -> io::Result<()> {
    for Fault { of, id, what } in &report.faults {
        match id {
            Some(id) => writeln!(out, "{of} {id}: {what}")?,
            None => writeln!(out, "{of}: {what}")?,
        }
    }
    let looked = format!(
        "{}: replayed tables {}, changes {}, uploaded records {}",
        database,
        grouped(report.tables),
        grouped(report.changes),
        grouped(report.replays)
    );
    match report.faults.len() {
        0 => writeln!(out, "{looked}; everything is sound"),
        1 => writeln!(out, "{looked}; 1 thing is wrong"),
        many => writeln!(out, "{looked}; {many} things are wrong"),
    }
}
