//! How long the bots think. Each step to the right is ten times as long.

use super::{
    drawing::{Anchor, Drawing, WIDTH},
    figure::Figure,
    scale::Scale,
    table::HtmlTable,
    words::shortened,
};
use crate::{statistics::duration, summary::Summary};

const ROW: f64 = 44.0;

pub(super) fn figure(summary: &Summary) -> String {
    let mut table = HtmlTable::new(&["bot", "per turn", "per decision"]);
    let mut told = Vec::new();
    for player in &summary.bots {
        let turn = duration(player.seconds_per_turn);
        table.row(&[&player.bot, &turn, &duration(player.seconds_per_decision)]);
        told.push(format!("{} {turn} for a turn", player.bot));
    }
    Figure {
        id: "times",
        title: "Time per move",
        about: "A whole turn ◆ and a single decision ○; each step is ten times as long.",
        description: &told.join(", "),
        drawing: draw(summary),
        table,
    }
    .html()
}

/// A power of ten; what took no time at all is put with the shortest.
fn decade(seconds: f64) -> f64 {
    seconds.max(1e-8).log10()
}

fn draw(summary: &Summary) -> Drawing {
    let shortest = summary.bots.iter().map(|player| decade(player.seconds_per_decision));
    let longest = summary.bots.iter().map(|player| decade(player.seconds_per_turn));
    let (low, high) = (shortest.fold(0.0, f64::min).floor(), longest.fold(-8.0, f64::max).ceil());
    let scale = Scale::new((low, high.max(low + 1.0)), (16.0, WIDTH - 22.0));
    let bottom = ROW * summary.bots.len() as f64 + 6.0;

    let mut drawing = Drawing::default();
    let mut tick = low;
    while tick <= high + 0.5 {
        let x = scale.at(tick);
        drawing.line((x, 4.0), (x, bottom), "grid");
        // Every thousandfold has a name of its own.
        if (tick / 3.0).fract().abs() < 1e-9 || high - low < 4.0 {
            let label = duration(10f64.powf(tick)).replace(".0", "");
            drawing.text(x, bottom + 16.0, Anchor::Middle, "quiet", &label);
        }
        tick += 1.0;
    }
    for (index, player) in summary.bots.iter().enumerate() {
        let (top, y) = (ROW * index as f64, ROW * index as f64 + 32.0);
        drawing.text(0.0, top + 17.0, Anchor::Start, "name halo", &shortened(&player.bot, 32));
        let value = duration(player.seconds_per_turn);
        drawing.text(WIDTH, top + 17.0, Anchor::End, "value halo", &value);
        let one = scale.at(decade(player.seconds_per_decision));
        let turn = scale.at(decade(player.seconds_per_turn));
        drawing.line((one, y), (turn, y), "thread");
        drawing.circle((one, y), 5.0, "dot");
        drawing.lozenge((turn, y), 7.0, "mark");
    }
    drawing.go_down(bottom + 24.0);
    drawing
}
