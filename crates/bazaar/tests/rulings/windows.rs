//! Rulings B-57 to B-68: when cards and tiles may come in, and situations the texts leave open.

use bazaar::{Card, Good, Goods, Missing, Place, Position, Question, Reason};

use crate::table::{A, B, Table, few_cards, place, seat};

/// One of every card that has no moment of its own, and the yellow tile: all of it usable.
fn with_everything() -> Position {
    Position::base(3)
        .hand(seat(A), &[Card::OneGood, Card::FiveLira, Card::FamilyHome])
        .family(seat(A), Place::TeaHouse)
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[Place::FabricWarehouse])
        .lira(seat(A), 20)
}

const FREE: [&str; 4] = ["five-lira", "family-home-lira", "family-home-card", "call-back-2"];

fn owed() -> (Reason, String) {
    (Reason::Owed, "B-59".to_owned())
}

fn mid_action() -> (Reason, String) {
    (Reason::MidAction, "B-58".to_owned())
}

#[test]
fn b_57_cards_without_a_moment_and_the_yellow_tile_fit_from_the_start_to_the_end_of_the_turn() {
    let position = with_everything()
        .merchant(seat(B), Place::SpiceWarehouse)
        .governor(Place::SpiceWarehouse)
        .family(seat(B), Place::SpiceWarehouse);
    let mut table = Table::new(position);
    let moments = [
        ("", "before the move"),
        ("move-3", "before the assistant"),
        ("leave", "in phase 2"),
        ("pay", "before the action"),
        ("act", "after the action"),
        ("governor draw-stay", "in an encounter"),
        ("discard-stay dice-1-1", "between encounters"),
        ("catch-1-lira", "before the turn is ended"),
    ];
    for (actions, moment) in moments {
        table.play(actions);
        for extra in FREE.iter().chain(&["one-good-red"]) {
            assert!(table.can(extra), "{extra} {moment}");
        }
    }
    table.play("five-lira one-good-red family-home-lira call-back-2 end");
    assert_eq!(table.asked(), B);
}

#[test]
fn b_57_a_turn_that_ends_at_once_closes_everything() {
    for turn in ["move-3 stop", "move-3 leave stop"] {
        let mut table = Table::new(with_everything().merchant(seat(B), Place::SpiceWarehouse));
        table.play(turn);
        assert_eq!(table.asked(), B, "{turn}");
        for extra in FREE.iter().chain(&["one-good-red"]) {
            table.refusal(extra);
        }
        assert_eq!(table.hand(A).len(), 3, "{turn}: the cards wait for the next turn");
    }
}

#[test]
fn b_58_inside_an_action_free_cards_come_in_and_the_good_does_not() {
    let position = with_everything().tile(seat(A), Good::Green).tile(seat(A), Good::Red);
    let moments = [
        "move-12 leave send-3",
        "move-3 leave act",
        "move-6 leave take-pile draw-stay",
        "move-6 leave take-pile draw-stay take-pile draw-stay",
        "move-9 leave announce-7 dice-1-2",
        "move-12 leave send-8 roll-first dice-3-3 keep",
    ];
    for moment in moments {
        let mut table = Table::new(position.clone());
        table.play(moment);
        assert_eq!(table.refusal("one-good-red").0, Reason::MidAction, "{moment}");
        for extra in FREE {
            assert!(table.can(extra), "{moment}: {extra}");
        }
    }
}

#[test]
fn b_58_nothing_comes_between_the_parts_of_one_price() {
    let goods = Goods::new(2, 2, 2, 2);
    let position = with_everything()
        .extensions(seat(A), 3)
        .goods(seat(A), Goods::new(4, 4, 4, 4))
        .hand(seat(A), &[Card::TwicePalace, Card::AnyGoods])
        .merchant(seat(A), Place::Caravansary);
    let moments = [
        "move-11 leave sell-red",
        "move-11 leave any-goods",
        "move-10 leave sell-red",
        "move-13 leave deliver-red again",
    ];
    for moment in moments {
        let mut table = Table::new(position.clone());
        table.play(moment);
        for extra in FREE {
            assert_eq!(table.refusal(extra), mid_action(), "{moment}: {extra}");
        }
        assert_eq!(table.refusal("one-good-red").0, Reason::MidAction, "{moment}");
    }
    let mut table = Table::new(Position::base(3).goods(seat(A), goods).lira(seat(A), 0));
    table.play("move-11 leave sell-red sell-green sell-green sell-yellow done demand-s2");
    assert_eq!(table.lira(A), 14, "the money comes when all goods are named");
}

#[test]
fn b_58_all_merchants_present_are_paid_in_one_step() {
    let mut table = Table::new(
        Position::base(3)
            .merchant(seat(1), Place::SpiceWarehouse)
            .merchant(seat(2), Place::SpiceWarehouse)
            .lira(seat(A), 4),
    );
    table.play("move-3 leave pay");
    assert_eq!([0, 1, 2].map(|player| table.lira(player)), [0, 3 + 2, 4 + 2]);
    let question = Question::Act { place: Place::SpiceWarehouse, family: false };
    assert_eq!(table.view().question, Some(question));
}

#[test]
fn b_58_between_two_executions_the_good_may_come() {
    let position = Position::base(3).hand(seat(A), &[Card::OneGood, Card::TwicePostOffice]);
    let mut table = Table::new(position);
    table.play("move-5 leave act one-good-blue again end");
    assert_eq!(table.player(A).goods, Goods::new(1, 1, 2, 1));
}

#[test]
fn b_59_the_discard_at_the_caravansary_stays_payable() {
    let cards = [Card::FiveLira, Card::FiveLira];
    let mut table = Table::new(few_cards(Position::base(3), &[], &cards, &[]));
    table.play("move-6 leave take-pile draw-five-lira take-pile draw-five-lira five-lira");
    assert_eq!(table.refusal("five-lira"), owed(), "the last card is owed");
    table.play("discard-five-lira end");
}

#[test]
fn b_59_the_family_card_may_replace_itself_by_a_drawn_card_but_not_by_money() {
    let position = few_cards(Position::base(3), &[Card::FiveLira], &[Card::FamilyHome], &[]);
    let mut table = Table::new(position.family(seat(A), Place::TeaHouse));
    table.play("move-6 leave take-pile draw-family-home five-lira");
    assert_eq!(table.view().question, Some(Question::CaravansaryDiscard), "one card was left");
    assert_eq!(table.refusal("family-home-lira"), owed());
    table.play("family-home-card draw-five-lira discard-five-lira end");
    assert_eq!(table.view().discard, [Card::FamilyHome, Card::FiveLira]);
}

#[test]
fn b_59_the_governor_stays_payable() {
    let position = Position::base(3).governor(Place::SpiceWarehouse);
    let mut table = Table::new(position.clone().lira(seat(A), 1));
    table.play("move-3 leave act governor draw-one-good");
    assert_eq!(table.refusal("one-good-blue"), owed(), "the only card, and no 2 Lira");
    table.play("discard-one-good");

    let mut table = Table::new(position.clone().lira(seat(A), 0));
    table.play("move-3 leave act governor draw-five-lira five-lira");
    assert_eq!(table.answers(), ["pay-lira"], "the card brought the money it is paid with");

    let yellow = position.lira(seat(A), 3).tile(seat(A), Good::Yellow);
    let mut table = Table::new(yellow.assistants_out(seat(A), &[Place::FabricWarehouse]));
    table.play("move-3 leave act governor draw-one-good");
    assert!(table.can("call-back-2"), "a card is left to pay with");
    table.play("one-good-blue");
    assert_eq!(table.refusal("call-back-2"), owed(), "now the money is owed");
    table.play("pay-lira dice-1-1 end");
}

#[test]
fn b_59_the_smuggler_stays_payable_with_the_good_he_gave() {
    let position = Position::base(3).smuggler(Place::SpiceWarehouse).lira(seat(A), 2);
    let position = position.tile(seat(A), Good::Yellow);
    let mut table = Table::new(position.assistants_out(seat(A), &[Place::FabricWarehouse]));
    table.play("move-3 leave skip smuggler-red call-back-2");
    assert_eq!(table.answers(), ["pay-good-red"]);
}

#[test]
fn b_60_no_card_is_played_for_nothing() {
    let back = Position::base(3).hand(seat(A), &[Card::AssistantBack]);
    let no_assistant = (Reason::NoAssistant, "B-60".to_owned());
    assert_eq!(Table::new(back).refusal("assistant-back-3"), no_assistant, "nobody lies out");

    let position = Position::base(3).hand(seat(A), &[Card::TwiceDealer]).lira(seat(A), 14 + 14);
    let mut table = Table::new(position.merchant(seat(A), Place::TeaHouse));
    table.play("move-16 leave act");
    let missing = Missing { lira: 1, ..Missing::default() };
    assert_eq!(table.refusal("again").0, Reason::Short { missing }, "the next ruby costs 15");
    assert_eq!(table.hand(A), [Card::TwiceDealer], "nothing is lost");

    let mut table = Table::new(Position::base(3).hand(seat(A), &[Card::AnyGoods]));
    table.play("move-11 leave");
    let missing = Missing { any_goods: 1, ..Missing::default() };
    assert_eq!(table.refusal("any-goods"), (Reason::Short { missing }, "B-60".to_owned()));
}

#[test]
fn b_60_a_gain_that_is_lost_does_not_block_a_card() {
    let position = Position::base(3).hand(seat(A), &[Card::OneGood]);
    let mut table = Table::new(position.goods(seat(A), Goods::new(2, 0, 0, 0)));
    table.play("one-good-red");
    assert_eq!((table.good(A, Good::Red), table.hand(A)), (2, vec![]));
}

#[test]
fn b_61_a_played_card_lies_on_the_discard_pile_at_once() {
    let position = Position::base(3).hand(seat(A), &[Card::FiveLira, Card::LongWay]);
    let mut table = Table::new(position);
    table.play("five-lira");
    assert_eq!(table.view().discard, [Card::FiveLira]);
    table.play("long-way-10");
    assert_eq!(table.view().discard, [Card::FiveLira, Card::LongWay]);
}

#[test]
fn b_61_the_family_card_is_laid_down_after_its_draw_and_not_shuffled() {
    let home = [Card::FamilyHome];
    let out = Position::base(3).family(seat(A), Place::TeaHouse);
    let mut table = Table::new(few_cards(out.clone(), &home, &[Card::Stay], &[Card::LongWay]));
    table.play("family-home-card");
    assert_eq!(table.view().discard, [Card::LongWay], "it waits beside the table");
    table.play("draw-stay");
    assert_eq!((table.view().pile, table.view().discard), (1, home.to_vec()));

    let mut table = Table::new(few_cards(out.clone(), &home, &[], &[Card::LongWay]));
    table.play("family-home-card");
    assert_eq!(table.answers(), ["draw-long-way"], "it is not shuffled into its own draw");
    table.play("draw-long-way");
    assert_eq!((table.view().pile, table.view().discard), (0, home.to_vec()));

    let mut table = Table::new(few_cards(out, &home, &[], &[]));
    assert_eq!(table.refusal("family-home-card"), (Reason::NoneLeft, "B-35".to_owned()));
}

#[test]
fn b_62_with_one_card_left_the_caravansary_gives_it_and_takes_one() {
    let stay = [Card::Stay];
    for (pile, discard, take) in
        [(&stay[..], &[][..], "take-pile draw-stay"), (&[][..], &stay[..], "take-discard")]
    {
        let position = few_cards(Position::base(3), &[Card::OneGood], pile, discard);
        let mut table = Table::new(position);
        table.play("move-6 leave").play(take);
        assert_eq!(table.answers(), ["discard-one-good", "discard-stay"], "{take}");
        table.play("discard-one-good end");
        assert_eq!((table.hand(A), table.view().discard), (vec![Card::Stay], vec![Card::OneGood]));
    }
}

#[test]
fn b_62_with_no_card_left_the_caravansary_cannot_be_used() {
    let mut table = Table::new(few_cards(Position::base(3), &[], &[], &[]));
    table.play("move-6 leave");
    assert_eq!(table.answers(), ["skip"]);
    assert_eq!(table.refusal("take-pile"), (Reason::NoneLeft, "B-62".to_owned()));
}

#[test]
fn b_63_the_reward_is_taken_and_is_money_where_no_card_can_be_drawn() {
    let there = Place::SpiceWarehouse;
    let position = few_cards(Position::base(3), &[], &[Card::Stay], &[]).lira(seat(A), 0);
    let mut table = Table::new(position.family(seat(1), there).family(seat(2), there));
    table.play("move-3 leave skip");
    let both = ["catch-1-lira", "catch-1-card", "catch-2-lira", "catch-2-card"];
    assert_eq!(table.answers(), both, "to catch nobody, or for nothing, is no answer");
    table.play("catch-1-card draw-stay");
    assert_eq!(table.answers(), ["catch-2-lira"], "one by one, and no card is left");
    table.play("catch-2-lira end");
    assert_eq!((table.lira(A), table.hand(A)), (3, vec![Card::Stay]));
}

#[test]
fn b_64_own_assistants_come_back_from_everywhere_the_own_place_included() {
    let position = with_everything().hand(seat(A), &[Card::AssistantBack]);
    for back in ["call-back-3", "assistant-back-3"] {
        let mut table = Table::new(position.clone());
        table.play("move-3 leave").play(back).play("act end");
        assert_eq!(table.player(A).assistants_out, [Place::FabricWarehouse], "{back}");
    }
    let mut table = Table::new(position.family(seat(A), Place::PoliceStation));
    table.play("move-12 leave send-7 recall-all end");
    assert!(table.player(A).assistants_out.is_empty(), "also the one left at 12");
    assert_eq!(table.stack(A), 4, "the fifth stays in reserve");
    assert_eq!(table.player(A).place, Place::PoliceStation, "they came to the merchant");
}

#[test]
fn b_64_the_fountain_returns_some_or_none() {
    let out = [Place::FabricWarehouse, Place::SpiceWarehouse, Place::PostOffice];
    let position = Position::base(3).merchant(seat(A), Place::SmallMarket);
    let cases = [("recall-2 recall-5 done", 3), ("recall-3 done", 2), ("skip", 1)];
    for (action, stack) in cases {
        let mut table = Table::new(position.clone().assistants_out(seat(A), &out));
        table.play("move-7 skip").play(action).play("end");
        assert_eq!(table.stack(A), stack, "{action}");
    }
    let mut table = Table::new(position);
    table.play("move-7 skip recall-all end");
    assert_eq!(table.stack(A), 4, "the action may be carried out with nobody out");
}

#[test]
fn b_64_only_the_blue_tile_brings_the_fifth_assistant() {
    let position = Position::base(3).merchant(seat(A), Place::FruitWarehouse);
    let mut table = Table::new(position.goods(seat(A), Goods::new(0, 0, 0, 2)));
    table.play("move-15 leave tile-blue");
    assert_eq!((table.stack(A), table.player(A).assistants_out.len()), (4, 1));
}

#[test]
fn b_65_phase_1_is_open_until_the_player_goes_on() {
    let position = Position::base(3).hand(seat(A), &[Card::AssistantBack]);
    let back = "assistant-back-2";
    let closed = (Reason::NotNow, "B-65".to_owned());
    let position = position.assistants_out(seat(A), &[Place::FabricWarehouse]);

    let mut alone = Table::new(position.clone());
    for actions in ["", "move-3", "leave"] {
        assert!(alone.play(actions).can(back), "after {actions:?}");
    }
    assert_eq!(alone.play("act").refusal(back), closed, "the action was begun");

    let mut paying = Table::new(position.merchant(seat(B), Place::SpiceWarehouse));
    assert!(paying.play("move-3 leave").can(back), "before anybody is paid");
    assert_eq!(paying.play("pay").refusal(back), closed, "phase 2 was begun");
}

#[test]
fn b_65_stay_and_the_long_way_come_before_the_move_only() {
    let position = Position::base(3).hand(seat(A), &[Card::Stay, Card::LongWay]);
    for turn in ["move-3", "move-3 leave", "move-3 leave act", "long-way-13", "stay"] {
        let mut table = Table::new(position.clone());
        table.play(turn);
        table.refusal("stay");
        table.refusal("long-way-8");
        table.refusal("move-2");
    }
}
