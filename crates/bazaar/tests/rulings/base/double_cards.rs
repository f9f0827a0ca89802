//! The cards that carry an action out once more (B-23, B-24, B-77, B-78).

use bazaar::{Card, Good, Goods, Place, Position, Reason};

use crate::table::{A, B, Table, place, seat, short_of_lira};

#[test]
fn b_23_two_copies_chain_to_three_visits_to_the_post_office() {
    let position = Position::base(3)
        .hand(seat(A), &[Card::TwicePostOffice, Card::TwicePostOffice])
        .extensions(seat(A), 3)
        .lira(seat(A), 0);
    let mut table = Table::arrived(&position, 5);
    // After each execution: (goods, Lira, indicators down).
    let states = [
        ("act", Goods::new(0, 1, 1, 0), 2, 1),
        ("again", Goods::new(1, 1, 2, 0), 4, 2),
        ("again", Goods::new(2, 1, 3, 0), 7, 3),
    ];
    for (action, goods, lira, down) in states {
        table.play(action);
        assert_eq!((table.goods(A), table.lira(A)), (goods, lira), "with {down} indicators down");
        assert_eq!(table.view().post_office, down);
    }
    assert_eq!(table.refusal("again"), (Reason::CardNotHeld, "B-23".to_owned()));
    assert_eq!(table.view().discard, [Card::TwicePostOffice; 2]);
}

#[test]
fn b_23_the_dealer_is_dearer_the_second_time() {
    let position = Position::base(4).hand(seat(A), &[Card::TwiceDealer, Card::TwiceDealer]);
    let mut table = Table::arrived(&position.lira(seat(A), 12 + 13 + 14), 16);
    for (action, left) in [("act", 27), ("again", 14), ("again", 0)] {
        table.play(action);
        assert_eq!(table.lira(A), left);
    }
    assert_eq!(table.player(A).rubies, 3);
    assert_eq!(table.view().gem_price, Some(15));
}

#[test]
fn b_23_the_sultan_asks_for_more_the_second_time() {
    let position = Position::base(4)
        .hand(seat(A), &[Card::TwicePalace, Card::TwicePalace])
        .extensions(seat(A), 3)
        .goods(seat(A), Goods::new(5, 5, 5, 5));
    let mut table = Table::arrived(&position, 13);
    table.play("deliver");
    assert_eq!(table.goods(A), Goods::new(4, 4, 4, 4));
    table.play("again deliver-red");
    assert_eq!(table.goods(A), Goods::new(2, 3, 3, 3), "one of each and a red one");
    table.play("again deliver-yellow");
    assert_eq!(table.goods(A), Goods::new(1, 2, 1, 1), "a second blue one, and a yellow one");
    assert_eq!(table.player(A).rubies, 3);
}

#[test]
fn b_23_with_an_unpaid_second_time_the_card_is_not_played_and_not_lost() {
    let position = Position::base(4).hand(seat(A), &[Card::TwiceDealer]);
    let mut table = Table::arrived(&position.lira(seat(A), 12 + 12), 16);
    table.play("act");
    assert_eq!(table.refusal("again").0, short_of_lira(1));
    table.play("end");
    assert_eq!(table.hand(A), [Card::TwiceDealer]);

    let position = Position::base(4).hand(seat(A), &[Card::TwicePalace]);
    let mut table = Table::arrived(&position.goods(seat(A), Goods::new(2, 2, 2, 2)), 13);
    table.play("deliver");
    assert!(matches!(table.refusal("again").0, Reason::Short { .. }), "a fifth good is missing");
    assert_eq!(table.hand(A), [Card::TwicePalace]);
}

#[test]
fn b_23_money_may_be_raised_between_the_two() {
    let position = Position::base(4).hand(seat(A), &[Card::TwiceDealer, Card::FiveLira]);
    let mut table = Table::arrived(&position.lira(seat(A), 12 + 12), 16);
    table.play("act five-lira again");
    assert_eq!((table.player(A).rubies, table.lira(A)), (2, 4));
}

#[test]
fn b_23_the_card_follows_a_first_execution() {
    for (card, number) in
        [(Card::TwicePalace, 13), (Card::TwicePostOffice, 5), (Card::TwiceDealer, 16)]
    {
        let position = Position::base(4)
            .hand(seat(A), &[card])
            .lira(seat(A), 50)
            .goods(seat(A), Goods::new(2, 2, 2, 2));
        let mut table = Table::arrived(&position, number);
        assert_eq!(table.refusal("again"), (Reason::NotNow, "B-24".to_owned()), "before {card}");
        table.play("skip");
        assert_eq!(table.refusal("again").0, Reason::NotNow, "without the action, {card}");
    }
}

#[test]
fn b_23_a_card_repeats_only_its_own_place() {
    let cards = [Card::TwicePalace, Card::TwiceDealer];
    let mut table = Table::arrived(&Position::base(3).hand(seat(A), &cards), 5);
    table.play("act");
    let palace = Reason::OnlyAt { place: Place::SultansPalace };
    assert_eq!(table.refusal("again"), (palace, "B-23".to_owned()));

    let cards = [Card::TwicePalace, Card::TwiceDealer, Card::TwicePostOffice];
    let mut table = Table::arrived(&Position::base(3).hand(seat(A), &cards), 2);
    table.play("act");
    let reason = table.refusal("again").0;
    assert!(matches!(reason, Reason::OnlyAt { .. }), "{reason}");
}

#[test]
fn b_24_the_double_card_is_too_late_after_an_encounter() {
    let position = Position::base(3)
        .hand(seat(A), &[Card::TwicePostOffice])
        .family(seat(B), Place::PostOffice)
        .governor(Place::PostOffice)
        .smuggler(Place::PostOffice);
    for encounter in [
        "governor draw-stay discard-stay dice-1-1",
        "smuggler-blue pay-lira dice-1-1",
        "catch-1-lira",
    ] {
        let mut table = Table::arrived(&position, 5);
        table.play("act");
        assert!(table.can("again"), "before the encounter");
        table.play(encounter);
        assert_eq!(table.refusal("again").0, Reason::NotNow, "after {encounter}");
        assert!(table.hand(A).contains(&Card::TwicePostOffice));
    }
}

#[test]
fn b_24_the_encounters_follow_the_second_execution() {
    let position = Position::base(3)
        .hand(seat(A), &[Card::TwicePostOffice])
        .governor(Place::PostOffice)
        .tile(seat(A), Good::Yellow);
    let mut table = Table::arrived(&position, 5);
    table.play("act again governor draw-stay discard-stay dice-1-1 end");
    assert_eq!(table.view().governor, place(2));
    assert_eq!(table.asked(), B);
}

fn at_the_post_office() -> Position {
    Position::base(3)
        .hand(seat(A), &[Card::TwicePostOffice, Card::OneGood, Card::FiveLira, Card::FamilyHome])
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[place(16)])
        .family(seat(A), place(13))
        .family(seat(B), place(5))
        .governor(place(5))
        .smuggler(place(5))
        .lira(seat(A), 9)
}

#[test]
fn b_77_other_cards_and_the_yellow_tile_do_not_close_the_action_phase() {
    for between in ["one-good-red", "five-lira", "family-home-card draw-stay", "call-back-16"] {
        let mut table = Table::new(at_the_post_office());
        table.play("move-5 leave act").play(between);
        assert!(table.can("again"), "after {between} the double card may still be played");
        table.play("again");
        assert_eq!(table.view().post_office, 2, "the action was carried out twice");
    }
}

#[test]
fn b_77_the_first_encounter_closes_the_action_phase() {
    for meeting in [
        "governor draw-stay discard-stay dice-1-1",
        "smuggler-red pay-lira dice-1-1",
        "catch-1-lira",
    ] {
        let mut table = Table::new(at_the_post_office());
        table.play("move-5 leave act").play(meeting);
        assert_eq!(table.refusal("again"), (Reason::NotNow, "B-77".to_owned()), "{meeting}");
    }
}

#[test]
fn b_77_the_end_of_the_turn_closes_the_action_phase() {
    let position = Position::base(3).hand(seat(A), &[Card::TwicePostOffice]);
    let mut table = Table::new(position);
    table.play("move-5 leave act end move-11 leave skip end move-4 leave skip end");
    assert_eq!(table.asked(), A);
    assert!(!table.can("again"), "the next turn does not bring the chance back");
    table.play("move-15 leave skip");
    assert!(!table.can("again"), "nor does another place");
}

#[test]
fn b_78_a_double_card_follows_the_family_member_although_he_is_home() {
    let plenty = Goods::new(3, 3, 3, 3);
    // (place, double card, action, once more, rubies in the end)
    let cases = [
        (5, Card::TwicePostOffice, "act", "again", 0),
        (13, Card::TwicePalace, "deliver-red", "again deliver-green", 2),
        (16, Card::TwiceDealer, "act", "again", 2),
    ];
    for (number, card, action, again, rubies) in cases {
        let position = Position::base(3)
            .hand(seat(A), &[card, Card::FamilyHome])
            .extensions(seat(A), 1)
            .goods(seat(A), plenty)
            .lira(seat(A), 40);
        let mut table = Table::new(position);
        table.play("move-12 leave").play(&format!("send-{number} {action} family-home-lira"));
        assert_eq!(table.player(A).family_place, place(12));
        table.play(again);
        assert_eq!(table.player(A).rubies, rubies, "at {number}");
        assert_eq!(table.hand(A), [], "at {number} both cards were played");
    }
}
