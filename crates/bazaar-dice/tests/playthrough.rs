//! Whole games a person can read. A change of the rules is a diff here.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test fails by panicking"
)]

use std::fmt::Write;

use bazaar_dice::{Event, Game, Options};
use tabletop::{Answers, Dealer, Game as _, Picker, Seat, Seed, Turn, Viewer, testing::Generator};

/// Plays one game with an eager random player (who goes on only when nothing else is left) and
/// writes down every turn.
fn playthrough(options: &Options, seed: u64) -> String {
    let seed = Seed::from_number(seed);
    let setup = Game::deal(options, &mut Dealer::for_setup(seed)).unwrap();
    let mut game = Game::start(&setup).unwrap();
    let mut rng = Generator::new(17);
    let mut pages = format!("{}\n\n", serde_json::to_string_pretty(options).unwrap());
    let open: Vec<_> = setup.open_tiles.iter().map(|tile| tile.name()).collect();
    writeln!(pages, "open tiles: {}", open.join(", ")).unwrap();

    let mut picks = 0;
    let mut turns = 0;
    let mut line = String::new();
    while game.turn() != Turn::Over {
        let action = match game.deal_chance(&mut Dealer::for_play(seed, picks)) {
            Some(outcome) => {
                picks += 1;
                outcome
            }
            None => eager(&game, &mut rng),
        };
        let mut events = Vec::new();
        game.play(action, &mut events).unwrap();
        write!(line, " {action}").unwrap();
        for event in events {
            match event {
                Event::TurnEnded { seat } => {
                    turns += 1;
                    writeln!(pages, "{turns:>3}. seat {seat}:{line}").unwrap();
                    line.clear();
                    if seat.index() + 1 == game.seats() {
                        summary(&game, &mut pages);
                    }
                }
                Event::RubyGained { seat, rubies, from } => {
                    write!(line, " [seat {seat} has ruby {rubies}, from {}]", from.name()).unwrap();
                }
                Event::DeckShuffled { cards } => write!(line, " [{cards} shuffled]").unwrap(),
                Event::LastRound { .. } => line.push_str(" [last round]"),
                _ => {}
            }
        }
    }
    summary(&game, &mut pages);
    let ranking = game.ranking().unwrap();
    let ranks: Vec<_> = Seat::all(game.seats()).map(|seat| ranking.rank(seat).unwrap()).collect();
    writeln!(pages, "places: {ranks:?}").unwrap();
    pages
}

fn eager(game: &Game, rng: &mut Generator) -> bazaar_dice::Action {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let eager: Vec<_> = answers
        .iter()
        .copied()
        .filter(|answer| game.preview(*answer).kind != bazaar_dice::Kind::Decline)
        .collect();
    let from = if eager.is_empty() { &answers[..] } else { &eager[..] };
    from[tabletop::RandomPicker(rng).pick(from.len() as u32) as usize]
}

fn summary(game: &Game, pages: &mut String) {
    let view = game.view(Viewer::Spectator);
    for (number, seat) in view.seats.iter().enumerate() {
        let tiles: Vec<_> = seat.tiles.iter().map(|tile| tile.tile.name()).collect();
        writeln!(
            pages,
            "     | {number}: {} rubies, {:>2} Lira, {} crystals, {:?} and {} brown, tiles {tiles:?}",
            seat.rubies,
            seat.stock.lira,
            seat.stock.crystals,
            seat.stock.goods.to_string(),
            seat.stock.brown,
        )
        .unwrap();
    }
}

#[test]
fn a_game_for_two() {
    insta::assert_snapshot!(playthrough(&Options::new(2), 1));
}

#[test]
fn a_game_for_three() {
    insta::assert_snapshot!(playthrough(&Options::new(3), 2));
}

#[test]
fn a_game_for_four() {
    insta::assert_snapshot!(playthrough(&Options::new(4), 3));
}
