//! Standings that were calculated by hand.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use tournament::{Entry, Format, Plan, Round, Table, Tournament};

fn table(seats: &[usize], places: &[u8]) -> Table {
    Table { seats: seats.to_vec(), places: Some(places.to_vec()), name: None }
}

fn of(players: usize, size: usize, rounds: Vec<Round>) -> Tournament {
    let plan = Plan { format: Format::Swiss, size, most: 5, rounds: rounds.len() };
    let entries = vec![Entry::default(); players];
    Tournament { seed: "seed".to_owned(), plan, entries, rounds }
}

/// Player, points, opposition in twelfths of a point's part, direct encounter.
fn shown(tournament: &Tournament) -> Vec<(usize, u32, u32, Option<u32>)> {
    let standings = tournament.standings().into_iter();
    standings.map(|one| (one.player, one.points, one.opposition, one.direct)).collect()
}

#[test]
fn opponents_with_more_points_decide_between_equals() {
    // 0 beats 1, 2 beats 3; then 0 beats 2, 1 beats 3. Points: 2, 1, 1, 0 wins.
    let rounds = vec![
        Round { tables: vec![table(&[0, 1], &[1, 2]), table(&[2, 3], &[1, 2])], free: vec![] },
        Round { tables: vec![table(&[2, 0], &[2, 1]), table(&[1, 3], &[1, 2])], free: vec![] },
    ];
    let tournament = of(4, 2, rounds);
    // 0 met 1 and 2 (24 + 24 points), 1 and 2 met 0 and 3 (48 + 0), 3 met 2 and 1.
    let equal = tournament.standings();
    assert_eq!((equal[0].player, equal[0].points, equal[0].opposition), (0, 48, 48 * 12));
    assert_eq!((equal[1].points, equal[1].opposition), (24, 48 * 12));
    assert_eq!((equal[2].points, equal[2].opposition), (24, 48 * 12));
    assert!(equal[1].by_lot && equal[2].by_lot, "1 and 2 never met: lots are drawn");
    assert_eq!(equal[3].player, 3);
    assert!(!equal[0].by_lot && !equal[3].by_lot);
}

#[test]
fn who_beat_the_other_comes_first_if_all_else_is_equal() {
    // A circle of three with a fourth whom nobody loses to: 0 beats 1, 1 beats 2, 2 beats 0.
    let rounds = vec![
        Round { tables: vec![table(&[0, 1], &[1, 2]), table(&[2, 3], &[1, 2])], free: vec![] },
        Round { tables: vec![table(&[1, 2], &[1, 2]), table(&[0, 3], &[1, 2])], free: vec![] },
        Round { tables: vec![table(&[2, 0], &[1, 2]), table(&[1, 3], &[1, 2])], free: vec![] },
    ];
    let standings = of(4, 2, rounds).standings();
    assert!(standings[..3].iter().all(|one| one.direct == Some(24) && one.by_lot), "{standings:?}");

    // Two who met, with the same points against the same others.
    let rounds = vec![
        Round { tables: vec![table(&[0, 1], &[2, 1]), table(&[2, 3], &[1, 1])], free: vec![] },
        Round { tables: vec![table(&[0, 2], &[1, 2]), table(&[1, 3], &[1, 1])], free: vec![] },
        Round { tables: vec![table(&[0, 3], &[1, 1]), table(&[1, 2], &[2, 1])], free: vec![] },
    ];
    // Points: 0: 0+24+12 = 36; 1: 24+12+0 = 36; 2: 12+0+24 = 36; 3: 12+12+12 = 36. All met all.
    let standings = of(4, 2, rounds).standings();
    assert!(standings.iter().all(|one| one.points == 36 && one.direct == Some(36)));
}

#[test]
fn at_a_table_of_four_places_are_shares_and_opposition_is_a_mean() {
    let rounds = vec![Round {
        tables: vec![table(&[0, 1, 2, 3], &[1, 2, 2, 4]), table(&[4, 5, 6, 7], &[4, 3, 2, 1])],
        free: vec![],
    }];
    let tournament = of(8, 4, rounds);
    let shown = shown(&tournament);
    // At the first table 24, 12, 12, 0; at the second 0, 8, 16, 24.
    let find = |player: usize| *shown.iter().find(|line| line.0 == player).unwrap();
    // Mean of the others, in twelfths: 0 met 12 + 12 + 0, 7 met 0 + 8 + 16.
    assert_eq!(find(0), (0, 24, 24 * 12 / 3, None));
    assert_eq!(find(7), (7, 24, 24 * 12 / 3, None));
    assert_eq!(find(1), (1, 12, 36 * 12 / 3, Some(12)));
    assert_eq!(find(6).1, 16);
    assert_eq!(shown.iter().map(|line| line.1).collect::<Vec<_>>(), [24, 24, 16, 12, 12, 8, 0, 0]);
}

#[test]
fn a_free_round_is_a_win_against_nobody_better_than_oneself() {
    let rounds = vec![
        Round { tables: vec![table(&[0, 1], &[1, 2])], free: vec![2] },
        Round { tables: vec![table(&[2, 0], &[2, 1])], free: vec![1] },
    ];
    let shown = shown(&of(3, 2, rounds));
    // 0: two wins, against 24 + 24. 1: a loss against 48, and free with 24. 2: the same.
    assert_eq!(shown[0], (0, 48, 48 * 12, None));
    assert!(shown[1..].iter().all(|line| (line.1, line.2) == (24, (48 + 24) * 12)), "{shown:?}");
}
