//! Hidden information: what the log and a record show (B-70).

use bazaar::{Card, Cards, Chance, Draw, Event, Game, Goods, Options, Position, Setup};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{
    Dealer, Entry, Game as _, Ignore, Player, RandomPicker, Record, RecordError, Seed, Turn, Viewer,
};

use super::hidden_information::viewers;
use crate::table::{A, B, Table, all_options, any_action, place, seat};

#[test]
fn the_log_hides_what_others_draw_and_nothing_else() {
    let mut draws = 0;
    for (number, options) in all_options().iter().enumerate() {
        let mut rng = Pcg64Mcg::seed_from_u64(number as u64);
        let setup = Game::deal(options, &mut RandomPicker(&mut rng)).expect("right");
        let mut game = Game::start(&setup).expect("right");
        let mut events = Vec::new();
        for _ in 0..1000 {
            let Some(action) = any_action(&game, &mut rng) else { break };
            let hidden: Vec<_> = viewers(&game).map(|viewer| game.hides_outcome(viewer)).collect();
            events.clear();
            game.apply_action(action, &mut events);
            for (viewer, hidden) in viewers(&game).zip(hidden) {
                for event in &events {
                    let seen = Game::event_for(event, viewer);
                    let Event::CardDrawn { seat, card } = *event else {
                        assert_eq!(&seen, event, "{viewer:?} sees all that is public");
                        continue;
                    };
                    draws += 1;
                    assert!(card.is_some(), "the game itself knows what was drawn");
                    let own = viewer.is(seat);
                    let expected = if own { card } else { None };
                    assert_eq!(seen, Event::CardDrawn { seat, card: expected }, "{viewer:?}");
                    assert_eq!(hidden, !own, "{viewer:?} may know the outcome if it was drawn");
                    let text = serde_json::to_string(&seen).expect("an event is JSON");
                    assert_eq!(text.contains(r#""card":null"#), !own, "{viewer:?}: {text}");
                }
            }
        }
    }
    assert!(draws > 500, "only {draws} draws were seen");
}

/// The record of a game dealt from a seed and played at random.
fn played_record(players: usize) -> Record<Game> {
    let seed = Seed::from_number(players as u64);
    let nobody = || Player { name: "somebody".to_owned(), bot: None };
    let names = (0..players).map(|_| nobody()).collect();
    let mut record =
        Record::<Game>::dealt(Options::base(players), names, seed).expect("options are right");
    let mut rng = Pcg64Mcg::seed_from_u64(players as u64);
    let mut replay = record.start().expect("a dealt setup is right");
    for _ in 0..1500 {
        let mut dealer = Dealer::for_play(seed, replay.chances);
        let action =
            replay.game.deal_chance(&mut dealer).or_else(|| any_action(&replay.game, &mut rng));
        let Some(action) = action else { break };
        record.actions.push(Entry::Known(action));
        replay.step(Entry::Known(action), &mut Ignore).expect("a legal action");
    }
    if let Some(fairness) = &mut record.fairness {
        fairness.seed = Some(seed);
    }
    record
}

#[test]
fn a_record_shows_to_each_only_the_own_draws_and_no_seed() {
    for players in 2..=5 {
        let record = played_record(players);
        assert!(record.verify().is_ok(), "the whole record proves its dice");
        let text = |record: &Record<Game>| serde_json::to_string(record).expect("it is JSON");
        let seed = Seed::from_number(players as u64).to_string();
        assert!(text(&record).contains(&seed));
        let first = record.start().expect("it starts").game;
        for viewer in viewers(&first) {
            let seen = record.seen_by(viewer).expect("the record is sound");
            assert!(!text(&seen).contains(&seed), "{viewer:?} learns the seed");
            let mut replay = record.start().expect("it starts");
            let (mut hidden, mut shown) = (0, 0);
            for (entry, seen) in record.actions.iter().zip(&seen.actions) {
                let turn = replay.game.turn();
                let drawer = match turn {
                    Turn::Chance(Chance::Card { draw: Draw::Deal }) => Some(seat(replay.ply)),
                    Turn::Chance(Chance::Card { .. }) => Some(replay.game.view(viewer).seat),
                    Turn::Chance(_) | Turn::Decide(..) | Turn::Over => None,
                };
                if drawer.is_some_and(|drawer| !viewer.is(drawer)) {
                    hidden += 1;
                    assert_eq!(*seen, Entry::Hidden, "{viewer:?} sees a card of {drawer:?}");
                } else {
                    shown += 1;
                    assert_eq!(seen, entry, "{viewer:?} may know this");
                }
                replay.step(*entry, &mut Ignore).expect("the record is sound");
            }
            assert!(hidden > 3 && shown > 100, "{viewer:?}: {hidden} hidden, {shown} shown");
            assert!(matches!(seen.replay(), Err(RecordError::Hidden { .. })));
        }
    }
}

#[test]
fn a_record_hides_the_hands_of_others_that_its_setup_names() {
    let hands = [Card::Stay, Card::TwicePalace];
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut setup: Setup =
        Game::deal(&Options::base(2), &mut RandomPicker(&mut rng)).expect("options are right");
    for (player, card) in setup.players.iter_mut().zip(hands) {
        player.hand = Some([card].into_iter().collect());
    }
    let nobody = || Player { name: "somebody".to_owned(), bot: None };
    let record = Record::<Game>::new(setup, vec![nobody(), nobody()]);
    let seen = record.seen_by(Viewer::Seat(seat(A))).expect("the record is sound");
    let text = serde_json::to_string(&seen).expect("it is JSON");
    assert!(text.contains("stay"), "the own hand may be read");
    assert!(!text.contains("twice_palace"), "the hand of the other player stands in the record");
}

#[test]
fn b_70_faces_of_cards_and_unseen_demand_tiles_are_hidden_and_all_else_is_public() {
    let position = Position::base(3)
        .merchant(seat(A), place(7))
        .hand(seat(A), &[Card::Stay, Card::Stay])
        .hand(seat(B), &[Card::OneGood])
        .discard(&[Card::FiveLira, Card::LongWay])
        .goods(seat(A), Goods::new(1, 0, 0, 0));
    let mut table = Table::new(position);
    table.play("move-6 leave take-discard take-pile draw-family-home discard-stay end");
    let view = table.view();
    let player = &view.seats[A];
    assert_eq!(player.hand, None, "a spectator sees no hand");
    assert_eq!(player.cards, 3, "but how many cards it has");
    let known: Vec<_> = player.known_cards.iter().collect();
    assert_eq!(known, [Card::LongWay], "the card from the discard pile is known, the drawn is not");
    assert_eq!(view.discard, [Card::FiveLira, Card::Stay], "the discard pile is open");
    assert_eq!(view.pile, 26 - 3 - 1 - 2, "the height of the pile is public");
    assert_eq!(view.small_demand.len(), 1, "of the demand tiles only the top was seen");
    let other = table.game.view(Viewer::Seat(seat(B)));
    assert_eq!(other.seats[A], view.seats[A], "another player sees no more of it");
    assert_eq!(other.seats[B].hand.map(Cards::len), Some(1), "but the own hand");
}

#[test]
fn b_70_a_known_card_that_was_played_is_known_no_longer() {
    let position = Position::base(3).discard(&[Card::OneGood]);
    let mut table = Table::new(position);
    table.play("move-6 leave take-discard take-pile draw-stay discard-stay");
    assert_eq!(table.view().seats[A].known_cards.iter().collect::<Vec<_>>(), [Card::OneGood]);
    table.play("one-good-red");
    assert!(table.view().seats[A].known_cards.is_empty());
    assert_eq!(table.view().seats[A].cards, 0);
}

#[test]
fn b_70_demand_tiles_are_public_once_they_came_up() {
    let position = Position::base(2).goods(seat(A), Goods::new(1, 0, 0, 0)).lira(seat(A), 9);
    let mut table = Table::new(position);
    table.play("move-11 leave sell-red done");
    let tiles: Vec<_> = table.view().small_demand.iter().map(ToString::to_string).collect();
    assert!(tiles.is_empty() || tiles == ["s1"], "the next tile is not seen yet: {tiles:?}");
    for tile in ["demand-s2", "demand-s3", "demand-s4", "demand-s5"] {
        assert!(table.can(tile), "{tile} may come up");
    }
    assert!(!table.can("demand-s1"), "the tile just used lies at the bottom");
    table.play("demand-s4");
    let tiles: Vec<_> = table.view().small_demand.iter().map(ToString::to_string).collect();
    assert_eq!(tiles, ["s4"]);
}
