//! The layout laboratory: codes of boards, and what is counted on one.

use bazaar::{Layout, LayoutKind, Ruleset};
use proptest::prelude::*;
use study::layouts::{
    CodeError, Counting, Experiment, LayoutReport, Wanted, Wish, code, read_code,
};

const SHORT: &str = "15-5-2-14.4-12-7-3.8-6-11-9.13-10-1-16";

fn wanted(rules: &str, players: usize, games: u32) -> Wanted {
    Wanted {
        rules: rules.to_owned(),
        players,
        board: None,
        level: "easy".to_owned(),
        games,
        seed: 7,
        find: None,
        tries: 4,
    }
}

fn counted(wanted: &Wanted, piece: u32) -> LayoutReport {
    let mut experiment = Experiment::open(wanted).unwrap();
    while !experiment.advance(piece) {}
    experiment.report()
}

#[test]
fn the_printed_layout_has_the_code_that_can_be_read_from_the_box() {
    let printed = LayoutKind::Short.printed(Ruleset::Base).unwrap();
    assert_eq!(code(&printed), SHORT);
    assert_eq!(read_code(SHORT), Ok((Ruleset::Base, printed)));
}

#[test]
fn a_code_that_is_none_is_refused_with_its_reason() {
    let cases = [
        ("", CodeError::Shape),
        ("1-2-3-4", CodeError::Shape),
        ("15-5-2.14-4-12-7-3.8-6-11-9.13-10-1-16", CodeError::Shape),
        ("15-5-2-14.4-12-7-3.8-6-11-9.13-10-1-15", CodeError::Twice(15.try_into().unwrap())),
        ("15-5-2-14.4-12-07-3.8-6-11-9.13-10-1-16", CodeError::Number("07".to_owned())),
        ("15-5-2-14.4-12-+7-3.8-6-11-9.13-10-1-16", CodeError::Number("+7".to_owned())),
        ("15-5-2-14.4-12-7-3.8-6-11-9.13-10-1-26", CodeError::Number("26".to_owned())),
        ("15-5-2-14.4-12-7-3.8-6-11-9.13-10-1-", CodeError::Number(String::new())),
        ("15-5-2-14.4-12-7-3.8-6-11-9.13-10-1-17", CodeError::Places(16)),
    ];
    for (text, why) in cases {
        assert_eq!(read_code(text), Err(why), "{text}");
    }
    assert_eq!(read_code(&"1-".repeat(10_000)), Err(CodeError::Shape));
}

proptest! {
    #[test]
    fn every_board_of_every_rules_is_read_as_it_was_written(
        rules in prop::sample::select(Ruleset::OFFERED.to_vec()),
        keys in prop::collection::vec(any::<u32>(), 25),
    ) {
        let mut places: Vec<_> = keys.into_iter().zip(rules.places().iter().copied()).collect();
        places.sort_unstable();
        let layout = Layout(places.into_iter().map(|(_, place)| place).collect());
        prop_assert_eq!(read_code(&code(&layout)), Ok((rules, layout)));
    }

    /// What is read has no other code: two texts never name one board.
    #[test]
    fn no_text_is_read_that_would_be_written_differently(text in "[0-9.+ -]{0,40}") {
        if let Ok((_, layout)) = read_code(&text) {
            prop_assert_eq!(code(&layout), text);
        }
    }
}

#[test]
fn the_sums_of_a_board_add_up_with_all_rules() {
    for rules in Ruleset::OFFERED {
        let report = counted(&wanted(rules.name(), 3, 12), 4);
        let near =
            |sum: f64, is: f64| assert!((sum - is).abs() < 1e-9, "{rules:?}: {sum} is not {is}");
        assert_eq!((report.games, report.played, report.wanted), (12, 12, 12));
        near(report.seats.iter().map(|seat| seat.won.share).sum(), 1.0);
        near(report.places.iter().map(|place| place.first).sum(), 1.0);
        near(report.rubies.iter().map(|source| source.share).sum(), 1.0);
        assert_eq!(report.length.rounds.iter().map(|(_, games)| games).sum::<u64>(), 12);
        assert_eq!(report.places.len(), rules.places().len());
        for seat in &report.seats {
            assert!(seat.won.low <= seat.won.share && seat.won.share <= seat.won.high);
        }
        let visits: f64 = report.places.iter().map(|place| place.visits).sum();
        let winners: f64 = report.places.iter().map(|place| place.winners).sum();
        // Most turns lead the merchant somewhere, few to two places; whoever wins had a third of the turns.
        let in_a_turn = visits / report.turns;
        assert!((0.6..1.2).contains(&in_a_turn), "{rules:?}: {visits} in {}", report.turns);
        assert!((visits / winners - 3.0).abs() < 0.4, "{rules:?}: {winners} of {visits}");
    }
}

#[test]
fn all_who_play_have_a_turn_in_every_round() {
    let report = counted(&wanted("base", 3, 6), 6);
    assert!((report.turns - 3.0 * report.length.mean).abs() < 1e-9, "{report:?}");
}

#[test]
fn the_same_wishes_give_the_same_figures_in_pieces_of_any_size() {
    let wishes = wanted("base", 2, 7);
    assert_eq!(counted(&wishes, 1), counted(&wishes, 100));
    let other = Wanted { seed: 8, ..wishes.clone() };
    assert_ne!(counted(&wishes, 100).places, counted(&other, 100).places);
}

#[test]
fn a_board_that_was_found_is_counted_anew_and_can_be_counted_again_by_its_code() {
    let found = counted(&Wanted { find: Some(Wish::Fair), ..wanted("base", 2, 5) }, 10);
    // Four boards play sixteen games, two of them sixteen more, and the one that is left five.
    assert_eq!((found.played, found.wanted, found.games), (101, 101, 5));
    assert_eq!(found.find, Some(Wish::Fair));
    let again =
        counted(&Wanted { board: Some(found.board.clone()), seed: 8, ..wanted("base", 2, 5) }, 5);
    assert_eq!((again.board, again.places, again.seats), (found.board, found.places, found.seats));
}

#[test]
fn what_cannot_be_counted_is_refused_with_a_sentence() {
    let fine = wanted("base", 3, 5);
    let board = |board: &str| Wanted { board: Some(board.to_owned()), ..fine.clone() };
    let cases = [
        (Wanted { rules: "dice".to_owned(), ..fine.clone() }, "no rules “dice” with a board"),
        (Wanted { level: "genius".to_owned(), ..fine.clone() }, "no level “genius”"),
        (Wanted { players: 6, ..fine.clone() }, "2 to 5"),
        (Wanted { games: 0, ..fine.clone() }, "the games must be from 1"),
        (Wanted { games: u32::MAX, ..fine.clone() }, "the games must be from 1"),
        (Wanted { tries: 0, find: Some(Wish::Wild), ..fine.clone() }, "the boards to try"),
        (board("nowhere"), "this is no board"),
        (board("first-game"), "layout"),
        (Wanted { rules: "mocha".to_owned(), ..board(SHORT) }, "for base, not for mocha"),
    ];
    for (wanted, why) in cases {
        let error = Experiment::open(&wanted).unwrap_err().to_string();
        assert!(error.contains(why), "{wanted:?}: {error}");
    }
}

/// Whoever holds an experiment may hand it to another thread.
#[test]
fn an_experiment_can_be_sent() {
    fn is_send<T: Send>() {}
    is_send::<Experiment>();
    is_send::<Counting>();
}
