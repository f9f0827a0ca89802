//! Whole games a person can read. A change of the rules is a diff here.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test fails by panicking"
)]

use std::fmt::Write;

use bazaar::{Event, Game, LayoutChoice, LayoutKind, Options, Variants};
use tabletop::{Answers, Dealer, Game as _, Picker, Seat, Seed, Turn, Viewer, testing::Generator};

/// Plays one game with an eager random player (who goes on only when nothing else is left) and
/// writes down every turn.
fn playthrough(options: &Options, seed: u64) -> String {
    let seed = Seed::from_number(seed);
    let setup = Game::deal(options, &mut Dealer::for_setup(seed)).unwrap();
    let mut game = Game::start(&setup).unwrap();
    let mut rng = Generator::new(17);
    let mut pages = format!("{}\n\n", serde_json::to_string_pretty(options).unwrap());
    writeln!(pages, "layout: {:?}", setup.layout.0.iter().map(|p| p.number()).collect::<Vec<_>>())
        .unwrap();
    write!(pages, "governor {}, smuggler {}", setup.governor, setup.smuggler).unwrap();
    if let Some(trader) = setup.coffee_trader {
        write!(pages, ", coffee trader {trader}").unwrap();
    }
    if let Some(courier) = setup.courier {
        write!(pages, ", courier {courier}").unwrap();
    }
    pages.push('\n');

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
                Event::PileShuffled { cards } => write!(line, " [{cards} shuffled]").unwrap(),
                Event::GuildShuffled { cards } => {
                    write!(line, " [{cards} guild cards shuffled]").unwrap();
                }
                Event::LastRound { .. } => line.push_str(" [last round]"),
                _ => {}
            }
        }
    }
    if !line.is_empty() {
        writeln!(pages, "after the last round:{line}").unwrap();
    }
    summary(&game, &mut pages);
    let ranking = game.ranking().unwrap();
    let ranks: Vec<_> = Seat::all(game.seats()).map(|seat| ranking.rank(seat).unwrap()).collect();
    writeln!(pages, "places: {ranks:?}").unwrap();
    pages
}

fn eager(game: &Game, rng: &mut Generator) -> bazaar::Action {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let eager: Vec<_> = answers
        .iter()
        .copied()
        .filter(|answer| game.preview(*answer).kind != bazaar::Kind::Decline)
        .collect();
    let from = if eager.is_empty() { &answers[..] } else { &eager[..] };
    from[tabletop::RandomPicker(rng).pick(from.len() as u32) as usize]
}

fn summary(game: &Game, pages: &mut String) {
    let view = game.view(Viewer::Spectator);
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
}

#[test]
fn base_game_for_two() {
    insta::assert_snapshot!(playthrough(&Options::base(2), 1));
}

#[test]
fn base_game_for_three_on_a_random_layout() {
    let layout = LayoutChoice::Kind(LayoutKind::Random);
    insta::assert_snapshot!(playthrough(&Options { layout, ..Options::base(3) }, 2));
}

#[test]
fn both_variants_for_four_on_long_paths() {
    let options = Options {
        layout: LayoutChoice::Kind(LayoutKind::Long),
        variants: Variants { neutral_assistants: true, caravan_leader: true },
        ..Options::base(4)
    };
    insta::assert_snapshot!(playthrough(&options, 3));
}

#[test]
fn base_game_for_five_in_order() {
    let layout = LayoutChoice::Kind(LayoutKind::InOrder);
    insta::assert_snapshot!(playthrough(&Options { layout, ..Options::base(5) }, 4));
}

#[test]
fn mocha_for_two() {
    insta::assert_snapshot!(playthrough(&Options::mocha(2), 5));
}

#[test]
fn mocha_for_four_with_both_variants_on_a_random_layout() {
    let options = Options {
        layout: LayoutChoice::Kind(LayoutKind::Random),
        variants: Variants { neutral_assistants: true, caravan_leader: true },
        ..Options::mocha(4)
    };
    insta::assert_snapshot!(playthrough(&options, 6));
}

#[test]
fn letters_for_three() {
    insta::assert_snapshot!(playthrough(&Options::letters(3), 7));
}

#[test]
fn great_bazaar_for_two() {
    insta::assert_snapshot!(playthrough(&Options::great_bazaar(2), 8));
}

#[test]
fn great_bazaar_for_four_with_both_variants() {
    let variants = Variants { neutral_assistants: true, caravan_leader: true };
    insta::assert_snapshot!(playthrough(&Options { variants, ..Options::great_bazaar(4) }, 9));
}
