//! What the best answer of a puzzle is for, by the largest difference that was measured.

use protocol::web::puzzles::PuzzleTheme;
use study::{Fact, puzzles::Found};

pub(crate) fn theme(found: &Found) -> PuzzleTheme {
    let best = found.answers.first();
    let reason = best.and_then(|answer| answer.reasons.iter().find(|reason| reason.gain));
    match reason.map(|reason| &reason.fact) {
        Some(Fact::NextRuby { .. }) => PuzzleTheme::Ruby,
        Some(Fact::Rubies { seat, .. }) if *seat == found.seat => PuzzleTheme::Ruby,
        Some(Fact::Rubies { .. }) => PuzzleTheme::Others,
        Some(Fact::PaidTo { .. }) => PuzzleTheme::Money,
        Some(Fact::Holding { what }) => of_thing(what),
        Some(Fact::Stopped) | None => PuzzleTheme::Plan,
    }
}

fn of_thing(name: &str) -> PuzzleTheme {
    match name {
        "lira" => PuzzleTheme::Money,
        "red" | "green" | "yellow" | "blue" | "capacity" | "goods" => PuzzleTheme::Goods,
        "cards" => PuzzleTheme::Cards,
        _ => PuzzleTheme::Things,
    }
}
