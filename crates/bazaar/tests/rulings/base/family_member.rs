//! The family member and the Police Station (B-39 to B-47, B-63, B-67, B-73, N-5).

use bazaar::{Card, Good, Goods, Place, Position, Question, Reason};

use crate::table::{A, B, C, Table, few_cards, place, seat};

fn nobody_here(ruling: &str) -> (Reason, String) {
    (Reason::NobodyHere, ruling.to_owned())
}

#[test]
fn b_39_the_police_station_needs_the_own_family_member() {
    let mut table = Table::new(Position::base(3).family(seat(A), Place::SpiceWarehouse));
    table.play("move-12 leave");
    assert_eq!(table.refusal("send-7"), (Reason::FamilyOut, "B-39".to_owned()));
    assert_eq!(table.answers(), ["skip"], "family members of others do not help");
}

#[test]
fn b_39_he_goes_to_every_other_place_but_not_to_12() {
    for to in (1..=16).filter(|to| *to != 12) {
        let mut table = Table::new(Position::base(3));
        table.play("move-12 leave");
        table.play(&format!("send-{to}"));
        assert_eq!(table.player(A).family_place, place(to), "sent to {to}");
        let question = Question::Act { place: place(to), family: true };
        assert_eq!(table.view().question, Some(question), "he may act at {to}");
    }
    let mut table = Table::new(Position::base(3));
    table.play("move-12 leave");
    assert!(!table.can("send-12"), "12 itself is no destination");
}

#[test]
fn b_39_says_why_he_is_not_sent_to_12() {
    let mut table = Table::new(Position::base(3));
    table.play("move-12 leave");
    let (reason, ruling) = table.refusal("send-12");
    assert_eq!(ruling, "B-39", "send-12 is refused because {reason}");
}

#[test]
fn b_40_he_acts_with_double_cards() {
    let position = Position::base(3).hand(seat(A), &[Card::TwicePostOffice, Card::TwicePostOffice]);
    let mut table = Table::new(position.lira(seat(A), 0));
    table.play("move-12 leave send-5 act again again");
    assert_eq!(table.lira(A), 2 + 2 + 3, "three times at the Post Office");

    let position = Position::base(3).hand(seat(A), &[Card::TwiceDealer]).lira(seat(A), 14 + 15);
    let mut table = Table::new(position);
    table.play("move-12 leave send-16 act again");
    assert_eq!((table.player(A).rubies, table.lira(A)), (2, 0));
}

#[test]
fn b_40_he_acts_with_the_mosque_tiles_of_his_family() {
    let position = Position::base(3).lira(seat(A), 2);
    let position = position.tile(seat(A), Good::Green).tile(seat(A), Good::Red);
    let mut table = Table::new(position.clone());
    table.play("move-12 leave send-3 act take-blue");
    assert_eq!(table.player(A).goods, Goods::new(0, 2, 0, 1), "the green tile");
    assert_eq!(table.lira(A), 0);

    let mut table = Table::new(position);
    table.play("move-12 leave send-9 announce-8 dice-2-4 turn-low");
    assert_eq!(table.lira(A), 2 + 8, "the red tile");
}

#[test]
fn b_40_he_sells_any_goods_with_the_card() {
    let position = Position::base(3).hand(seat(A), &[Card::AnyGoods]).lira(seat(A), 0);
    let mut table = Table::new(position.goods(seat(A), Goods::new(0, 0, 0, 2)));
    table.play("move-12 leave send-11 any-goods sell-blue sell-blue done demand-s3");
    assert_eq!(table.lira(A), 5);
}

#[test]
fn b_41_he_pays_nobody_catches_nobody_and_meets_no_figure() {
    let there = Place::SpiceWarehouse;
    let position = Position::base(3)
        .merchant(seat(B), there)
        .family(seat(C), there)
        .governor(there)
        .smuggler(there);
    let mut table = Table::new(position);
    let before = (table.lira(A), table.lira(B));
    table.play("move-12 leave send-3");
    let question = Question::Act { place: there, family: true };
    assert_eq!(table.view().question, Some(question), "nobody asks for money");
    table.play("act");
    assert_eq!((table.lira(A), table.lira(B)), before);
    assert_eq!(table.refusal("catch-2-lira").0, Reason::NobodyHere);
    assert_eq!(table.refusal("governor"), nobody_here("B-48"));
    assert_eq!(table.refusal("smuggler-red"), nobody_here("B-48"));
    table.play("end");
    assert_eq!(table.player(C).family_place, there);
}

#[test]
fn b_42_the_merchant_at_the_police_station_keeps_his_encounters() {
    let station = Place::PoliceStation;
    let position = Position::base(3).governor(station).smuggler(station).lira(seat(A), 4);
    let mut table = Table::new(position);
    table.play("move-12 leave send-3 act");
    table.play("governor draw-stay pay-lira dice-1-1 smuggler-red pay-lira dice-1-2");
    assert_eq!((table.view().governor, table.view().smuggler), (place(2), place(3)));
    assert_eq!((table.hand(A), table.good(A, Good::Red)), (vec![Card::Stay], 1));
}

#[test]
fn b_43_nobody_is_caught_at_the_police_station() {
    let mut table = Table::new(Position::base(3));
    table.play("move-12 leave skip");
    assert_eq!(table.refusal("catch-1-lira"), nobody_here("B-43"));
    table.play("end");
    assert_eq!(table.asked(), B, "and nobody keeps the turn from ending");
}

#[test]
fn b_44_a_merchant_who_merely_stands_there_does_not_catch() {
    let mut table = Table::new(Position::base(3).merchant(seat(B), Place::SpiceWarehouse));
    table.play("move-12 leave send-3 act end");
    table.play("move-9 leave skip");
    assert_eq!(table.refusal("catch-0-lira"), nobody_here("B-45"), "the merchant went away");
    table.play("end move-3 leave act");
    assert_eq!(table.refusal("end"), (Reason::MustCatch, "B-68".to_owned()), "one who arrives");
    table.play("catch-0-lira end");
    assert_eq!(table.player(A).family_place, Place::PoliceStation);
}

#[test]
fn b_44_a_merchant_who_stays_by_card_catches() {
    let position =
        Position::base(3).merchant(seat(B), Place::SpiceWarehouse).hand(seat(B), &[Card::Stay]);
    let mut table = Table::new(position.lira(seat(B), 0));
    table.play("move-12 leave send-3 act end");
    table.play("stay leave skip catch-0-lira end");
    assert_eq!(table.lira(B), 3);
    assert_eq!(table.player(A).family_place, Place::PoliceStation);
}

#[test]
fn b_45_catching_is_compulsory_and_each_reward_is_chosen() {
    let there = Place::SpiceWarehouse;
    let position = Position::base(3).family(seat(B), there).family(seat(C), there);
    let mut table = Table::new(position.lira(seat(A), 0));
    table.play("move-3 leave");
    assert_eq!(table.refusal("catch-1-lira").0, Reason::NotNow, "only after the action");
    table.play("skip");
    assert_eq!(table.refusal("end"), (Reason::MustCatch, "B-68".to_owned()));
    table.play("catch-2-card draw-stay");
    assert_eq!(table.refusal("end").0, Reason::MustCatch, "one is still there");
    assert_eq!(table.refusal("catch-2-lira"), nobody_here("B-45"), "each is caught once");
    table.play("catch-1-lira end");
    assert_eq!((table.hand(A), table.lira(A)), (vec![Card::Stay], 3));
    for caught in [B, C] {
        assert_eq!(table.player(caught).family_place, Place::PoliceStation);
    }
}

#[test]
fn b_45_a_turn_cut_short_has_no_encounters() {
    let there = Place::SpiceWarehouse;
    for turn in ["move-3 stop", "move-3 leave stop"] {
        let position = Position::base(3)
            .family(seat(C), there)
            .merchant(seat(B), there)
            .governor(there)
            .smuggler(there);
        let mut table = Table::new(position);
        table.play(turn);
        assert_eq!(table.asked(), B, "{turn}");
        assert_eq!(table.player(C).family_place, there, "{turn}: nobody is caught");
        assert_eq!((table.view().governor, table.view().smuggler), (there, there), "{turn}");
    }
}

#[test]
fn b_46_the_card_brings_him_home_before_the_station_is_used_or_after() {
    let position = Position::base(3).lira(seat(A), 0).hand(seat(A), &[Card::FamilyHome]);
    let out = position.clone().family(seat(A), Place::TeaHouse);
    for turn in ["family-home-lira move-12 leave", "move-12 leave family-home-lira"] {
        let mut table = Table::new(out.clone());
        table.play(turn).play("send-2 act end");
        assert_eq!(table.player(A).family_place, Place::FabricWarehouse, "{turn}: out again");
        assert_eq!((table.lira(A), table.good(A, Good::Red)), (3, 2), "{turn}");
    }
    let mut table = Table::new(position);
    table.play("move-12 leave");
    let already_in = (Reason::FamilyIn, "B-46".to_owned());
    assert_eq!(table.refusal("family-home-lira"), already_in);
    table.play("send-2 act family-home-card draw-stay end");
    assert_eq!(table.player(A).family_place, Place::PoliceStation, "home after the action");
    assert_eq!((table.hand(A), table.good(A, Good::Red)), (vec![Card::Stay], 2));
}

#[test]
fn b_47_at_his_destination_he_need_not_act_and_stays_there() {
    for (to, possible) in [(16, false), (3, true)] {
        let mut table = Table::new(Position::base(3).lira(seat(A), 0));
        table.play("move-12 leave");
        table.play(&format!("send-{to}"));
        assert_eq!(table.can("act"), possible, "the action at {to}");
        table.play("skip end");
        assert_eq!(table.player(A).family_place, place(to));
        assert_eq!(table.player(A).goods, Goods::NONE);
    }
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

/// The family member was sent, and brought home by his card in the same turn.
const HOME_AGAIN: [(&str, &str); 3] = [
    ("send-3 family-home-lira", "before his action"),
    ("send-3 act family-home-lira", "after his action"),
    ("send-3 act family-home-lira governor draw-stay discard-stay dice-1-1", "after an encounter"),
];

fn home_again(actions: &str) -> Table {
    let position = Position::base(3).hand(seat(A), &[Card::FamilyHome]);
    let mut table = Table::new(position.governor(Place::PoliceStation));
    table.play("move-12 leave").play(actions);
    assert_eq!(table.player(A).family_place, Place::PoliceStation, "he is home");
    table
}

#[test]
fn b_67_one_action_of_the_police_station_sends_him_once() {
    for (actions, moment) in HOME_AGAIN {
        assert!(!home_again(actions).can("send-2"), "he stays home {moment}");
    }
}

#[test]
fn b_67_says_why_he_is_not_sent_again() {
    for (actions, moment) in HOME_AGAIN {
        let (reason, ruling) = home_again(actions).refusal("send-2");
        assert_eq!(ruling, "B-67", "{moment} send-2 is refused because {reason}");
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

#[test]
fn n_5_the_merchant_in_the_police_station_keeps_his_encounters() {
    let position = Position::base(3).governor(Place::PoliceStation).smuggler(Place::PoliceStation);
    for inner in ["act", "skip"] {
        let mut table = Table::arrived(&position, 12);
        table.play("send-2").play(inner);
        assert!(table.can("governor") && table.can("smuggler-blue"), "after {inner} at place 2");
        table.play("governor draw-stay pay-lira dice-1-2 smuggler-blue pay-good-blue dice-4-6");
        assert_eq!(table.hand(A), [Card::Stay], "the Governor gave a card");
        let view = table.view();
        assert_eq!((view.governor, view.smuggler), (place(3), place(10)));
        table.play("end");
    }
}

#[test]
fn b_73_the_family_member_may_be_called_home_between_sending_and_his_action() {
    for (card, lira) in [("family-home-lira", 3), ("family-home-card draw-stay", 0)] {
        let hand = [Card::FamilyHome, Card::OneGood];
        let mut table = Table::new(Position::base(3).hand(seat(A), &hand).lira(seat(A), 0));
        table.play("move-12 leave send-5").play(card);
        assert_eq!(table.player(A).family_place, place(12), "{card}: he is at home");
        assert_eq!(table.question(), r#"{"ask":"act","place":5,"family":true}"#);
        let midst = (Reason::MidAction, "B-58".to_owned());
        assert_eq!(table.refusal("one-good-red"), midst, "{card}: an action is still going on");
        table.play("act");
        assert_eq!(table.lira(A), lira + 2, "{card}: the Post Office paid");
        assert!(!table.can("send-5"), "{card}: he is not sent again");
    }
}
