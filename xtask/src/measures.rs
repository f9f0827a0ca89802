//! `cargo xtask measures`: how the house is built, in numbers. The stage `house` sees that none of
//! them gets worse; `docs/architecture-measures.md` says what they mean.

mod boxes;
mod circles;
mod functions;
mod limits;
mod methods;
mod names;
mod sizes;

use xshell::Shell;

use crate::sources::{self, Source};

/// One number, what it may be at most, and what it is made of, the worst first.
#[derive(Debug)]
pub(crate) struct Measure {
    pub(crate) name: &'static str,
    pub(crate) value: usize,
    pub(crate) details: Vec<String>,
}

/// Everything that is measured, in the order of the table of limits.
fn all(sources: &[Source]) -> Vec<Measure> {
    let mut measures = Vec::from(sizes::measure(sources));
    measures.extend(functions::measure(sources));
    measures.extend(boxes::measure(sources));
    measures.extend(circles::measure(sources));
    measures.extend(methods::measure(sources));
    measures.extend(names::measure(sources));
    measures
}

/// One fault for each number that got worse.
pub(crate) fn worse(sources: &[Source]) -> Vec<String> {
    all(sources).iter().flat_map(limits::faults).collect()
}

pub(crate) fn run(shell: &Shell) -> anyhow::Result<()> {
    let measures = all(&sources::read_all(shell)?);
    println!("| measure | now | at most |\n|---|---|---|");
    for Measure { name, value, .. } in &measures {
        let most = limits::of(name).map_or_else(|| "–".to_owned(), |most| most.to_string());
        println!("| {name} | {value} | {most} |");
    }
    for Measure { name, details, .. } in measures.iter().filter(|one| !one.details.is_empty()) {
        println!("\n{name}:");
        details.iter().take(20).for_each(|detail| println!("  {detail}"));
        if details.len() > 20 {
            println!("  and {} more", details.len() - 20);
        }
    }
    Ok(())
}

/// Written by people: neither made by a program nor a text of a game that was played.
fn is_handwritten(source: &Source) -> bool {
    let code = [".rs", ".ts", ".svelte"].iter().any(|ending| source.path.ends_with(ending));
    let first = source.text.lines().next().unwrap_or_default();
    let by_a_program = ["/paraglide/", "web/src/lib/types/"];
    code && !first.contains("generated")
        && !by_a_program.iter().any(|folder| source.path.contains(folder))
}

/// Part of a program, not of its tests.
fn is_program(source: &Source) -> bool {
    let tests = ["/tests/", "/e2e/", ".test.ts", ".spec.ts", "/benches/", "/examples/"];
    is_handwritten(source) && !tests.iter().any(|part| source.path.contains(part))
}
