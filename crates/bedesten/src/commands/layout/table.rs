//! What was counted on a board, for the terminal.

use std::fmt::{self, Write as _};

use bazaar::Place;
use study::layouts::{LayoutReport, Wish};

pub(super) fn table(report: &LayoutReport) -> String {
    let mut text = String::new();
    // Writing into a text cannot fail.
    let _ = write(report, &mut text);
    text
}

fn write(report: &LayoutReport, text: &mut String) -> fmt::Result {
    let found = match report.find {
        None => "",
        Some(Wish::Fair) => ", the fairest that was found",
        Some(Wish::Wild) => ", the wildest that was found",
    };
    let LayoutReport { rules, players, level, games, board, .. } = report;
    writeln!(text, "{rules}, {players} players, {games} games of {level} bots{found}")?;
    writeln!(text, "board    {board}\n")?;
    write_board(report, text)?;
    let length = &report.length;
    let turns = report.turns;
    writeln!(
        text,
        "\nlength   {:.1} ± {:.1} rounds, {turns:.1} turns",
        length.mean, length.spread
    )?;
    writeln!(text, "\nseat     wins    share   95 % interval")?;
    for (number, seat) in report.seats.iter().enumerate() {
        let won = seat.won;
        let (share, low, high) = (percent(won.share), percent(won.low), percent(won.high));
        writeln!(
            text,
            "{:<4} {:>8.1}  {share:>5.1} %  {low:>4.1} – {high:.1} %",
            number + 1,
            seat.wins
        )?;
    }
    writeln!(text, "\nrubies")?;
    for source in &report.rubies {
        writeln!(text, "{:>6.1} %  {}", percent(source.share), name(source.place))?;
    }
    writeln!(text, "\nopenings, by what they win for sure")?;
    for opening in &report.openings {
        let way: Vec<_> = opening.places.iter().map(|place| name(*place)).collect();
        let (won, times) = (percent(opening.won.share), opening.games);
        writeln!(text, "{won:>6.1} % of {times:>5}  {}", way.join(", "))?;
    }
    Ok(())
}

/// Each place with its number and the visits in a game.
fn write_board(report: &LayoutReport, text: &mut String) -> fmt::Result {
    let width = if report.places.len() == 16 { 4 } else { 5 };
    for row in report.places.chunks(width) {
        for heat in row {
            write!(text, "{:>4} {:>5.1}", heat.place, heat.visits)?;
        }
        writeln!(text)?;
    }
    writeln!(text, "each place with the visits of everybody in a game")
}

fn percent(share: f64) -> f64 {
    share * 100.0
}

fn name(place: u8) -> &'static str {
    Place::from_number(place).map_or("?", Place::name)
}
