//! How long the games are.

use super::{
    drawing::{Anchor, Drawing, WIDTH},
    figure::Figure,
    scale::Scale,
    table::HtmlTable,
};
use crate::{
    statistics::grouped,
    summary::{Length, Summary},
};

const TOP: f64 = 26.0;
const BOTTOM: f64 = 140.0;

pub(super) fn figures(summary: &Summary) -> Vec<String> {
    summary.lengths.iter().map(figure).collect()
}

fn figure(length: &Length) -> String {
    let mut table = HtmlTable::new(&["turns of each player", "games"]);
    for bin in &length.bins {
        let turns = if bin.to - bin.from == 1 {
            bin.from.to_string()
        } else {
            format!("{}–{}", bin.from, bin.to - 1)
        };
        table.row(&[&turns, &grouped(bin.games)]);
    }
    let about = format!(
        "Turns of each player: {:.1} on average, nine games of ten between {:.0} and {:.0}.",
        length.mean, length.low, length.high
    );
    Figure {
        id: &format!("length-{}", length.players),
        title: &format!("Length of a game, {} players", length.players),
        about: &about,
        description: &about,
        drawing: draw(length),
        table,
    }
    .html()
}

fn draw(length: &Length) -> Drawing {
    let mut drawing = Drawing::default();
    let (Some(first), Some(last)) = (length.bins.first(), length.bins.last()) else {
        return drawing;
    };
    let most = length.bins.iter().map(|bin| bin.games).max().unwrap_or(1).max(1);
    let across = Scale::new((first.from as f64, last.to as f64), (10.0, WIDTH - 10.0));
    let up = Scale::new((0.0, most as f64), (BOTTOM, TOP));
    // A label for every bar would be a crowd.
    let every = length.bins.len().div_ceil(6);
    for (index, bin) in length.bins.iter().enumerate() {
        let (left, right) = (across.at(bin.from as f64), across.at(bin.to as f64));
        let top = up.at(bin.games as f64);
        drawing.rect((left + 1.0, top), (right - left - 2.0, BOTTOM - top), "bar second");
        if index % every == 0 {
            let label = bin.from.to_string();
            drawing.text(left, BOTTOM + 18.0, Anchor::Middle, "quiet", &label);
            drawing.line((left, BOTTOM), (left, BOTTOM + 4.0), "axis");
        }
    }
    drawing.line((0.0, BOTTOM), (WIDTH, BOTTOM), "axis");
    let mean = across.at(length.mean);
    drawing.fair((mean, TOP - 6.0), (mean, BOTTOM));
    let (anchor, shift) =
        if mean > WIDTH / 2.0 { (Anchor::End, -6.0) } else { (Anchor::Start, 6.0) };
    let label = format!("mean {:.1}", length.mean);
    drawing.text(mean + shift, TOP - 8.0, anchor, "value", &label);
    drawing.go_down(BOTTOM + 26.0);
    drawing
}
