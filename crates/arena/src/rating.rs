//! How strong the bots are, from the places they took.
//!
//! The model is Plackett–Luce: every bot has a strength, the winner of a game is drawn with the
//! strengths as weights, then the second among the rest, and so on. The strengths that make the
//! results most likely are found all at once ([`plackett_luce`]), not game by game: a bot does not
//! change during a tournament, so the order of its games must not matter. How sure they are is in
//! [`precision`].

mod plackett_luce;
mod precision;

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Ranking, Seat};

use crate::{pairings::orders, statistics::Z};
use precision::Precision;

/// The rating of an average bot, or of the one that the others are compared with.
pub const ANCHOR_RATING: f64 = 1500.0;

/// As with chess ratings: ten times the strength is 400 more.
const POINTS_PER_FACTOR_TEN: f64 = 400.0;

/// Every bot has drawn so many games against a phantom of average strength. Without it, whoever
/// won every game would be infinitely strong.
const PRIOR: f64 = 1.0;

/// A rating with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub rating: f64,
    pub low: f64,
    pub high: f64,
}

/// Who came before whom, of all games.
#[derive(Clone, Debug, Default)]
pub struct Standings {
    /// By deal: games of one deal are not independent, and how much so is part of the result.
    deals: BTreeMap<(u64, u64), Orders>,
}

/// Orders of bots from the first to the last, with how often they came up.
type Orders = BTreeMap<Vec<usize>, f64>;

impl Standings {
    /// One game: its seed and deal, and its bots by seat.
    pub fn add(&mut self, deal: (u64, u64), bots: &[usize], ranking: &Ranking) {
        let linear = linear_orders(bots, ranking);
        let weight = 1.0 / linear.len() as f64;
        let orders = self.deals.entry(deal).or_default();
        for order in linear {
            *orders.entry(order).or_default() += weight;
        }
    }

    /// The ratings of so many bots. The anchor is the bot whose rating is fixed; without one, the
    /// mean of all is.
    pub fn ratings(&self, bots: usize, anchor: Option<usize>) -> Vec<Rating> {
        let mut all = Orders::new();
        for (order, weight) in self.deals.values().flatten() {
            *all.entry(order.clone()).or_default() += weight;
        }
        let logs = plackett_luce::fit(&all, bots, PRIOR);
        let precision = Precision::new(self.deals.values(), &all, &logs, PRIOR);
        let scale = POINTS_PER_FACTOR_TEN / std::f64::consts::LN_10;
        (0..bots)
            .map(|bot| {
                let contrast = contrast(bot, bots, anchor);
                let log: f64 = contrast.iter().zip(&logs).map(|(part, log)| part * log).sum();
                let rating = ANCHOR_RATING + scale * log;
                let margin = Z * scale * precision.deviation(&contrast);
                Rating { rating, low: rating - margin, high: rating + margin }
            })
            .collect()
    }
}

/// What a rating is measured from, as weights of the logarithms of all strengths.
fn contrast(bot: usize, bots: usize, anchor: Option<usize>) -> Vec<f64> {
    let mut contrast = match anchor {
        Some(anchor) => (0..bots).map(|other| if other == anchor { -1.0 } else { 0.0 }).collect(),
        None => vec![-1.0 / bots as f64; bots],
    };
    contrast[bot] += 1.0;
    contrast
}

/// A shared place stands for every order of those who share it, each with an equal part.
fn linear_orders(bots: &[usize], ranking: &Ranking) -> Vec<Vec<usize>> {
    let mut places: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
    for (seat, bot) in Seat::all(bots.len()).zip(bots) {
        places.entry(ranking.rank(seat).unwrap_or(u8::MAX)).or_default().push(*bot);
    }
    let mut linear = vec![Vec::new()];
    for sharing in places.values() {
        linear = linear
            .iter()
            .flat_map(|before| {
                orders(sharing).into_iter().map(move |order| [&before[..], &order].concat())
            })
            .collect();
    }
    linear
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duels(results: &[[i32; 2]]) -> Standings {
        let mut standings = Standings::default();
        for (deal, scores) in results.iter().enumerate() {
            standings.add((1, deal as u64), &[0, 1], &Ranking::by_score(scores));
        }
        standings
    }

    #[test]
    fn equal_results_are_equal_ratings() {
        let ratings = duels(&[[1, 0], [0, 1], [1, 1], [2, 0], [0, 2]]).ratings(2, None);
        for rating in ratings {
            assert!((rating.rating - 1500.0).abs() < 1e-6, "{rating:?}");
        }
    }

    #[test]
    fn whoever_always_wins_stays_finite_and_uncertain() {
        let [best, worst] = duels(&[[1, 0]; 200]).ratings(2, None)[..] else { panic!("two") };
        assert!(best.rating > worst.rating + 400.0, "{best:?} {worst:?}");
        assert!(best.rating < 3000.0 && best.high - best.low > 100.0, "{best:?}");
    }

    #[test]
    fn the_anchor_stays_where_it_is() {
        let ratings = duels(&[[1, 0], [1, 0], [0, 1]]).ratings(2, Some(1));
        assert!((ratings[1].rating - ANCHOR_RATING).abs() < 1e-9);
        assert!(ratings[1].high - ratings[1].low < 1e-9, "{ratings:?}");
        assert!(ratings[0].rating > ANCHOR_RATING);
    }

    #[test]
    fn a_shared_place_is_every_order_of_it() {
        let ranking = Ranking::by_score(&[5, 7, 5]);
        assert_eq!(linear_orders(&[0, 1, 2], &ranking), [[1, 0, 2], [1, 2, 0]]);
    }

    /// Bots of known strengths play many small tournaments by the model: the intervals hold what
    /// they are to hold in about nineteen of twenty.
    #[test]
    fn intervals_hold_the_truth_as_often_as_they_claim() {
        let strengths = [1.0f64, 2.0, 5.0];
        let tables = [[0, 1, 1], [1, 2, 2], [2, 0, 0], [0, 1, 2]];
        let logs = strengths.map(|strength| strength.log10() * POINTS_PER_FACTOR_TEN);
        let mean = logs.iter().sum::<f64>() / 3.0;
        let (mut held, mut all) = (0, 0);
        for tournament in 0..80 {
            let mut rng = crate::generator(77, tournament, 0);
            let mut standings = Standings::default();
            for deal in 0..40 {
                for table in tables {
                    let ranking = drawn(&table, &strengths, &mut rng);
                    standings.add((1, deal), &table, &ranking);
                }
            }
            for (rating, log) in standings.ratings(3, None).iter().zip(logs) {
                let truth = ANCHOR_RATING + log - mean;
                held += i32::from(rating.low <= truth && truth <= rating.high);
                all += 1;
            }
        }
        let share = f64::from(held) / f64::from(all);
        assert!((0.91..=0.99).contains(&share), "{share}");
    }

    /// A ranking drawn by the model itself.
    fn drawn(bots: &[usize], strengths: &[f64], rng: &mut rand_pcg::Pcg64Mcg) -> Ranking {
        let mut scores = vec![0; bots.len()];
        for score in (1..=bots.len()).rev() {
            let left: Vec<_> = (0..bots.len()).filter(|seat| scores[*seat] == 0).collect();
            let sum: f64 = left.iter().map(|seat| strengths[bots[*seat]]).sum();
            let mut number = sum * f64::from(tabletop::below(rng, 1 << 30)) / f64::from(1 << 30);
            let chosen = left.iter().find(|seat| {
                number -= strengths[bots[**seat]];
                number < 0.0
            });
            scores[*chosen.unwrap_or(&left[0])] = score;
        }
        Ranking::by_score(&scores)
    }

    #[test]
    fn deals_that_always_go_one_way_are_less_sure_than_independent_games() {
        // A hundred games each: independent ones, and fifty deals whose two games agree.
        let result = |first_wins: bool| if first_wins { [1, 0] } else { [0, 1] };
        let mut deals = Standings::default();
        let mut games = Standings::default();
        for number in 0..100 {
            let ranking = Ranking::by_score(&result(number / 2 % 2 == 0));
            deals.add((1, number / 2), &[0, 1], &ranking);
            games.add((1, number), &[0, 1], &ranking);
        }
        let width = |standings: &Standings| {
            let rating = standings.ratings(2, None)[0];
            rating.high - rating.low
        };
        let ratio = width(&deals) / width(&games);
        assert!((ratio - 2f64.sqrt()).abs() < 0.03, "{ratio}");
    }
}
