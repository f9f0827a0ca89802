//! `bedesten-train fit`: a model is fitted to samples on the processor.

use std::{path::PathBuf, time::Instant};

use anyhow::Result;
use clap::Args;
use serde_json::json;
use training::{
    course::Course,
    fit::{Fitting, Records, fit, scattered},
    model::Model,
    play::shape,
};

use crate::Rules;

#[derive(Args)]
pub(crate) struct FitArgs {
    #[arg(long)]
    pub(crate) rules: Rules,
    /// The model that is written.
    model: PathBuf,
    /// What it learns from; the last file is the newest, and a twentieth is held out of it.
    #[arg(required = true)]
    samples: Vec<PathBuf>,
    /// The model to go on with; without one its weights begin by chance.
    #[arg(long)]
    start: Option<PathBuf>,
    #[arg(long, default_value_t = 4.0)]
    epochs: f32,
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    #[arg(long, default_value_t = 0.01)]
    decay: f32,
    #[arg(long, default_value_t = 4096)]
    batch: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn fit_model<C: Course>(arguments: &FitArgs) -> Result<()> {
    let begin = Instant::now();
    let FitArgs { epochs, rate, decay, batch, seed, .. } = *arguments;
    let mut model = match &arguments.start {
        Some(start) => Model::read(start, shape::<C>())?,
        None => scattered(shape::<C>(), seed),
    };
    let records = Records::read(&arguments.samples, shape::<C>())?;
    let fitted = fit(&mut model, &records, Fitting { epochs, rate, decay, batch, seed });
    std::fs::write(&arguments.model, model.to_bytes())?;
    println!(
        "{}",
        json!({
            "fit": arguments.model, "samples": fitted.samples, "steps": fitted.steps,
            "epochs": epochs, "seen": fitted.seen, "unseen": fitted.unseen,
            "seconds": (begin.elapsed().as_secs_f64() * 10.0).round() / 10.0, "device": "processor",
        })
    );
    Ok(())
}
