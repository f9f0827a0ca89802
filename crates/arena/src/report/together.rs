//! All different bots at one table: whose share of the victories is how large.

use super::{
    drawing::{Anchor, Drawing, WIDTH},
    figure::Figure,
    scale::Scale,
    table::HtmlTable,
    words::{exact_percent, percent, shortened},
};
use crate::summary::{Mixed, Summary};

const ROW: f64 = 44.0;

pub(super) fn figures(summary: &Summary) -> Vec<String> {
    let mut sizes: Vec<_> = summary.mixed.iter().map(|bot| bot.players).collect();
    sizes.dedup();
    sizes
        .into_iter()
        .map(|players| {
            let mut bots: Vec<_> =
                summary.mixed.iter().filter(|bot| bot.players == players).collect();
            bots.sort_by(|one, other| other.rate.share.rate.total_cmp(&one.rate.share.rate));
            figure(&bots, players)
        })
        .collect()
}

fn figure(bots: &[&Mixed], players: usize) -> String {
    let fair = 1.0 / players as f64;
    let mut table = HtmlTable::new(&["bot", "games", "share", "low", "high"]);
    for bot in bots {
        let share = bot.rate.share;
        let games = bot.rate.games.to_string();
        let [rate, low, high] = [share.rate, share.low, share.high].map(exact_percent);
        table.row(&[&bot.bot, &games, &rate, &low, &high]);
    }
    let told: Vec<_> =
        bots.iter().map(|bot| format!("{} {}", bot.bot, percent(bot.rate.share.rate))).collect();
    Figure {
        id: &format!("together-{players}"),
        title: &format!("{players} at one table, all different"),
        about: &format!(
            "Shares of the victories; the dashed lines are the fair {}.",
            percent(fair)
        ),
        description: &told.join(", "),
        drawing: draw(bots, fair),
        table,
    }
    .html()
}

fn draw(bots: &[&Mixed], fair: f64) -> Drawing {
    let most = bots.iter().map(|bot| bot.rate.share.high).fold(2.0 * fair, f64::max);
    let scale = Scale::new((0.0, most), (0.0, WIDTH - 4.0));
    let line = scale.at(fair);
    let mut drawing = Drawing::default();
    for (index, bot) in bots.iter().enumerate() {
        let (top, share) = (ROW * index as f64, bot.rate.share);
        drawing.text(0.0, top + 15.0, Anchor::Start, "name", &shortened(&bot.bot, 36));
        drawing.text(WIDTH, top + 15.0, Anchor::End, "value", &percent(share.rate));
        drawing.rect((0.0, top + 22.0), (scale.at(share.rate), 13.0), "bar");
        let y = top + 28.5;
        drawing.fair((line, top + 19.0), (line, top + 38.0));
        drawing.whisker((scale.at(share.low), y), (scale.at(share.high), y));
    }
    drawing.go_down(ROW * bots.len() as f64);
    drawing
}
