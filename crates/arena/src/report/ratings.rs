//! Who is how strong: a lozenge for each bot, on a bar as long as its interval.

use super::{
    drawing::{Anchor, Drawing, WIDTH},
    figure::Figure,
    scale::{Scale, ticks},
    table::HtmlTable,
    words::shortened,
};
use crate::{ANCHOR_RATING, summary::Summary};

const LEFT: f64 = 10.0;
const ROW: f64 = 46.0;

pub(super) fn figure(summary: &Summary) -> String {
    let mut table = HtmlTable::new(&["bot", "rating", "low", "high", "seats", "share of wins"]);
    for player in &summary.bots {
        table.row(&[
            &player.bot,
            &format!("{:.0}", player.rating.rating),
            &format!("{:.0}", player.rating.low),
            &format!("{:.0}", player.rating.high),
            &player.seats.games.to_string(),
            &super::words::exact_percent(player.seats.share.rate),
        ]);
    }
    let order: Vec<_> = summary
        .bots
        .iter()
        .map(|player| format!("{} {:.0}", player.bot, player.rating.rating))
        .collect();
    let fixed = summary.anchor.as_deref().unwrap_or("the mean of all");
    Figure {
        id: "ratings",
        title: "Ratings",
        about: &format!("With 95 % intervals; 1500 is {fixed}."),
        description: &format!("From the strongest to the weakest: {}.", order.join(", ")),
        drawing: draw(summary),
        table,
    }
    .html()
}

fn draw(summary: &Summary) -> Drawing {
    let low = summary.bots.iter().map(|player| player.rating.low).fold(ANCHOR_RATING, f64::min);
    let high = summary.bots.iter().map(|player| player.rating.high).fold(ANCHOR_RATING, f64::max);
    let ticks = ticks(low, high, 4.0);
    let ends = (ticks[0], ticks[ticks.len() - 1]);
    let scale = Scale::new(ends, (LEFT + 6.0, WIDTH - LEFT - 12.0));
    let bottom = ROW * summary.bots.len() as f64 + 8.0;

    let mut drawing = Drawing::default();
    for tick in &ticks {
        let x = scale.at(*tick);
        drawing.line((x, 4.0), (x, bottom), "grid");
        drawing.text(x, bottom + 16.0, Anchor::Middle, "quiet", &format!("{tick:.0}"));
    }
    let anchor = scale.at(ANCHOR_RATING);
    drawing.fair((anchor, 4.0), (anchor, bottom));
    for (place, player) in summary.bots.iter().enumerate() {
        let top = ROW * place as f64;
        let (rating, y) = (player.rating, top + 34.0);
        let name = format!("{}  {}", place + 1, shortened(&player.bot, 34));
        drawing.text(LEFT - 4.0, top + 18.0, Anchor::Start, "name halo", &name);
        let value = format!("{:.0} ± {:.0}", rating.rating, rating.high - rating.rating);
        drawing.text(WIDTH - 4.0, top + 18.0, Anchor::End, "value halo", &value);
        let (from, to) = (scale.at(rating.low), scale.at(rating.high));
        drawing.rect((from, y - 5.0), ((to - from).max(1.0), 10.0), "interval");
        drawing.lozenge((scale.at(rating.rating), y), 5.0, "mark");
    }
    drawing.go_down(bottom + 24.0);
    drawing
}
