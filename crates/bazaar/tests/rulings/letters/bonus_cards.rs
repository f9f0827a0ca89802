//! The bonus cards (L-91 to L-108, L-111).

use bazaar::{Card, Companion, Good, Goods, Reason};

use crate::table::{A, B, C, Table, great_bazaar, letters, place, places, seat};

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
fn l_111_outside_cards_come_between_the_step_and_the_action_of_the_family_walk() {
    let cards = [Card::FamilyWalk, Card::OneGood, Card::RedAndLira, Card::FromAfar];
    let position = letters().family(seat(A), place(3)).hand(seat(A), &cards).lira(seat(A), 0);
    let mut table = Table::new(position);
    let to = table.answers().into_iter().find(|answer| answer.starts_with("family-walk-"));
    table.play(&to.expect("he can walk"));
    assert!(table.question().contains(r#""family":true"#), "{}", table.question());
    table.play("one-good-blue good-and-lira-red from-afar-smuggler-green pay-good-blue dice-1-1");
    assert!(table.question().contains(r#""family":true"#), "his action is still to come");
    table.play("skip end");
    assert_eq!(table.lira(A), 3);
}

#[test]
fn l_111_a_family_member_who_was_sent_is_inside_an_action_as_before() {
    let mut table = Table::arrived(&letters().hand(seat(A), &[Card::OneGood]), 12);
    table.play("send-3");
    assert_eq!(table.refusal("one-good-red"), (Reason::MidAction, "B-58".to_owned()));
}

#[test]
fn l_102_a_figure_from_afar_may_be_met_in_the_same_turn_and_named_twice() {
    let position = letters()
        .smuggler(place(3))
        .hand(seat(A), &[Card::FromAfar, Card::FromAfar])
        .lira(seat(A), 9);
    let mut table = Table::arrived(&position, 3);
    table.play("skip from-afar-smuggler-red pay-lira dice-1-2");
    table.play("from-afar-smuggler-red pay-lira dice-1-2");
    assert!(table.can("smuggler-blue"), "it was no encounter");
    table.play("smuggler-blue pay-lira dice-1-2");
    assert_eq!(table.refusal("smuggler-blue").0, Reason::Once, "that was one");
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
