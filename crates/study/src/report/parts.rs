//! The parts that a game is the sum of.
//!
//! From one step to the next the opinion of the judge changes. Of this change luck is what an outcome brought
//! against all that could have come, and choice what an answer gave away; the rest is the judge's own: it has
//! seen something later that it did not see before.

use crate::{
    analysis::Finding,
    chances::{Chances, add, difference},
};

/// What one step changed for each seat.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) luck: Option<Chances>,
    pub(super) choice: Option<Chances>,
    pub(super) rest: Chances,
}

/// The sums over some steps.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    pub(super) luck: Chances,
    pub(super) choices: Chances,
    pub(super) rest: Chances,
}

/// Takes the change of each step apart.
pub(super) fn of<A>(findings: &[Finding<A>], opinions: &[Chances]) -> Vec<Part> {
    let part = |(finding, both): (&Finding<A>, &[Chances])| {
        let change = difference(&both[1], &both[0]);
        let (luck, choice) = match finding {
            Finding::Luck(luck) => (Some(luck.clone()), None),
            Finding::Choice(choice) => (None, Some(difference(&choice.after, &choice.before))),
            Finding::Forced | Finding::Unknown => (None, None),
        };
        let known = luck.as_ref().or(choice.as_ref());
        let rest = known.map_or_else(|| change.clone(), |known| difference(&change, known));
        Part { luck, choice, rest }
    };
    findings.iter().zip(opinions.windows(2)).map(part).collect()
}

impl Sums {
    pub(super) fn of(parts: &[Part], seats: usize) -> Self {
        let nothing = vec![0.0; seats];
        let mut sums = Self { luck: nothing.clone(), choices: nothing.clone(), rest: nothing };
        for part in parts {
            add(&mut sums.luck, part.luck.as_deref().unwrap_or_default());
            add(&mut sums.choices, part.choice.as_deref().unwrap_or_default());
            add(&mut sums.rest, &part.rest);
        }
        sums
    }
}
