//! `bedesten verify`: proves the dice and draws of a record.

use std::{
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::Context as _;
use arena::statistics::grouped;
use clap::Args;
use serde_json::{Value, json};
use tabletop::{Proof, Record};

use crate::{
    games::{ForAnyRecord, ProgramGame},
    record_file,
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The record; `-` reads it from the standard input
    file: PathBuf,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    record_file::hand_to(&arguments.file, arguments)
}

impl ForAnyRecord for &Arguments {
    type Done = ExitCode;

    fn with<G: ProgramGame>(self, record: Record<G>) -> anyhow::Result<ExitCode> {
        let name = self.file.display();
        let proof = record.verify().with_context(|| format!("{name} is not proved"))?;
        if let Some(day) = proof.day {
            let options = serde_json::to_value(&record.options)?;
            let played = games::DailyBazaar::of(day).is_played_by(&record.game, &options);
            anyhow::ensure!(played, "{name} is not the game that is played on {day}");
        }
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", as_json(&proof))?;
        } else {
            let outcomes = grouped(proof.outcomes);
            writeln!(out, "{outcomes} of {outcomes} rolls and draws match the seed")?;
            for line in who_could_choose(&proof) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn as_json(proof: &Proof) -> Value {
    json!({
        "verified": true,
        "outcomes": proof.outcomes,
        "joint": proof.added.is_some(),
        "people": proof.added.map(|added| added.people),
        "parts": proof.added.map(|added| added.parts),
        "lot": proof.added.is_some_and(|added| added.lot),
        "aborted": proof.added.map_or(0, |added| added.aborted),
        "day": proof.day.map(|day| day.to_string()),
        "server_could_choose": proof.server_could_choose(),
    })
}

/// Who made the seed, in words. That dice were not changed does not mean that nobody chose them.
fn who_could_choose(proof: &Proof) -> Vec<String> {
    if let Some(day) = proof.day {
        return vec![format!("the dice are those of {day}: everybody who plays on it has them")];
    }
    let Some(added) = proof.added else {
        return vec![
            "one side drew the seed alone: it could not change the dice, but it could have chosen them"
                .to_owned(),
        ];
    };
    let mut lines = vec![match (added.parts, added.people) {
        (0, _) => "nobody but the server added to the dice: it could have chosen them".to_owned(),
        (1, 1) => {
            "the only person added to the dice: the server could not have chosen them".to_owned()
        }
        (parts, people) => format!(
            "{parts} of {people} people added to the dice: the server could not have chosen them"
        ),
    }];
    if added.lot {
        lines.push("the seats are those of the lot".to_owned());
    }
    if added.aborted > 0 {
        lines.push(format!(
            "attempts to begin before that came to nothing because somebody kept a part back: {}",
            added.aborted
        ));
    }
    lines
}
