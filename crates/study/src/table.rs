//! A report as tables for the terminal.

use crate::{
    DecisionReport, Mark, Report, TurnReport,
    words::{PARTS, TURN, heading, name, percent, points, sentence, winners},
};

/// The report as text: who won, the seats, the turning points, the turns.
pub fn table(report: &Report) -> String {
    let mut lines = vec![format!("{}: {}.", heading(report), winners(report)), String::new()];
    lines.extend(aligned(&seats(report)));
    lines.push(String::new());
    lines.push("Turning points".to_owned());
    lines.extend(report.turning_points.iter().map(|point| sentence(report, point)));
    if report.turning_points.is_empty() {
        lines.push("No turn changed much.".to_owned());
    }
    lines.push(String::new());
    lines.extend(aligned(&turns(report)));
    lines.push(String::new());
    lines.extend(NOTES.lines().map(str::to_owned));
    lines.push(String::new());
    lines.join("\n")
}

const NOTES: &str = "\
All numbers but the turns and the accuracy are points: hundredths of a victory.
start + luck + choices + others + rest = result. Luck: what dice and draws of everybody changed. Choices: what
the own answers gave away. Others: what theirs changed. Rest: how the judge changed its opinion.
Given away: points a turn. Accuracy: how much of the chance of the best answers was kept in a turn.
✦ masterpiece  ● sound  ◐ crack  ○ shard  → only way";

type Row = Vec<String>;

fn seats(report: &Report) -> Vec<Row> {
    let head = ["player", "place"].into_iter().chain(PARTS).chain(["✦ ● ◐ ○"]);
    let row = |seat: &crate::SeatReport| {
        let marks = [Mark::Masterpiece, Mark::Sound, Mark::Crack, Mark::Shard];
        let marks =
            marks.map(|mark| seat.marks.get(&mark).copied().unwrap_or_default().to_string());
        vec![
            name(&seat.name),
            seat.rank.to_string(),
            format!("{:.1}", 100.0 * seat.start),
            points(seat.luck),
            points(seat.choices),
            points(seat.others),
            points(seat.rest),
            format!("{:.1}", 100.0 * seat.result),
            format!("{:.1}", 100.0 * seat.luck_adjusted).replace('-', "−"),
            format!("{:.2}", seat.error_rate),
            format!("{:.1}", seat.accuracy),
            marks.join(" "),
        ]
    };
    let head = head.map(str::to_owned).collect();
    std::iter::once(head).chain(report.seats.iter().map(row)).collect()
}

fn turns(report: &Report) -> Vec<Row> {
    let row = |turn: &TurnReport| {
        let index = turn.seat.index();
        let change = turn.choices_of_seats[index] + turn.loss;
        let better = missed(turn).map_or_else(String::new, better);
        vec![
            turn.turn.to_string(),
            name(&report.seats[index].name),
            percent(turn.chances_before[index]),
            points(turn.luck),
            points(-turn.loss),
            points(turn.rest_of_seats[index] + change),
            percent(turn.chances_after[index]),
            turn.mark.map_or('·', Mark::sign).to_string(),
            better,
        ]
    };
    let head = TURN.map(str::to_owned).to_vec();
    std::iter::once(head).chain(report.turns.iter().map(row)).collect()
}

/// The decision of a turn that gave away most, if one did.
pub(crate) fn missed(turn: &TurnReport) -> Option<&DecisionReport> {
    let own = turn.decisions.iter().filter(|decision| decision.seat == turn.seat);
    own.filter(|decision| decision.loss > 0.0).max_by(|a, b| a.loss.total_cmp(&b.loss))
}

/// What was played and what was better: “move-7 → move-3”.
pub(crate) fn better(decision: &DecisionReport) -> String {
    let best = decision.answers.first().map_or("", |answer| &answer.action);
    format!("{} → {best}", decision.played)
}

/// Columns as wide as they need to be: words to the left, numbers to the right.
fn aligned(rows: &[Row]) -> Vec<String> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
    };
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or_default()).collect();
    let line = |row: &Row| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let gap = " ".repeat(widths[column].saturating_sub(cell.chars().count()));
            let is_word =
                rows.iter().skip(1).any(|row| row[column].starts_with(char::is_alphabetic));
            if is_word { format!("{cell}{gap}") } else { format!("{gap}{cell}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
