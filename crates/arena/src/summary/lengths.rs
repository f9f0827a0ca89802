use std::collections::BTreeMap;

use serde::Serialize;

/// How long the games of one number of players were, in turns of each player.
#[derive(Clone, Debug, Serialize)]
pub struct Length {
    pub players: usize,
    pub games: u64,
    pub mean: f64,
    pub median: f64,
    /// Nine games of ten are between these.
    pub low: f64,
    pub high: f64,
    /// Of equal width and without gaps.
    pub bins: Vec<Bin>,
}

/// The games with at least `from` and less than `to` turns for each player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bin {
    pub from: u64,
    pub to: u64,
    pub games: u64,
}

/// About so many bars can be told apart on a phone.
const MOST_BINS: u64 = 18;

#[derive(Clone, Debug, Default)]
pub(super) struct LengthCounts {
    /// By number of players and by turns of all of them.
    by_players: BTreeMap<usize, BTreeMap<u64, u64>>,
}

impl LengthCounts {
    pub(super) fn add(&mut self, players: usize, turns: u64) {
        *self.by_players.entry(players).or_default().entry(turns).or_default() += 1;
    }

    pub(super) fn summary(&self) -> Vec<Length> {
        self.by_players.iter().map(|(players, turns)| length(*players, turns)).collect()
    }
}

fn length(players: usize, turns: &BTreeMap<u64, u64>) -> Length {
    let games: u64 = turns.values().sum();
    let each = |turns: u64| turns as f64 / players as f64;
    let all: u64 = turns.iter().map(|(turns, games)| turns * games).sum();
    let quantile = |share: f64| {
        let mut seen = 0;
        let found = turns.iter().find(|(_, count)| {
            seen += **count;
            seen as f64 >= share * games as f64
        });
        each(found.map_or(0, |(turns, _)| *turns))
    };
    Length {
        players,
        games,
        mean: each(all) / games.max(1) as f64,
        median: quantile(0.5),
        low: quantile(0.05),
        high: quantile(0.95),
        bins: bins(players as u64, turns),
    }
}

fn bins(players: u64, turns: &BTreeMap<u64, u64>) -> Vec<Bin> {
    let (Some((first, _)), Some((last, _))) = (turns.first_key_value(), turns.last_key_value())
    else {
        return Vec::new();
    };
    let (first, last) = (first / players, last / players);
    let width = width((last - first) / MOST_BINS + 1);
    let begin = first / width;
    let mut bins: Vec<_> = (begin..=last / width)
        .map(|index| Bin { from: index * width, to: (index + 1) * width, games: 0 })
        .collect();
    for (turns, games) in turns {
        bins[(turns / players / width - begin) as usize].games += games;
    }
    bins
}

/// The next round number: 1, 2, 5, 10, 20, …
fn width(at_least: u64) -> u64 {
    let mut decade = 1;
    loop {
        for factor in [1, 2, 5] {
            if factor * decade >= at_least {
                return factor * decade;
            }
        }
        decade *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_one_bin() {
        let mut counts = LengthCounts::default();
        for turns in [6, 7, 8, 9, 14, 300] {
            counts.add(2, turns);
        }
        let [length] = &counts.summary()[..] else { panic!("one table") };
        assert_eq!(length.bins.iter().map(|bin| bin.games).sum::<u64>(), 6);
        assert_eq!(length.bins[0], Bin { from: 0, to: 10, games: 5 });
        assert!(length.bins.is_sorted_by_key(|bin| bin.from));
        assert!((length.median - 4.0).abs() < 1e-12, "{length:?}");
    }

    #[test]
    fn bins_are_round_numbers_wide() {
        for (at_least, expected) in [(1, 1), (2, 2), (3, 5), (6, 10), (11, 20), (42, 50)] {
            assert_eq!(width(at_least), expected);
        }
    }
}
