//! Letters & Seals together with everything else: the Great Bazaar, the variants, and whoever acts
//! instead of the merchant.

use bazaar::{Card, Companion, Good, KioskTile, Options, Reason, Rules, Ruleset, Variants};
use tabletop::Game as _;

use crate::table::{A, Table, any_action, great_bazaar, letters, places, seat, wander};

#[test]
fn l_3_the_auction_house_gives_a_good_of_choice_before_two_cards_are_auctioned() {
    let mut table = Table::arrived(&letters().lira(seat(A), 5), 23);
    let goods = ["take-red", "take-green", "take-yellow", "take-blue"];
    assert!(goods.iter().all(|good| table.can(good)), "any good, blue included");
    table.play("take-blue");
    assert_eq!(table.good(A, Good::Blue), 1);
    table.play("bid-2 pass pass draw-stay draw-one-good");
    assert_eq!((table.lira(A), table.hand(A)), (3, vec![Card::OneGood, Card::Stay]));
}

#[test]
fn l_23_the_family_walk_and_a_guild_card_end_the_start_of_the_turn() {
    let position = great_bazaar()
        .companion(seat(A), Companion::Ready)
        .guild_hand(seat(A), &[5])
        .hand(seat(A), &[Card::FiveLira]);
    let mut table = Table::new(position);
    assert!(table.can("enter"));
    table.play("five-lira");
    assert!(table.can("enter"), "a card played is no move");
    table.play("guild-5");
    assert_eq!(table.refusal("enter"), (Reason::NotNow, "L-23".to_owned()));
}

#[test]
fn l_53_a_bonus_turn_may_follow_a_guild_card() {
    let position = great_bazaar().guild_hand(seat(A), &[5]).delivered(seat(A), &places(&[1, 2]));
    let mut table = Table::new(position);
    table.play("guild-5 bonus-turn discard-letter-1-delivered discard-letter-2-delivered");
    assert_eq!((table.asked(), table.question()), (A, r#"{"ask":"move"}"#.to_owned()));
}

#[test]
fn l_69_there_is_coffee_for_a_tile_only_in_the_great_bazaar() {
    let tiles: Vec<_> = [13, 8, 9, 12].into_iter().filter_map(KioskTile::new).collect();
    for (position, coffee) in [(letters(), false), (great_bazaar(), true)] {
        let mut table = Table::arrived(&position.kiosk_pile_only(&tiles), 22);
        table.play("act draw-letter-1 reveal-13 reveal-8 reveal-9 reveal-12 kiosk-13");
        assert_eq!(table.can("receive-coffee"), coffee);
        assert!(table.can("act"), "Lira instead, everywhere");
    }
}

#[test]
fn l_85_all_72_bonus_cards_are_used() {
    let deck = Rules { ruleset: Ruleset::GreatBazaar, ..Rules::base() }.deck();
    assert_eq!((deck.len(), deck.kinds().count()), (72, Card::COUNT));
    assert!(Card::ALL.iter().all(|card| deck.count(*card) == card.facts().copies));
}

#[test]
fn l_86_all_rules_of_both_expansions_hold_with_four_figures_and_six_rubies() {
    for players in 2..=5 {
        let options = Options::great_bazaar(players);
        wander(&options, 1, 1, &mut |game| {
            assert_eq!(game.rubies_to_end(), 6);
            let view = game.view(tabletop::Viewer::Spectator);
            assert!(view.mocha.is_some_and(|mocha| mocha.coffee_trader.number() > 1));
            assert!(view.letters.is_some_and(|letters| letters.courier.number() > 1));
        });
    }
}

#[test]
fn l_90_all_variants_go_together() {
    let mut rng = rand_core::SeedableRng::seed_from_u64(9);
    for neutral_assistants in [false, true] {
        for caravan_leader in [false, true] {
            for options in [Options::letters(4), Options::great_bazaar(4)] {
                let variants = Variants { neutral_assistants, caravan_leader };
                let options = Options { variants, ..options };
                let mut last = None;
                wander(&options, 5, 300, &mut |game| last = Some(game.clone()));
                let mut game = last.unwrap();
                while let Some(action) = any_action(&game, &mut rng) {
                    game.apply_action(action, &mut tabletop::Ignore);
                }
                assert_eq!((game.audit(), game.ranking().is_some()), (Ok(()), true));
            }
        }
    }
}

#[test]
fn l_94_the_copy_card_repeats_an_action_and_moves_like_the_card_it_copies() {
    let copy = |top| letters().hand(seat(A), &[Card::Copy]).discard(&[top]);
    let mut table = Table::arrived(&copy(Card::TwicePostOffice), 5);
    table.play("act copy again");
    assert_eq!(table.view().discard, [Card::TwicePostOffice, Card::Copy]);
    let mut table = Table::new(copy(Card::LongWay));
    table.play("copy");
    assert!(table.answers().iter().all(|answer| answer.starts_with("long-way")));
    assert_eq!(table.asked(), A);
}
