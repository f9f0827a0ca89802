//! Where winners get their points, and where losers do.

use super::{
    drawing::{Anchor, Drawing, WIDTH},
    figure::Figure,
    scale::Scale,
    table::HtmlTable,
    words::{exact_percent, percent},
};
use crate::summary::{Sources, Summary};

const ROW: f64 = 50.0;
/// Where the bars end; their numbers come after.
const END: f64 = WIDTH - 44.0;

pub(super) fn figure(summary: &Summary) -> String {
    let sources = &summary.sources;
    let mut table = HtmlTable::new(&["source", "winners", "losers"]);
    for source in &sources.sources {
        let [winners, losers] = [source.winners, source.losers].map(exact_percent);
        table.row(&[&source.name, &winners, &losers]);
    }
    let told: Vec<_> = sources
        .sources
        .iter()
        .map(|source| {
            let [winners, losers] = [source.winners, source.losers].map(percent);
            format!("{}: winners {winners}, losers {losers}", source.name)
        })
        .collect();
    let points = summary.points;
    Figure {
        id: "sources",
        title: &format!("Where the {points} come from"),
        about: &format!(
            "Parts of all {points}; a winner has {:.1} of them, a loser {:.1}.",
            sources.winner, sources.loser
        ),
        description: &told.join("; "),
        drawing: draw(sources),
        table,
    }
    .html()
}

fn draw(sources: &Sources) -> Drawing {
    let shares = sources.sources.iter().flat_map(|source| [source.winners, source.losers]);
    let scale = Scale::new((0.0, shares.fold(0.01, f64::max)), (0.0, END));
    let mut drawing = Drawing::default();
    drawing.rect((0.0, 3.0), (12.0, 12.0), "bar");
    drawing.text(18.0, 14.0, Anchor::Start, "quiet", "winners");
    drawing.rect((86.0, 3.0), (12.0, 12.0), "hollow");
    drawing.text(104.0, 14.0, Anchor::Start, "quiet", "losers");
    drawing.go_down(24.0);
    for source in &sources.sources {
        let top = drawing.height();
        drawing.text(0.0, top + 13.0, Anchor::Start, "name", &source.name);
        for (share, y, class) in
            [(source.winners, top + 19.0, "bar"), (source.losers, top + 33.0, "hollow")]
        {
            let width = scale.at(share).max(1.0);
            drawing.rect((0.0, y), (width, 11.0), class);
            drawing.text(width + 6.0, y + 10.0, Anchor::Start, "quiet ink", &percent(share));
        }
        drawing.go_down(ROW);
    }
    drawing
}
