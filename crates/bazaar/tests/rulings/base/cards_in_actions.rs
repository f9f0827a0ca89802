//! Cards before, after and inside an action (B-25 to B-28).

use bazaar::{Card, Good, Goods, Place, Position, Reason};

use crate::table::{A, B, Table, seat, short_of_goods};

/// The first player stands at a place with these cards and everything an action may cost.
fn rich(number: u8, cards: &[Card]) -> Table {
    let position = Position::base(4)
        .hand(seat(A), cards)
        .extensions(seat(A), 2)
        .goods(seat(A), Goods::new(4, 3, 2, 3))
        .lira(seat(A), 30)
        .tile(seat(A), Good::Red)
        .tile(seat(A), Good::Green)
        .discard(&[Card::LongWay, Card::LongWay]);
    Table::arrived(&position, number)
}

#[test]
fn b_25_the_card_for_a_good_may_come_between_two_executions() {
    let position = Position::base(4)
        .hand(seat(A), &[Card::TwicePalace, Card::OneGood])
        .extensions(seat(A), 1)
        .goods(seat(A), Goods::new(3, 2, 2, 1));
    let mut table = Table::arrived(&position, 13);
    table.play("deliver");
    assert_eq!(table.refusal("again").0, short_of_goods(Goods::new(0, 0, 0, 1)));
    table.play("one-good-blue again deliver-red");
    assert_eq!(table.player(A).rubies, 2);
    assert_eq!(table.goods(A), Goods::new(0, 0, 0, 0));
}

#[test]
fn b_25_the_card_for_a_good_may_come_before_and_after_an_action() {
    let mut table = rich(2, &[Card::OneGood, Card::OneGood]);
    table.play("one-good-blue act skip one-good-yellow");
    assert_eq!(table.goods(A), Goods::new(4, 3, 3, 4));
}

#[test]
fn b_25_the_card_for_a_good_is_barred_inside_an_action() {
    // (place, how far the action has come)
    let cases = [
        (2, "act"),
        (6, "take-pile draw-stay"),
        (6, "take-pile draw-stay take-discard"),
        (8, "roll-first dice-1-1"),
        (8, "take-red dice-1-1"),
        (8, "roll-first dice-1-1 keep"),
        (9, "announce-9 dice-1-1"),
        (10, "sell-red"),
        (11, "sell-red"),
        (12, "send-2"),
        (12, "send-2 act"),
    ];
    for (number, steps) in cases {
        let mut table = rich(number, &[Card::OneGood]);
        assert!(table.can("one-good-red"), "before the action of place {number}");
        table.play(steps);
        let (reason, ruling) = table.refusal("one-good-red");
        assert_eq!(reason, Reason::MidAction, "at place {number} after {steps}");
        // The action of the family member belongs to that of the Police Station (B-58).
        let expected = if number == 12 { ["B-25", "B-58"] } else { ["B-25", "B-25"] };
        assert!(expected.contains(&&*ruling), "at place {number} after {steps}: {ruling}");
    }
}

#[test]
fn b_25_nothing_comes_between_the_good_and_the_roll_of_the_black_market() {
    let mut table = rich(8, &[Card::OneGood]);
    table.play("take-red");
    assert_eq!(table.refusal("one-good-red").0, Reason::WaitingForChance);
    table.play("dice-1-1 keep one-good-red");
}

#[test]
fn b_25_nothing_comes_between_the_double_card_and_the_goods_for_the_sultan() {
    let mut table = rich(13, &[Card::TwicePalace, Card::OneGood, Card::FiveLira]);
    table.play("deliver again");
    assert_eq!(table.question(), r#"{"ask":"deliver_again"}"#);
    assert_eq!(table.refusal("one-good-red"), (Reason::MidAction, "B-25".to_owned()));
    assert_eq!(table.refusal("five-lira"), (Reason::MidAction, "B-58".to_owned()));
}

#[test]
fn b_26_the_card_for_a_good_may_be_played_before_moving() {
    let position =
        Position::base(3).hand(seat(A), &[Card::OneGood]).goods(seat(A), Goods::new(1, 0, 0, 0));
    let mut table = Table::new(position);
    table.play("one-good-red move-14 leave tile-red");
    assert_eq!(table.player(A).mosque_tiles, [Good::Red], "the good came in time");
}

#[test]
fn b_27_five_lira_and_family_home_may_come_inside_an_action() {
    let cases = [
        (2, "act"),
        (6, "take-pile draw-stay"),
        (6, "take-pile draw-stay take-discard"),
        (8, "take-red dice-1-1"),
        (8, "roll-first dice-1-1 keep"),
        (9, "announce-9 dice-1-1"),
    ];
    for (number, steps) in cases {
        let position = Position::base(4)
            .hand(seat(A), &[Card::FiveLira, Card::FamilyHome])
            .family(seat(A), Place::Wainwright)
            .lira(seat(A), 0)
            .tile(seat(A), Good::Red)
            .tile(seat(A), Good::Green)
            .discard(&[Card::LongWay, Card::LongWay]);
        let mut table = Table::arrived(&position, number);
        table.play(steps);
        let question = table.question();
        table.play("five-lira family-home-lira");
        assert_eq!(table.lira(A), 8, "at place {number} after {steps}");
        assert_eq!(table.player(A).family_place, Place::PoliceStation);
        assert_eq!(table.question(), question, "the question stays open");
    }
}

#[test]
fn b_27_five_lira_may_pay_for_what_the_action_offers() {
    let position = Position::base(3).hand(seat(A), &[Card::FiveLira]).lira(seat(A), 0);
    let mut table = Table::arrived(&position.clone().tile(seat(A), Good::Green), 2);
    table.play("act five-lira take-blue");
    assert_eq!((table.good(A, Good::Blue), table.lira(A)), (1, 3));

    let mut table = Table::arrived(&position.lira(seat(A), 10), 12);
    table.play("send-16 five-lira act");
    assert_eq!((table.player(A).rubies, table.lira(A)), (1, 1), "in the middle of a sending");
}

#[test]
fn b_27_both_cards_may_come_while_a_figure_waits_for_its_payment() {
    for meeting in ["governor draw-stay", "smuggler-red"] {
        let position = Position::base(3)
            .hand(seat(A), &[Card::FiveLira, Card::FamilyHome])
            .family(seat(A), Place::Wainwright)
            .lira(seat(A), 0)
            .governor(Place::TeaHouse)
            .smuggler(Place::TeaHouse);
        let mut table = Table::arrived(&position, 9);
        table.play("skip").play(meeting);
        assert!(!table.can("pay-lira"));
        table.play("five-lira family-home-card draw-one-good pay-lira dice-1-1");
        assert_eq!(table.lira(A), 3, "after {meeting}");
    }
}

#[test]
fn b_27_one_payment_is_never_interrupted() {
    for (number, steps) in [(10, "sell-red"), (11, "sell-red"), (11, "any-goods")] {
        let mut table = rich(number, &[Card::FiveLira, Card::AnyGoods]);
        table.play(steps);
        let refused = (Reason::MidAction, "B-58".to_owned());
        assert_eq!(table.refusal("five-lira"), refused, "at place {number} after {steps}");
    }
}

#[test]
fn b_27_what_is_owed_must_stay_payable() {
    let position = Position::base(3).lira(seat(A), 2).governor(Place::TeaHouse);
    let mut table = Table::arrived(&position.tile(seat(A), Good::Yellow), 9);
    table.play("skip governor draw-five-lira five-lira");
    assert_eq!(table.answers(), ["pay-lira", "call-back-9"], "the card was the only one");
    table.play("pay-lira dice-1-1 end");

    // One card in the whole deck is left to take: it has to be discarded, not played.
    let position = Position::base(3).pile_only(&[Card::FiveLira], seat(B));
    let mut table = Table::arrived(&position, 6);
    table.play("take-pile draw-five-lira");
    assert_eq!(table.refusal("five-lira"), (Reason::Owed, "B-59".to_owned()));
}

#[test]
fn b_28_the_card_sells_one_to_five_goods_of_any_kinds() {
    // The demand tile s1 asks for no blue good at all.
    for (sold, lira) in [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20)] {
        let position = Position::base(3)
            .hand(seat(A), &[Card::AnyGoods])
            .extensions(seat(A), 3)
            .goods(seat(A), Goods::new(0, 0, 0, 5))
            .lira(seat(A), 0);
        let mut table = Table::arrived(&position, 11);
        table.play("any-goods");
        assert_eq!(table.refusal("done").0, Reason::NotAnAnswer, "at least one is sold");
        for _ in 0..sold {
            table.play("sell-blue");
        }
        table.play("done");
        assert_eq!((table.lira(A), table.good(A, Good::Blue)), (lira, 5 - sold));
        assert!(table.can("demand-s2") && !table.can("demand-s1"), "the tile turns as usual");
        table.play("demand-s4");
        assert_eq!(table.view().small_demand.first().map(ToString::to_string), Some("s4".into()));
        assert_eq!(table.view().discard, [Card::AnyGoods]);
    }
}

#[test]
fn b_28_five_goods_are_the_most() {
    let mut table = rich(11, &[Card::AnyGoods]);
    table.play("any-goods sell-red sell-red sell-green sell-yellow sell-blue");
    assert_eq!(table.answers(), ["done"]);
    table.refusal("sell-blue");
}

#[test]
fn b_28_the_card_is_for_the_small_market_only() {
    let mut table = rich(10, &[Card::AnyGoods]);
    let only_there = Reason::OnlyAt { place: Place::SmallMarket };
    assert_eq!(table.refusal("any-goods"), (only_there, "B-28".to_owned()));
    let mut table = rich(11, &[]);
    assert_eq!(table.refusal("any-goods"), (Reason::CardNotHeld, "B-28".to_owned()));
}

#[test]
fn a_refusal_inside_an_action_does_not_send_the_merchant_where_he_stands() {
    // (place, how far the action has come, what begins an action there)
    let cases = [
        (11, "sell-red", "any-goods"),
        (11, "any-goods", "any-goods"),
        (9, "announce-9 dice-1-1", "announce-3"),
        (8, "take-red dice-1-1", "roll-first"),
    ];
    for (number, steps, action) in cases {
        let mut table = rich(number, &[Card::AnyGoods, Card::AnyGoods]);
        let (reason, _) = table.play(steps).refusal(action);
        let here = Reason::OnlyAt { place: table.player(A).place };
        assert_ne!(reason, here, "{action} after {steps}");
    }
}
