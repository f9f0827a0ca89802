//! Letters & Seals: the bonus cards, and what the Great Bazaar brings together.

use bazaar::{Card, Companion, Good, Goods, Reason, Ruleset};

use crate::table::{A, B, C, Table, great_bazaar, letters, place, places, seat};

#[test]
fn l_3_l_5_l_13_and_l_18_the_catacombs_give_a_good_and_lead_anywhere_without_meetings() {
    let position = great_bazaar().governor(place(2)).letters(seat(A), &places(&[2]));
    let mut table = Table::new(position.merchant(seat(A), place(24)));
    table.play("move-25 leave receive-coffee");
    assert!(!table.can("emerge-25"), "another place");
    table.play("emerge-2");
    assert_eq!((table.coffee(A), table.player(A).place), (1, place(2)));
    assert_eq!(table.letters_of(A).1, [2], "letters are delivered");
    assert_eq!(table.player(A).assistants_out, places(&[25]), "the assistant stays");
    assert_eq!(table.answers(), ["end"]);
}

#[test]
fn l_16_and_m_25_the_family_member_at_the_catacombs_moves_nobody() {
    let mut table = Table::arrived(&great_bazaar(), 12);
    table.play("send-25 receive-blue");
    assert_eq!(table.good(A, Good::Blue), 1);
    assert!(table.can("end") && table.player(A).place == place(12));
}

#[test]
fn l_17_and_m_47_beside_the_barrier_the_catacombs_move_the_visitor_of_the_tavern() {
    let position = great_bazaar().coffee(seat(A), 2).merchant(seat(A), place(18));
    let mut table = Table::new(position);
    table.play("move-19 leave barrier-24-25 use-25 receive-red");
    assert!(!table.can("emerge-19"), "not where he stands");
    table.play("emerge-1");
    assert_eq!(table.player(A).place, place(1));
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
fn l_91_the_simple_cards_bring_what_they_say() {
    let hand = [Card::OneLetter, Card::GoodLira, Card::RedAndLira];
    let position =
        letters().hand(seat(A), &hand).goods(seat(A), Goods::new(0, 0, 0, 1)).lira(seat(A), 0);
    let mut table = Table::new(position);
    table.play("one-letter draw-letter-3 good-lira-blue good-and-lira-red");
    assert_eq!((table.lira(A), table.goods(A)), (10, Goods::new(1, 0, 0, 0)));
    assert_eq!(table.letters_of(A).0, [3]);
}

#[test]
fn l_92_the_sum_of_the_dice_decides() {
    for (dice, lira, letter) in [("1-4", 4, false), ("2-4", 2, true), ("4-5", 7, false)] {
        let position = letters().hand(seat(A), &[Card::DiceLetter]).lira(seat(A), 0);
        let mut table = Table::new(position);
        table.play(&format!("dice-letter dice-{dice}"));
        assert_eq!((table.lira(A), table.can("draw-letter-1")), (lira, letter), "{dice}");
    }
}

#[test]
fn l_93_and_l_94_the_copy_card_is_the_top_card_in_every_respect() {
    let position = letters().hand(seat(A), &[Card::Copy, Card::Copy]).lira(seat(A), 0);
    let mut table = Table::new(position.clone().discard(&[Card::FiveLira]));
    table.play("copy five-lira copy five-lira");
    assert_eq!(table.lira(A), 10, "two in a row copy the same card");
    assert_eq!(table.view().discard, [Card::FiveLira, Card::Copy, Card::Copy]);
    let mut table = Table::new(position.clone());
    assert_eq!(table.refusal("copy"), (Reason::NoneLeft, "L-93".to_owned()));
    let mut table = Table::new(position.clone().discard(&[Card::TwiceDealer]));
    assert_eq!(table.refusal("copy"), (Reason::NotNow, "L-93".to_owned()));
    let mut table = Table::new(position.clone().discard(&[Card::Stay]));
    table.play("copy stay skip recall-all");
    let mut table = Table::new(position.discard(&[Card::FamilyHome]).family(seat(A), place(3)));
    table.play("copy family-home-card draw-one-good");
    assert_eq!(table.view().discard, [Card::FamilyHome, Card::Copy], "laid down after the draw");
}

#[test]
fn l_95_to_l_97_the_family_member_walks_and_acts_instead_of_a_turn() {
    let position = letters()
        .hand(seat(A), &[Card::FamilyWalk, Card::AssistantBack])
        .family(seat(A), place(21))
        .family(seat(B), place(3))
        .merchant(seat(B), place(3))
        .assistants_out(seat(A), &places(&[9]));
    let mut table = Table::new(position.clone());
    assert_eq!(table.refusal("family-walk-9").1, "L-96");
    table.play("assistant-back-9 family-walk-3");
    assert_eq!(table.question(), r#"{"ask":"act","place":3,"family":true}"#, "nobody is paid");
    table.play("act");
    assert_eq!(table.answers(), ["end"], "nobody is caught");
    let mut table = Table::new(position.family(seat(A), place(24)));
    assert_eq!(table.refusal("family-walk-12").1, "L-96", "not to the Police Station");
}

#[test]
fn l_98_called_home_between_step_and_action_he_still_acts() {
    let position =
        letters().hand(seat(A), &[Card::FamilyWalk, Card::FamilyHome]).family(seat(A), place(21));
    let mut table = Table::new(position);
    table.play("family-walk-3 family-home-lira act");
    assert_eq!(table.good(A, Good::Green), 2);
}

#[test]
fn l_99_a_jump_leads_to_a_merchant_who_is_not_paid_but_his_companion_is() {
    let position = letters()
        .hand(seat(A), &[Card::Jump])
        .merchant(seat(B), place(10))
        .companion(seat(B), Companion::At(place(10)))
        .merchant(seat(C), place(10))
        .lira(seat(A), 9);
    let mut table = Table::new(position.clone());
    table.play("jump-1 leave");
    assert_eq!(table.question(), r#"{"ask":"pay_merchants","lira":4,"neutral":0}"#);
    let mut table = Table::new(position.merchant(seat(A), place(10)));
    assert_eq!(table.refusal("jump-1").0, Reason::MustMove);
}

#[test]
fn l_101_to_l_103_a_figure_is_used_from_afar_and_may_still_be_met() {
    let position = letters().hand(seat(A), &[Card::FromAfar]).governor(place(2));
    let mut table = Table::new(position.lira(seat(A), 4));
    table.play("from-afar-governor draw-stay");
    assert_eq!(table.view().discard, [Card::FromAfar], "after the draw");
    assert!(!table.can("discard-from-afar"), "it is no payment for itself");
    table.play("pay-lira dice-1-5 move-6 leave skip governor");
    let hand = [Card::FromAfar, Card::FromAfar];
    let mut table = Table::new(letters().hand(seat(A), &hand).goods(seat(A), Goods::NONE));
    table.play("from-afar-smuggler-blue");
    assert!(!table.can("from-afar-courier"), "he waits for his payment");
    table.play("pay-lira dice-1-1 from-afar-courier draw-letter-3 discard-letter-3 dice-1-1");
}

#[test]
fn l_104_the_mosque_card_takes_a_second_tile_of_the_same_mosque() {
    let position =
        letters().hand(seat(A), &[Card::TwiceMosque]).goods(seat(A), Goods::new(2, 2, 0, 0));
    let mut table = Table::arrived(&position, 14);
    table.play("tile-red again");
    assert_eq!(table.answers(), ["tile-green"]);
    table.play("tile-green");
    assert_eq!(table.player(A).rubies, 1);
}

#[test]
fn l_105_the_society_card_needs_six_seals_more_and_takes_the_next_lira() {
    let position = letters()
        .hand(seat(A), &[Card::TwiceSociety])
        .lira(seat(A), 0)
        .delivered(seat(A), &places(&[1, 2, 3, 4, 5, 6]));
    let mut table = Table::arrived(&position, 24);
    table.play("society-13 discard-letter-1-delivered discard-letter-2-delivered");
    table.play("discard-letter-3-delivered again society-16 discard-letter-4-delivered");
    table.play("discard-letter-5-delivered discard-letter-6-delivered");
    assert_eq!((table.player(A).rubies, table.lira(A)), (2, 5));
}

#[test]
fn l_106_anywhere_costs_three_lira_and_leads_to_another_place() {
    let position = letters().hand(seat(A), &[Card::Anywhere]).lira(seat(A), 3);
    let mut table = Table::new(position.clone());
    assert!(!table.can("anywhere-7"));
    table.play("anywhere-10 leave");
    assert_eq!((table.lira(A), table.player(A).place), (0, place(10)));
    assert_eq!(Table::new(position.lira(seat(A), 2)).refusal("anywhere-10").1, "L-106");
}

#[test]
fn l_107_and_m_8_a_guild_card_stands_for_the_companions_turn_as_well() {
    let hand = [Card::FamilyWalk, Card::TwoSteps, Card::Anywhere];
    let position = great_bazaar()
        .hand(seat(A), &hand)
        .lira(seat(A), 9)
        .guild_hand(seat(A), &[7, 5])
        .companion(seat(A), Companion::At(place(1)))
        .family(seat(A), place(1))
        .delivered(seat(A), &places(&[1, 2]));
    let mut table = Table::new(position.clone());
    table.play("guild-7 recall-all");
    assert!(table.can("anywhere-1"), "the merchant's turn");
    assert!(!table.can("move-companion-2") && !table.can("two-steps-3"));
    assert!(!table.can("family-walk-2"));
    let mut table = Table::new(position);
    table.play("guild-5");
    assert!(table.can("bonus-turn") && !table.can("move-companion-2"));
}

#[test]
fn l_108_after_the_last_round_only_cards_for_lira_and_goods_are_cashed() {
    let hand = [Card::DiceLetter, Card::OneLetter, Card::GreenAndLira, Card::FromAfar, Card::Copy];
    let position = letters().hand(seat(A), &hand).last_round().turn_of(seat(C)).lira(seat(A), 0);
    let mut table = Table::new(position.merchant(seat(C), place(6)));
    table.play("move-9 stop");
    assert!(!table.can("one-letter") && !table.can("from-afar-courier") && !table.can("copy"));
    table.play("good-and-lira-green copy good-and-lira-green dice-letter dice-3-4");
    assert_eq!((table.lira(A), table.good(A, Good::Green)), (8, 2), "no letter is drawn");
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
