//! What the document says about the dice game is what is written.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use bazaar_dice::{Action, Card, Game, MosqueTile, Options};
use tabletop::{Coded as _, Dealer, Game as _, Seed};

const RECORDS: &str = include_str!("../../../docs/records.md");

fn section() -> &'static str {
    let from = RECORDS.split("\n## The dice game\n").nth(1).expect("a section");
    from.split("\n## ").next().unwrap_or_default()
}

fn described(name: &str) -> bool {
    section().contains(&format!("`{name}`"))
}

#[test]
fn every_kind_of_action_is_described() {
    for action in (0..Action::COUNT).filter_map(Action::from_id) {
        let json = serde_json::to_value(action).unwrap();
        let word = json["do"].as_str().unwrap().replace('_', "-");
        assert!(section().contains(&format!("`{word}")), "{word}");
    }
}

#[test]
fn options_and_setup_are_described() {
    let setup = Game::deal(&Options::new(2), &mut Dealer::for_setup(Seed::from_number(1))).unwrap();
    let written = serde_json::to_value(&setup).unwrap();
    let options = Options { open_tiles: Some(setup.open_tiles), ..Options::new(2) };
    let options = serde_json::to_value(options).unwrap();
    for object in [&written, &written["players"][0], &options] {
        for name in object.as_object().unwrap().keys() {
            assert!(described(name), "`{name}`");
        }
    }
}

#[test]
fn every_card_and_every_mosque_tile_is_described() {
    for card in Card::all() {
        assert!(described(card.name()), "{card}");
    }
    for tile in MosqueTile::all() {
        let name = tile.to_string();
        let kind = name.split('-').next().unwrap_or_default();
        assert!(described(&name) || described(&format!("{kind}-G")), "{name}");
    }
}
