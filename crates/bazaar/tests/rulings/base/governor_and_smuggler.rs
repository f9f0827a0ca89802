//! Governor and Smuggler, what is owed to them, one after another (B-48 to B-52, B-59, B-68).

use bazaar::{Card, Good, Goods, Missing, Place, Position, Question, Reason};

use crate::table::{A, B, Table, few_cards, owed, place, seat};

const HERE: Place = Place::SpiceWarehouse;

/// The first player is about to meet both figures at the Spice Warehouse (3).
fn both_here() -> Position {
    Position::base(3).governor(HERE).smuggler(HERE)
}

fn short_of_2(have: u32) -> (Reason, String) {
    let missing = Missing { lira: 2 - have, ..Missing::default() };
    (Reason::Short { missing }, "B-51".to_owned())
}

#[test]
fn b_48_the_figures_may_be_left_alone() {
    let mut table = Table::new(both_here());
    table.play("move-3 leave act end");
    assert_eq!(table.asked(), B);
    assert_eq!((table.view().governor, table.view().smuggler), (HERE, HERE));
}

#[test]
fn b_48_they_come_before_or_after_catching_in_any_order() {
    let catch = "catch-1-lira";
    let governor = "governor draw-stay discard-stay dice-1-1";
    let smuggler = "smuggler-red pay-good-red dice-2-2";
    for order in [[catch, governor, smuggler], [smuggler, governor, catch]] {
        let mut table = Table::new(both_here().family(seat(B), HERE));
        table.play("move-3 leave skip").play(&order.join(" ")).play("end");
        let figures = (table.view().governor, table.view().smuggler);
        assert_eq!(figures, (place(2), place(4)), "{order:?}");
        assert_eq!(table.player(B).family_place, Place::PoliceStation, "{order:?}");
    }
}

#[test]
fn b_48_the_payment_is_chosen_knowing_the_card() {
    let mut table = Table::new(both_here().lira(seat(A), 2).hand(seat(A), &[Card::LongWay]));
    table.play("move-3 leave act governor draw-stay");
    assert_eq!(table.view().question, Some(Question::GovernorPay));
    assert_eq!(table.hand(A), [Card::LongWay, Card::Stay], "the card is in hand already");
    assert_eq!(table.answers(), ["pay-lira", "discard-long-way", "discard-stay"]);
    assert_eq!(table.refusal("end"), (Reason::NotAnAnswer, "B-48".to_owned()), "it is owed");
    table.play("discard-long-way dice-1-3");
    assert_eq!((table.lira(A), table.hand(A)), (2, vec![Card::Stay]));
    assert_eq!(table.view().discard, [Card::LongWay]);
    assert_eq!(table.view().governor, place(4), "and he goes where the dice send him");
}

#[test]
fn b_48_the_smuggler_gives_first_and_takes_then() {
    let position = both_here().lira(seat(A), 2).goods(seat(A), Goods::new(0, 0, 1, 0));
    let mut table = Table::new(position);
    table.play("move-3 leave skip smuggler-blue");
    assert_eq!(table.player(A).goods, Goods::new(0, 0, 1, 1), "the good is there already");
    assert_eq!(table.answers(), ["pay-lira", "pay-good-yellow", "pay-good-blue"]);
    table.play("pay-lira dice-6-6");
    assert_eq!((table.lira(A), table.player(A).goods), (0, Goods::new(0, 0, 1, 1)));
    assert_eq!(table.view().smuggler, place(12));
}

#[test]
fn b_48_who_has_nothing_pays_with_what_was_just_gained_and_moves_the_figure() {
    let mut table = Table::new(both_here().lira(seat(A), 0));
    table.play("move-3 leave skip governor draw-five-lira discard-five-lira dice-1-1");
    table.play("smuggler-blue pay-good-blue dice-1-1 end");
    assert_eq!((table.view().governor, table.view().smuggler), (place(2), place(2)));
    assert_eq!((table.hand(A), table.player(A).goods), (vec![], Goods::NONE));
}

#[test]
fn b_49_each_figure_is_met_once_in_a_turn_even_if_the_dice_bring_him_back() {
    let mut table = Table::new(both_here());
    table.play("move-3 leave act governor draw-stay discard-stay dice-1-2");
    table.play("smuggler-red pay-good-red dice-1-2");
    assert_eq!((table.view().governor, table.view().smuggler), (HERE, HERE), "both rolled a 3");
    let once = (Reason::Once, "B-49".to_owned());
    assert_eq!(table.refusal("governor"), once);
    assert_eq!(table.refusal("smuggler-red"), once);
    table.play("end");
    table.play("move-3 leave pay act governor draw-stay discard-stay dice-1-1");
    assert_eq!(table.view().governor, place(2), "the next player meets him again");
}

#[test]
fn b_50_the_governor_draws_from_the_face_down_pile_only() {
    let open = [Card::FiveLira];
    let position = few_cards(both_here(), &[], &[Card::Stay, Card::LongWay], &open);
    let mut table = Table::new(position);
    table.play("move-3 leave act governor");
    assert_eq!(table.answers(), ["draw-long-way", "draw-stay"], "not the open card");
    assert_eq!(table.refusal("take-discard").0, Reason::WaitingForChance);
    table.play("draw-stay");
    assert_eq!(table.view().discard, open);
}

#[test]
fn b_51_with_less_than_2_lira_the_governor_gets_a_card_and_the_smuggler_a_good() {
    for lira in [0, 1] {
        let mut table = Table::new(both_here().lira(seat(A), lira));
        table.play("move-3 leave skip governor draw-stay");
        assert_eq!(table.refusal("pay-lira"), short_of_2(lira));
        assert_eq!(table.answers(), ["discard-stay"]);
        table.play("discard-stay dice-1-1 smuggler-red");
        assert_eq!(table.refusal("pay-lira"), short_of_2(lira));
        assert_eq!(table.answers(), ["pay-good-red"]);
        table.play("pay-good-red dice-1-1 end");
        assert_eq!(table.lira(A), lira, "no part of the price was paid in Lira");
    }
}

#[test]
fn b_51_nobody_pays_a_good_he_does_not_have() {
    let mut table = Table::new(both_here());
    table.play("move-3 leave skip smuggler-red");
    let goods = Goods::new(0, 0, 0, 1);
    let short = Reason::Short { missing: Missing { goods, ..Missing::default() } };
    assert_eq!(table.refusal("pay-good-blue").0, short);
    assert_eq!(table.refusal("discard-stay").0, Reason::NotAnAnswer, "cards are for the Governor");
}

#[test]
fn b_52_a_full_good_may_be_asked_of_the_smuggler_to_move_him() {
    let full = Goods::new(2, 2, 2, 2);
    for (payment, left) in [("pay-lira", full), ("pay-good-red", Goods::new(1, 2, 2, 2))] {
        let mut table = Table::new(both_here().lira(seat(A), 2).goods(seat(A), full));
        table.play("move-3 leave skip smuggler-red");
        assert_eq!(table.good(A, Good::Red), 2, "the good is lost");
        table.play(payment).play("dice-1-1 end");
        assert_eq!(table.player(A).goods, left, "{payment}");
        assert_eq!(table.view().smuggler, place(2), "{payment}: he has gone");
    }
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
fn b_68_one_encounter_is_finished_with_its_roll_before_the_next() {
    let here = Place::SpiceWarehouse;
    let position = Position::base(3).governor(here).smuggler(here).family(seat(B), here);
    let mut table = Table::new(position);
    table.play("move-3 leave act governor draw-stay");
    for next in ["catch-1-lira", "smuggler-red"] {
        assert_eq!(table.refusal(next).0, Reason::NotNow, "{next} while payment is owed");
    }
    assert_eq!(table.refusal("end").0, Reason::NotAnAnswer, "payment is owed");
    table.play("discard-stay");
    for next in ["catch-1-lira", "smuggler-red", "end"] {
        let waiting = (Reason::WaitingForChance, "B-68".to_owned());
        assert_eq!(table.refusal(next), waiting, "{next} before the roll");
    }
    table.play("dice-1-1 smuggler-red");
    assert_eq!(table.refusal("catch-1-lira").0, Reason::NotNow);
    table.play("pay-good-red dice-1-1");
    assert_eq!(table.refusal("end"), (Reason::MustCatch, "B-68".to_owned()));
    table.play("catch-1-lira end");
}

#[test]
fn b_68_only_figures_present_at_that_moment_count() {
    let position = Position::base(3).governor(Place::SpiceWarehouse).smuggler(Place::PostOffice);
    let mut table = Table::new(position);
    table.play("move-9 leave skip");
    let nobody = (Reason::NobodyHere, "B-48".to_owned());
    assert_eq!(table.refusal("governor"), nobody);
    assert_eq!(table.refusal("smuggler-red"), nobody);
    table.play("end move-3 leave act governor draw-stay discard-stay dice-4-5 end");
    assert_eq!(table.view().governor, Place::TeaHouse, "he comes to the first merchant's place");
    assert_eq!(table.lira(A), 2, "and nothing happens there");
}
