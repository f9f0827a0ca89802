//! The Great Bazaar, and the variants (L-83 to L-90, M-97).

use bazaar::{
    Card, Companion, Options, Place, Position, Reason, Rules, Ruleset, TavernTile, Variants,
};
use tabletop::Game as _;

use crate::table::{A, B, Table, any_action, great_bazaar, letters, place, places, seat, wander};

#[test]
fn l_87_the_encounter_tile_makes_the_courier_free() {
    let here = great_bazaar().courier(place(3)).governor(place(2)).smuggler(place(2));
    let here = here.coffee_trader(place(2)).lira(seat(A), 5);
    let mut table = Table::arrived(&here, 3);
    table.play("skip courier draw-letter-1");
    assert_eq!(table.answers(), ["pay-lira", "discard-letter-1"], "his price without the tile");
    table.play("pay-lira dice-1-1");
    assert_eq!(table.lira(A), 3);

    let mut table = Table::arrived(&here.tavern_tile(seat(A), TavernTile::Encounter), 3);
    table.play("skip courier draw-letter-1 dice-1-1");
    assert_eq!((table.lira(A), table.letters_of(A).0), (5, vec![1]));
    assert_eq!(table.view().letters.map(|letters| letters.courier), Some(place(2)), "he leaves");
}

#[test]
fn l_87_the_secret_society_takes_a_ruby_of_the_coffee_house() {
    let position = |rubies| {
        let position = great_bazaar().coffee_house_rubies(rubies);
        position.delivered(seat(A), &places(&[1, 2, 3]))
    };
    let mut table = Table::arrived(&position(3), 24);
    table.play("society-20 discard-letter-1-delivered discard-letter-2-delivered");
    table.play("discard-letter-3-delivered");
    assert_eq!((table.player(A).rubies, table.expansion().coffee_house_rubies), (1, 2));
    assert_eq!(
        Table::arrived(&position(0), 24).refusal("society-20"),
        (Reason::NoneLeft, "L-9".to_owned())
    );
    let without = letters().delivered(seat(A), &places(&[1, 2, 3]));
    assert!(!Table::arrived(&without, 24).can("society-20"), "there is no Coffee House");
}

#[test]
fn l_87_the_card_from_afar_names_the_coffee_trader() {
    let position = great_bazaar().hand(seat(A), &[Card::FromAfar]).coffee_trader(place(9));
    let mut table = Table::new(position.lira(seat(A), 5));
    let before = table.coffee(A);
    table.play("from-afar-trader-lira dice-1-3");
    assert_eq!((table.lira(A), table.coffee(A)), (3, before + 1));
    assert_eq!(table.expansion().coffee_trader, place(4), "and he is rolled for");
    let table = Table::new(letters().hand(seat(A), &[Card::FromAfar]).lira(seat(A), 5));
    assert!(!table.can("from-afar-trader-lira"), "nobody trades in coffee");
}

fn variant(neutral_assistants: bool, caravan_leader: bool) -> Position {
    let variants = Variants { neutral_assistants, caravan_leader };
    Position::with(&Options { variants, ..Options::letters(3) })
}

const TWO_CARDS: &str = "take-pile draw-stay take-pile draw-stay";

#[test]
fn l_88_the_tile_is_taken_at_the_end_of_the_turn_whichever_figure_acts() {
    let at = |companion| variant(false, true).companion(seat(A), Companion::At(place(companion)));
    for way in ["move-6 leave", "move-12 leave send-6", "move-companion-6"] {
        let mut table = Table::new(at(1));
        table.play(way).play(TWO_CARDS);
        assert!(table.can("discard-stay"), "{way}: nobody led before");
        table.play("discard-stay");
        assert_eq!(table.view().caravan_leader, None, "{way}: the turn goes on");
        table.play("end");
        assert_eq!(table.view().caravan_leader, Some(seat(A)), "{way}");

        let mut table = Table::new(at(1).caravan_leader(seat(A)));
        table.play(way).play(TWO_CARDS).play("end");
        assert_eq!(table.hand(A), [Card::Stay, Card::Stay], "{way}: he led before");

        let mut table = Table::new(at(1).caravan_leader(seat(B)));
        table.play(way).play(TWO_CARDS).play("discard-stay end");
        assert_eq!(table.view().caravan_leader, Some(seat(A)), "{way}: another one is relieved");
    }
}

#[test]
fn l_88_a_bonus_turn_profits_and_the_turn_before_it_does_not() {
    let position = variant(false, true).delivered(seat(A), &places(&[1, 2]));
    let mut table = Table::new(position.hand(seat(A), &[Card::AnyGoods]));
    table.play("move-6 leave").play(TWO_CARDS);
    assert!(table.can("discard-stay"), "one card is owed");
    table.play("discard-any-goods bonus-turn discard-letter-1-delivered");
    assert_eq!(table.view().caravan_leader, None, "the first turn still goes on");
    table.play("discard-letter-2-delivered");
    assert_eq!(table.view().caravan_leader, Some(seat(A)));
    table.play("stay pick-up").play("take-pile draw-one-good take-pile draw-one-good end");
    assert_eq!(table.hand(A), [Card::OneGood, Card::OneGood, Card::Stay], "both are kept");
}

#[test]
fn l_89_the_lowest_assistant_is_nobodys_and_the_companion_needs_none() {
    let mut table = Table::new(variant(true, false));
    assert_eq!(table.player(A).neutral_in_stack, [true, false, false, false]);
    table.play("move-21 leave act draw-letter-3 draw-letter-4 end");
    assert_eq!(table.view().neutral_assistants, [place(21)]);
    assert!(table.player(A).assistants_out.is_empty(), "he is nobody's");
    table.play("move-21 pick-up-neutral pay skip end");
    assert_eq!(table.player(B).neutral_in_stack, [true, true, false, false, false]);

    let position = variant(true, false).companion(seat(A), Companion::At(place(4)));
    let mut table = Table::new(position.assistants_out(seat(B), &[Place::Embassy]));
    assert_eq!(table.view().neutral_assistants, [place(21)]);
    table.play("move-companion-21");
    assert_eq!(table.answers(), ["act", "skip"], "he leaves them alone");
    table.play("skip end");
    assert_eq!(table.view().neutral_assistants, [place(21)]);
}

#[test]
fn l_89_own_and_neutral_leave_a_choice_and_the_fountain_returns_own_ones_only() {
    let position = variant(true, false).assistants_out(seat(A), &places(&[21, 21]));
    let mut table = Table::new(position.clone());
    table.play("move-21");
    assert_eq!(table.answers(), ["pick-up", "pick-up-neutral", "stop"]);

    let mut table = Table::arrived(&position.merchant(seat(A), place(6)), 7);
    table.play("recall-all");
    assert_eq!(table.view().neutral_assistants, [Place::Embassy]);
    assert!(table.player(A).assistants_out.is_empty(), "the own ones are back");
}

#[test]
fn l_83_to_l_87_the_great_bazaar_has_all_places_all_cards_and_four_figures() {
    let view = Table::new(great_bazaar()).view();
    assert_eq!((view.layout.0.len(), view.pile), (25, 72));
    assert_eq!(view.layout.0[12], place(7), "the Fountain in the centre");
    assert!(view.mocha.is_some() && view.letters.is_some());
    assert_eq!(Ruleset::GreatBazaar.cards().len(), Card::COUNT);
    let position = great_bazaar().delivered(seat(A), &places(&[1, 2, 3]));
    assert!(Table::arrived(&position, 24).can("society-20"), "the Coffee House as well");
}

#[test]
fn l_88_a_bonus_turn_profits_from_the_caravan_tile_taken_before_it() {
    let options = bazaar::Options {
        variants: bazaar::Variants { neutral_assistants: false, caravan_leader: true },
        ..bazaar::Options::letters(3)
    };
    let position = bazaar::Position::with(&options)
        .delivered(seat(A), &places(&[1, 2]))
        .hand(seat(A), &[Card::Stay, Card::FiveLira])
        .merchant(seat(A), place(15));
    let mut table = Table::new(position);
    table.play("move-6 leave take-pile draw-one-good take-pile draw-one-good discard-one-good");
    table.play("bonus-turn discard-letter-1-delivered discard-letter-2-delivered");
    table.play("stay pick-up take-pile draw-one-good take-pile draw-one-good end");
    assert_eq!(table.hand(A).len(), 4, "nothing is discarded any more");
}

#[test]
fn l_84_and_l_89_neutral_assistants_and_random_layouts_go_with_everything() {
    for ruleset in [bazaar::Options::letters(4), bazaar::Options::great_bazaar(4)] {
        let layout = bazaar::LayoutChoice::Kind(bazaar::LayoutKind::Random);
        let variants = bazaar::Variants { neutral_assistants: true, caravan_leader: true };
        let options = bazaar::Options { layout, variants, ..ruleset };
        crate::table::wander(&options, 3, 400, &mut |game| {
            assert_eq!(tabletop::Game::audit(game), Ok(()));
        });
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
fn m_97_and_l_8_every_game_with_an_expansion_has_42_rubies() {
    type Start = fn(usize) -> Position;
    const BEFORE: [u8; 4] = [11, 7, 1, 0];
    let boxes: [(Start, [u8; 4]); 4] = [
        (Position::base, BEFORE),
        (Position::mocha, [16, 12, 6, 5]),
        (Position::letters_and_seals, [21, 17, 11, 10]),
        (Position::great_bazaar, [16, 12, 6, 5]),
    ];
    for (start, now) in boxes {
        for (players, (now, before)) in (2..).zip(now.into_iter().zip(BEFORE)) {
            for (version, spare) in [(1, before), (2, now)] {
                let table = Table::new(start(players).rules_version(version));
                assert_eq!(table.view().spare_rubies, spare, "{players} players, {version}");
                assert_eq!(table.game.audit(), Ok(()));
            }
        }
    }
}
