//! Rulings B-23 and B-24: the cards that carry an action out once more.

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
