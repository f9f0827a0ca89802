//! How hard a puzzle is, and how well somebody solves them: Glicko-2, as if puzzle and person played a game.

use protocol::web::puzzles::PuzzleStanding;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2, glicko2_rating_period},
};
use study::puzzles::Finder;

/// What is assumed of somebody we know nothing about.
pub const NEWCOMER: PuzzleStanding =
    PuzzleStanding { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

/// How well the levels of our bots solve puzzles: set by hand, as far apart as they are in games, so that a newcomer
/// stands between `easy` and `hard`.
const LEVELS: [(&str, f64); 4] =
    [("easy", 1200.0), ("medium", 1500.0), ("hard", 1750.0), ("expert", 2000.0)];

/// How sure we are of these numbers.
const SURE: f64 = 60.0;

/// How sure we are of the number of a puzzle: some twenty tries say so much.
const OF_A_PUZZLE: f64 = 80.0;

/// The number of a puzzle that these levels find or miss.
pub(crate) fn difficulty(found_by: &[Finder]) -> u32 {
    let mut games = Vec::new();
    for finder in found_by {
        let level = LEVELS.iter().find(|(name, _)| *name == finder.level);
        let Some((_, rating)) = level else { continue };
        let level = Glicko2Rating { rating: *rating, deviation: SURE, volatility: 0.06 };
        let found = usize::from(finder.found);
        // Who is not found has won.
        games
            .extend((0..finder.tries.into()).map(|number| {
                (level, if number < found { Outcomes::LOSS } else { Outcomes::WIN })
            }));
    }
    let unknown = Glicko2Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };
    let rated = glicko2_rating_period(&unknown, &games, &Glicko2Config::new());
    (rated.rating.round().clamp(400.0, 3000.0) as i32).unsigned_abs()
}

/// The standing of somebody after an answer. A hint halves what a right one gains.
pub fn after(before: PuzzleStanding, puzzle: u32, right: bool, hinted: bool) -> PuzzleStanding {
    let before = sound(before);
    let person = Glicko2Rating {
        rating: before.rating,
        deviation: before.deviation,
        volatility: before.volatility,
    };
    let opponent =
        Glicko2Rating { rating: puzzle.into(), deviation: OF_A_PUZZLE, volatility: 0.06 };
    let outcome = if right { Outcomes::WIN } else { Outcomes::LOSS };
    let (rated, _) = glicko2(&person, &opponent, &outcome, &Glicko2Config::new());
    let share = if right && hinted { 0.5 } else { 1.0 };
    sound(PuzzleStanding {
        rating: (rated.rating - before.rating).mul_add(share, before.rating),
        deviation: rated.deviation,
        volatility: rated.volatility,
    })
}

/// A standing comes from outside: it may say anything. Rounded it is the same on every machine, whose exponentials differ
/// in their last digits.
fn sound(standing: PuzzleStanding) -> PuzzleStanding {
    let within = |number: f64, least: f64, most: f64, usual: f64| {
        let known = if number.is_finite() { number.clamp(least, most) } else { usual };
        (known * 1e8).round() / 1e8
    };
    PuzzleStanding {
        rating: within(standing.rating, 100.0, 3500.0, NEWCOMER.rating),
        deviation: within(standing.deviation, 30.0, 350.0, NEWCOMER.deviation),
        volatility: within(standing.volatility, 0.01, 0.2, NEWCOMER.volatility),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finders(found: [u8; 4]) -> Vec<Finder> {
        let finder = |((level, _), found): (&(&str, f64), u8)| Finder {
            level: (*level).to_owned(),
            tries: 6,
            found,
        };
        LEVELS.iter().zip(found).map(finder).collect()
    }

    #[test]
    fn a_puzzle_is_the_harder_the_fewer_find_it() {
        let ladder = [[5, 6, 6, 6], [2, 4, 6, 6], [0, 2, 4, 6], [0, 0, 0, 4]];
        let ratings = ladder.map(|found| difficulty(&finders(found)));
        assert!(ratings.is_sorted() && ratings[0] < 1300 && ratings[3] > 1900, "{ratings:?}");
    }

    #[test]
    fn a_right_answer_raises_and_a_wrong_one_lowers_and_a_hint_halves() {
        let right = after(NEWCOMER, 1500, true, false);
        let hinted = after(NEWCOMER, 1500, true, true);
        let wrong = after(NEWCOMER, 1500, false, false);
        assert!(right.rating > hinted.rating && hinted.rating > NEWCOMER.rating);
        assert!(wrong.rating < NEWCOMER.rating && right.deviation < NEWCOMER.deviation);
        assert!(((hinted.rating - 1500.0) * 2.0 - (right.rating - 1500.0)).abs() < 1e-7);
    }

    #[test]
    fn a_standing_from_outside_stays_within_bounds() {
        let wild = PuzzleStanding { rating: f64::NAN, deviation: 1e300, volatility: -1.0 };
        let after = after(wild, 3000, true, false);
        assert!(after.rating.is_finite() && after.deviation <= 350.0 && after.volatility > 0.0);
    }
}
