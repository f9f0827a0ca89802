//! What holds in every round of every tournament, whoever comes, leaves and wins.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

use std::collections::HashSet;

use proptest::prelude::*;
use tournament::{
    Entry, Format, NoRound, Plan, Player, Round, Standing, Tournament, WIN, rounds_for_all,
};

fn tournament(format: Format, players: usize, size: usize, rounds: usize) -> Tournament {
    let plan = Plan { format, size, most: 5, rounds };
    let entries = vec![Entry::default(); players];
    Tournament { seed: "a public seed".to_owned(), plan, entries, rounds: Vec::new() }
}

/// Places that come of some luck, equal ones among them.
fn places(seats: usize, luck: &mut impl Iterator<Item = u8>) -> Vec<u8> {
    let scores: Vec<u8> = luck.take(seats).map(|score| score % 7).collect();
    let better = |score: &u8| scores.iter().filter(|other| *other > score).count() as u8;
    scores.iter().map(|score| 1 + better(score)).collect()
}

/// Plays a round to its end.
fn play(tournament: &mut Tournament, luck: &mut impl Iterator<Item = u8>) -> Round {
    let round = tournament.next_round().expect("there is a next round");
    let at = tournament.rounds.len();
    tournament.rounds.push(round.clone());
    for (table, pairing) in round.tables.iter().enumerate() {
        tournament.settle(at, table, places(pairing.seats.len(), luck)).unwrap();
    }
    round
}

/// How many pairs of a round have met before, those that met twice counted four times.
fn repeats(rounds: &[Round], tables: &[Vec<Player>]) -> usize {
    let mut sum = 0;
    for table in tables {
        for (place, one) in table.iter().enumerate() {
            for other in &table[place + 1..] {
                let together = |round: &&Round| {
                    let sits = |seats: &Vec<Player>| seats.contains(one) && seats.contains(other);
                    round.tables.iter().any(|table| sits(&table.seats))
                };
                sum += rounds.iter().filter(together).count().pow(2);
            }
        }
    }
    sum
}

/// The fewest that any way to sit together has: all of them are tried.
fn fewest_repeats(rounds: &[Round], left: &[Player], sizes: &[usize]) -> usize {
    let Some((first, rest)) = left.split_first() else { return 0 };
    let mut fewest = usize::MAX;
    for place in 0..sizes.len() {
        let mut others = sizes.to_vec();
        let size = others.remove(place);
        for chosen in subsets(rest, size - 1) {
            let mut table = chosen;
            let without: Vec<Player> =
                rest.iter().copied().filter(|player| !table.contains(player)).collect();
            table.push(*first);
            let here = repeats(rounds, &[table]);
            fewest = fewest.min(here + fewest_repeats(rounds, &without, &others));
        }
    }
    fewest
}

fn subsets(of: &[Player], size: usize) -> Vec<Vec<Player>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = of.split_first() else { return Vec::new() };
    let mut all = subsets(rest, size);
    for mut with in subsets(rest, size - 1) {
        with.push(*first);
        all.push(with);
    }
    all
}

fn everybody_has_one_place(round: &Round, present: &[Player], size: usize) {
    let mut seen = HashSet::new();
    for table in &round.tables {
        assert!((2..=5).contains(&table.seats.len()), "{round:?}");
        assert!(size > 2 || table.seats.len() == 2, "duels stay duels: {round:?}");
    }
    let seats = round.tables.iter().flat_map(|table| &table.seats);
    for player in seats.chain(&round.free) {
        assert!(seen.insert(*player), "{player} twice: {round:?}");
    }
    assert_eq!(seen, present.iter().copied().collect(), "all who are there, and nobody else");
    assert!(round.free.len() <= usize::from(size == 2), "{round:?}");
}

/// How often more each had a later seat than an earlier one.
fn balances(tournament: &Tournament) -> Vec<i32> {
    let mut balances = vec![0; tournament.entries.len()];
    for table in tournament.rounds.iter().flat_map(|round| &round.tables) {
        balances[table.seats[0]] -= 1;
        balances[table.seats[1]] += 1;
    }
    balances
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn everybody_is_paired_once_in_each_round_whoever_comes_and_leaves(
        players in 2..30_usize,
        size in 2..=5_usize,
        changes in prop::collection::vec((any::<bool>(), any::<prop::sample::Index>()), 6),
        luck in prop::collection::vec(any::<u8>(), 400),
    ) {
        let mut tournament = tournament(Format::Swiss, players, size, 6);
        let mut luck = luck.into_iter().cycle();
        for (comes, who) in changes {
            if comes {
                tournament.entries.push(Entry::default());
            } else {
                let who = who.index(tournament.entries.len());
                tournament.entries[who].left = !tournament.entries[who].left;
            }
            let present = tournament.present();
            if present.len() < 2 {
                prop_assert_eq!(tournament.next_round(), Err(NoRound::TooFew));
                return Ok(());
            }
            let again = tournament.next_round().unwrap();
            let round = play(&mut tournament, &mut luck);
            prop_assert_eq!(&again, &round, "the same tournament has the same pairings");
            everybody_has_one_place(&round, &present, size);
        }
        prop_assert_eq!(tournament.next_round(), Err(NoRound::Over));
        let standings = tournament.standings();
        let sum: u32 = standings.iter().map(|standing| standing.points).sum();
        let given = tournament.rounds.iter().map(|round| {
            let seats: usize = round.tables.iter().map(|table| table.seats.len()).sum();
            seats as u32 * WIN / 2 + round.free.len() as u32 * WIN
        });
        prop_assert_eq!(sum, given.sum::<u32>(), "no point is lost or made up");
        let mut placed: Vec<Player> = standings.iter().map(|standing| standing.player).collect();
        placed.sort_unstable();
        prop_assert_eq!(placed, (0..tournament.entries.len()).collect::<Vec<_>>());
        let key = |standing: &Standing| (standing.points, standing.opposition);
        prop_assert!(standings.windows(2).all(|two| key(&two[0]) >= key(&two[1])));
    }

    #[test]
    fn nobody_is_free_twice_before_everybody_was_once(
        players in 1..8_usize,
        luck in prop::collection::vec(any::<u8>(), 100),
    ) {
        let players = 2 * players + 1;
        let mut tournament = tournament(Format::Swiss, players, 2, players);
        let mut luck = luck.into_iter().cycle();
        let mut free = HashSet::new();
        for _ in 0..players {
            let standings = tournament.standings();
            let round = play(&mut tournament, &mut luck);
            prop_assert_eq!(round.free.len(), 1);
            let least = standings.iter().filter(|standing| !free.contains(&standing.player));
            let least = least.map(|standing| standing.points).min();
            let mine = standings.iter().find(|standing| standing.player == round.free[0]);
            prop_assert_eq!(mine.map(|standing| standing.points), least, "one of the last");
            prop_assert!(free.insert(round.free[0]));
        }
    }

    #[test]
    fn opponents_are_repeated_only_where_no_other_pairing_has_fewer(
        players in 2..=8_usize,
        size in 2..=5_usize,
        luck in prop::collection::vec(any::<u8>(), 100),
    ) {
        let mut tournament = tournament(Format::Swiss, players, size, 4);
        let mut luck = luck.into_iter().cycle();
        for _ in 0..4 {
            let before = tournament.rounds.clone();
            let round = play(&mut tournament, &mut luck);
            let tables: Vec<_> = round.tables.iter().map(|table| table.seats.clone()).collect();
            let seated: Vec<Player> = tables.iter().flatten().copied().collect();
            let sizes: Vec<usize> = tables.iter().map(Vec::len).collect();
            let fewest = fewest_repeats(&before, &seated, &sizes);
            prop_assert_eq!(repeats(&before, &tables), fewest, "{:?}", round);
        }
    }

    #[test]
    fn in_a_larger_field_nobody_meets_twice(
        players in 13..=40_usize,
        luck in prop::collection::vec(any::<u8>(), 400),
    ) {
        let mut tournament = tournament(Format::Swiss, players, 2, 6);
        let mut luck = luck.into_iter().cycle();
        for _ in 0..6 {
            let before = tournament.rounds.clone();
            let round = play(&mut tournament, &mut luck);
            let tables: Vec<_> = round.tables.iter().map(|table| table.seats.clone()).collect();
            prop_assert_eq!(repeats(&before, &tables), 0);
        }
    }

    #[test]
    fn at_tables_of_two_nobody_begins_three_times_more_often_than_not(
        players in 6..=24_usize,
        luck in prop::collection::vec(any::<u8>(), 400),
    ) {
        let rounds = 5.min(players / 2);
        let mut tournament = tournament(Format::Swiss, players, 2, rounds);
        let mut luck = luck.into_iter().cycle();
        for _ in 0..rounds {
            play(&mut tournament, &mut luck);
            let balances = balances(&tournament);
            prop_assert!(balances.iter().all(|balance| balance.abs() <= 2), "{:?}", balances);
        }
    }

    #[test]
    fn in_a_round_robin_everybody_meets_everybody_once_with_seats_in_balance(
        players in 2..=14_usize,
        luck in prop::collection::vec(any::<u8>(), 200),
    ) {
        let rounds = rounds_for_all(players, 2);
        let mut tournament = tournament(Format::RoundRobin, players, 2, rounds);
        let mut luck = luck.into_iter().cycle();
        let mut met = HashSet::new();
        for _ in 0..rounds {
            let round = play(&mut tournament, &mut luck);
            everybody_has_one_place(&round, &tournament.present(), 2);
            for table in &round.tables {
                let pair = [table.seats[0], table.seats[1]];
                prop_assert!(met.insert((pair[0].min(pair[1]), pair[0].max(pair[1]))));
            }
        }
        prop_assert_eq!(met.len(), players * (players - 1) / 2);
        prop_assert!(balances(&tournament).iter().all(|balance| balance.abs() <= 1));
    }
}

#[test]
fn nine_at_tables_of_three_meet_everybody_in_four_rounds() {
    assert_eq!(rounds_for_all(9, 3), 4);
    let mut tournament = tournament(Format::RoundRobin, 9, 3, 4);
    let mut luck = (0..).map(|number: u32| (number * 31 % 256) as u8);
    for _ in 0..4 {
        let before = tournament.rounds.clone();
        let round = play(&mut tournament, &mut luck);
        let tables: Vec<_> = round.tables.iter().map(|table| table.seats.clone()).collect();
        assert_eq!(repeats(&before, &tables), 0);
    }
}

#[test]
fn at_larger_tables_seats_come_into_balance() {
    for size in 3..=5 {
        let mut tournament = tournament(Format::Swiss, 4 * size, size, 8);
        let mut luck = (0..).map(|number: u32| (number * 57 % 256) as u8);
        let mut sums = vec![0_i32; 4 * size];
        for _ in 0..8 {
            for table in play(&mut tournament, &mut luck).tables {
                for (seat, player) in table.seats.iter().enumerate() {
                    sums[*player] +=
                        2 * i32::try_from(seat).unwrap() - (i32::try_from(size).unwrap() - 1);
                }
            }
            let most = sums.iter().map(|sum| sum.abs()).max();
            // At first somebody has to begin.
            assert!(most <= Some(2 * (i32::try_from(size).unwrap() - 1)), "{size}: {sums:?}");
        }
    }
}

#[test]
fn whoever_leaves_a_round_robin_leaves_their_opponents_free() {
    let mut tournament = tournament(Format::RoundRobin, 4, 2, 3);
    let mut luck = (0..).map(|number: u32| (number * 31 % 256) as u8);
    play(&mut tournament, &mut luck);
    tournament.entries[2].left = true;
    for _ in 0..2 {
        let round = play(&mut tournament, &mut luck);
        assert_eq!((round.tables.len(), round.free.len()), (1, 1));
    }
    assert!(tournament.is_over());
    assert!(!tournament.is_open());
}

#[test]
fn a_round_is_not_begun_while_a_table_plays() {
    let mut tournament = tournament(Format::Swiss, 4, 2, 2);
    let round = tournament.next_round().unwrap();
    tournament.rounds.push(round);
    assert_eq!(tournament.next_round(), Err(NoRound::Unfinished));
    for wrong in [vec![1], vec![2, 1, 3], vec![2, 2], vec![0, 1], vec![1, 3]] {
        assert!(tournament.settle(0, 0, wrong).is_err());
    }
    assert!(
        tournament.settle(0, 7, vec![1, 2]).is_err()
            && tournament.settle(3, 0, vec![1, 2]).is_err()
    );
    tournament.settle(0, 0, vec![1, 2]).unwrap();
    assert_eq!(tournament.next_round(), Err(NoRound::Unfinished));
    tournament.settle(0, 1, vec![1, 1]).unwrap();
    assert!(tournament.next_round().is_ok());
}
