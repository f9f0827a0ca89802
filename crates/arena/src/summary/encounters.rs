use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Ranking, Seat};

use super::wins::{Verdict, WinRate, Wins};

/// One bot against a table of another.
#[derive(Clone, Debug, Serialize)]
pub struct Duel {
    pub players: usize,
    pub bot: String,
    /// On all other seats.
    pub against: String,
    #[serde(flatten)]
    pub rate: WinRate,
    /// The share of a bot that is as good as the others.
    pub fair: f64,
    pub verdict: Verdict,
}

/// A bot at tables where every seat has another one.
#[derive(Clone, Debug, Serialize)]
pub struct Mixed {
    pub players: usize,
    pub bot: String,
    #[serde(flatten)]
    pub rate: WinRate,
    pub fair: f64,
    pub verdict: Verdict,
}

/// Who met whom, and who won.
#[derive(Clone, Debug, Default)]
pub(super) struct Encounters {
    /// By number of players, the lone bot, and the one on all other seats.
    duels: BTreeMap<(usize, usize, usize), Wins>,
    mixed: BTreeMap<(usize, usize), Wins>,
}

impl Encounters {
    pub(super) fn add(&mut self, bots: &[usize], ranking: &Ranking) {
        let players = bots.len();
        let others = |seat: Seat| {
            let others = bots.iter().enumerate().filter(move |(other, _)| *other != seat.index());
            others.map(|(_, bot)| *bot)
        };
        let all_differ =
            Seat::all(players).all(|seat| others(seat).all(|bot| bot != bots[seat.index()]));
        for seat in Seat::all(players) {
            let bot = bots[seat.index()];
            let first = others(seat).next();
            if let Some(other) = first.filter(|other| *other != bot)
                && others(seat).all(|bot| bot == other)
            {
                self.duels.entry((players, bot, other)).or_default().add(ranking, seat);
            } else if all_differ {
                self.mixed.entry((players, bot)).or_default().add(ranking, seat);
            }
        }
    }

    pub(super) fn duels(&self, names: &[String]) -> Vec<Duel> {
        let duel = |(&(players, bot, against), wins): (&(usize, usize, usize), &Wins)| {
            let (rate, fair) = (wins.rate(), 1.0 / players as f64);
            let (bot, against) = (names[bot].clone(), names[against].clone());
            Duel { players, bot, against, rate, fair, verdict: rate.against(fair) }
        };
        self.duels.iter().map(duel).collect()
    }

    pub(super) fn mixed(&self, names: &[String]) -> Vec<Mixed> {
        let mixed = |(&(players, bot), wins): (&(usize, usize), &Wins)| {
            let (rate, fair) = (wins.rate(), 1.0 / players as f64);
            Mixed { players, bot: names[bot].clone(), rate, fair, verdict: rate.against(fair) }
        };
        self.mixed.iter().map(mixed).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lone_bot_is_the_one_that_is_measured() {
        let mut encounters = Encounters::default();
        encounters.add(&[0, 1, 0, 0], &Ranking::by_score(&[1, 5, 2, 3]));
        encounters.add(&[0, 1], &Ranking::by_score(&[1, 0]));
        encounters.add(&[0, 1, 2], &Ranking::by_score(&[1, 0, 0]));
        // No pairing of ours, but a file may hold it: it says nothing here.
        encounters.add(&[0, 0, 1, 1], &Ranking::by_score(&[1, 0, 0, 0]));
        let names = ["a", "b", "c"].map(str::to_owned);
        let duels: Vec<_> = encounters
            .duels(&names)
            .iter()
            .map(|duel| {
                format!("{} {} {} {}", duel.players, duel.bot, duel.against, duel.rate.wins)
            })
            .collect();
        assert_eq!(duels, ["2 a b 1", "2 b a 0", "4 b a 1"]);
        assert_eq!(encounters.mixed(&names).len(), 3);
    }
}
