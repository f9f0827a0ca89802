//! When cards and tiles may come in (B-57, B-58, B-60, B-64, B-65, B-72).

use bazaar::{Card, Good, Goods, Missing, Place, Position, Question, Reason};

use crate::table::{A, B, Table, place, seat, short_of_lira};

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
    // The family member is out already, or goes out with the action.
    let (out, station) = (Place::TeaHouse, Place::PoliceStation);
    let moments = [
        (station, "move-12 leave send-3"),
        (out, "move-3 leave act"),
        (out, "move-6 leave take-pile draw-stay"),
        (out, "move-6 leave take-pile draw-stay take-pile draw-stay"),
        (out, "move-9 leave announce-7 dice-1-2"),
        (station, "move-12 leave send-8 roll-first dice-3-3 keep"),
    ];
    for (family, moment) in moments {
        let mut table = Table::new(position.clone().family(seat(A), family));
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
fn b_60_no_card_is_played_for_nothing() {
    let back = Position::base(3).hand(seat(A), &[Card::AssistantBack]);
    let no_assistant = (Reason::NoAssistant, "B-60".to_owned());
    assert_eq!(Table::new(back).refusal("assistant-back-3"), no_assistant, "nobody lies out");

    let position = Position::base(3).hand(seat(A), &[Card::TwiceDealer]).lira(seat(A), 14 + 14);
    let mut table = Table::new(position.merchant(seat(A), Place::TeaHouse));
    table.play("move-16 leave act");
    assert_eq!(table.refusal("again").0, short_of_lira(1), "the next ruby costs 15");
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

#[test]
fn b_65_says_why_stay_and_the_long_way_are_refused_after_the_move() {
    let position = Position::base(3).hand(seat(A), &[Card::Stay, Card::LongWay]);
    for turn in ["move-3", "move-3 leave", "move-3 leave act"] {
        let mut table = Table::new(position.clone());
        table.play(turn);
        for card in ["stay", "long-way-8"] {
            let (reason, ruling) = table.refusal(card);
            assert_eq!(ruling, "B-65", "after {turn} {card} is refused because {reason}");
        }
    }
}

#[test]
fn b_72_the_one_good_card_may_come_in_while_a_figure_is_to_be_paid() {
    let meeting = |figure_at: fn(Position, Place) -> Position| {
        let position = Position::base(3).hand(seat(A), &[Card::OneGood]);
        figure_at(position, place(3)).lira(seat(A), 0)
    };
    let mut table = Table::new(meeting(Position::smuggler));
    table.play("move-3 leave skip smuggler-blue one-good-red pay-good-red dice-1-1");
    assert_eq!(table.player(A).goods, Goods::new(0, 0, 0, 1), "the card's good was the payment");

    let mut table = Table::new(meeting(Position::governor));
    table.play("move-3 leave skip governor draw-stay one-good-red");
    assert_eq!(table.question(), r#"{"ask":"governor_pay"}"#, "the debt is still open");
    table.play("discard-stay dice-1-1");
    assert_eq!(table.good(A, Good::Red), 1);
}

#[test]
fn b_72_the_one_good_card_may_not_take_away_the_last_means_of_paying() {
    let position = Position::base(3).governor(place(3)).lira(seat(A), 1);
    let mut table = Table::new(position);
    table.play("move-3 leave skip governor draw-one-good");
    assert_eq!(table.refusal("one-good-red"), (Reason::Owed, "B-59".to_owned()));
    assert_eq!(table.answers(), ["discard-one-good"], "the card itself is the only payment");
}
