//! No heap on the path of a decision, and a game that is small to copy.

use bazaar_dice::{Game, Options};
use tabletop::testing::heap;

#[test]
fn a_decision_takes_nothing_from_the_heap() {
    for players in 2..=4 {
        heap::check::<Game>(&Options::new(players), players as u64, 200, |game| {
            allocation_counter::measure(game).count_total
        });
    }
}

#[test]
fn counting_does_count() {
    let taken = allocation_counter::measure(|| {
        std::hint::black_box(vec![1, 2, 3]);
    });
    assert_eq!(taken.count_total, 1);
}

#[test]
fn a_game_is_small_to_copy() {
    assert!(size_of::<Game>() <= 512, "{} bytes", size_of::<Game>());
}
