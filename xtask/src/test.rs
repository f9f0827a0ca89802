//! `cargo xtask test`: runs the chosen stages, those of different lanes side by side, and sums up.

mod lanes;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::bail;
use xshell::Shell;

use crate::report::{Finished, Outcome, Report};
use crate::stage::{Lane, Stage, Suite};
use crate::stages::STAGES;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Only the inner loop: formatting and the tests of the rules crates.
    #[arg(long)]
    fast: bool,

    /// Only these stages, separated by commas.
    #[arg(long, value_name = "NAME", value_delimiter = ',', conflicts_with = "fast")]
    only: Vec<String>,

    /// List the stages and what each of them proves, and run nothing.
    #[arg(long, conflicts_with_all = ["fast", "only"])]
    list: bool,

    /// Where to write what came of the one stage: how a lane calls this program.
    #[arg(long, value_name = "FILE", hide = true)]
    outcome: Option<PathBuf>,
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<ExitCode> {
    if options.list {
        list();
        return Ok(ExitCode::SUCCESS);
    }
    let chosen = choose(options.fast, &options.only)?;
    // Nobody builds a second time there, and what would make that fast makes the first time slow.
    let _incremental =
        is_continuous_integration().then(|| shell.push_env("CARGO_INCREMENTAL", "0"));
    if let Some(file) = &options.outcome {
        let [stage] = chosen[..] else { bail!("one stage has an outcome") };
        shell.write_file(file, attempt(shell, stage).to_line())?;
        return Ok(ExitCode::SUCCESS);
    }
    let in_a_row = lanes::few(&chosen);
    let (first, others): (Vec<_>, Vec<_>) =
        chosen.into_iter().partition(|stage| in_a_row || stage.lane == Lane::First);
    let (last, beside): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|stage| stage.lane == Lane::Last);
    let begun = Instant::now();
    let mut report = Report::default();
    in_turn(shell, &first, &mut report);
    lanes::run(&shell.current_dir(), &beside, &mut report)?;
    in_turn(shell, &last, &mut report);
    println!("\n{}", report.summary(begun.elapsed()));
    Ok(if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Stages one after the other, heard as they speak.
fn in_turn(shell: &Shell, stages: &[&Stage], report: &mut Report) {
    for stage in stages {
        println!("\n{}: {}", stage.name, stage.proves);
        let start = Instant::now();
        let outcome = judged(attempt(shell, stage));
        tell(stage, &outcome);
        report.add(Finished { stage: stage.name, outcome, time: start.elapsed() });
    }
}

fn attempt(shell: &Shell, stage: &Stage) -> Outcome {
    for tool in stage.needs {
        if let Err(remedy) = tool.ensure(shell) {
            return Outcome::Skipped(remedy);
        }
    }
    match (stage.run)(shell) {
        Ok(()) => Outcome::Passed,
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

/// What an outcome means on this machine.
fn judged(outcome: Outcome) -> Outcome {
    if is_continuous_integration() { outcome.in_continuous_integration() } else { outcome }
}

fn is_continuous_integration() -> bool {
    std::env::var("CI").is_ok_and(|value| value == "true")
}

fn tell(stage: &Stage, outcome: &Outcome) {
    match outcome {
        Outcome::Passed => {}
        Outcome::Failed(why) => println!("{} FAILED: {why}", stage.name),
        Outcome::Skipped(why) => println!("{} skipped: {why}", stage.name),
    }
}

/// The stages to run, always in the order of the table.
fn choose(fast: bool, only: &[String]) -> anyhow::Result<Vec<&'static Stage>> {
    for name in only {
        if !STAGES.iter().any(|stage| stage.name == name) {
            let known: Vec<&str> = STAGES.iter().map(|stage| stage.name).collect();
            bail!("there is no stage {name:?}, only {}", known.join(", "));
        }
    }
    let other_suite = if fast { Suite::Whole } else { Suite::Fast };
    let is_chosen = |stage: &&Stage| {
        if only.is_empty() {
            stage.suite != other_suite && stage.suite != Suite::Asked
        } else {
            only.iter().any(|name| name == stage.name)
        }
    };
    Ok(STAGES.iter().filter(is_chosen).collect())
}

fn list() {
    for stage in STAGES {
        let mut remarks = Vec::new();
        match stage.suite {
            Suite::Both => remarks.push("also with --fast".to_owned()),
            Suite::Whole => {}
            Suite::Asked => remarks.push("only with --only".to_owned()),
            Suite::Fast => remarks.push("only with --fast".to_owned()),
        }
        for tool in stage.needs {
            remarks.push(format!("needs {}", tool.name));
        }
        let remarks =
            if remarks.is_empty() { String::new() } else { format!(" ({})", remarks.join(", ")) };
        println!("{:10} {}{remarks}", stage.name, stage.proves);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(fast: bool, only: &[&str]) -> Vec<&'static str> {
        let only: Vec<String> = only.iter().map(|&name| name.to_owned()).collect();
        let chosen = choose(fast, &only).unwrap();
        chosen.iter().map(|stage| stage.name).collect()
    }

    #[test]
    fn the_inner_loop_is_formatting_and_the_rules() {
        assert_eq!(names(true, &[]), ["format", "rules"]);
    }

    #[test]
    fn the_whole_run_leaves_out_what_it_proves_better() {
        let whole = names(false, &[]);
        assert!(!whole.contains(&"rules"));
        assert!(!whole.contains(&"site") && !whole.contains(&"dist"), "they take too long");
        assert_eq!(whole.len(), STAGES.len() - 3);
    }

    #[test]
    fn chosen_stages_run_in_the_order_of_the_table() {
        assert_eq!(names(false, &["house", "format"]), ["format", "house"]);
    }

    #[test]
    fn an_unknown_stage_is_refused_with_the_known_ones() {
        let error = choose(false, &["lint".to_owned()]).unwrap_err().to_string();
        assert!(error.contains("\"lint\"") && error.contains("lints"), "{error}");
    }

    #[test]
    fn stage_names_are_unique() {
        for (index, stage) in STAGES.iter().enumerate() {
            let others = &STAGES[index + 1..];
            assert!(others.iter().all(|other| other.name != stage.name));
        }
    }
}
