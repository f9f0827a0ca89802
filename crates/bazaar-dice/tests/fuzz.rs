//! Damaged input is answered with an error or a game, never with a panic.

use bazaar_dice::{Game, Options};
use tabletop::testing::fuzz;

fn options() -> Vec<Options> {
    (2..=4).map(Options::new).collect()
}

#[test]
fn damaged_records_are_refused_or_replayed() {
    fuzz::records::<Game>(&options());
}

#[test]
fn damaged_setups_are_refused_or_playable() {
    fuzz::setups::<Game>(&options(), |_| {});
}

#[test]
fn damaged_notation_is_refused_or_the_same_again() {
    fuzz::notation::<Game>();
}

#[test]
fn damaged_json_actions_are_refused_or_the_same_again() {
    fuzz::json_actions::<Game>();
}
