//! Whole games a person can read. A change of the rules is a diff here.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test fails by panicking"
)]

use std::fmt::Write;

use bazaar_dice::{Event, Game, Kind, Options, Preview, Setup};
use tabletop::{
    Game as _, Viewer,
    testing::playthrough::{Remark, Story, playthrough},
};

struct DiceGame;

impl Story<Game> for DiceGame {
    fn setup(setup: &Setup) -> String {
        let open: Vec<_> = setup.open_tiles.iter().map(|tile| tile.name()).collect();
        format!("open tiles: {}\n", open.join(", "))
    }

    fn remark(event: &Event) -> Remark {
        match event {
            Event::TurnEnded { seat } => Remark::TurnEnded(*seat),
            Event::RubyGained { seat, rubies, from } => {
                Remark::Aside(format!("seat {seat} has ruby {rubies}, from {}", from.name()))
            }
            Event::DeckShuffled { cards } => Remark::Aside(format!("{cards} shuffled")),
            Event::LastRound { .. } => Remark::Aside("last round".to_owned()),
            _ => Remark::Nothing,
        }
    }

    fn declines(preview: &Preview) -> bool {
        preview.kind == Kind::Decline
    }

    fn standings(game: &Game) -> String {
        let mut lines = String::new();
        for (number, seat) in game.view(Viewer::Spectator).seats.iter().enumerate() {
            let tiles: Vec<_> = seat.tiles.iter().map(|tile| tile.tile.name()).collect();
            writeln!(
                lines,
                "     | {number}: {} rubies, {:>2} Lira, {} crystals, {:?} and {} brown, tiles {tiles:?}",
                seat.rubies,
                seat.stock.lira,
                seat.stock.crystals,
                seat.stock.goods.to_string(),
                seat.stock.brown,
            )
            .unwrap();
        }
        lines
    }
}

#[test]
fn a_game_for_two() {
    insta::assert_snapshot!(playthrough::<Game, DiceGame>(&Options::new(2), 1));
}

#[test]
fn a_game_for_three() {
    insta::assert_snapshot!(playthrough::<Game, DiceGame>(&Options::new(3), 2));
}

#[test]
fn a_game_for_four() {
    insta::assert_snapshot!(playthrough::<Game, DiceGame>(&Options::new(4), 3));
}
