//! Words and numbers that the table and the page share.

use crate::{Cause, Report, TurningPoint};

/// What a seat has, in the order of the columns: the parts, what they add up to, and what follows from them.
pub(crate) const PARTS: [&str; 9] = [
    "start",
    "luck",
    "choices",
    "others",
    "rest",
    "result",
    "without luck",
    "given away",
    "accuracy",
];

/// The columns of a turn.
pub(crate) const TURN: [&str; 9] =
    ["turn", "player", "before", "luck", "given away", "rest", "after", "mark", "better"];

/// Nobody has to read more of a name.
const LONGEST: usize = 20;

/// A name that fits into a line, whatever somebody has called themselves.
pub(crate) fn name(text: &str) -> String {
    let text: String =
        text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    if text.chars().count() <= LONGEST {
        return text;
    }
    text.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// A text in which nothing is markup.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            control if control.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// A change in points, hundredths of a victory: “+4.2”, “−0.3”, “0.0”.
pub(crate) fn points(change: f64) -> String {
    let text = format!("{:.1}", 100.0 * change.abs());
    match text.as_str() {
        "0.0" => text,
        _ if change < 0.0 => format!("−{text}"),
        _ => format!("+{text}"),
    }
}

/// A chance: “33.4 %”.
pub(crate) fn percent(chance: f64) -> String {
    format!("{:.1} %", 100.0 * chance).replace('-', "−")
}

/// What was played, in one line: “base, 3 players, 58 turns”.
pub(crate) fn heading(report: &Report) -> String {
    format!("{}, {} players, {} turns", report.ruleset, report.seats.len(), report.turns.len())
}

/// Who won: “Leyla won”, “Leyla and Bora won”.
pub(crate) fn winners(report: &Report) -> String {
    let winners: Vec<String> =
        report.seats.iter().filter(|seat| seat.rank == 1).map(|seat| name(&seat.name)).collect();
    match &winners[..] {
        [] => "Nobody won".to_owned(),
        [only] => format!("{only} won"),
        [rest @ .., last] => format!("{} and {last} won", rest.join(", ")),
    }
}

/// A turning point in a sentence.
pub(crate) fn sentence(report: &Report, point: &TurningPoint) -> String {
    let who =
        report.seats.get(point.seat.index()).map_or_else(String::new, |seat| name(&seat.name));
    let (change, action) = (points(point.change), &point.action);
    match (point.cause, &point.better) {
        (Cause::Luck, _) if point.change > 0.0 => {
            format!("Turn {}: luck for {who} with {action}, {change} points.", point.turn)
        }
        (Cause::Luck, _) => {
            format!("Turn {}: bad luck for {who} with {action}, {change} points.", point.turn)
        }
        (Cause::Choice, Some(better)) => format!(
            "Turn {}: {who} answered {action}, {change} points; {better} was better.",
            point.turn
        ),
        (Cause::Choice, None) => {
            format!("Turn {}: {who} answered {action}, {change} points.", point.turn)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_a_sign_unless_they_are_none() {
        assert_eq!([0.042, -0.003, 0.0, -0.0001].map(points), ["+4.2", "−0.3", "0.0", "0.0"]);
    }

    #[test]
    fn no_name_breaks_a_line_or_a_page() {
        assert_eq!(name("a\nb"), "a b");
        assert_eq!(name("Konstantinos Paraskevopoulos"), "Konstantinos Parask…");
        assert_eq!(escaped("<b>&'\"\u{7}"), "&lt;b&gt;&amp;&#39;&quot; ");
    }
}
