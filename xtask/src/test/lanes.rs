//! Stages side by side: each lane runs its stages one after the other, each stage as a program of
//! its own, so that what it says is heard as a whole when it is done.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use anyhow::{Context as _, bail};

use super::{judged, tell};
use crate::report::{Finished, Outcome, Report};
use crate::stage::{Lane, Stage};
use crate::stages::STAGES;

/// Whether there is nothing to run side by side: then everything is heard as it is said.
pub(super) fn few(stages: &[&Stage]) -> bool {
    let used = |lane: &Lane| stages.iter().any(|stage| stage.lane == *lane);
    Lane::BESIDE.iter().filter(|lane| used(lane)).count() < 2
}

/// Runs the stages and adds what came of them, in the order of the table.
pub(super) fn run(
    root: &Path,
    stages: &[&'static Stage],
    report: &mut Report,
) -> anyhow::Result<()> {
    if stages.is_empty() {
        return Ok(());
    }
    let program = own_program()?;
    let lanes = Lanes { root, program, begun: Instant::now(), report: Mutex::new(&mut *report) };
    let ended = thread::scope(|scope| {
        let lanes = &lanes;
        let running = Lane::BESIDE.map(|lane| scope.spawn(move || lanes.one(lane, stages)));
        running.into_iter().try_for_each(|lane| match lane.join() {
            Ok(ended) => ended,
            Err(_) => bail!("a lane broke down"),
        })
    });
    let _ = fs::remove_file(&lanes.program);
    report.sort_by_key(|name| STAGES.iter().position(|stage| stage.name == name));
    ended
}

/// A copy of this program: a stage may build it anew.
fn own_program() -> anyhow::Result<PathBuf> {
    let copy = std::env::temp_dir().join(format!("bedesten-xtask-{}", std::process::id()));
    let own = std::env::current_exe()?;
    fs::copy(own, &copy).with_context(|| format!("{} cannot be written", copy.display()))?;
    Ok(copy)
}

struct Lanes<'a> {
    root: &'a Path,
    program: PathBuf,
    begun: Instant,
    /// Held while a stage is told about, so that nobody talks between.
    report: Mutex<&'a mut Report>,
}

impl Lanes<'_> {
    fn one(&self, lane: Lane, stages: &[&'static Stage]) -> anyhow::Result<()> {
        for stage in stages.iter().filter(|stage| stage.lane == lane) {
            println!("\n{} begins after {} s", stage.name, self.begun.elapsed().as_secs());
            let start = Instant::now();
            let (outcome, said) = self.stage(stage)?;
            let outcome = judged(outcome);
            let mut report = self.report.lock().unwrap_or_else(PoisonError::into_inner);
            println!("\n{}: {}", stage.name, stage.proves);
            print!("{said}");
            tell(stage, &outcome);
            report.add(Finished { stage: stage.name, outcome, time: start.elapsed() });
        }
        Ok(())
    }

    /// Runs one stage; gives what came of it and what it said.
    fn stage(&self, stage: &Stage) -> anyhow::Result<(Outcome, String)> {
        let file = |what: &str| {
            let name = format!("bedesten-{}-{}-{what}", std::process::id(), stage.name);
            std::env::temp_dir().join(name)
        };
        let (outcome, said) = (file("outcome"), file("said"));
        let out =
            File::create(&said).with_context(|| format!("{} cannot be written", said.display()))?;
        Command::new(&self.program)
            .args(["test", "--only", stage.name, "--outcome"])
            .arg(&outcome)
            .current_dir(self.root)
            .stdin(Stdio::null())
            .stderr(out.try_clone()?)
            .stdout(out)
            .status()
            .with_context(|| format!("{} does not run", stage.name))?;
        let read = |path: &Path| {
            let bytes = fs::read(path).unwrap_or_default();
            let _ = fs::remove_file(path);
            String::from_utf8_lossy(&bytes).into_owned()
        };
        Ok((Outcome::from_line(&read(&outcome)), read(&said)))
    }
}
