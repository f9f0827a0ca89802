//! `bedesten-train pack`: weights to play with out of a model, with the story of their making.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use serde_json::{Map, Value};
use training::{course::Course, model::Model, play::shape, samples, story::story};

use crate::Rules;

#[derive(Args)]
pub(crate) struct PackArgs {
    #[arg(long)]
    pub(crate) rules: Rules,
    model: PathBuf,
    out: PathBuf,
    /// The samples that the model was fitted to: games, simulations and seeds stand in their heads.
    #[arg(long, num_args = 1.., value_name = "FILE")]
    samples: Vec<PathBuf>,
    /// What `gate` or `duel` printed about these weights.
    #[arg(long, value_name = "FILE")]
    gate_result: Option<PathBuf>,
    /// Who made them, and whatever else there is to say, as a JSON object: `{"made_by":"me"}`.
    #[arg(long, default_value = "{}")]
    story: String,
}

pub(crate) fn pack<C: Course>(arguments: &PackArgs) -> Result<()> {
    let model = Model::read(&arguments.model, shape::<C>())?;
    let own: Map<String, Value> =
        serde_json::from_str(&arguments.story).context("the story is no JSON object")?;
    let about = arguments.samples.iter().map(|file| samples::about(file, shape::<C>()));
    let about = about.collect::<Result<Vec<_>>>()?;
    let gate = arguments.gate_result.as_ref().map(|file| -> Result<Value> {
        let name = file.display();
        let text =
            std::fs::read_to_string(file).with_context(|| format!("{name} cannot be read"))?;
        serde_json::from_str(&text).with_context(|| format!("{name} is no result of a gate"))
    });
    let story = story(C::RULES, &about, gate.transpose()?.as_ref(), own)?;
    std::fs::write(&arguments.out, model.pack().to_bytes(&story.to_string()))?;
    Ok(())
}
