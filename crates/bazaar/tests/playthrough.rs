//! Whole games a person can read. A change of the rules is a diff here.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test fails by panicking"
)]

use std::{collections::BTreeSet, fmt::Write};

use bazaar::{
    Event, Game, Kind, LayoutChoice, LayoutKind, Options, Preview, Ruleset, Setup, Variants,
};
use tabletop::{
    Game as _, Viewer,
    testing::playthrough::{Remark, Story, playthrough},
};

struct Bazaar;

impl Story<Game> for Bazaar {
    fn setup(setup: &Setup) -> String {
        let layout: Vec<_> = setup.layout.0.iter().map(|place| place.number()).collect();
        let mut told = format!("layout: {layout:?}\n");
        write!(told, "governor {}, smuggler {}", setup.governor, setup.smuggler).unwrap();
        if let Some(trader) = setup.coffee_trader {
            write!(told, ", coffee trader {trader}").unwrap();
        }
        if let Some(courier) = setup.courier {
            write!(told, ", courier {courier}").unwrap();
        }
        told.push('\n');
        told
    }

    fn remark(event: &Event) -> Remark {
        match event {
            Event::TurnEnded { seat } => Remark::TurnEnded(*seat),
            Event::RubyGained { seat, rubies, from } => {
                Remark::Aside(format!("seat {seat} has ruby {rubies}, from {}", from.name()))
            }
            Event::PileShuffled { cards } => Remark::Aside(format!("{cards} shuffled")),
            Event::GuildShuffled { cards } => {
                Remark::Aside(format!("{cards} guild cards shuffled"))
            }
            Event::LastRound { .. } => Remark::Aside("last round".to_owned()),
            _ => Remark::Nothing,
        }
    }

    fn declines(preview: &Preview) -> bool {
        preview.kind == Kind::Decline
    }

    fn standings(game: &Game) -> String {
        standings(game)
    }
}

fn standings(game: &Game) -> String {
    let view = game.view(Viewer::Spectator);
    let mut pages = String::new();
    for (number, seat) in view.seats.iter().enumerate() {
        write!(
            pages,
            "     | {number}: at {:>2}, {} rubies, {:>2} Lira, {:?} of {}, {} cards, tiles {:?}",
            seat.place,
            seat.rubies,
            seat.lira,
            seat.goods,
            seat.capacity,
            seat.cards,
            seat.mosque_tiles,
        )
        .unwrap();
        let out: Vec<_> = seat.assistants_out.iter().map(|place| place.number()).collect();
        write!(pages, ", {} in stack, out at {out:?}", seat.assistants_in_stack).unwrap();
        if let Some(mocha) = &seat.mocha {
            let (coffee, cards) = (mocha.coffee, mocha.guild_cards);
            write!(pages, ", {coffee} coffee, {cards} guild, {:?}", mocha.tavern_tiles).unwrap();
        }
        if let Some(letters) = &seat.letters {
            let to = |letters: &[bazaar::Place]| {
                letters.iter().map(|place| place.number()).collect::<Vec<_>>()
            };
            let (open, delivered) = (to(&letters.letters), to(&letters.delivered));
            write!(pages, ", letters {open:?}, delivered {delivered:?}, {:?}", letters.companion)
                .unwrap();
        }
        pages.push('\n');
    }
    pages
}

#[test]
fn base_game_for_two() {
    insta::assert_snapshot!(playthrough::<Game, Bazaar>(&Options::base(2), 1));
}

#[test]
fn base_game_for_three_on_a_random_layout() {
    let layout = LayoutChoice::Kind(LayoutKind::Random);
    insta::assert_snapshot!(playthrough::<Game, Bazaar>(
        &Options { layout, ..Options::base(3) },
        2
    ));
}

#[test]
fn both_variants_for_four_on_long_paths() {
    let options = Options {
        layout: LayoutChoice::Kind(LayoutKind::Long),
        variants: Variants { neutral_assistants: true, caravan_leader: true },
        ..Options::base(4)
    };
    insta::assert_snapshot!(playthrough::<Game, Bazaar>(&options, 3));
}

#[test]
fn base_game_for_five_in_order() {
    let layout = LayoutChoice::Kind(LayoutKind::InOrder);
    insta::assert_snapshot!(playthrough::<Game, Bazaar>(
        &Options { layout, ..Options::base(5) },
        4
    ));
}

#[test]
fn mocha_for_two() {
    insta::assert_snapshot!(playthrough::<Game, Bazaar>(&Options::mocha(2), 5));
}

#[test]
fn mocha_for_four_with_both_variants_on_a_random_layout() {
    let options = Options {
        layout: LayoutChoice::Kind(LayoutKind::Random),
        variants: Variants { neutral_assistants: true, caravan_leader: true },
        ..Options::mocha(4)
    };
    insta::assert_snapshot!(playthrough::<Game, Bazaar>(&options, 6));
}

#[test]
fn letters_for_three() {
    insta::assert_snapshot!(playthrough::<Game, Bazaar>(&Options::letters(3), 7));
}

#[test]
fn great_bazaar_for_two() {
    insta::assert_snapshot!(playthrough::<Game, Bazaar>(&Options::great_bazaar(2), 8));
}

#[test]
fn great_bazaar_for_four_with_both_variants() {
    let variants = Variants { neutral_assistants: true, caravan_leader: true };
    insta::assert_snapshot!(playthrough::<Game, Bazaar>(
        &Options { variants, ..Options::great_bazaar(4) },
        9
    ));
}

#[test]
fn every_ruleset_has_a_playthrough() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");
    let told: BTreeSet<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
        .filter_map(|text| {
            Some(text.split_once("\"ruleset\": \"")?.1.split_once('"')?.0.to_owned())
        })
        .collect();
    for ruleset in Ruleset::ALL {
        assert!(told.contains(ruleset.name()), "{} is never played", ruleset.name());
    }
}
