//! Who fits the models of a climb: this program, or another one.

use std::{
    fmt, fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;

use crate::{
    fit::{Fitting, Records, fit, scattered},
    model::Model,
    sample::Shape,
};

/// A model that has to be fitted.
#[derive(Clone, Debug)]
pub struct Job {
    /// Where it is to be written.
    pub model: PathBuf,
    /// What it learns from, the newest last.
    pub samples: Vec<PathBuf>,
    /// The model to go on with.
    pub start: Option<PathBuf>,
    pub epochs: f32,
    pub rate: f32,
    pub seed: u64,
    pub shape: Shape,
}

/// Somebody who fits models.
pub trait Fitter: fmt::Debug {
    /// As the log names it.
    fn name(&self) -> String;

    /// Writes the model, and says how it went.
    fn fit(&self, job: &Job) -> Result<Value>;
}

/// Fits on the processor.
#[derive(Clone, Copy, Debug)]
pub struct Processor;

impl Fitter for Processor {
    fn name(&self) -> String {
        "processor".to_owned()
    }

    fn fit(&self, job: &Job) -> Result<Value> {
        let mut model = match &job.start {
            Some(start) => Model::read(start, job.shape)?,
            None => scattered(job.shape, job.seed),
        };
        let records = Records::read(&job.samples, job.shape)?;
        let Job { epochs, rate, seed, .. } = *job;
        let fitted =
            fit(&mut model, &records, Fitting { epochs, rate, seed, ..Fitting::default() });
        fs::write(&job.model, model.to_bytes())?;
        Ok(serde_json::to_value(fitted)?)
    }
}

/// Another program, with the arguments of `fit.py`.
#[derive(Clone, Debug)]
pub struct Outside {
    pub command: Vec<String>,
}

impl Fitter for Outside {
    fn name(&self) -> String {
        self.command.join(" ")
    }

    fn fit(&self, job: &Job) -> Result<Value> {
        let (program, before) = self.command.split_first().context("no program is named")?;
        let mut command = Command::new(program);
        command.args(before).arg(&job.model).args(&job.samples);
        if let Some(start) = &job.start {
            command.arg("--start").arg(start);
        }
        for (name, value) in [
            ("--epochs", job.epochs.to_string()),
            ("--rate", job.rate.to_string()),
            ("--seed", job.seed.to_string()),
        ] {
            command.args([name, value.as_str()]);
        }
        let ran = command.stderr(Stdio::inherit()).output();
        let ran = ran.with_context(|| format!("{program} cannot be started"))?;
        ensure!(ran.status.success(), "{} failed: {}", self.name(), ran.status);
        // What it says last is its report, if that is JSON; how long it took is not kept.
        let said = String::from_utf8_lossy(&ran.stdout);
        let mut report: Value = said
            .lines()
            .next_back()
            .and_then(|line| serde_json::from_str(line).ok())
            .unwrap_or(Value::Null);
        if let Some(report) = report.as_object_mut() {
            report.retain(|name, _| !["fit", "seconds", "device"].contains(&name.as_str()));
        }
        Ok(report)
    }
}
