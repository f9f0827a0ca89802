//! What the places do, each through a real visit. Markets, mosques and the two places with a track
//! of rubies have files of their own.

use bazaar::{Card, Good, Goods, Place, Position, Reason};

use crate::table::{A, B, Table, place, seat, short_of_lira};

#[test]
fn wainwright_sells_one_extension_for_seven_lira_and_the_third_brings_a_ruby() {
    // (extensions before, capacity after, rubies)
    for (before, capacity, rubies) in [(0, 3, 0), (1, 4, 0), (2, 5, 1)] {
        let position = Position::base(3).extensions(seat(A), before).lira(seat(A), 20);
        let mut table = Table::arrived(&position, 1);
        table.play("act");
        let player = table.player(A);
        assert_eq!((player.capacity, player.rubies, player.lira), (capacity, rubies, 13));
        assert_eq!(table.view().wainwright_rubies, 3 - rubies);
        assert_eq!(table.refusal("act").0, Reason::NotAnAnswer, "one per action");
    }
}

#[test]
fn wainwright_has_a_ruby_for_every_player() {
    for players in 2..=5 {
        let mut position = Position::base(players).merchant(seat(A), Place::TeaHouse);
        for player in 0..players {
            position = position.extensions(seat(player), 2).lira(seat(player), 50);
        }
        let mut table = Table::new(position);
        for player in 0..players {
            table.play("move-1 leave");
            if player > 0 {
                table.play("pay");
            }
            table.play("act end");
            assert_eq!(table.player(player).rubies, 1, "player {player} of {players}");
        }
        assert_eq!(table.view().wainwright_rubies, 0);
    }
}

#[test]
fn wainwright_does_not_sell_for_less_than_seven_lira() {
    let mut table = Table::arrived(&Position::base(3).lira(seat(A), 6), 1);
    assert_eq!(table.refusal("act"), (short_of_lira(1), "B-66".to_owned()));
}

#[test]
fn warehouses_fill_their_good_up_to_the_capacity() {
    for (number, good) in [(2, Good::Red), (3, Good::Green), (4, Good::Yellow)] {
        for (extensions, capacity) in [(0, 2), (1, 3), (2, 4), (3, 5)] {
            let position = Position::base(3)
                .extensions(seat(A), extensions)
                .goods(seat(A), Goods::new(1, 1, 1, 1));
            let mut table = Table::arrived(&position, number);
            table.play("act end");
            let mut expected = Goods::new(1, 1, 1, 1);
            expected[good] = capacity;
            assert_eq!(table.goods(A), expected, "place {number}, {extensions} extensions");
        }
    }
}

#[test]
fn post_office_runs_through_its_cycle_over_five_visits_and_begins_anew() {
    // (goods, Lira, indicators down afterwards)
    let visits = [
        (Goods::new(0, 1, 1, 0), 2, 1),
        (Goods::new(1, 0, 1, 0), 2, 2),
        (Goods::new(1, 0, 1, 0), 3, 3),
        (Goods::new(1, 0, 0, 1), 3, 4),
        (Goods::new(1, 0, 0, 1), 4, 0),
    ];
    let mut position = Position::base(5);
    for player in 0..5 {
        position = position.lira(seat(player), 20);
    }
    let mut table = Table::new(position);
    for (player, (goods, lira, down)) in visits.into_iter().enumerate() {
        table.play("move-5 leave");
        if player > 0 {
            table.play("pay");
        }
        let before = table.lira(player);
        table.play("act end");
        assert_eq!(table.goods(player), goods, "visit {}", player + 1);
        assert_eq!(table.lira(player) - before, lira, "visit {}", player + 1);
        assert_eq!(table.view().post_office, down, "visit {}", player + 1);
    }
}

#[test]
fn caravansary_gives_two_cards_for_one_old_or_new() {
    let position =
        Position::base(3).hand(seat(A), &[Card::FiveLira]).discard(&[Card::OneGood, Card::LongWay]);
    // (how the cards are taken, which one goes, hand, discard pile)
    let cases: [(&str, &str, [Card; 2], &[Card]); 3] = [
        (
            "take-pile draw-stay take-pile draw-any-goods",
            "discard-five-lira",
            [Card::Stay, Card::AnyGoods],
            &[Card::OneGood, Card::LongWay, Card::FiveLira],
        ),
        (
            "take-discard take-discard",
            "discard-one-good",
            [Card::FiveLira, Card::LongWay],
            &[Card::OneGood],
        ),
        (
            "take-pile draw-stay take-discard",
            "discard-stay",
            [Card::FiveLira, Card::LongWay],
            &[Card::OneGood, Card::Stay],
        ),
    ];
    for (take, gives, hand, discard) in cases {
        let mut table = Table::arrived(&position, 6);
        table.play(take);
        assert_eq!(table.refusal("end").0, Reason::NotAnAnswer, "a card is owed");
        table.play(gives).play("end");
        assert_eq!(table.hand(A), hand, "{take} {gives}");
        assert_eq!(table.view().discard, discard, "{take} {gives}");
    }
}

#[test]
fn fountain_returns_all_some_or_none() {
    // (answers, who is still out)
    let cases: [(&str, &[u8]); 5] = [
        ("recall-all", &[]),
        ("recall-2 recall-9 done", &[13]),
        ("recall-9 done", &[2, 13]),
        ("recall-9 recall-13 done", &[2]),
        ("skip", &[2, 9, 13]),
    ];
    for (answers, out) in cases {
        let position = Position::base(3)
            .merchant(seat(A), Place::SpiceWarehouse)
            .assistants_out(seat(A), &[2, 9, 13].map(place))
            .assistants_out(seat(B), &[2, 9].map(place));
        let mut table = Table::new(position);
        table.play("move-7 skip").play(answers).play("end");
        let still: Vec<_> = out.iter().map(|number| place(*number)).collect();
        assert_eq!(table.player(A).assistants_out, still, "{answers}");
        assert_eq!(usize::from(table.stack(A)), 4 - out.len(), "{answers}");
        assert_eq!(table.player(B).assistants_out, [2, 9].map(place), "others stay out");
    }
}

#[test]
fn fountain_returns_each_set_of_assistants_in_one_way() {
    let position = Position::base(3)
        .merchant(seat(A), Place::SpiceWarehouse)
        .assistants_out(seat(A), &[2, 9, 13].map(place));
    let mut table = Table::new(position);
    table.play("move-7 skip recall-2 recall-9");
    assert_eq!(table.answers(), ["done"], "all three would have been one answer");
}

#[test]
fn fountain_returns_assistants_to_the_merchant_who_sent_his_family_member() {
    let position = Position::base(3).assistants_out(seat(A), &[2, 9].map(place));
    let mut table = Table::arrived(&position, 12);
    table.play("send-7 recall-all end");
    assert_eq!(table.stack(A), 4, "the one at the Police Station too");
    assert_eq!(table.player(A).place, Place::PoliceStation);
}

#[test]
fn black_market_gives_blue_goods_by_the_dice() {
    let cases = [
        ("dice-1-1", 0),
        ("dice-3-3", 0),
        ("dice-3-4", 1),
        ("dice-4-4", 1),
        ("dice-4-5", 2),
        ("dice-5-5", 2),
        ("dice-5-6", 3),
        ("dice-6-6", 3),
    ];
    let position = Position::base(3).extensions(seat(A), 3);
    for (dice, blue) in cases {
        let mut table = Table::arrived(&position, 8);
        table.play("take-green").play(dice).play("end");
        assert_eq!(table.goods(A), Goods::new(0, 1, 0, blue), "good, then {dice}");
        let mut table = Table::arrived(&position, 8);
        table.play("roll-first").play(dice).play("take-yellow end");
        assert_eq!(table.goods(A), Goods::new(0, 0, 1, blue), "{dice}, then good");
    }
    let mut table = Table::arrived(&position, 8);
    assert_eq!(table.refusal("take-blue").0, Reason::NotAnAnswer, "blue comes by the dice only");
}

#[test]
fn tea_house_pays_the_announced_number_or_two() {
    let cases = [(3, "dice-1-2", 3), (7, "dice-6-6", 7), (8, "dice-3-4", 2), (12, "dice-6-6", 12)];
    for (number, dice, lira) in cases {
        let mut table = Table::arrived(&Position::base(3).lira(seat(A), 0), 9);
        table.play(&format!("announce-{number}")).play(dice).play("end");
        assert_eq!(table.lira(A), lira, "announced {number}, rolled {dice}");
    }
}

#[test]
fn police_station_sends_the_family_member_to_any_other_place() {
    // The opponents stand at the Spice Warehouse with the Governor: he does not meet them.
    let position = Position::base(3)
        .merchant(seat(B), Place::SpiceWarehouse)
        .governor(Place::SpiceWarehouse)
        .smuggler(Place::SpiceWarehouse);
    let mut table = Table::arrived(&position, 12);
    let targets: Vec<_> = (1..=16).filter(|to| table.can(&format!("send-{to}"))).collect();
    assert_eq!(targets, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16]);
    table.play("send-3 act");
    assert_eq!(table.good(A, Good::Green), 2);
    assert_eq!(table.answers(), ["end"], "no payment and no encounter");
    table.play("end");
    assert_eq!(table.player(A).family_place, Place::SpiceWarehouse);
    assert_eq!(table.lira(A), 2);
}
