//! A report as one page for any browser: the chart is drawn here, no script, nothing from elsewhere.

mod chart;

use crate::{
    Mark, Report, SeatReport, TurnReport,
    table::{better, missed},
    words::{PARTS, TURN, escaped, heading, name, percent, points, sentence, winners},
};

/// The whole page.
pub fn page(report: &Report) -> String {
    let title = escaped(&winners(report));
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title} · Bedesten study</title>\n<style>\n{style}</style>\n</head>\n<body>\n\
         <header><h1>{title}</h1><p>{lead}</p></header>\n<main>\n\
         <section><h2>Chance to win</h2>\n{chart}</section>\n\
         <section><h2>Turning points</h2>\n{turning}</section>\n\
         <section><h2>Luck and choices</h2>\n{seats}</section>\n\
         <section><h2>Turns</h2>\n{turns}</section>\n\
         </main>\n<footer>{NOTES}</footer>\n</body>\n</html>\n",
        style = include_str!("page/style.css"),
        lead = escaped(&lead(report)),
        chart = chart::chart(report),
        turning = turning(report),
        seats = seats(report),
        turns = turns(report),
    )
}

fn lead(report: &Report) -> String {
    let whole = if report.is_finished() { "" } else { " The study is not finished." };
    format!("{}; {} simulations a decision.{whole}", heading(report), report.simulations)
}

fn turning(report: &Report) -> String {
    let lines = report.turning_points.iter().map(|point| {
        let turn = point.turn;
        format!("<li><a href=\"#turn-{turn}\">{}</a></li>\n", escaped(&sentence(report, point)))
    });
    let lines: String = lines.collect();
    if lines.is_empty() {
        "<p>No turn changed much.</p>\n".to_owned()
    } else {
        format!("<ol>\n{lines}</ol>\n")
    }
}

fn table(caption: &str, head: &[&str], rows: &str) -> String {
    let head: Vec<_> = head.iter().map(|cell| format!("<th scope=\"col\">{cell}</th>")).collect();
    let head = head.concat();
    format!(
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{caption}\"><table>\
         <thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>\n"
    )
}

fn cells(cells: &[String]) -> String {
    cells.iter().map(|cell| format!("<td>{cell}</td>")).collect::<Vec<_>>().concat()
}

fn seats(report: &Report) -> String {
    let row = |(index, seat): (usize, &SeatReport)| {
        let numbers = [
            percent(seat.start),
            points(seat.luck),
            points(seat.choices),
            points(seat.others),
            points(seat.rest),
            percent(seat.result),
            percent(seat.luck_adjusted),
            format!("{:.2}", seat.error_rate),
            format!("{:.1}", seat.accuracy),
        ];
        format!(
            "<tr><th scope=\"row\"><i class=\"seat s{index}\"></i>{}. {}</th>{}</tr>\n",
            seat.rank,
            escaped(&name(&seat.name)),
            cells(&numbers)
        )
    };
    let mut order: Vec<(usize, &SeatReport)> = report.seats.iter().enumerate().collect();
    order.sort_by_key(|(_, seat)| seat.rank);
    let rows: String = order.into_iter().map(row).collect();
    let head: Vec<&str> = std::iter::once("").chain(PARTS).collect();
    table("Luck and choices", &head, &rows)
}

fn turns(report: &Report) -> String {
    let row = |turn: &TurnReport| {
        let index = turn.seat.index();
        let mark = turn.mark.map_or_else(
            || "not judged".to_owned(),
            |mark| format!("<span class=\"mark\">{}</span> {}", mark.sign(), mark.name()),
        );
        let numbers = [
            percent(turn.chances_before[index]),
            points(turn.luck),
            points(-turn.loss),
            percent(turn.chances_after[index]),
            mark,
            missed(turn).map_or_else(String::new, |decision| escaped(&better(decision))),
        ];
        let bad = matches!(turn.mark, Some(Mark::Crack | Mark::Shard));
        format!(
            "<tr id=\"turn-{0}\"{1}><th scope=\"row\">{0}</th><td class=\"who\">\
             <i class=\"seat s{index}\"></i>{2}</td>{3}</tr>\n",
            turn.turn,
            if bad { " class=\"bad\"" } else { "" },
            escaped(&name(&report.seats[index].name)),
            cells(&numbers)
        )
    };
    let rows: String = report.turns.iter().map(row).collect();
    let [turn, player, before, luck, given_away, _, after, mark, _] = TURN;
    let head = [turn, player, before, luck, given_away, after, mark, "played → better"];
    table("Turns", &head, &rows)
}

const NOTES: &str = "\
<p><b>Points</b> are hundredths of a victory. For every player, start, luck, choices, others and rest add up \
to the result. <b>Luck</b> is what dice and draws changed, against everything that could have come. \
<b>Choices</b> is what the own answers gave away against the best ones that were found, <b>others</b> what \
those of the others changed, <b>rest</b> how the judge changed its opinion between one step and the next.</p>\n\
<p><b>Given away</b>: points a turn. <b>Accuracy</b>: how much of the chance of the best answers was kept in a \
turn, in percent. Nothing counts as given away within the noise of the search.</p>\n";
