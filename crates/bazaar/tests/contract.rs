//! Every number of players × every kind of layout × every combination of variants keeps the
//! promise of `tabletop::Game`.

use bazaar::{Game, LayoutChoice, LayoutKind, Options, Variants};
use tabletop::testing::{Contract, times};

/// Plays so many games of each combination where all are asked for.
fn check(layout: LayoutKind, games: u32) {
    check_with(Options::base, layout, games);
}

fn check_with(options_for: fn(usize) -> Options, layout: LayoutKind, games: u32) {
    let games = (games * times()).div_ceil(8);
    for players in 2..=5 {
        for (neutral_assistants, caravan_leader) in
            [(false, false), (true, false), (false, true), (true, true)]
        {
            if neutral_assistants && players == 5 {
                continue;
            }
            let options = Options {
                layout: LayoutChoice::Kind(layout),
                variants: Variants { neutral_assistants, caravan_leader },
                ..options_for(players)
            };
            Contract::new(players as u64).games(games).closely_every(400).check::<Game>(&options);
        }
    }
}

#[test]
fn the_promise_is_kept_on_short_paths() {
    check(LayoutKind::Short, 4);
}

#[test]
fn the_promise_is_kept_with_mocha_on_the_first_layout() {
    check_with(Options::mocha, LayoutKind::FirstGame, 3);
}

#[test]
fn the_promise_is_kept_with_mocha_on_random_layouts() {
    check_with(Options::mocha, LayoutKind::Random, 2);
}

#[test]
fn the_promise_is_kept_on_long_paths() {
    check(LayoutKind::Long, 2);
}

#[test]
fn the_promise_is_kept_in_order() {
    check(LayoutKind::InOrder, 2);
}

#[test]
fn the_promise_is_kept_on_random_layouts_of_2018() {
    check(LayoutKind::Random, 2);
}

#[test]
fn the_promise_is_kept_on_random_layouts_of_2014() {
    check(LayoutKind::Random2014, 2);
}

#[test]
fn the_promise_is_kept_with_letters_on_the_first_layout() {
    check_with(Options::letters, LayoutKind::FirstGame, 3);
}

#[test]
fn the_promise_is_kept_with_letters_on_random_layouts() {
    check_with(Options::letters, LayoutKind::Random, 2);
}

#[test]
fn the_promise_is_kept_in_the_great_bazaar() {
    check_with(Options::great_bazaar, LayoutKind::Random, 3);
}
