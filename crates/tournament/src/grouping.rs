//! Who sits together, if it is known how bad it is for any two.

use std::ops::{Add, AddAssign};

use crate::lot::Numbers;

/// How bad something is, the worst kind first: no number of the later kinds outweighs one of an earlier
/// one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cost(pub(crate) [u64; 4]);

impl Add for Cost {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let mut sum = self;
        sum += other;
        sum
    }
}

impl AddAssign for Cost {
    fn add_assign(&mut self, other: Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }
}

/// Up to so many, all ways are looked at: there are some ten thousand.
const FEW: usize = 12;

/// So often the search for many begins anew.
const TRIES: usize = 24;

type Tables = Vec<Vec<usize>>;

/// Tables of these sizes under which the sum over all pairs at a table is small. For few players there
/// is no better way; for many it is the best of several that no exchange of two players makes better.
pub(crate) fn group(costs: &[Vec<Cost>], sizes: &[usize], numbers: &mut Numbers) -> Tables {
    if costs.len() <= FEW {
        let mut all = All { costs, best: None };
        let mut sizes = sizes.to_vec();
        let players: Vec<usize> = (0..costs.len()).collect();
        all.look(&players, &mut sizes, &mut Vec::new(), Cost::default());
        return all.best.map(|(_, tables)| tables).unwrap_or_default();
    }
    let mut tables = in_order(costs.len(), sizes);
    improve(costs, &mut tables);
    let mut best = (total(costs, &tables), tables);
    for _ in 0..TRIES {
        let mut tables = best.1.clone();
        shake(&mut tables, numbers);
        improve(costs, &mut tables);
        let cost = total(costs, &tables);
        if cost < best.0 {
            best = (cost, tables);
        }
    }
    best.1
}

/// All ways to sit together, without those that are worse already.
struct All<'a> {
    costs: &'a [Vec<Cost>],
    best: Option<(Cost, Tables)>,
}

impl All<'_> {
    fn look(&mut self, left: &[usize], sizes: &mut Vec<usize>, tables: &mut Tables, cost: Cost) {
        if self.best.as_ref().is_some_and(|(best, _)| cost >= *best) {
            return;
        }
        let Some((first, rest)) = left.split_first() else {
            self.best = Some((cost, tables.clone()));
            return;
        };
        for place in 0..sizes.len() {
            // Tables of the same size are the same.
            if sizes[..place].contains(&sizes[place]) {
                continue;
            }
            let size = sizes.remove(place);
            self.fill(&mut vec![*first], rest, size, sizes, tables, cost);
            sizes.insert(place, size);
        }
    }

    /// Fills a table up with those who are left.
    fn fill(
        &mut self,
        table: &mut Vec<usize>,
        rest: &[usize],
        size: usize,
        sizes: &mut Vec<usize>,
        tables: &mut Tables,
        cost: Cost,
    ) {
        if table.len() == size {
            let left = left_of(self.costs.len(), tables, table);
            tables.push(table.clone());
            self.look(&left, sizes, tables, cost);
            tables.pop();
            return;
        }
        for (place, player) in rest.iter().enumerate() {
            let more = table.iter().map(|other| self.costs[*other][*player]);
            let cost = more.fold(cost, Cost::add);
            if self.best.as_ref().is_some_and(|(best, _)| cost >= *best) {
                continue;
            }
            table.push(*player);
            self.fill(table, &rest[place + 1..], size, sizes, tables, cost);
            table.pop();
        }
    }
}

fn left_of(players: usize, tables: &[Vec<usize>], table: &[usize]) -> Vec<usize> {
    let sits =
        |player: &usize| table.contains(player) || tables.iter().flatten().any(|p| p == player);
    (0..players).filter(|player| !sits(player)).collect()
}

fn in_order(players: usize, sizes: &[usize]) -> Tables {
    let mut left = 0..players;
    sizes.iter().map(|size| left.by_ref().take(*size).collect()).collect()
}

fn total(costs: &[Vec<Cost>], tables: &[Vec<usize>]) -> Cost {
    tables.iter().map(|table| at_table(costs, table)).fold(Cost::default(), Cost::add)
}

fn at_table(costs: &[Vec<Cost>], table: &[usize]) -> Cost {
    let mut sum = Cost::default();
    for (place, one) in table.iter().enumerate() {
        for other in &table[place + 1..] {
            sum += costs[*one][*other];
        }
    }
    sum
}

/// Exchanges two players of different tables for as long as that makes it better.
fn improve(costs: &[Vec<Cost>], tables: &mut Tables) {
    while exchange_once(costs, tables) {}
}

fn exchange_once(costs: &[Vec<Cost>], tables: &mut Tables) -> bool {
    let mut better = false;
    for one in 0..tables.len() {
        for other in one + 1..tables.len() {
            for mine in 0..tables[one].len() {
                for theirs in 0..tables[other].len() {
                    better |= exchange(costs, tables, (one, mine), (other, theirs));
                }
            }
        }
    }
    better
}

fn exchange(
    costs: &[Vec<Cost>],
    tables: &mut Tables,
    one: (usize, usize),
    other: (usize, usize),
) -> bool {
    let both =
        |tables: &Tables| at_table(costs, &tables[one.0]) + at_table(costs, &tables[other.0]);
    let before = both(tables);
    swap(tables, one, other);
    if both(tables) < before {
        return true;
    }
    swap(tables, one, other);
    false
}

fn swap(tables: &mut Tables, one: (usize, usize), other: (usize, usize)) {
    let player = tables[one.0][one.1];
    tables[one.0][one.1] = std::mem::replace(&mut tables[other.0][other.1], player);
}

/// A few exchanges that nobody asked for.
fn shake(tables: &mut Tables, numbers: &mut Numbers) {
    if tables.len() < 2 {
        return;
    }
    for _ in 0..tables.len() {
        let one = numbers.below(tables.len());
        let other = (one + 1 + numbers.below(tables.len() - 1)) % tables.len();
        let mine = numbers.below(tables[one].len());
        let theirs = numbers.below(tables[other].len());
        swap(tables, (one, mine), (other, theirs));
    }
}
