//! Whether it matters who begins.

use super::{
    drawing::{Anchor, Drawing, WIDTH},
    figure::Figure,
    scale::Scale,
    table::HtmlTable,
    words::{exact_percent, percent},
};
use crate::summary::{Seats, Summary};

/// Top and bottom of the bars.
const TOP: f64 = 24.0;
const BOTTOM: f64 = 150.0;

pub(super) fn figures(summary: &Summary) -> Vec<String> {
    summary.seats.iter().map(figure).collect()
}

fn figure(seats: &Seats) -> String {
    let mut table = HtmlTable::new(&["seat", "games", "share", "low", "high"]);
    let mut told = Vec::new();
    for (index, rate) in seats.seats.iter().enumerate() {
        let (seat, share) = ((index + 1).to_string(), rate.share);
        let [exact, low, high] = [share.rate, share.low, share.high].map(exact_percent);
        table.row(&[&seat, &rate.games.to_string(), &exact, &low, &high]);
        told.push(format!("seat {seat} {}", percent(share.rate)));
    }
    Figure {
        id: &format!("seats-{}", seats.players),
        title: &format!("Wins by seat, {} players", seats.players),
        about: "In turn order, whoever sat there. The dashed line is the fair share.",
        description: &told.join(", "),
        drawing: draw(seats),
        table,
    }
    .html()
}

fn draw(seats: &Seats) -> Drawing {
    let most = seats.seats.iter().map(|rate| rate.share.high).fold(1.2 * seats.fair, f64::max);
    let scale = Scale::new((0.0, most), (BOTTOM, TOP));
    let column = WIDTH / seats.seats.len().max(1) as f64;
    let width = (column * 0.6).min(72.0);
    let middle = |index: usize| column * (index as f64 + 0.5);
    let mut drawing = Drawing::default();
    for (index, rate) in seats.seats.iter().enumerate() {
        let top = scale.at(rate.share.rate);
        drawing.rect((middle(index) - width / 2.0, top), (width, BOTTOM - top), "bar");
        let seat = format!("seat {}", index + 1);
        drawing.text(middle(index), BOTTOM + 18.0, Anchor::Middle, "quiet", &seat);
    }
    drawing.line((0.0, BOTTOM), (WIDTH, BOTTOM), "axis");
    let fair = scale.at(seats.fair);
    drawing.fair((0.0, fair), (WIDTH, fair));
    // After the line, which would cross them.
    for (index, rate) in seats.seats.iter().enumerate() {
        let (x, high) = (middle(index), scale.at(rate.share.high));
        drawing.whisker((x, scale.at(rate.share.low)), (x, high));
        drawing.text(x, high - 7.0, Anchor::Middle, "value halo", &percent(rate.share.rate));
    }
    drawing.go_down(BOTTOM + 26.0);
    drawing
}
