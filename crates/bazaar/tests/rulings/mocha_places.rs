//! Mocha & Baksheesh: Roasting Plant, Guild Hall, Coffee House and the coffee of the Caravansary.

use bazaar::{Card, Event, Good, Goods, Options, Place, Position, Reason};

use crate::table::{A, B, C, Table, few_cards, guild, mocha, place, seat};

/// One Lira option, one good and one card to give at the Roasting Plant, and no more.
fn a_little_of_everything() -> Position {
    mocha().lira(seat(A), 2).goods(seat(A), Goods::new(1, 0, 0, 0)).hand(seat(A), &[Card::Stay])
}

#[test]
fn m_62_the_choices_of_the_roasting_plant_come_in_any_order_each_paid_before_the_next() {
    for order in [
        ["pay-lira", "pay-good-red", "discard-stay"],
        ["pay-lira", "discard-stay", "pay-good-red"],
        ["pay-good-red", "pay-lira", "discard-stay"],
        ["pay-good-red", "discard-stay", "pay-lira"],
        ["discard-stay", "pay-lira", "pay-good-red"],
        ["discard-stay", "pay-good-red", "pay-lira"],
    ] {
        let mut table = Table::arrived(&a_little_of_everything(), 17);
        for (number, choice) in order.into_iter().enumerate() {
            table.play(choice);
            assert_eq!(table.coffee(A), 2 * (number as u32 + 1), "{order:?}");
        }
        table.play_if_asked("done").play("end");
        assert_eq!((table.lira(A), table.goods(A)), (0, Goods::NONE), "{order:?}");
        assert!(table.hand(A).is_empty());
        assert_eq!(table.view().discard, [Card::Stay], "the card lies on the Caravansary");
    }
}

#[test]
fn m_62_no_choice_of_the_roasting_plant_can_be_had_twice() {
    let position = mocha()
        .lira(seat(A), 20)
        .goods(seat(A), Goods::new(2, 2, 0, 0))
        .hand(seat(A), &[Card::Stay, Card::LongWay])
        .guild_hand(seat(A), &[5, 7]);
    let mut table = Table::arrived(&position, 17);
    table.play("pay-lira");
    assert!(!table.can("pay-lira"));
    table.play("pay-good-green");
    assert!(!table.can("pay-good-green") && !table.can("pay-good-red"));
    table.play("discard-long-way");
    assert!(!table.can("discard-stay") && !table.can("discard-guild-5"));
    assert_eq!(table.coffee(A), 6, "six coffee are the most");
}

#[test]
fn m_62_without_anything_to_give_the_roasting_plant_is_passed_over() {
    let position = mocha().lira(seat(A), 1).family(seat(B), place(17));
    let mut table = Table::arrived(&position, 17);
    assert_eq!(table.answers(), ["skip"]);
    table.play("skip");
    assert!(table.can("catch-1-lira"), "phase 4 follows");
}

#[test]
fn m_79_coffee_alone_is_nothing_to_give_at_the_roasting_plant() {
    let table = Table::arrived(&mocha().lira(seat(A), 0).coffee(seat(A), 9), 17);
    assert_eq!(table.answers(), ["skip"], "coffee is no good");
}

#[test]
fn m_79_the_guild_hall_can_be_carried_out_always() {
    let position = mocha().lira(seat(A), 0).guild_pile_only(&[], seat(C));
    let mut table = Table::arrived(&position, 18);
    table.play("act end");
    assert_eq!(table.coffee(A), 1);
}

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
fn m_81_the_roasting_plant_ends_when_the_player_says_so_and_begins_with_a_choice() {
    let mut table = Table::arrived(&a_little_of_everything(), 17);
    assert!(!table.can("done"), "doing nothing is leaving the action out");
    table.play("pay-lira done end");
    assert_eq!((table.coffee(A), table.asked()), (2, B));
}

#[test]
fn m_81_a_bonus_card_and_a_guild_card_are_the_same_choice() {
    let position =
        mocha().lira(seat(A), 0).hand(seat(A), &[Card::Stay]).guild_hand(seat(A), &[5, 7]);
    let mut table = Table::arrived(&position, 17);
    table.play("discard-guild-5");
    assert!(!table.can("discard-guild-7") && !table.can("discard-stay"));
    table.play_if_asked("done").play("end");
    assert_eq!(table.guild_discard(), guild(&[5]), "it lies on the guild cards' own pile");
    assert_eq!(table.coffee(A), 2);
}

#[test]
fn m_81_inside_the_roasting_plant_only_free_cards_are_played() {
    let position = mocha().lira(seat(A), 2).hand(
        seat(A),
        &[Card::OneGood, Card::FiveLira, Card::TwoCoffee, Card::DiceYield, Card::Swap],
    );
    let mut table = Table::arrived(&position, 17);
    assert!(table.can("one-good-red"), "before the action");
    table.play("pay-lira");
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction);
    assert_eq!(table.refusal("dice-yield").0, Reason::MidAction);
    assert_eq!(table.refusal("swap").0, Reason::MidAction);
    table.play("five-lira two-coffee");
    assert_eq!(table.coffee(A), 4);
}

#[test]
fn m_84_the_guild_hall_gives_coffee_and_two_cards_in_one_go_then_one_is_discarded() {
    let position =
        mocha().hand(seat(A), &[Card::FiveLira, Card::OneGood]).guild_hand(seat(A), &[11]);
    let mut table = Table::arrived(&position, 18);
    table.play("act");
    assert_eq!(table.coffee(A), 1, "the coffee comes first");
    assert_eq!(table.refusal("five-lira").0, Reason::WaitingForChance);
    table.play("draw-guild-3");
    assert_eq!(table.refusal("five-lira").0, Reason::WaitingForChance);
    table.play("draw-guild-16");
    assert_eq!(table.guild_hand(A), guild(&[3, 11, 16]));
    assert!(!table.can("end") && !table.can("done"), "a card is owed");
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction);
    table.play("five-lira discard-guild-11 end");
    assert_eq!(table.guild_hand(A), guild(&[3, 16]), "old or new");
    assert_eq!(table.guild_discard(), guild(&[11]));
}

#[test]
fn m_15_with_one_guild_card_left_the_guild_hall_gives_it_and_one_is_discarded() {
    let position = mocha().guild_pile_only(&[3], seat(C));
    let mut table = Table::arrived(&position, 18);
    table.play("act draw-guild-3");
    assert!(!table.can("end"));
    table.play("discard-guild-3 end");
    assert_eq!((table.coffee(A), table.guild_hand(A).len()), (1, 0));
}

#[test]
fn m_15_with_no_guild_card_left_one_is_still_discarded_if_there_is_any() {
    let none_left = mocha().guild_hand(seat(A), &[4]).guild_pile_only(&[], seat(C));
    let mut table = Table::arrived(&none_left, 18);
    table.play("act");
    assert!(!table.can("end"), "the own card has to go");
    table.play("discard-guild-4 end");
    assert_eq!((table.coffee(A), table.guild_hand(A).len()), (1, 0));

    let nobody_has_one = mocha().guild_pile_only(&[], seat(C));
    let mut table = Table::arrived(&nobody_has_one, 18);
    table.play("act end");
    assert_eq!(table.coffee(A), 1);
}

#[test]
fn m_17_the_guild_deck_is_made_anew_as_soon_as_its_last_card_is_drawn() {
    let position = mocha().guild_discard(&[1, 2]).guild_pile_only(&[3, 4], seat(C));
    let mut table = Table::arrived(&position, 18);
    table.play("act draw-guild-3 draw-guild-4");
    assert_eq!((table.expansion().guild_pile, table.guild_discard().len()), (2, 0));
    table.play("discard-guild-3 end");
    assert_eq!(table.guild_discard(), guild(&[3]), "it was not shuffled with the others");
}

#[test]
fn m_17_without_a_discard_pile_the_shuffle_waits_until_a_guild_card_has_to_be_drawn() {
    let position = mocha().guild_pile_only(&[3, 4], seat(C)).lira(seat(B), 9);
    let mut table = Table::arrived(&position, 18);
    table.play("act draw-guild-3 draw-guild-4 discard-guild-3 end");
    assert_eq!(table.expansion().guild_pile, 0);
    assert_eq!(table.guild_discard(), guild(&[3]));
    table.play("move-18 leave pay act draw-guild-3");
    assert!(table.can("discard-guild-3"), "the single card was shuffled and drawn");
}

#[test]
fn m_29_both_guild_cards_come_in_one_go_and_the_deck_is_made_anew_between_them() {
    let position = mocha()
        .guild_discard(&[1, 2])
        .guild_pile_only(&[3], seat(C))
        .hand(seat(A), &[Card::FiveLira]);
    let mut table = Table::arrived(&position, 18);
    table.play("act draw-guild-3");
    assert_eq!(table.answers(), ["draw-guild-1", "draw-guild-2"]);
    assert_eq!(table.refusal("five-lira").0, Reason::WaitingForChance, "nothing in between");
    table.play("draw-guild-2");
    assert_eq!((table.expansion().guild_pile, table.guild_discard().len()), (1, 0));
}

#[test]
fn m_80_the_guild_hall_gives_its_coffee_before_the_cards() {
    let mut table = Table::arrived(&mocha(), 18);
    table.play("act");
    assert_eq!(table.coffee(A), 1);
    assert!(table.can("draw-guild-1"));
}

#[test]
fn m_80_the_coffee_of_the_caravansary_is_its_last_step() {
    let mut table = Table::arrived(&mocha(), 6);
    table.play("take-pile draw-stay take-pile draw-long-way");
    assert_eq!(table.coffee(A), 0, "not before the discard");
    table.play("discard-stay");
    assert_eq!(table.coffee(A), 1);
    table.play("end");
    assert_eq!(table.coffee(A), 1, "and once");
}

#[test]
fn m_80_one_card_at_the_caravansary_brings_the_coffee_too_and_so_it_does_for_the_leader() {
    let position = few_cards(mocha(), &[], &[Card::Stay], &[]);
    let mut table = Table::arrived(&position, 6);
    table.play("take-pile draw-stay discard-stay end");
    assert_eq!(table.coffee(A), 1);

    let mut options = Options::mocha(3);
    options.variants.caravan_leader = true;
    let position = Position::with(&options).caravan_leader(seat(A));
    let mut table = Table::arrived(&position, 6);
    table.play("take-pile draw-stay take-pile draw-long-way end");
    assert_eq!((table.coffee(A), table.hand(A).len()), (1, 2));
}

#[test]
fn m_80_the_family_member_gets_the_coffee_of_the_caravansary_as_well() {
    let mut table = Table::arrived(&mocha(), 12);
    table.play("send-6 take-pile draw-stay take-pile draw-long-way discard-stay");
    assert_eq!(table.coffee(A), 1);
}

#[test]
fn m_72_without_a_card_the_caravansary_gives_no_coffee() {
    let position = few_cards(mocha(), &[], &[], &[]);
    let mut table = Table::arrived(&position, 6);
    assert_eq!(table.answers(), ["skip"]);
    table.play("skip end");
    assert_eq!(table.coffee(A), 0);
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
