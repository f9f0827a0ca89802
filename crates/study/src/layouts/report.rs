//! What was found out about a board, as it is written down. Shares are parts of 1.

use bazaar::Place;
use serde::Serialize;
use tabletop::Seat;

use super::{
    tally::{PARTS, Tally},
    wanted::{Table, Wish},
};

/// The standard normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// An opening counts among those that win if so many merchants tried it, in thousandths of all.
const OFTEN: u64 = 5;

/// So many openings are told.
const OPENINGS: usize = 8;

/// What is known of a board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct LayoutReport {
    /// The rules.
    pub rules: String,
    /// How many play.
    pub players: usize,
    /// The level of the bots.
    pub level: String,
    /// The code of the board.
    pub board: String,
    /// The printed numbers, row by row.
    pub layout: Vec<u8>,
    /// How many games were played, of all boards if one is looked for.
    pub played: u32,
    /// How many will be.
    pub wanted: u32,
    /// What kind of board was looked for, if one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub find: Option<Wish>,
    /// How many games the figures are of.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub games: u64,
    /// Turns of everybody in a game.
    pub turns: f64,
    /// How long games take.
    pub length: Length,
    /// By seat, in turn order.
    pub seats: Vec<SeatAdvantage>,
    /// By place, as they lie.
    pub places: Vec<Heat>,
    /// Where rubies come from, most first.
    pub rubies: Vec<Source>,
    /// How merchants begin who win; those first that win most for sure.
    pub openings: Vec<OpeningReport>,
}

/// How many rounds games take.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct Length {
    /// On average.
    pub mean: f64,
    /// The standard deviation.
    pub spread: f64,
    /// Rounds, and how many games took so many.
    #[cfg_attr(feature = "ts", ts(type = "Array<[number, number]>"))]
    pub rounds: Vec<(u32, u64)>,
}

/// A share with its 95 % interval (Wilson).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct Interval {
    /// The share that was counted.
    pub share: f64,
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// How often a seat wins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct SeatAdvantage {
    /// Victories; a shared one counts in parts.
    pub wins: f64,
    /// Of all games.
    #[serde(flatten)]
    pub won: Interval,
}

/// How often a place is visited.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct Heat {
    /// Its printed number.
    pub place: u8,
    /// Visits of everybody in a game.
    pub visits: f64,
    /// Visits of whoever wins.
    pub winners: f64,
    /// The share of merchants who go there first.
    pub first: f64,
}

/// Where rubies come from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct Source {
    /// The printed number of the place.
    pub place: u8,
    /// Of all rubies.
    pub share: f64,
}

/// The first three places of a merchant.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "study/"))]
pub struct OpeningReport {
    /// Their printed numbers.
    pub places: Vec<u8>,
    /// How many merchants began like this.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub games: u64,
    /// How many of them won.
    #[serde(flatten)]
    pub won: Interval,
}

impl Interval {
    /// Wins may be a fraction, where a victory was shared.
    pub fn of(wins: f64, trials: u64) -> Self {
        if trials == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = trials as f64;
        let share = wins / n;
        let centre = share + Z * Z / (2.0 * n);
        let margin = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        let (low, high) = ((centre - margin) / scale, (centre + margin) / scale);
        Self { share, low: low.max(0.0), high: high.min(1.0) }
    }
}

pub(super) fn report(table: &Table, tally: &Tally, played: u32, wanted: u32) -> LayoutReport {
    let games = tally.games;
    let players = table.options.players;
    LayoutReport {
        rules: table.options.ruleset.name().to_owned(),
        players,
        level: table.level.name().to_owned(),
        board: super::code(&table.layout),
        layout: table.layout.0.iter().copied().map(Place::number).collect(),
        played,
        wanted,
        find: None,
        games,
        turns: ratio(tally.turns, games),
        length: length(tally),
        seats: Seat::all(players).map(|seat| advantage(tally, seat)).collect(),
        places: table.layout.0.iter().map(|place| heat(tally, *place, players)).collect(),
        rubies: rubies(table, tally),
        openings: openings(tally),
    }
}

fn ratio(count: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { count as f64 / of as f64 }
}

pub(super) fn length(tally: &Tally) -> Length {
    let rounds: Vec<_> = tally.rounds.iter().map(|(rounds, games)| (*rounds, *games)).collect();
    let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
        rounds.iter().map(|(rounds, games)| of(f64::from(*rounds)) * *games as f64).sum()
    };
    let games = tally.games.max(1) as f64;
    let mean = sum(&|rounds| rounds) / games;
    let spread = (sum(&|rounds| (rounds - mean).powi(2)) / games).sqrt();
    Length { mean, spread, rounds }
}

pub(super) fn advantage(tally: &Tally, seat: Seat) -> SeatAdvantage {
    let wins = tally.wins[seat.index()] as f64 / PARTS as f64;
    SeatAdvantage { wins, won: Interval::of(wins, tally.games) }
}

fn heat(tally: &Tally, place: Place, players: usize) -> Heat {
    Heat {
        place: place.number(),
        visits: ratio(tally.visits.of(place), tally.games),
        winners: ratio(tally.winners_visits.of(place), tally.games * PARTS),
        first: ratio(tally.first.of(place), tally.games * players as u64),
    }
}

fn rubies(table: &Table, tally: &Tally) -> Vec<Source> {
    let all = tally.rubies.sum();
    let source = |place: &Place| {
        let count = tally.rubies.of(*place);
        (count > 0).then(|| Source { place: place.number(), share: ratio(count, all) })
    };
    let mut sources: Vec<_> = table.options.ruleset.places().iter().filter_map(source).collect();
    sources.sort_by(|a, b| b.share.total_cmp(&a.share));
    sources
}

/// Rare ones win by chance: they are left out as soon as there are others.
fn openings(tally: &Tally) -> Vec<OpeningReport> {
    let merchants = tally.first.sum();
    let usual = tally.openings.by_times();
    let often = usual.iter().filter(|(_, begun)| begun.times * 1_000 >= merchants * OFTEN).count();
    let mut told: Vec<_> = usual[..often.max(OPENINGS.min(usual.len()))]
        .iter()
        .map(|(opening, begun)| OpeningReport {
            places: opening.places().into_iter().map(Place::number).collect(),
            games: begun.times,
            won: Interval::of(begun.parts as f64 / PARTS as f64, begun.times),
        })
        .collect();
    told.sort_by(|a, b| b.won.low.total_cmp(&a.won.low));
    told.truncate(OPENINGS);
    told
}
