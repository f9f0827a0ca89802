//! What was played: one line for each piece of a pairing, and what its pieces say together.

use std::collections::BTreeMap;

use serde_json::Value;

use super::pairings::Pairing;

/// The first piece of a pairing has this seed, the next one the next.
const FIRST_SEED: u64 = 7;

/// So many games at most are one piece: what is stopped loses no more.
const PIECE: u32 = 100;

/// The lines about bouts with some games; others are somebody's remarks.
pub(super) fn read(text: &str) -> Vec<Value> {
    let lines = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    lines.filter(|line| line["bout"].is_string() && games(line) > 0).collect()
}

fn games(line: &Value) -> u64 {
    line["fought"]["outcome"]["games"].as_u64().unwrap_or(0)
}

/// Whether a line tells of this pairing.
pub(super) fn is_of(line: &Value, pairing: &Pairing) -> bool {
    line["bout"] == pairing.rules
        && line["players"] == pairing.players
        && line["new"] == pairing.stronger
        && line["old"] == pairing.weaker
}

/// The pieces of a pairing by their seeds. Two of one seed are the same deals: the longer one counts.
fn pieces<'a>(lines: &'a [Value], pairing: &Pairing) -> BTreeMap<u64, &'a Value> {
    let mut pieces = BTreeMap::new();
    for line in lines.iter().filter(|line| is_of(line, pairing)) {
        let kept = pieces.entry(line["seed"].as_u64().unwrap_or(0)).or_insert(line);
        if games(line) > games(kept) {
            *kept = line;
        }
    }
    pieces
}

/// What has to be played yet so that a pairing has its games: games and seed of each piece.
pub(super) fn missing(lines: &[Value], pairing: &Pairing) -> Vec<(u32, u64)> {
    let there = pieces(lines, pairing);
    let played = there.values().map(|line| games(line)).sum::<u64>();
    let wanted = u64::from(pairing.games).saturating_sub(played) as u32;
    let first = there.keys().next_back().map_or(FIRST_SEED, |seed| seed + 1);
    let sizes = (0..wanted.div_ceil(PIECE)).map(|piece| PIECE.min(wanted - piece * PIECE));
    sizes.zip(first..).collect()
}

/// All pieces of a pairing together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Together {
    pub(super) games: u64,
    pub(super) won: f64,
    /// 95 %, Wilson's.
    pub(super) interval: (f64, f64),
    pub(super) ms_per_turn: f64,
    pub(super) longest_turn_ms: f64,
}

/// What all pieces of a pairing say, if there are any.
pub(super) fn together(lines: &[Value], pairing: &Pairing) -> Option<Together> {
    let (mut all, mut won, mut ms, mut longest) = (0, 0.0, 0.0, 0.0_f64);
    for line in pieces(lines, pairing).into_values() {
        let (outcome, pace) = (&line["fought"]["outcome"], &line["fought"]["new"]);
        let number = |value: &Value| value.as_f64().unwrap_or_default();
        let weight = games(line) as f64;
        all += games(line);
        won += weight * number(&outcome["won"]);
        ms += weight * number(&pace["ms_per_turn"]);
        longest = longest.max(number(&pace["longest_turn_ms"]));
    }
    let games = all as f64;
    (all > 0).then(|| Together {
        games: all,
        won: won / games,
        interval: wilson(won / games, games),
        ms_per_turn: ms / games,
        longest_turn_ms: longest,
    })
}

/// Where the true share lies with 95 %.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + z * z / games;
    ((middle - spread) / whole, (middle + spread) / whole)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const PAIRING: Pairing =
        Pairing { rules: "mocha", players: 4, stronger: "expert", weaker: "hard", games: 400 };

    fn line(seed: u64, games: u64, won: f64) -> Value {
        json!({
            "bout": "mocha", "players": 4, "new": "expert", "old": "hard", "seed": seed,
            "fought": {
                "outcome": { "games": games, "won": won },
                "new": { "ms_per_turn": 10.0 * won, "longest_turn_ms": 100.0 * won },
            },
        })
    }

    #[test]
    fn lines_of_one_pairing_are_pooled_and_those_of_one_seed_are_not() {
        let mut lines = vec![line(7, 100, 0.5), line(8, 300, 0.3), line(8, 40, 0.9)];
        lines.push(json!({ "bout": "base", "players": 4, "new": "expert", "old": "hard" }));
        let pooled = together(&lines, &PAIRING).unwrap();
        assert_eq!((pooled.games, pooled.longest_turn_ms), (400, 50.0));
        assert!((pooled.won - 0.35).abs() < 1e-9 && (pooled.ms_per_turn - 3.5).abs() < 1e-9);
        let (from, to) = pooled.interval;
        assert!((from - 0.3049).abs() < 1e-4 && (to - 0.3980).abs() < 1e-4, "{from} {to}");
        assert_eq!(together(&[], &PAIRING), None);
    }

    #[test]
    fn a_pairing_is_done_when_it_has_its_games_and_not_before() {
        assert_eq!(missing(&[], &PAIRING), [(100, 7), (100, 8), (100, 9), (100, 10)]);
        let some = [line(7, 194, 0.5), line(11, 36, 0.5)];
        assert_eq!(missing(&some, &PAIRING), [(100, 12), (70, 13)]);
        assert!(missing(&[line(7, 400, 0.5)], &PAIRING).is_empty());
    }

    #[test]
    fn remarks_and_bouts_without_a_game_are_not_read() {
        let text = format!("{{\"at\":3}}\nno JSON\n{}\n{}\n", line(7, 0, 0.0), line(7, 4, 0.5));
        assert_eq!(read(&text), [line(7, 4, 0.5)]);
    }
}
