//! What the documents show is read and played by the code.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use bazaar::{
    Action, Card, Deck, Game, KioskTile, LayoutKind, Options, Place, Ruleset, Setup, Variants,
};
use tabletop::{Coded, Dealer, Game as _, Record, Seed};

const RECORDS: &str = include_str!("../../../docs/records.md");

#[test]
fn the_example_in_the_description_of_records_is_one() {
    let from = RECORDS.find("```json").unwrap() + "```json".len();
    let json = &RECORDS[from..from + RECORDS[from..].find("```").unwrap()];
    let record: Record<Game> = serde_json::from_str(json).unwrap();
    let replay = record.replay().unwrap();
    assert_eq!(replay.ply, record.actions.len());
}

#[test]
fn every_kind_of_action_is_described() {
    let mut names: Vec<String> = (0..Action::COUNT)
        .filter_map(Action::from_id)
        .map(|action| serde_json::to_value(action).unwrap()["do"].as_str().unwrap().to_owned())
        .collect();
    names.dedup();
    for name in names {
        let word = name.replace('_', "-");
        assert!(RECORDS.contains(&format!("`{word}")), "{name} is not described as `{word}`");
    }
}

#[test]
fn an_action_has_one_name_in_json_and_in_notation() {
    for action in Action::all() {
        let json = serde_json::to_value(action).unwrap();
        let name = json["do"].as_str().unwrap().replace('_', "-");
        assert!(action.to_string().starts_with(&name), "{action} is called {name} in JSON");
    }
}

/// The part of the document under a heading, up to the next one like it.
fn section(heading: &str) -> &'static str {
    let from = RECORDS.split(&format!("\n{heading}\n")).nth(1).expect(heading);
    let level = heading.split(' ').next().expect("a heading");
    from.split(&format!("\n{level} ")).next().unwrap_or_default()
}

fn described(section: &str, name: &str) -> bool {
    section.contains(&format!("`{name}`"))
}

fn every_ruleset() -> [Options; 5] {
    let variants = Variants { neutral_assistants: true, caravan_leader: true };
    [
        Options { variants, ..Options::base(2) },
        Options { colours: vec![bazaar::Colour::Blue, bazaar::Colour::Red], ..Options::mocha(2) },
        Options::letters(3),
        Options { deck: Deck::NewOnly, ..Options::letters(2) },
        Options::great_bazaar(2),
    ]
}

#[test]
fn every_option_is_described() {
    let options = section("## Options");
    for choice in every_ruleset() {
        let written = serde_json::to_value(&choice).unwrap();
        for name in written.as_object().unwrap().keys() {
            assert!(described(options, name), "`{name}`");
        }
        let deck = serde_json::to_value(choice.deck).unwrap();
        assert!(described(options, deck.as_str().unwrap()), "{deck}");
    }
    for ruleset in Ruleset::ALL {
        assert!(described(options, ruleset.name()), "{}", ruleset.name());
        for layout in LayoutKind::of(ruleset) {
            assert!(described(options, layout.name()), "{}", layout.name());
        }
    }
}

#[test]
fn every_field_of_a_setup_is_described() {
    let described_here = section("## Setup");
    for choice in every_ruleset() {
        let setup: Setup =
            Game::deal(&choice, &mut Dealer::for_setup(Seed::from_number(1))).unwrap();
        let written = serde_json::to_value(&setup).unwrap();
        let fields = written.as_object().unwrap();
        let parts = [&written["rules"], &written["players"][0]];
        let inner = parts.into_iter().flat_map(|part| part.as_object().unwrap().keys());
        for name in fields.keys().chain(inner) {
            assert!(described(described_here, name), "`{name}`");
        }
    }
    assert!(described(described_here, "hand"));
}

#[test]
fn every_card_place_and_tile_of_the_kiosk_is_described() {
    let names = section("### Names");
    for card in Card::ALL {
        let name = serde_json::to_value(card).unwrap();
        assert!(described(names, name.as_str().unwrap()), "{name}");
    }
    for tile in (1..=KioskTile::COUNT).filter_map(KioskTile::new) {
        let rows = names.lines().filter(|line| line.starts_with("| kiosk tiles"));
        let rows = rows.collect::<Vec<_>>().concat();
        assert!(described(&rows, &tile.to_string()), "the kiosk tile {tile}");
    }
    for place in Place::ALL {
        let numbers = |row: &str| {
            let mut numbers = row.split('`').skip(1).step_by(2).map(str::parse::<u8>);
            let (first, last) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
            Some(first..=last)
        };
        let rows = names.lines().filter(|line| line.starts_with("| `") && line.contains("` to `"));
        let mut fitting = rows
            .filter(|row| numbers(row).is_some_and(|numbers| numbers.contains(&place.number())));
        let row = fitting.next().unwrap_or_else(|| panic!("place {} has no row", place.number()));
        let title = place.name();
        let word = title.split([' ', '’']).next().unwrap_or(title);
        assert!(row.contains(word), "{title} is not in: {row}");
    }
}
