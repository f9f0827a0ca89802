//! What players of Letters & Seals and of the Great Bazaar talk about besides: letters and their seals,
//! the companion, the draft and the auction.

use bazaar::{Action, Card, Companion, Game, Place, Question, SealsFor};
use tabletop::{Answers, Game as _, Seat, Turn};

use super::super::{MochaFeatures as Smaller, features::reach};
use crate::network::{FeatureWriter, Features};

/// The features of everything: first those of a table without letters. What is not in the game is true
/// of nobody.
#[derive(Clone, Copy, Debug)]
pub struct LettersFeatures;

impl Features<Game> for LettersFeatures {
    const COUNT: usize = Smaller::COUNT + 328;
    const ANSWERS: usize = Action::FIRST_COUNT as usize;

    fn write(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
        Smaller::write(game, seat, writer);
        letters(game, seat, writer);
        companion(game, seat, writer);
        ways(game, seat, writer);
        cards(game, seat, writer);
        question(game, seat, writer);
    }

    fn sensible(game: &Game, answers: &mut Answers<Action>) {
        Smaller::sensible(game, answers);
    }

    fn progress(game: &Game) -> f32 {
        Smaller::progress(game)
    }

    fn facts(game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
        let mut facts = Smaller::facts(game, seat);
        facts.push(("seals", f32::from(game.seals(seat))));
        facts
    }
}

/// The places of the expansion.
const PLACES: [Place; 5] =
    [Place::Embassy, Place::Kiosk, Place::AuctionHouse, Place::SecretSociety, Place::Catacombs];

/// The bonus cards of the expansion.
const CARDS: [Card; 14] = {
    let mut cards = [Card::ALL[0]; 14];
    let mut index = 0;
    while index < cards.len() {
        cards[index] = Card::ALL[Card::ALL.len() - cards.len() + index];
        index += 1;
    }
    cards
};

/// What the letters are worth, and where they go.
fn letters(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let (open, here) = (game.open_letters(seat), game.merchant(seat));
    let seals = usize::from(game.seals(seat));
    writer.one_of(14, seals);
    writer.one_of(6, open.len().into());
    writer.one_of(6, game.delivered_letters(seat).len().into());
    for place in Place::ALL {
        writer.whether(open.count(place) > 0);
    }
    let near = |from: Place, steps: u8| {
        open.places().filter(|place| game.distance(from, *place) <= steps).count()
    };
    writer.one_of(5, near(here, 2));
    writer.one_of(4, game.companion(seat).place().map_or(0, |place| near(place, 1)));
    writer.whether(game.is_bonus_turn());
    let close = Seat::all(game.seats())
        .filter(|other| *other != seat && game.seals(*other) >= 6)
        .filter(|other| reach(game, *other, Place::SecretSociety) == 0);
    writer.one_of(3, close.count());
    let ahead = Seat::all(game.seats()).filter(|other| game.seals(*other) > game.seals(seat));
    writer.one_of(5, ahead.count());
}

/// The second figure: where it is, and what it can do.
fn companion(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let companion = game.companion(seat);
    writer.one_of(
        3,
        match companion {
            Companion::Supply => 0,
            Companion::Ready => 1,
            Companion::At(_) => 2,
        },
    );
    writer.whether(game.companion_acts() && game.seat_on_turn() == seat);
    match companion.place() {
        Some(at) => {
            writer.one_of(7, game.distance(game.merchant(seat), at).into());
            for place in Place::ALL {
                writer.whether(game.distance(at, place) == 1);
            }
        }
        None => writer.none_of(7 + 25),
    }
}

/// Where the new places are, and what can be done there.
fn ways(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let here = game.merchant(seat);
    let out = game.assistants_out(seat);
    for place in PLACES {
        writer.whether(out.contains(place));
        writer.one_of(9, game.distance(here, place).into());
        writer.one_of(4, reach(game, seat, place));
    }
    let lacks = match game.seals(seat) {
        6.. => 0,
        5 => 1,
        3 | 4 => 2,
        0..=2 => 3,
    };
    writer.one_of(16, lacks * 4 + reach(game, seat, Place::SecretSociety));
    writer.one_of(4, game.society_uses().into());
    let courier = game.courier().map_or(7, |place| game.distance(here, place).min(6));
    writer.one_of(8, courier.into());
}

fn cards(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let hand = game.hand(seat);
    for card in CARDS {
        writer.one_of(3, hand.count(card).into());
    }
}

/// What this seat is asked now, if it is something new.
#[expect(clippy::wildcard_enum_match_arm, reason = "the others are known already")]
fn question(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    const ALL: u16 = 14 + 6 + 24 + 24 + 12 + 3;
    let Turn::Decide(asked, question) = game.turn() else { return writer.none_of(ALL) };
    if asked != seat {
        return writer.none_of(ALL);
    }
    writer.one_of(
        14,
        match question {
            Question::GiveLetters { what_for: SealsFor::BonusTurn, .. } => 1,
            Question::GiveLetters { what_for: SealsFor::Ruby(_), .. } => 2,
            Question::Kiosk => 3,
            Question::KioskUse { last: false, .. } => 4,
            Question::KioskUse { last: true, .. } => 5,
            Question::KioskTake => 6,
            Question::Auction { .. } => 7,
            Question::CourierPay => 8,
            Question::ActAgain { .. } => 9,
            Question::Emerge => 10,
            Question::Copy { .. } => 11,
            Question::BonusTurn => 12,
            _ => 0,
        },
    );
    match question {
        Question::Act { place, .. } | Question::Assistant { place } => {
            let new = PLACES.iter().position(|new| *new == place);
            writer.one_of(6, new.map_or(0, |index| 1 + index));
        }
        _ => writer.none_of(6),
    }
    match question {
        Question::Kiosk => {
            let open = game.kiosk_open();
            for tile in bazaar::KioskTiles::ALL.iter() {
                writer.whether(open.contains(tile));
            }
        }
        _ => writer.none_of(24),
    }
    match question {
        Question::KioskUse { tile, .. } => writer.one_of(24, usize::from(tile.number()) - 1),
        _ => writer.none_of(24),
    }
    match question {
        Question::Auction { lira, by, .. } => {
            writer.one_of(12, lira as usize);
            writer.one_of(3, by.map_or(0, |by| if by == seat { 1 } else { 2 }));
        }
        _ => writer.none_of(12 + 3),
    }
}

#[cfg(test)]
mod tests {
    use bazaar::{LayoutChoice, Options, Ruleset};
    use rand_core::SeedableRng as _;
    use rand_pcg::Pcg64Mcg;
    use tabletop::{Ignore, RandomPicker, below};

    use super::*;

    #[test]
    fn the_bonus_cards_of_the_expansion_are_the_last_ones() {
        for card in CARDS {
            assert!(!Card::MOCHA.contains(&card), "{card:?}");
        }
    }

    #[test]
    fn whatever_happens_the_statements_have_room_and_their_own_numbers() {
        let mut rng = Pcg64Mcg::seed_from_u64(3);
        for ruleset in [Ruleset::Letters, Ruleset::GreatBazaar] {
            for players in 2..=5 {
                let layout = LayoutChoice::usual(ruleset);
                let options = Options { ruleset, layout, ..Options::base(players) };
                let setup = Game::deal(&options, &mut RandomPicker(&mut rng)).unwrap();
                let mut game = Game::start(&setup).unwrap();
                let mut answers = Answers::new();
                for _ in 0..2000 {
                    game.legal_actions(&mut answers);
                    let action = match game.sample_chance(&mut rng) {
                        Some(outcome) => outcome,
                        None if answers.is_empty() => break,
                        None => answers[below(&mut rng, answers.len() as u32) as usize],
                    };
                    game.apply_action(action, &mut Ignore);
                    let mut writer = FeatureWriter::default();
                    let features = writer.collect::<Game, LettersFeatures>(
                        &game,
                        Seat::all(players).next().unwrap(),
                    );
                    assert!(features.len() < 300, "{}", features.len());
                    assert!(features.is_sorted_by(|one, other| one < other));
                    assert!(
                        features.iter().all(|number| usize::from(*number) < LettersFeatures::COUNT)
                    );
                }
            }
        }
    }
}
