//! Hidden information: what a pair of eyes sees, and what may be dealt anew behind their back
//! (B-70).

use std::collections::{BTreeMap, BTreeSet};

use bazaar::{Card, Cards, Chance, Draw, Event, Game, Options, Position, Setup};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game as _, Ignore, RandomPicker, Seat, Viewer};

use crate::table::{A, B, C, Table, all_options, any_action, place, seat, wander};

/// How many cards of each kind, in the order of the deck.
type Counts = [u8; Card::COUNT];

fn counts(cards: impl IntoIterator<Item = Card>) -> Counts {
    let mut counts = [0; Card::COUNT];
    for card in cards {
        counts[card as usize] += 1;
    }
    counts
}

fn within(few: Counts, many: Counts) -> bool {
    few.into_iter().zip(many).all(|(few, many)| few <= many)
}

pub(crate) fn viewers(game: &Game) -> impl Iterator<Item = Viewer> + use<> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn hand(game: &Game, owner: Seat) -> Cards {
    game.view(Viewer::Seat(owner)).seats[owner.index()].hand.expect("own hands are seen")
}

/// What is face down: the deck without all that lies or is held anywhere else.
fn pile(game: &Game) -> Counts {
    let view = game.view(Viewer::Spectator);
    let waiting = match view.chance {
        Some(Chance::Card { draw: Draw::FamilyHome }) => Some(Card::FamilyHome),
        Some(_) | None => None,
    };
    let held = Seat::all(game.seats()).flat_map(|owner| hand(game, owner).iter());
    let elsewhere = counts(held.chain(view.discard).chain(waiting));
    let mut pile = counts(Cards::deck().iter());
    for (pile, elsewhere) in pile.iter_mut().zip(elsewhere) {
        *pile -= elsewhere;
    }
    pile
}

/// A game of chance and random answers, shown in some of its positions.
fn some_positions(show: &mut dyn FnMut(&Game, &mut Pcg64Mcg)) {
    let mut rng = Pcg64Mcg::seed_from_u64(70);
    for (number, options) in all_options().iter().enumerate() {
        let mut ply = 0;
        wander(options, number as u64, 3000, &mut |game| {
            ply += 1;
            if ply % 71 == 0 {
                show(game, &mut rng);
            }
        });
    }
}

#[test]
fn only_the_owner_sees_a_hand() {
    some_positions(&mut |game, _| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let written = serde_json::to_value(&view).expect("a view is JSON");
            for (index, player) in view.seats.iter().enumerate() {
                let own = viewer == Viewer::Seat(seat(index));
                assert_eq!(player.hand.is_some(), own, "{viewer:?} and the hand of {index}");
                assert_eq!(written["seats"][index]["hand"].is_null(), !own, "in JSON too");
                assert_eq!(player.cards, hand(game, seat(index)).len(), "hand sizes are public");
            }
        }
    });
}

/// A position in which three hands and the pile hold one card of these each.
fn dealt([b, c, in_pile]: [Card; 3]) -> Game {
    let position = Position::base(3)
        .hand(seat(A), &[Card::FamilyHome])
        .hand(seat(B), &[b])
        .hand(seat(C), &[c])
        .discard(&[Card::LongWay]);
    let table = Table::new(position);
    assert!(pile(&table.game)[in_pile as usize] > 0);
    table.game
}

#[test]
fn a_view_does_not_change_when_hidden_cards_are_exchanged() {
    let [stay, good, palace] = [Card::Stay, Card::OneGood, Card::TwicePalace];
    let original = dealt([stay, good, palace]);
    for other in
        [dealt([good, stay, palace]), dealt([palace, good, stay]), dealt([stay, palace, good])]
    {
        assert_ne!(original, other, "the hidden cards do differ");
        for viewer in [Viewer::Seat(seat(A)), Viewer::Spectator] {
            assert_eq!(original.view(viewer), other.view(viewer), "{viewer:?}");
        }
    }
    let swapped = dealt([good, stay, palace]);
    for owner in [B, C] {
        let viewer = Viewer::Seat(seat(owner));
        assert_ne!(original.view(viewer), swapped.view(viewer), "owners see the difference");
    }
}

#[test]
fn dealing_the_unseen_anew_keeps_the_view_and_the_pieces() {
    let mut looked = 0;
    some_positions(&mut |game, rng| {
        for viewer in viewers(game) {
            let other = game.resample(viewer, rng);
            looked += 1;
            assert_eq!(game.view(viewer), other.view(viewer), "{viewer:?} sees a difference");
            assert_eq!(other.audit(), Ok(()), "{viewer:?}");
            assert_eq!(game.turn(), other.turn(), "{viewer:?}");
            let size = |counts: Counts| counts.into_iter().map(u32::from).sum::<u32>();
            assert_eq!(size(pile(game)), size(pile(&other)), "{viewer:?}: the pile is as high");
        }
    });
    assert!(looked > 1000, "only {looked} views were looked at");
}

#[test]
fn what_the_player_on_turn_is_told_does_not_depend_on_hidden_cards() {
    some_positions(&mut |game, rng| {
        let Some(asked) = game.current_player() else { return };
        let other = game.resample(Viewer::Seat(asked), rng);
        let (mut answers, mut others) = (Answers::new(), Answers::new());
        game.legal_actions(&mut answers);
        other.legal_actions(&mut others);
        assert_eq!(answers, others);
        assert_eq!(game.blocked(), other.blocked(), "the reasons betray a card");
        for action in answers {
            assert_eq!(game.preview(action), other.preview(action), "{action} betrays a card");
        }
    });
}

#[test]
fn dealing_the_unseen_anew_leaves_known_cards_where_they_are() {
    let mut known_cards = 0;
    some_positions(&mut |game, rng| {
        for viewer in viewers(game) {
            let other = game.resample(viewer, rng);
            for owner in Seat::all(game.seats()) {
                let known = game.view(viewer).seats[owner.index()].known_cards;
                known_cards += u32::from(known.len());
                assert!(
                    hand(&other, owner).contains_all(known),
                    "{viewer:?}: everybody saw {owner} take {known:?}"
                );
            }
        }
    });
    assert!(known_cards > 100, "only {known_cards} known cards were met");
}

#[test]
fn after_a_shuffle_the_pile_is_dealt_only_cards_that_may_be_in_it() {
    let mut rng = Pcg64Mcg::seed_from_u64(79);
    let (mut shuffles, mut looked) = (0, 0);
    let four_times = all_options().into_iter().cycle().take(4 * all_options().len());
    for (number, options) in four_times.enumerate() {
        let mut play = Pcg64Mcg::seed_from_u64(number as u64);
        let setup = Game::deal(&options, &mut RandomPicker(&mut play)).expect("right");
        let mut game = Game::start(&setup).expect("right");
        // For each viewer: the cards of the last shuffle without those drawn into the own hand.
        let mut may_hold: BTreeMap<usize, Counts> =
            (0..=game.seats()).map(|eyes| (eyes, counts(Cards::deck().iter()))).collect();
        let spectator = game.seats();
        for ply in 0..4000 {
            let Some(action) = any_action(&game, &mut play) else { break };
            let open = counts(game.view(Viewer::Spectator).discard);
            let mut events = Vec::new();
            game.apply_action(action, &mut events);
            for event in events {
                if let Event::CardDrawn { seat, card: Some(card) } = event {
                    let own = may_hold.get_mut(&seat.index()).expect("a seat");
                    own[card as usize] -= 1;
                }
                if let Event::PileShuffled { .. } = event {
                    shuffles += 1;
                    for cards in may_hold.values_mut() {
                        *cards = open;
                    }
                }
            }
            if ply % 37 != 0 {
                continue;
            }
            for viewer in viewers(&game) {
                looked += 1;
                let eyes = match viewer {
                    Viewer::Seat(seat) => seat.index(),
                    Viewer::Spectator => spectator,
                };
                assert!(within(pile(&game), may_hold[&eyes]), "the test counts wrongly");
                let dealt = pile(&game.resample(viewer, &mut rng));
                assert!(within(dealt, may_hold[&eyes]), "{viewer:?} knows better: {dealt:?}");
            }
        }
    }
    assert!(shuffles > 30 && looked > 1000, "{shuffles} shuffles, {looked} looks");
}

/// Which hands of a player turn up when the unseen is dealt anew, as the first player sees it.
fn hands_dealt(game: &Game, owner: usize) -> BTreeSet<Vec<Card>> {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    (0..300)
        .map(|_| game.resample(Viewer::Seat(seat(A)), &mut rng))
        .map(|other| hand(&other, seat(owner)).iter().collect())
        .collect()
}

#[test]
fn dealing_the_unseen_anew_really_deals_anew() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let setup =
        Game::deal(&Options::base(3), &mut RandomPicker(&mut rng)).expect("options are right");
    let mut game = Game::start(&setup).expect("a dealt setup is right");
    while let Some(card) = game.sample_chance(&mut rng) {
        game.play(card, &mut Ignore).expect("a card is dealt");
    }
    let mut seen = [0_u32; Card::COUNT];
    for _ in 0..2500 {
        let other = game.resample(Viewer::Seat(seat(A)), &mut rng);
        for card in hand(&other, seat(B)).iter() {
            seen[card as usize] += 1;
        }
    }
    // 25 cards are unseen, and each is equally likely to be the one.
    let own = counts(hand(&game, seat(A)).iter());
    for card in Card::ALL {
        let copies = u32::from(Cards::deck().count(card) - own[card as usize]);
        let found = seen[card as usize];
        assert!(found.abs_diff(100 * copies) <= 75, "{card}: {found} times with {copies} copies");
    }
}

#[test]
fn a_hand_named_in_a_setup_is_hidden_from_others_and_dealt_anew() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut setup: Setup =
        Game::deal(&Options::base(2), &mut RandomPicker(&mut rng)).expect("options are right");
    setup.players[0].hand = Some([Card::Stay].into_iter().collect());
    setup.players[1].hand = Some([Card::OneGood, Card::FiveLira].into_iter().collect());
    let game = Game::start(&setup).expect("hands may be named");
    assert_eq!(game.view(Viewer::Seat(seat(A))).seats[B].hand, None);
    let hands = hands_dealt(&game, B);
    assert!(hands.len() > 20, "to the first player the second may hold anything, not {hands:?}");
}

#[test]
fn a_hand_that_drew_nothing_since_the_shuffle_is_dealt_no_card_of_it() {
    let position = Position::base(3)
        .turn_of(seat(B))
        .governor(place(3))
        .hand(seat(B), &[Card::Stay])
        .hand(seat(C), &[Card::LongWay])
        .discard(&[Card::AnyGoods, Card::AnyGoods])
        .pile_only(&[Card::OneGood], seat(A));
    let mut table = Table::new(position);
    // The second player empties the pile, so the two open cards are shuffled; the third draws one.
    table.play("move-3 leave skip governor draw-one-good pay-lira dice-1-2 end");
    table.play("move-3 leave pay skip governor draw-any-goods pay-lira dice-1-2 end");
    let any_goods = |hand: &Vec<Card>| hand.contains(&Card::AnyGoods);
    let hands = hands_dealt(&table.game, B);
    assert!(!hands.iter().any(any_goods), "the second player has drawn none of them: {hands:?}");
}

#[test]
fn a_card_that_was_drawn_and_played_before_all_eyes_is_not_dealt_back_into_the_pile() {
    let position = Position::base(3)
        .turn_of(seat(C))
        .governor(place(3))
        .lira(seat(B), 9)
        .hand(seat(C), &[Card::FiveLira])
        .discard(&[Card::FiveLira, Card::Stay])
        .pile_only(&[Card::OneGood], seat(A));
    let mut table = Table::new(position);
    // The third player empties the pile. The second, whose hand is empty, draws a 5 Lira card of
    // the new pile and plays it, so that pile holds the Stay card and nothing else.
    table.play("move-3 leave skip governor draw-one-good pay-lira dice-1-2 end move-11 stop");
    table.play("move-3 leave pay skip governor draw-five-lira five-lira pay-lira dice-1-1 end");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..100 {
        let dealt = pile(&table.game.resample(Viewer::Seat(seat(A)), &mut rng));
        assert_eq!(dealt, counts([Card::Stay]), "everybody can tell what is left in the pile");
    }
}

#[test]
fn the_end_of_the_game_shows_no_hand_either() {
    let position = Position::base(2).last_round().turn_of(seat(B)).hand(seat(A), &[Card::Stay]);
    let mut table = Table::new(position);
    table.play("move-3 stop done");
    assert!(table.game.is_terminal());
    let view = table.game.view(Viewer::Seat(seat(B)));
    assert_eq!((view.seats[A].hand, view.seats[A].cards), (None, 1));
}

#[test]
fn eyes_of_a_seat_that_no_table_has_are_not_read() {
    let wrong = serde_json::from_str::<Viewer>(r#"{"seat":200}"#);
    assert!(wrong.is_err(), "{wrong:?} is a viewer for whom dealing anew panics");
}
