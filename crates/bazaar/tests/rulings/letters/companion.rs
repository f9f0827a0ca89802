//! The companion (L-20 to L-42).

use bazaar::{Card, Companion, Reason};

use crate::table::{A, B, C, Table, great_bazaar, letters, place, places, seat, short_of_lira};

/// The companion of the first player stands here.
fn with_companion(number: u8) -> bazaar::Position {
    letters().companion(seat(A), Companion::At(place(number)))
}

#[test]
fn l_20_and_l_21_he_begins_in_the_supply_and_the_first_fountain_brings_him() {
    let mut table = Table::arrived(&letters(), 6);
    assert_eq!(table.companion(A), Companion::Supply);
    table.play("skip end move-6 stop move-6 stop move-7 skip");
    assert!(!table.can("companion-home"), "he comes without a question");
    table.play("recall-all");
    assert_eq!(table.companion(A), Companion::Ready);
}

#[test]
fn l_22_l_23_and_l_24_he_enters_beside_the_merchant_before_the_move_and_may_be_used_at_once() {
    let position = letters().companion(seat(A), Companion::Ready).hand(seat(A), &[Card::FiveLira]);
    let mut table = Table::new(position);
    table.play("five-lira enter");
    assert_eq!(table.companion(A), Companion::At(place(7)));
    assert!(table.can("move-6"), "the move is still to come");
    table.play("move-companion-6");
    assert_eq!(table.companion(A), Companion::At(place(6)));
    let mut table = Table::new(letters().companion(seat(A), Companion::Ready));
    table.play("move-6");
    assert_eq!(table.refusal("enter"), (Reason::NotNow, "L-23".to_owned()));
}

#[test]
fn l_25_and_l_26_he_goes_exactly_one_step_and_needs_no_assistant() {
    let mut table = Table::new(with_companion(6));
    assert_eq!(
        table.refusal("move-companion-9"),
        (Reason::TooFar { steps: 2, nearest: 1, farthest: 1 }, "L-25".to_owned())
    );
    assert!(!table.can("move-companion-6"), "he has to move");
    table.play("move-companion-15");
    assert_eq!((table.stack(A), table.player(A).assistants_out.len()), (4, 0));
    assert_eq!(table.question(), r#"{"ask":"act","place":15,"family":false}"#);
}

#[test]
fn l_27_l_29_and_l_30_the_fountain_may_take_him_back_and_then_nobody_is_met() {
    let position = with_companion(6)
        .merchant(seat(A), place(3))
        .assistants_out(seat(A), &places(&[4, 9]))
        .family(seat(B), place(7))
        .governor(place(7));
    let mut table = Table::new(position);
    table.play("move-companion-7");
    assert!(table.can("recall-all") && table.can("companion-home"));
    table.play("companion-home recall-9 done");
    assert_eq!((table.companion(A), table.stack(A)), (Companion::Ready, 3));
    assert_eq!(table.answers(), ["end"], "no phase 4: neither the family member nor the Governor");
}

#[test]
fn l_28_and_l_35_only_the_figure_of_the_turn_meets_others() {
    let position = with_companion(6)
        .merchant(seat(A), place(3))
        .governor(place(3))
        .smuggler(place(9))
        .family(seat(B), place(9));
    let mut table = Table::new(position.companion(seat(A), Companion::At(place(15))));
    table.play("move-companion-9 skip");
    assert!(table.can("catch-1-lira") && table.can("smuggler-red"), "the companion");
    assert!(!table.can("governor"), "not the merchant, who stands beside him");
    assert!(!table.can("end"), "he must catch");
}

#[test]
fn l_31_l_32_and_l_36_he_pays_every_foreign_figure_and_is_paid() {
    let position = with_companion(6)
        .lira(seat(A), 6)
        .merchant(seat(B), place(1))
        .companion(seat(B), Companion::At(place(1)))
        .merchant(seat(C), place(1))
        .lira(seat(B), 0);
    let mut table = Table::new(position.clone());
    table.play("move-companion-1");
    assert_eq!(table.question(), r#"{"ask":"pay_merchants","lira":6,"neutral":0}"#);
    table.play("pay");
    assert_eq!((table.lira(A), table.lira(B)), (0, 4), "two figures of one player are paid twice");
    let mut table = Table::new(position.lira(seat(A), 5));
    table.play("move-companion-1");
    assert_eq!(table.refusal("pay").0, short_of_lira(1));
    table.play("stop");
    assert_eq!((table.asked(), table.companion(A)), (B, Companion::At(place(1))));
}

#[test]
fn l_33_nobody_is_paid_at_the_fountain() {
    let mut table = Table::new(with_companion(6).merchant(seat(A), place(3)).lira(seat(A), 0));
    table.play("move-companion-7");
    assert!(table.can("recall-all"), "two merchants stand there");
}

#[test]
fn l_34_neutral_merchants_are_paid_and_rolled_for_as_by_the_merchant() {
    let position = bazaar::Position::letters_and_seals(2)
        .companion(seat(A), Companion::At(place(6)))
        .lira(seat(A), 2);
    let mut table = Table::new(position);
    table.play("move-companion-15 pay dice-1-1");
    assert_eq!(table.lira(A), 0);
    assert!(table.view().neutral_merchants.iter().any(|neutral| neutral.place == place(2)));
}

#[test]
fn l_37_l_39_and_l_42_the_move_chooses_the_figure_and_the_return_card_may_follow() {
    let position = with_companion(6)
        .assistants_out(seat(A), &places(&[4]))
        .hand(seat(A), &[Card::AssistantBack]);
    let mut table = Table::new(position);
    table.play("move-companion-1 assistant-back-4");
    assert_eq!(table.stack(A), 4, "to the merchant");
}

#[test]
fn l_38_an_action_of_the_family_member_has_no_phases_of_its_own() {
    let position = with_companion(23).family(seat(B), place(3)).governor(place(3));
    let mut table = Table::new(position);
    table.play("move-companion-12 send-3 act");
    assert!(!table.can("governor") && !table.can("catch-1-lira"));
}

#[test]
fn l_40_and_m_34_the_barrier_stops_the_companion_unless_its_tile_is_his_owners() {
    let at = great_bazaar().companion(seat(A), Companion::At(place(1)));
    let mut table = Table::new(at.clone().barrier(seat(B), place(1), place(2)));
    assert_eq!(
        table.refusal("move-companion-2"),
        (Reason::BehindBarrier { steps: 3 }, "M-34".to_owned())
    );
    assert!(Table::new(at.barrier(seat(A), place(1), place(2))).can("move-companion-2"));
}

#[test]
fn l_41_and_l_100_cards_that_name_the_merchant_do_not_move_him_and_his_own_moves_him_two_steps() {
    let hand = [Card::Stay, Card::LongWay, Card::TwoSteps];
    let mut table = Table::new(with_companion(6).hand(seat(A), &hand));
    assert_eq!(table.refusal("two-steps-1").1, "L-100", "exactly two");
    table.play("two-steps-9");
    assert_eq!(table.companion(A), Companion::At(place(9)));
    assert_eq!(table.player(A).place, place(7));
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
