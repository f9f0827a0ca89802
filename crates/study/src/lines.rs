//! How the turns of a seat mostly go on: in each of its turns the answers that most games gave.

use std::collections::BTreeMap;

use crate::{
    LineStep,
    chances::kept,
    courses::{Course, WITHIN},
};

/// A line ends where fewer than one game in so many go on alike.
const FEWEST: usize = 4;

/// A mean change that is smaller is none.
const SMALLEST: f64 = 0.05;

/// The line of these games, which all begin with the same answer.
pub(crate) fn line<A: Copy + Eq + ToString>(
    courses: &[Course<A>],
    names: &[&'static str],
) -> Vec<LineStep> {
    let mut alike: Vec<&Course<A>> = courses.iter().collect();
    let mut line = Vec::new();
    for turn in 0..WITHIN {
        alike.retain(|course| course.turns.len() > turn as usize);
        let (actions, whole) = agreed(&mut alike, turn as usize, courses.len());
        if actions.is_empty() {
            break;
        }
        line.push(LineStep {
            turn,
            actions: actions.iter().map(ToString::to_string).collect(),
            share: kept(alike.len() as f64 / courses.len().max(1) as f64),
            changes: changes(&alike, turn as usize, names),
        });
        if !whole {
            break;
        }
    }
    line
}

/// The answers of a turn that enough games give, and whether they are the whole turn; keeps the games that
/// give them.
fn agreed<A: Copy + Eq>(alike: &mut Vec<&Course<A>>, turn: usize, of: usize) -> (Vec<A>, bool) {
    let mut actions = Vec::new();
    loop {
        let next = |course: &&Course<A>| course.turns[turn].actions.get(actions.len()).copied();
        let Some((most, count)) = most_common(alike.iter().map(next)) else {
            return (actions, false);
        };
        if count * FEWEST < of {
            return (actions, false);
        }
        alike.retain(|course| next(course) == most);
        match most {
            Some(action) => actions.push(action),
            None => return (actions, true),
        }
    }
}

/// What comes most often, and how often; of two that come equally often the first.
fn most_common<T: Copy + Eq>(items: impl Iterator<Item = T>) -> Option<(T, usize)> {
    let mut counts: Vec<(T, usize)> = Vec::new();
    for item in items {
        match counts.iter_mut().find(|(one, _)| *one == item) {
            Some((_, count)) => *count += 1,
            None => counts.push((item, 1)),
        }
    }
    counts.into_iter().rev().max_by_key(|(_, count)| *count)
}

fn changes<A>(alike: &[&Course<A>], turn: usize, names: &[&'static str]) -> BTreeMap<String, f64> {
    let mean = |fact: usize| {
        let sum: f64 = alike.iter().map(|course| course.turns[turn].gained[fact]).sum();
        kept(sum / alike.len().max(1) as f64)
    };
    let named = names.iter().enumerate().map(|(fact, name)| ((*name).to_owned(), mean(fact)));
    named.filter(|(_, change)| change.abs() >= SMALLEST).collect()
}
