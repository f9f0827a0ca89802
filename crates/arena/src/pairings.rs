//! Who meets whom at a table.

/// Bots around a table, by their numbers in the plan. A deal is played once with each of them in
/// the first seat.
pub(crate) type Circle = Vec<usize>;

/// The pairings of so many bots at a table of so many players: each is one or more circles, which
/// take turns from deal to deal.
///
/// Two players: every bot against every other. More players: every bot alone against a table of
/// every other, in both directions, and, where there are enough bots, every choice of different
/// ones together. A challenger meets each of the others, and they do not meet among themselves.
pub(crate) fn pairings(bots: usize, players: usize, challenger: Option<usize>) -> Vec<Vec<Circle>> {
    let pairs = (0..bots).flat_map(|one| (0..bots).map(move |other| (one, other)));
    let pairs = pairs.filter(|(one, other)| one != other);
    let wanted: Vec<_> = match challenger {
        Some(challenger) => pairs.filter(|(one, _)| *one == challenger).collect(),
        // Both directions of a duel are the same pairing: its deals are played both ways round.
        None if players == 2 => pairs.filter(|(one, other)| one < other).collect(),
        None => pairs.collect(),
    };
    let mut pairings: Vec<_> =
        wanted.into_iter().map(|(one, other)| vec![alone(one, other, players)]).collect();
    if players > 2 && challenger.is_none() {
        pairings.extend(choices(bots, players).iter().map(|bots| circles(bots)));
    }
    pairings
}

/// How many pairings there are. It also answers for numbers that nobody could play.
pub(crate) fn count_pairings(bots: u64, players: u64, has_challenger: bool) -> u64 {
    let others = bots.saturating_sub(1);
    if has_challenger {
        return others;
    }
    let pairs = bots.saturating_mul(others);
    if players == 2 {
        return pairs / 2;
    }
    // Each product of neighbours is a multiple of what it is divided by.
    let together = (0..players).fold(1u64, |count, chosen| {
        count.saturating_mul(bots.saturating_sub(chosen)) / (chosen + 1)
    });
    pairs.saturating_add(together)
}

/// One against a table of the other.
fn alone(one: usize, other: usize, players: usize) -> Circle {
    let mut circle = vec![other; players];
    circle[0] = one;
    circle
}

/// Every choice of `size` out of `bots`, in order.
fn choices(bots: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        choices(last, size - 1).into_iter().map(move |mut choice| {
            choice.push(last);
            choice
        })
    };
    (0..bots).flat_map(with_last).collect()
}

/// Every order in which these can sit around a table: who sits before whom matters as well.
fn circles(bots: &[usize]) -> Vec<Circle> {
    let Some((first, rest)) = bots.split_first() else { return Vec::new() };
    orders(rest).into_iter().map(|order| std::iter::once(*first).chain(order).collect()).collect()
}

/// Every order of these.
pub(crate) fn orders<Item: Copy>(items: &[Item]) -> Vec<Vec<Item>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |index: usize| {
        let mut rest = items.to_vec();
        let first = rest.remove(index);
        orders(&rest).into_iter().map(move |mut order| {
            order.insert(0, first);
            order
        })
    };
    (0..items.len()).flat_map(with_first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pairings_are_as_many_as_counted() {
        for bots in 2..8 {
            for players in 2..=5 {
                for challenger in [None, Some(1)] {
                    let counted = count_pairings(bots as u64, players as u64, challenger.is_some());
                    let pairings = pairings(bots, players, challenger).len();
                    assert_eq!(counted, pairings as u64, "{bots} bots, {players} players");
                }
            }
        }
        assert_eq!(count_pairings(u64::MAX, 3, false), u64::MAX);
    }

    #[test]
    fn two_players_meet_once() {
        assert_eq!(pairings(3, 2, None), [[[0, 1]], [[0, 2]], [[1, 2]]]);
    }

    #[test]
    fn at_larger_tables_each_is_alone_against_each_other() {
        assert_eq!(pairings(2, 4, None), [[[0, 1, 1, 1]], [[1, 0, 0, 0]]]);
    }

    #[test]
    fn enough_different_bots_also_meet_all_together_in_every_circle() {
        let pairings = pairings(4, 3, None);
        assert_eq!(pairings.len(), 4 * 3 + 4);
        assert_eq!(pairings[12], [[0, 1, 2], [0, 2, 1]]);
        assert_eq!(pairings[15], [[1, 2, 3], [1, 3, 2]]);
        assert_eq!(super::pairings(5, 5, None).last().map(Vec::len), Some(24));
    }

    #[test]
    fn a_challenger_meets_the_others_and_they_do_not_meet() {
        assert_eq!(pairings(3, 2, Some(1)), [[[1, 0]], [[1, 2]]]);
        assert_eq!(pairings(3, 3, Some(1)), [[[1, 0, 0]], [[1, 2, 2]]]);
    }
}
