//! No heap on the path of a decision, and a game that is small to copy.

use bazaar::{Game, LayoutChoice, Options, Ruleset};
use tabletop::testing::heap;

#[test]
fn a_decision_takes_nothing_from_the_heap_in_any_ruleset() {
    for ruleset in Ruleset::ALL {
        for players in 2..=5 {
            let layout = LayoutChoice::usual(ruleset);
            let options = Options { ruleset, layout, ..Options::base(players) };
            heap::check::<Game>(&options, players as u64, 500, |game| {
                allocation_counter::measure(game).count_total
            });
        }
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
fn a_game_is_smaller_than_a_kibibyte() {
    assert!(size_of::<Game>() <= 1024, "{} bytes", size_of::<Game>());
}
