//! `bedesten-train unpack`: a model to go on with, out of weights to play with.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use bots::trunk::Parameters;
use clap::Args;
use training::{course::Course, model::Model, play::shape};

use crate::Rules;

#[derive(Args)]
pub(crate) struct UnpackArgs {
    #[arg(long)]
    pub(crate) rules: Rules,
    /// For example `crates/bots/src/bazaar/base.weights`, which is in the program.
    weights: PathBuf,
    #[arg(long)]
    out: PathBuf,
}

pub(crate) fn unpack<C: Course>(arguments: &UnpackArgs) -> Result<()> {
    let name = arguments.weights.display();
    let bytes =
        std::fs::read(&arguments.weights).with_context(|| format!("{name} cannot be read"))?;
    let shape = shape::<C>();
    let (parameters, _) = Parameters::from_bytes(&bytes, shape.features, shape.answers)
        .with_context(|| format!("{name} cannot be unpacked"))?;
    std::fs::write(&arguments.out, Model::unpack(&parameters, shape).to_bytes())?;
    Ok(())
}
