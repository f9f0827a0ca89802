//! The Coffee House (M-60, M-79, M-83).

use bazaar::{Card, Event, Good, Goods, Place, Position};

use crate::table::{A, B, C, Table, mocha, seat};

#[test]
fn m_79_the_coffee_house_needs_its_price_and_the_tavern_a_favour_that_can_be_paid() {
    let table = Table::arrived(&mocha().coffee(seat(A), 5), 20);
    assert_eq!(table.answers(), ["skip"]);
    let table = Table::arrived(&mocha().coffee(seat(A), 0), 19);
    assert_eq!(table.answers(), ["skip"]);
    let table = Table::arrived(&mocha().coffee(seat(A), 1), 19);
    assert_eq!(table.answers(), ["tavern-movement", "tavern-encounter", "skip"]);
}

#[test]
fn coffee_house_costs_six_to_ten_coffee_and_is_filled_again_while_the_supply_lasts() {
    // (players, what each ruby costs)
    let with_four: &[u32] = &[6, 7, 8, 9, 10, 10];
    let with_five: &[u32] = &[6, 7, 8, 9, 10];
    for (players, prices) in [(4, with_four), (5, with_five)] {
        for (sold, price) in prices.iter().enumerate() {
            let left = if sold < 5 { 5 - sold as u8 } else { 1 };
            let mut position = Position::mocha(players).coffee(seat(A), *price);
            position = position.coffee_house_rubies(left);
            if sold == 5 {
                position = position.spare_rubies_to(seat(B));
            }
            let mut table = Table::arrived(&position, 20);
            assert_eq!(table.expansion().coffee_house_price, Some(*price));
            table.play("act end");
            assert_eq!((table.coffee(A), table.player(A).rubies), (0, 1), "ruby {}", sold + 1);
        }
    }
    let mut table = Table::arrived(&mocha().coffee_house_rubies(1).coffee(seat(A), 20), 20);
    table.play("act");
    assert_eq!(table.expansion().coffee_house_rubies, 1, "a ruby of the supply");
    assert_eq!(table.expansion().coffee_house_price, Some(10));
    let emptied = mocha().coffee_house_rubies(1).spare_rubies_to(seat(C)).coffee(seat(A), 20);
    let mut table = Table::arrived(&emptied, 20);
    table.play("act");
    assert_eq!(table.expansion().coffee_house_rubies, 0);
    assert_eq!(table.expansion().coffee_house_price, None);
}

#[test]
fn m_83_price_and_ruby_of_the_coffee_house_are_one_step() {
    let mut table = Table::arrived(&mocha().coffee(seat(A), 7), 20);
    table.play("act");
    assert_eq!((table.coffee(A), table.player(A).rubies), (1, 1));
    assert!(table.events.iter().any(|event| matches!(
        event,
        Event::RubyGained { from: Place::CoffeeHouse, rubies: 1, .. }
    )));
    assert_eq!(table.expansion().coffee_house_price, Some(7), "the next one is dearer");
    assert!(table.can("end"));
}

#[test]
fn m_60_without_a_ruby_coffee_house_palace_and_dealer_are_closed_with_their_guild_cards() {
    let rich = mocha()
        .coffee(seat(A), 20)
        .lira(seat(A), 99)
        .extensions(seat(A), 3)
        .goods(seat(A), Goods::new(5, 5, 5, 5));
    let holding =
        |position: &Position| Table::new(position.clone().guild_hand(seat(A), &[13, 16, 20]));
    let open = holding(&rich);
    for number in [13, 16, 20] {
        assert!(
            open.can(&format!("guild-{number}")),
            "with a ruby guild card {number} is playable"
        );
    }
    let emptied = [
        (13, rich.clone().palace_rubies(0)),
        (16, rich.clone().dealer_rubies(0)),
        (20, rich.coffee_house_rubies(0)),
    ];
    for (number, position) in emptied {
        let position = position.spare_rubies_to(seat(C));
        assert!(!holding(&position).can(&format!("guild-{number}")), "guild card {number}");
        let table = Table::arrived(&position, number);
        assert_eq!(table.answers(), ["skip"], "the action of {number}");
    }
}

#[test]
fn m_60_a_double_card_is_not_playable_where_no_ruby_is_left() {
    let position = mocha()
        .coffee(seat(A), 40)
        .coffee_house_rubies(1)
        .spare_rubies_to(seat(C))
        .hand(seat(A), &[Card::TwiceCoffeeHouse]);
    let mut table = Table::arrived(&position, 20);
    table.play("act");
    assert!(!table.can("again"));
}

#[test]
fn coffee_is_no_good_where_a_good_of_any_kind_is_asked_for() {
    // The Sultan's fifth square asks for any good: coffee does not serve.
    let position =
        mocha().coffee(seat(A), 9).extensions(seat(A), 1).goods(seat(A), Goods::new(1, 1, 1, 1));
    let table = Table::arrived(&position, 13);
    assert_eq!(table.answers(), ["skip"]);
    let goods = |table: &Table| table.good(A, Good::Red);
    let mut table = Table::arrived(&position.goods(seat(A), Goods::new(2, 1, 1, 1)), 13);
    table.play("deliver-red");
    assert_eq!((goods(&table), table.coffee(A)), (0, 9));
}
