//! What is public about the expansion's pieces, and what is hidden (M-21, M-86).

use std::collections::BTreeSet;

use bazaar::{Card, Event, Game, Goods, GuildCard, MochaView, Options, TavernTile};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game as _, RandomPicker, Seat, Viewer};

use crate::table::{A, B, C, Table, any_action, guild, mocha, place, seat, wander};

/// What everybody sees of the expansion.
fn open_pieces(game: &Game) -> MochaView {
    game.view(Viewer::Spectator).mocha.expect("the expansion is played")
}

fn viewers(game: &Game) -> impl Iterator<Item = Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn guild_hand(game: &Game, owner: usize) -> Vec<GuildCard> {
    let view = game.view(Viewer::Seat(seat(owner)));
    let mocha = view.seats[owner].mocha.as_ref().expect("the expansion is played");
    mocha.guild_hand.expect("own hands are seen").iter().collect()
}

/// The guild cards that lie face down: all that are nowhere else.
fn guild_deck(game: &Game) -> BTreeSet<GuildCard> {
    let open = open_pieces(game);
    let held = (0..game.seats()).flat_map(|owner| guild_hand(game, owner));
    let elsewhere: BTreeSet<_> =
        held.chain(open.guild_discard.iter()).chain(open.guild_card).collect();
    (1..=20).filter_map(GuildCard::from_number).filter(|card| !elsewhere.contains(card)).collect()
}

fn some_positions(show: &mut dyn FnMut(&Game, &mut Pcg64Mcg)) {
    let mut rng = Pcg64Mcg::seed_from_u64(86);
    for players in 2..=5 {
        for number in 0..3 {
            let mut ply = 0;
            wander(&Options::mocha(players), number, 3000, &mut |game| {
                ply += 1;
                if ply % 67 == 0 {
                    show(game, &mut rng);
                }
            });
        }
    }
}

#[test]
fn m_21_only_the_owner_sees_guild_cards_and_everybody_sees_how_many() {
    let mut held = 0;
    some_positions(&mut |game, _| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let written = serde_json::to_value(&view).expect("a view is JSON");
            for (index, player) in view.seats.iter().enumerate() {
                let player = player.mocha.as_ref().expect("the expansion is played");
                let own = viewer == Viewer::Seat(seat(index));
                assert_eq!(player.guild_hand.is_some(), own, "{viewer:?} and the hand of {index}");
                let shown = written["seats"][index]["mocha"].get("guild_hand");
                assert_eq!(shown.is_some_and(|hand| !hand.is_null()), own, "in JSON too");
                let count = guild_hand(game, index).len();
                held += count;
                assert_eq!(usize::from(player.guild_cards), count, "sizes are public");
            }
        }
    });
    assert!(held > 200, "only {held} guild cards were looked at");
}

#[test]
fn m_21_the_discard_pile_is_public() {
    let table = Table::new(mocha().guild_discard(&[4, 9]));
    for viewer in viewers(&table.game) {
        let mocha = table.game.view(viewer).mocha.expect("the expansion is played");
        let open: Vec<_> = mocha.guild_discard.iter().collect();
        assert_eq!(open, guild(&[4, 9]));
    }
}

#[test]
fn m_86_what_lies_open_is_seen_by_everybody() {
    let position = mocha()
        .coffee(seat(B), 7)
        .tavern_tile(seat(B), TavernTile::Encounter)
        .barrier(seat(C), place(3), place(18))
        .baksheesh_turned()
        .guild_hand(seat(B), &[1, 2, 3])
        .coffee_trader(place(5));
    let table = Table::new(position);
    for viewer in viewers(&table.game) {
        let view = table.game.view(viewer);
        let second = view.seats[B].mocha.as_ref().expect("the expansion is played");
        assert_eq!((second.coffee, second.guild_cards), (7, 3), "{viewer:?}");
        assert_eq!(second.tavern_tiles, [TavernTile::Encounter]);
        let view = view.mocha.expect("the expansion is played");
        let barrier = view.barrier.expect("it lies on the board");
        assert_eq!((barrier.holder, barrier.between.places()), (seat(C), [3, 18].map(place)));
        assert_eq!(view.baksheesh, Goods::new(0, 3, 0, 0));
        assert_eq!((view.guild_pile, view.coffee_trader), (17, place(5)));
    }
}

/// The second and the third player and the deck hold one of three cards each.
fn dealt([b, c]: [u8; 2]) -> Game {
    let position =
        mocha().guild_hand(seat(A), &[20]).guild_hand(seat(B), &[b]).guild_hand(seat(C), &[c]);
    Table::new(position).game
}

#[test]
fn m_86_a_view_does_not_change_when_hidden_guild_cards_are_exchanged() {
    let original = dealt([1, 2]);
    for other in [dealt([2, 1]), dealt([3, 2]), dealt([1, 3])] {
        assert_ne!(original, other, "the hidden cards do differ");
        for viewer in [Viewer::Seat(seat(A)), Viewer::Spectator] {
            assert_eq!(original.view(viewer), other.view(viewer), "{viewer:?}");
        }
    }
    for owner in [B, C] {
        let viewer = Viewer::Seat(seat(owner));
        assert_ne!(original.view(viewer), dealt([2, 1]).view(viewer), "owners see the difference");
    }
}

#[test]
fn m_86_a_drawn_guild_card_is_told_to_its_owner_only() {
    let mut table = Table::arrived(&mocha(), 18);
    table.play("act draw-guild-3");
    let drawn = table
        .events
        .iter()
        .find(|event| matches!(event, Event::GuildDrawn { .. }))
        .expect("it is told");
    let told = |viewer| serde_json::to_string(&drawn.seen_by(viewer)).expect("JSON");
    assert!(told(Viewer::Seat(seat(A))).contains('3'));
    let (to_b, to_all) = (told(Viewer::Seat(seat(B))), told(Viewer::Spectator));
    assert_eq!(to_b, to_all);
    assert!(!to_b.contains('3'), "{to_b}");
}

#[test]
fn dealing_the_unseen_anew_keeps_the_view_the_turn_and_the_pieces() {
    let mut looked = 0;
    some_positions(&mut |game, rng| {
        for viewer in viewers(game) {
            let other = game.resample(viewer, rng);
            looked += 1;
            assert_eq!(game.view(viewer), other.view(viewer), "{viewer:?} sees a difference");
            assert_eq!(other.audit(), Ok(()), "{viewer:?}");
            assert_eq!(game.turn(), other.turn(), "{viewer:?}");
            assert_eq!(guild_deck(game).len(), guild_deck(&other).len(), "{viewer:?}");
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
fn dealing_the_unseen_anew_really_deals_guild_cards_anew() {
    let game = dealt([1, 2]);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut seen = BTreeSet::new();
    for _ in 0..500 {
        let other = game.resample(Viewer::Seat(seat(A)), &mut rng);
        assert_eq!(guild_hand(&other, A), guild(&[20]), "the own hand stays");
        seen.insert(guild_hand(&other, B));
    }
    assert_eq!(seen.len(), 19, "any card but the own one");
}

#[test]
fn after_a_shuffle_the_guild_deck_is_dealt_only_cards_that_may_be_in_it() {
    // The deck was made anew of the cards 1 and 2 and one of them was drawn by the second player:
    // the other hands hold older cards only, and the deck holds the other one.
    let position = mocha()
        .turn_of(seat(B))
        .guild_discard(&[1, 2])
        .guild_hand(seat(A), &[5])
        .guild_pile_only(&[3], seat(C));
    let mut table = Table::new(position);
    table.play("move-18 leave act draw-guild-3 draw-guild-2 discard-guild-3 end");
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    let (mut hands, mut decks) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..200 {
        let other = table.game.resample(Viewer::Seat(seat(A)), &mut rng);
        hands.insert(guild_hand(&other, B));
        decks.insert(guild_deck(&other));
        assert_eq!(guild_hand(&other, C), guild_hand(&table.game, C), "everybody can tell");
    }
    assert_eq!(hands, BTreeSet::from([guild(&[1]), guild(&[2])]));
    assert_eq!(decks.len(), 2, "{decks:?}");
}

#[test]
fn known_guild_cards_are_never_dealt_away_in_whole_games() {
    let mut rng = Pcg64Mcg::seed_from_u64(17);
    let mut shuffles = 0;
    for number in 0..30 {
        let mut play = Pcg64Mcg::seed_from_u64(number);
        let setup =
            Game::deal(&Options::mocha(2 + number as usize % 4), &mut RandomPicker(&mut play))
                .expect("options are right");
        let mut game = Game::start(&setup).expect("a dealt setup is right");
        // What everybody knows the deck was made of.
        let mut made_of: BTreeSet<GuildCard> =
            (1..=20).filter_map(GuildCard::from_number).collect();
        for ply in 0..2500 {
            let Some(action) = any_action(&game, &mut play) else { break };
            let open: BTreeSet<_> = open_pieces(&game).guild_discard.iter().collect();
            let mut events = Vec::new();
            game.apply_action(action, &mut events);
            if events.iter().any(|event| matches!(event, Event::GuildShuffled { .. })) {
                shuffles += 1;
                made_of = open;
            }
            if ply % 53 == 0 {
                for viewer in viewers(&game) {
                    let deck = guild_deck(&game.resample(viewer, &mut rng));
                    assert!(deck.is_subset(&made_of), "{viewer:?}: {deck:?} of {made_of:?}");
                }
            }
        }
    }
    assert!(shuffles > 3, "only {shuffles} shuffles");
}

#[test]
fn a_card_that_costs_coffee_does_not_betray_the_deck() {
    let position = mocha().hand(seat(A), &[Card::CoffeeGuild]).coffee(seat(A), 2);
    let mut table = Table::new(position);
    table.play("coffee-guild draw-guild-6");
    let view = table.game.view(Viewer::Seat(seat(B)));
    let first = view.seats[A].mocha.as_ref().expect("the expansion is played");
    assert_eq!((first.guild_cards, first.guild_hand), (1, None));
    assert_eq!(table.expansion().guild_pile, 19);
}
