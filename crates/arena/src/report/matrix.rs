//! Who beats whom: a row for each bot, a column for each it met.

use super::{
    drawing::{Anchor, Drawing, WIDTH},
    figure::Figure,
    table::HtmlTable,
    words::{exact_percent, percent, shortened},
};
use crate::summary::{Duel, Summary, Verdict};

/// The room for the names of the rows: as much as the columns leave, within reason.
const NAMES: (f64, f64) = (92.0, 160.0);
const GAP: f64 = 3.0;
/// A cell must be so wide to hold its interval as well.
const WIDE: f64 = 56.0;

pub(super) fn figures(summary: &Summary) -> Vec<String> {
    let mut sizes: Vec<_> = summary.duels.iter().map(|duel| duel.players).collect();
    sizes.dedup();
    sizes.into_iter().map(|players| figure(summary, players)).collect()
}

fn figure(summary: &Summary, players: usize) -> String {
    let duels: Vec<_> = summary.duels.iter().filter(|duel| duel.players == players).collect();
    let mut table = HtmlTable::new(&["bot", "against", "games", "share", "low", "high", "fair"]);
    for duel in &duels {
        let share = duel.rate.share;
        table.row(&[
            &duel.bot,
            &duel.against,
            &duel.rate.games.to_string(),
            &exact_percent(share.rate),
            &exact_percent(share.low),
            &exact_percent(share.high),
            &exact_percent(duel.fair),
        ]);
    }
    let title = match players {
        2 => "Head to head".to_owned(),
        _ => format!("One against {}", players - 1),
    };
    let about = match players {
        2 => "Two players: how often the bot of the row beats the bot of the column.".to_owned(),
        _ => format!(
            "{players} players: how often one bot of the row wins at a table of {} of the column. \
             Fair is {}.",
            players - 1,
            percent(1.0 / players as f64)
        ),
    };
    let told: Vec<_> = duels.iter().map(|duel| in_words(duel)).collect();
    Figure {
        id: &format!("matrix-{players}"),
        title: &title,
        about: &about,
        description: &told.join("; "),
        drawing: draw(summary, &duels),
        table,
    }
    .html()
}

fn in_words(duel: &Duel) -> String {
    format!("{} against {}: {}", duel.bot, duel.against, percent(duel.rate.share.rate))
}

fn draw(summary: &Summary, duels: &[&Duel]) -> Drawing {
    let bots: Vec<_> = summary.bots.iter().map(|player| player.bot.as_str()).collect();
    let count = bots.len().max(1) as f64;
    let names = (WIDTH - count * 78.0).clamp(NAMES.0, NAMES.1);
    // A short name fits beside a narrow row of numbers.
    let letters = if names > NAMES.0 { 12 } else { 8 };
    let column = (WIDTH - names) / count;
    let (width, height) = (column - GAP, if column >= WIDE { 44.0 } else { 30.0 });
    let left = |index: usize| names + column * index as f64;
    let top = |index: usize| 24.0 + (height + GAP) * index as f64;

    let mut drawing = Drawing::default();
    for (index, bot) in bots.iter().enumerate() {
        let head = format!("{}", index + 1);
        drawing.text(left(index) + width / 2.0, 15.0, Anchor::Middle, "name", &head);
        let name = format!("{}  {}", index + 1, shortened(bot, letters));
        drawing.text(0.0, top(index) + height / 2.0 + 5.0, Anchor::Start, "name", &name);
        drawing.rect((left(index), top(index)), (width, height), "nobody");
    }
    for duel in duels {
        let find = |name: &str| bots.iter().position(|bot| *bot == name);
        if let (Some(row), Some(column)) = (find(&duel.bot), find(&duel.against)) {
            draw_cell(&mut drawing, (left(column), top(row)), (width, height), duel);
        }
    }
    drawing.go_down(top(bots.len()) + 4.0);
    drawing
}

fn draw_cell(drawing: &mut Drawing, (x, y): (f64, f64), (width, height): (f64, f64), duel: &Duel) {
    let share = duel.rate.share;
    let away = share.rate - duel.fair;
    // The full colour is a bot that always wins, or never.
    let part = if away > 0.0 { away / (1.0 - duel.fair) } else { -away / duel.fair };
    let class = if away >= 0.0 { "above" } else { "below" };
    drawing.rect((x, y), (width, height), "cell");
    drawing.tint((x, y), (width, height), class, 0.08 + 0.5 * part);
    let middle = x + width / 2.0;
    if width + GAP >= WIDE {
        drawing.text(middle, y + 20.0, Anchor::Middle, "value", &marked(duel, " %"));
        let interval = format!("{:.0}–{:.0}", 100.0 * share.low, 100.0 * share.high);
        drawing.text(middle, y + 37.0, Anchor::Middle, "quiet ink", &interval);
    } else {
        let text = if width >= 40.0 { marked(duel, "") } else { number(share.rate) };
        drawing.text(middle, y + height / 2.0 + 5.0, Anchor::Middle, "value", &text);
    }
}

/// The share, with a mark if the whole interval is on one side of what is fair.
fn marked(duel: &Duel, unit: &str) -> String {
    let mark = match duel.verdict {
        Verdict::Above => "▲ ",
        Verdict::Below => "▼ ",
        Verdict::Open => "",
    };
    format!("{mark}{}{unit}", number(duel.rate.share.rate))
}

fn number(share: f64) -> String {
    format!("{:.0}", 100.0 * share)
}
