//! Strength over time: a drawing of what the gate said in every round of a climb.

use std::fmt::Write as _;

use serde_json::Value;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 52.0;

const STYLE: &str = "\
text{font:13px sans-serif;fill:#333}.rule{stroke:#ccc}.fair{stroke:#888;stroke-dasharray:6 4}\
.whisker{stroke:#0b6e63;stroke-width:2}.taken{fill:#0b6e63;stroke:#0b6e63;stroke-width:2}\
.rejected{fill:none;stroke:#b3261e;stroke-width:2}.paper{fill:#fff}\
@media(prefers-color-scheme:dark){text{fill:#ddd}.rule{stroke:#444}.paper{fill:#1b1b1b}\
.whisker{stroke:#4db6a9}.taken{fill:#4db6a9;stroke:#4db6a9}.rejected{stroke:#f2867d}}";

/// What the gate said of one network.
struct Round {
    number: u64,
    won: f64,
    from: f64,
    to: f64,
    fair: f64,
    taken: bool,
}

impl Round {
    fn of(line: &Value) -> Option<Self> {
        let outcome = &line["outcome"];
        Some(Self {
            number: line["round"].as_u64()?,
            won: outcome["won"].as_f64()?,
            from: outcome["from"].as_f64()?,
            to: outcome["to"].as_f64()?,
            fair: outcome["fair"].as_f64()?,
            taken: line["taken"].as_bool()?,
        })
    }
}

/// The drawing of these lines of a log, as SVG.
pub fn chart(lines: &[Value]) -> String {
    let gates = lines.iter().filter(|line| line["step"] == "gate");
    let rounds: Vec<Round> = gates.filter_map(Round::of).collect();
    let rules = lines.iter().find_map(|line| line["rules"].as_str()).unwrap_or_default();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">\n\
         <title>Strength over time</title>\n<style>{STYLE}</style>\n\
         <rect class=\"paper\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\n\
         <text x=\"{LEFT}\" y=\"24\">{}: share won against the last network taken, 95 %; \
         filled: taken, hollow: rejected</text>\n",
        escaped(rules)
    );
    scale(&mut svg);
    if let Some(Round { fair, .. }) = rounds.first() {
        rule(&mut svg, "fair", *fair);
    }
    let last = rounds.iter().map(|round| round.number).max().unwrap_or(0);
    for round in &rounds {
        mark(&mut svg, round, last);
    }
    svg.push_str("</svg>\n");
    svg
}

fn height_of(share: f64) -> f64 {
    HEIGHT - BOTTOM - share.clamp(0.0, 1.0) * (HEIGHT - TOP - BOTTOM)
}

/// A line across, at this share.
fn rule(svg: &mut String, class: &str, share: f64) {
    let (y, end) = (height_of(share), WIDTH - RIGHT);
    push(
        svg,
        format_args!(
            "<line class=\"{class}\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{end}\" y2=\"{y:.1}\"/>"
        ),
    );
}

fn scale(svg: &mut String) {
    for percent in [0, 25, 50, 75, 100] {
        let share = f64::from(percent) / 100.0;
        rule(svg, "rule", share);
        let (x, y) = (LEFT - 8.0, height_of(share) + 4.0);
        push(
            svg,
            format_args!("<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{percent} %</text>"),
        );
    }
}

fn mark(svg: &mut String, round: &Round, last: u64) {
    let step = (WIDTH - LEFT - RIGHT) / (last + 1) as f64;
    let x = LEFT + step * (round.number as f64 + 0.5);
    let [from, to, won] = [round.from, round.to, round.won].map(height_of);
    push(
        svg,
        format_args!(
            "<line class=\"whisker\" x1=\"{x:.1}\" y1=\"{from:.1}\" x2=\"{x:.1}\" y2=\"{to:.1}\"/>"
        ),
    );
    let class = if round.taken { "taken" } else { "rejected" };
    let told = format!("round {}: {:.1} %, {class}", round.number, 100.0 * round.won);
    push(
        svg,
        format_args!(
            "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{won:.1}\" r=\"5\"><title>{told}</title></circle>"
        ),
    );
    let y = HEIGHT - BOTTOM + 22.0;
    push(
        svg,
        format_args!("<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{}</text>", round.number),
    );
}

#[expect(clippy::expect_used, reason = "a text takes whatever is written to it")]
fn push(svg: &mut String, part: std::fmt::Arguments<'_>) {
    writeln!(svg, "{part}").expect("a text has room");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn gate(round: u64, won: f64, taken: bool) -> Value {
        json!({
            "step": "gate", "round": round, "taken": taken,
            "outcome": { "won": won, "from": won - 0.1, "to": won + 0.1, "fair": 0.5, "games": 80 },
        })
    }

    /// Every tag is closed by its own, and none is left open.
    fn is_well_formed(svg: &str) -> bool {
        let mut open = Vec::new();
        for tag in svg.split('<').skip(1) {
            let Some((tag, _)) = tag.split_once('>') else { return false };
            let name = tag.trim_end_matches('/').split([' ', '\n']).next().unwrap_or_default();
            match name.strip_prefix('/') {
                Some(name) if open.pop() != Some(name) => return false,
                Some(_) => {}
                None if tag.ends_with('/') => {}
                None => open.push(name),
            }
            if tag.matches('"').count() % 2 == 1 {
                return false;
            }
        }
        open.is_empty() && svg.starts_with("<svg ")
    }

    #[test]
    fn every_round_has_a_mark_that_says_whether_its_network_was_taken() {
        let mut lines = vec![json!({ "step": "begin", "rules": "a<b&c" })];
        lines.extend([gate(0, 0.7, true), gate(1, 0.52, false), gate(2, 0.99, true)]);
        lines.push(json!({ "step": "play", "round": 3, "piece": 0 }));
        let svg = chart(&lines);
        assert!(is_well_formed(&svg), "{svg}");
        assert_eq!(svg.matches("<circle class=\"taken\"").count(), 2);
        assert_eq!(svg.matches("<circle class=\"rejected\"").count(), 1);
        assert_eq!(svg.matches("class=\"whisker\"").count(), 3);
        for round in ["round 0: 70.0 %, taken", "round 1: 52.0 %, rejected"] {
            assert!(svg.contains(round), "{svg}");
        }
    }

    #[test]
    fn a_log_without_a_gate_is_an_empty_drawing() {
        let svg = chart(&[]);
        assert!(is_well_formed(&svg) && !svg.contains("<circle"), "{svg}");
    }
}
