//! Whether a new network takes the place of an old one: only if it is surely better.

use anyhow::Result;
use bots::Budget;
use serde::Serialize;

use crate::{
    course::Course,
    duel::{Duelist, Outcome, duel},
    teacher::Teacher,
};

/// How the two meet.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// For each decision of both.
    pub budget: Budget,
    pub players: usize,
    pub games: u32,
    pub seed: u64,
}

/// What came out.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Verdict {
    pub outcome: Outcome,
    pub taken: bool,
}

impl Verdict {
    /// A network is taken if even the lower end of the interval is above the fair share.
    pub fn of(outcome: Outcome) -> Self {
        Self { outcome, taken: outcome.games > 0 && outcome.from > outcome.fair }
    }
}

/// Lets a new network play against an old one; both keep their trees, as players of the program do.
pub fn gate<C: Course>(
    new: &Teacher<C::Game>,
    old: &Teacher<C::Game>,
    terms: Terms,
) -> Result<Verdict> {
    let duelist = |judge: &Teacher<C::Game>| Duelist::<C> {
        judge: judge.clone(),
        budget: terms.budget,
        keeps: true,
        curiosity: bots::CURIOSITY,
    };
    let outcome = duel(&duelist(new), &duelist(old), terms.players, terms.games, terms.seed)?;
    Ok(Verdict::of(outcome))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_taken_only_if_the_whole_interval_is_above_the_fair_share() {
        // (won, games, players, taken)
        let cases = [
            (60.0, 100, 2, true),
            (59.0, 100, 2, false),
            (50.0, 100, 2, false),
            (0.0, 100, 2, false),
            (590.0, 1000, 2, true),
            (45.0, 100, 3, true),
            (40.0, 100, 3, false),
            (0.0, 0, 2, false),
        ];
        for (won, games, players, taken) in cases {
            let verdict = Verdict::of(Outcome::of(won, games, players));
            assert_eq!(verdict.taken, taken, "{won} of {games} games for {players}: {verdict:?}");
        }
    }

    #[test]
    fn a_network_is_not_better_than_itself() {
        let judge = crate::course::Dice::teacher("newest").unwrap();
        let terms = Terms { budget: Budget::simulations(2), players: 2, games: 6, seed: 5 };
        let verdict = gate::<crate::course::Dice>(&judge, &judge, terms).unwrap();
        assert!(!verdict.taken, "{verdict:?}");
    }
}
