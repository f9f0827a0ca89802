//! The carpet: everybody's chance, stacked, one column a turn; below it luck and what was given away.

use std::fmt::Write as _;

use crate::{
    Report, TurnReport,
    words::{escaped, name, percent},
};

const WIDTH: f64 = 1000.0;
const LEFT: f64 = 44.0;
/// The carpet, and below it the ledger, which goes up and down from its middle.
const TOP: f64 = 26.0;
const HEIGHT: f64 = 260.0;
const MIDDLE: f64 = 340.0;
const LEDGER: f64 = 36.0;
const BOTTOM: f64 = 400.0;
/// Changes are clipped at so much of a victory.
const MOST: f64 = 0.18;

/// The chart with its legend.
pub(super) fn chart(report: &Report) -> String {
    let seats = report.seats.len();
    let column = (WIDTH - LEFT) / report.turns.len().max(1) as f64;
    let mut drawn = String::new();
    for (number, turn) in report.turns.iter().enumerate() {
        let x = LEFT + number as f64 * column;
        drawn += &bands(turn, x, column);
        drawn += &ledger(turn, x, column);
    }
    for seat in 1..seats {
        drawn += &edge(report, seat, column);
    }
    drawn += &stars(report, column);
    format!(
        "{legend}<svg class=\"chart\" viewBox=\"0 0 {WIDTH} {BOTTOM}\" role=\"img\" aria-label=\"{label}\">\n\
         {axes}{drawn}</svg>\n",
        legend = legend(report),
        label = escaped(&label(report)),
        axes = axes(),
    )
}

fn legend(report: &Report) -> String {
    let rows = report.seats.iter().enumerate().map(|(index, seat)| {
        format!("<li><i class=\"seat s{index}\"></i>{}</li>", escaped(&name(&seat.name)))
    });
    let rows: String = rows.collect();
    format!("<ul class=\"legend\">{rows}</ul>\n")
}

/// What the picture says, for those who do not see it; the table of turns has all of it.
fn label(report: &Report) -> String {
    let chances = report.seats.iter().map(|seat| {
        let (start, end) = (percent(seat.start), percent(seat.result));
        format!("{} from {start} to {end}", name(&seat.name))
    });
    format!(
        "Chances over {} turns: {}.",
        report.turns.len(),
        chances.collect::<Vec<_>>().join(", ")
    )
}

fn axes() -> String {
    let mut axes = String::new();
    for part in [0, 25, 50, 75, 100] {
        let y = TOP + HEIGHT * (1.0 - f64::from(part) / 100.0);
        let _ = write!(
            axes,
            "<text class=\"quiet\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{part}</text>",
            LEFT - 8.0,
            y + 4.0
        );
    }
    let _ = writeln!(
        axes,
        "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{MIDDLE}\" y2=\"{MIDDLE}\"/>\
         <text class=\"quiet\" x=\"{LEFT}\" y=\"{BOTTOM}\" dy=\"-4\">below: what luck changed (left, petrol) \
         and what was given away (right, aubergine)</text>"
    );
    axes
}

/// The column of a turn: everybody's chance after it, the first seat on top.
fn bands(turn: &TurnReport, x: f64, column: f64) -> String {
    let mut bands = String::new();
    let mut y = TOP;
    for (seat, chance) in turn.chances_after.iter().enumerate() {
        let height = HEIGHT * chance.clamp(0.0, 1.0);
        let _ = write!(
            bands,
            "<rect class=\"s{seat}\" x=\"{x:.2}\" y=\"{y:.2}\" width=\"{:.2}\" height=\"{height:.2}\"/>",
            column + 0.3
        );
        y += height;
    }
    let _ = writeln!(
        bands,
        "<line class=\"weft\" x1=\"{x:.2}\" x2=\"{x:.2}\" y1=\"{TOP}\" y2=\"{:.2}\"/>",
        TOP + HEIGHT
    );
    bands
}

/// Luck and choices of the seat that moved, side by side.
fn ledger(turn: &TurnReport, x: f64, column: f64) -> String {
    let half = column * 0.4;
    let mut bars = String::new();
    for (class, change, x) in [("luck", turn.luck, x), ("choice", -turn.loss, x + half)] {
        let height = LEDGER * change.abs().min(MOST) / MOST;
        let y = if change > 0.0 { MIDDLE - height } else { MIDDLE };
        let _ = writeln!(
            bars,
            "<rect class=\"{class}\" x=\"{x:.2}\" y=\"{y:.2}\" width=\"{half:.2}\" height=\"{height:.2}\"/>"
        );
    }
    bars
}

/// The stepped line above the band of a seat.
fn edge(report: &Report, seat: usize, column: f64) -> String {
    let mut way = String::new();
    for (number, turn) in report.turns.iter().enumerate() {
        let above: f64 = turn.chances_after[..seat].iter().sum();
        let (x, y) = (LEFT + number as f64 * column, TOP + HEIGHT * above.clamp(0.0, 1.0));
        let _ =
            write!(way, "{}{x:.2} {y:.2}H{:.2}", if number == 0 { "M" } else { "L" }, x + column);
    }
    format!("<path class=\"edge\" d=\"{way}\"/>\n")
}

/// The turning points, numbered.
fn stars(report: &Report, column: f64) -> String {
    let mut stars = String::new();
    for (number, point) in report.turning_points.iter().enumerate() {
        let x = LEFT + (point.turn as f64 - 0.5) * column;
        let _ = writeln!(
            stars,
            "<line class=\"dash\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{:.1}\"/>\
             <circle class=\"star\" cx=\"{x:.1}\" cy=\"13\" r=\"11\"/>\
             <text class=\"in-star\" x=\"{x:.1}\" y=\"18\" text-anchor=\"middle\">{}</text>",
            TOP + HEIGHT,
            number + 1
        );
    }
    stars
}
