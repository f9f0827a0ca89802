//! A tournament as one page for any browser: charts drawn here, no script, nothing from elsewhere.

mod drawing;
mod figure;
mod forfeits;
mod lengths;
mod matrix;
mod ratings;
mod scale;
mod seats;
mod sources;
mod table;
mod times;
mod together;
mod words;

use crate::{statistics::grouped, summary::Summary};
use words::{escaped, listed, shortened};

/// What is on the page.
#[derive(Clone, Copy, Debug)]
pub struct Edition<'a> {
    pub summary: &'a Summary,
    /// How many games were asked for; the page says so if there are fewer yet.
    pub planned: u64,
}

/// The whole page.
pub fn page(edition: &Edition<'_>) -> String {
    let summary = edition.summary;
    let mut figures = vec![ratings::figure(summary)];
    figures.extend(matrix::figures(summary));
    figures.extend(together::figures(summary));
    figures.extend(seats::figures(summary));
    figures.push(sources::figure(summary));
    figures.extend(lengths::figures(summary));
    figures.push(times::figure(summary));
    figures.extend(forfeits::figure(summary));
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Bedesten arena: {title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n\
         <header class=\"band\">{ornament}<div class=\"words\"><h1>{title}</h1>\n<p>{lead}</p></div>\
         </header>\n<main>\n{figures}</main>\n<footer>{notes}</footer>\n</body>\n</html>\n",
        title = title(summary),
        style = include_str!("report/style.css"),
        ornament = include_str!("report/ornament.svg"),
        lead = lead(edition),
        figures = figures.concat(),
        notes = NOTES,
    )
}

/// What is most worth knowing, and no more than is known.
fn title(summary: &Summary) -> String {
    match &summary.bots[..] {
        [first, second, ..] if summary.games > 0 => {
            let names = [&first.bot, &second.bot].map(|bot| escaped(&shortened(bot, 40)));
            if first.rating.low > second.rating.high {
                format!("{} leads", names[0])
            } else {
                format!("{} and {} are close", names[0], names[1])
            }
        }
        _ => "No games yet".to_owned(),
    }
}

fn lead(edition: &Edition<'_>) -> String {
    let summary = edition.summary;
    let mut names: Vec<_> = summary.tables.iter().map(|table| escaped(&table.name)).collect();
    names.sort();
    names.dedup();
    let mut players: Vec<_> = summary.tables.iter().map(|table| table.players).collect();
    players.sort_unstable();
    players.dedup();
    let players: Vec<_> = players.iter().map(ToString::to_string).collect();
    let games = if summary.games < edition.planned {
        format!("{} of {} games so far", grouped(summary.games), grouped(edition.planned))
    } else {
        format!("{} games", grouped(summary.games))
    };
    format!(
        "{games} between {} bots; {} players; {}.",
        summary.bots.len(),
        listed(&players),
        names.join("; ")
    )
}

const NOTES: &str = "\
<h2>How to read this</h2>\n<div class=\"notes\">\n\
<p><b>Pairing.</b> Every deal is played once with each bot of a pairing in each seat, with the same \
table and the same generator of dice, so that luck weighs the same for all. With more than two \
players a bot sits alone at a table of another; its fair share is one in as many as play.</p>\n\
<p><b>Ratings.</b> Plackett–Luce strengths, fitted to all places of all games at once. 400 more is \
ten times as strong. Each bot has drawn one game against a phantom of average strength, so that \
whoever always wins stays on the page.</p>\n\
<p><b>Intervals</b> are 95 %: Wilson's for shares of victories; for ratings the wider of the curvature \
of the likelihood and the scatter from deal to deal. A mark says that the whole interval lies above \
▲ or below ▼ the fair share. With many comparisons, one in twenty such marks may be luck.</p>\n\
<p><b>A shared victory</b> counts as a share of a win for each who shares it. <b>Times</b> were \
measured while all threads were at work.</p>\n</div>\n";
