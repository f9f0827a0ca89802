//! Mocha & Baksheesh: the nine new bonus cards, and when cards may be played.

use bazaar::{Card, Good, Goods, Position};

use crate::table::{A, C, Table, guild, mocha, place, seat};

#[test]
fn m_65_the_corner_card_leads_to_another_corner() {
    let mut table = Table::new(mocha().hand(seat(A), &[Card::Corner]));
    let corners = |table: &Table| -> Vec<u8> {
        (1..=20).filter(|to| table.can(&format!("corner-{to}"))).collect()
    };
    assert_eq!(corners(&table), [10, 13, 16, 20]);
    table.play("corner-13 leave");
    assert_eq!(table.player(A).place, place(13));
    assert_eq!(table.view().discard, [Card::Corner]);
    let at_a_corner = mocha().hand(seat(A), &[Card::Corner]).merchant(seat(A), place(16));
    assert_eq!(corners(&Table::new(at_a_corner)), [10, 13, 20], "not where he stands");
}

fn at_the_tea_house(cards: &[Card], red_tile: bool) -> Table {
    let mut position = mocha().hand(seat(A), cards).lira(seat(A), 0);
    if red_tile {
        position = position.tile(seat(A), Good::Red);
    }
    Table::arrived(&position.governor(place(2)).smuggler(place(2)).coffee_trader(place(2)), 9)
}

#[test]
fn m_66_red_tile_and_dice_cards_follow_one_another_on_the_dice_as_they_lie() {
    let mut table = at_the_tea_house(&[Card::DieToSix, Card::DieToSix], true);
    table.play("announce-12 dice-1-2 six-low six-low keep end");
    assert_eq!(table.lira(A), 12, "both dice show 6");

    let mut table = at_the_tea_house(&[Card::DieToSix], true);
    table.play("announce-10 dice-1-2 turn-low six-low");
    assert!(!table.can("turn-low") && !table.can("reroll"), "the red tile works once per roll");
    table.play_if_asked("keep").play("end");
    assert_eq!(table.lira(A), 10, "1 became 4, 2 became 6");
}

#[test]
fn m_66_rolling_again_undoes_earlier_changes() {
    let mut table = at_the_tea_house(&[Card::DieToSix], true);
    table.play("announce-7 dice-1-2 six-low reroll dice-1-1");
    table.play_if_asked("keep").play("end");
    assert_eq!((table.lira(A), table.hand(A).len()), (2, 0), "the card is spent for nothing");
}

#[test]
fn m_66_after_a_new_roll_a_dice_card_may_still_be_used() {
    let mut table = at_the_tea_house(&[Card::DieToSix], true);
    table.play("announce-8 dice-1-1 reroll dice-2-2 six-low");
    table.play_if_asked("keep").play("end");
    assert_eq!(table.lira(A), 8);
}

#[test]
fn m_66_a_die_that_shows_six_is_not_offered() {
    let mut table = at_the_tea_house(&[Card::DieToSix], false);
    table.play("announce-12 dice-5-6");
    assert!(table.can("six-low") && !table.can("six-high"));
    table.play("six-low end");
    assert_eq!(table.lira(A), 12);
    let mut table = at_the_tea_house(&[Card::DieToSix], false);
    table.play("announce-12 dice-6-6");
    assert!(table.can("end"), "with two sixes there is nothing to ask");
}

#[test]
fn m_67_the_dice_card_does_not_work_where_figures_move() {
    let position = mocha()
        .hand(seat(A), &[Card::DieToSix])
        .governor(place(3))
        .smuggler(place(3))
        .coffee_trader(place(3))
        .lira(seat(A), 20);
    let mut table = Table::arrived(&position, 3);
    table.play("skip");
    for figure in ["governor draw-stay pay-lira", "smuggler-red pay-lira", "trader-lira"] {
        table.play(figure).play("dice-1-1");
        assert!(!table.can("six-low") && !table.can("six-high"), "{figure}");
        assert!(!table.can("keep"), "{figure}");
    }
    let view = table.view();
    assert_eq!([view.governor, view.smuggler], [place(2); 2]);
    assert_eq!(table.expansion().coffee_trader, place(2));
}

#[test]
fn m_67_the_dice_card_does_not_work_for_neutral_merchants() {
    let position = Position::mocha(2)
        .hand(seat(A), &[Card::DieToSix])
        .neutral_merchant(0, place(3))
        .lira(seat(A), 20);
    let mut table = Table::arrived(&position, 3);
    table.play("pay dice-1-1");
    assert!(!table.can("six-low"));
    assert_eq!(table.view().neutral_merchants[0].place, place(2));
}

#[test]
fn m_68_the_exchange_gives_everything_first_and_takes_as_many() {
    let position = mocha()
        .hand(seat(A), &[Card::Swap])
        .goods(seat(A), Goods::new(0, 0, 2, 0))
        .coffee(seat(A), 1);
    let mut table = Table::new(position);
    table.play("swap give-yellow give-yellow give-coffee");
    table.play_if_asked("done").play("receive-blue receive-blue receive-coffee");
    assert_eq!((table.goods(A), table.coffee(A)), (Goods::new(0, 0, 0, 2), 1));
    assert_eq!(table.view().discard, [Card::Swap]);
    assert!(table.can("move-3"), "the turn goes on");
}

#[test]
fn m_68_one_two_or_three_are_given_and_nothing_comes_in_between() {
    let position =
        mocha().hand(seat(A), &[Card::Swap, Card::FiveLira]).goods(seat(A), Goods::new(2, 2, 0, 0));
    let mut table = Table::new(position.clone());
    table.play("swap");
    assert!(!table.can("done"), "at least one");
    assert!(!table.can("five-lira"), "one step");
    table.play("give-red done");
    assert!(!table.can("five-lira"), "one step");
    table.play("receive-coffee");
    assert_eq!((table.goods(A), table.coffee(A)), (Goods::new(1, 2, 0, 0), 1));
    let mut table = Table::new(position);
    table.play("swap give-red give-red give-green");
    assert!(!table.can("give-green"), "three at most");
}

#[test]
fn m_68_the_kinds_may_be_the_same_and_a_good_without_room_is_lost() {
    let position = mocha().hand(seat(A), &[Card::Swap]).goods(seat(A), Goods::new(2, 0, 0, 2));
    let mut table = Table::new(position.clone());
    table.play("swap give-red done receive-red");
    assert_eq!(table.goods(A), Goods::new(2, 0, 0, 2));
    let mut table = Table::new(position);
    table.play("swap give-red done receive-blue");
    assert_eq!(table.goods(A), Goods::new(1, 0, 0, 2), "the third blue one does not fit");
}

#[test]
fn m_69_the_new_double_cards_follow_a_complete_execution_and_may_be_chained() {
    let position =
        mocha().hand(seat(A), &[Card::TwiceWainwright, Card::TwiceWainwright]).lira(seat(A), 21);
    let mut table = Table::arrived(&position, 1);
    assert!(!table.can("again"), "not before the first");
    table.play("act again again end");
    assert_eq!((table.lira(A), table.player(A).capacity, table.player(A).rubies), (0, 5, 1));

    let position = mocha()
        .hand(seat(A), &[Card::TwiceCoffeeHouse, Card::TwiceCoffeeHouse])
        .coffee(seat(A), 6 + 7 + 8);
    let mut table = Table::arrived(&position, 20);
    table.play("act again again end");
    assert_eq!((table.coffee(A), table.player(A).rubies), (0, 3), "each at the new price");
}

#[test]
fn m_69_a_double_card_needs_the_next_price() {
    let position = mocha().hand(seat(A), &[Card::TwiceCoffeeHouse]).coffee(seat(A), 12);
    let mut table = Table::arrived(&position, 20);
    table.play("act");
    assert!(!table.can("again"), "7 coffee are needed, 6 are left");
    let position = mocha().hand(seat(A), &[Card::TwiceWainwright]).lira(seat(A), 13);
    let mut table = Table::arrived(&position, 1);
    table.play("act");
    assert!(!table.can("again"), "7 Lira are needed, 6 are left");
    let position =
        mocha().hand(seat(A), &[Card::TwiceWainwright]).lira(seat(A), 14).extensions(seat(A), 2);
    let mut table = Table::arrived(&position, 1);
    table.play("act");
    assert!(!table.can("again"), "the wheelbarrow is complete");
}

#[test]
fn m_57_the_coffee_house_is_repeated_after_the_family_member_too() {
    let position = mocha().hand(seat(A), &[Card::TwiceCoffeeHouse]).coffee(seat(A), 13);
    let mut table = Table::arrived(&position, 12);
    table.play("send-20 act again end");
    assert_eq!((table.coffee(A), table.player(A).rubies), (0, 2));
}

#[test]
fn m_70_the_wainwright_is_repeated_after_the_family_member_too() {
    let position = mocha().hand(seat(A), &[Card::TwiceWainwright]).lira(seat(A), 14);
    let mut table = Table::arrived(&position, 12);
    table.play("send-1 act again end");
    assert_eq!((table.lira(A), table.player(A).capacity), (0, 4));
}

#[test]
fn m_76_the_dice_card_is_laid_down_then_rolled_then_both_yields_are_taken() {
    // (dice, Lira, goods, coffee)
    let cases = [
        ("dice-1-1", 4, Goods::NONE, 0),
        ("dice-1-2", 2, Goods::new(0, 0, 1, 0), 0),
        ("dice-3-4", 0, Goods::new(1, 1, 0, 0), 0),
        ("dice-5-6", 0, Goods::new(0, 0, 0, 1), 1),
        ("dice-5-5", 0, Goods::NONE, 2),
        ("dice-2-2", 0, Goods::new(0, 0, 2, 0), 0),
        ("dice-6-6", 0, Goods::new(0, 0, 0, 2), 0),
    ];
    for (dice, lira, goods, coffee) in cases {
        let position = mocha().hand(seat(A), &[Card::DiceYield]).lira(seat(A), 0);
        let mut table = Table::new(position);
        table.play("dice-yield");
        assert_eq!(table.view().discard, [Card::DiceYield], "laid down before the roll");
        table.play(dice);
        assert_eq!(
            (table.lira(A), table.goods(A), table.coffee(A)),
            (lira, goods, coffee),
            "{dice}"
        );
        assert!(table.can("move-3"), "the turn goes on where it was");
    }
}

#[test]
fn m_76_the_red_mosque_tile_does_not_work_on_the_yield() {
    let position = mocha().hand(seat(A), &[Card::DiceYield]).tile(seat(A), Good::Red);
    let mut table = Table::new(position.clone());
    table.play("dice-yield dice-1-2");
    assert!(table.can("move-3"), "nothing is asked");
    let mut table = Table::new(position.hand(seat(A), &[Card::DieToSix]));
    table.play("dice-yield dice-1-2");
    assert_eq!(table.answers(), ["keep", "six-low", "six-high"], "the card alone");
}

#[test]
fn m_77_the_card_owed_at_the_guild_hall_is_owed_until_it_is_paid() {
    let position = mocha().hand(seat(A), &[Card::CoffeeGuild]).coffee(seat(A), 1);
    let mut table = Table::arrived(&position, 18);
    table.play("act draw-guild-1 draw-guild-2 coffee-guild draw-guild-3");
    assert!(!table.can("end") && !table.can("done") && !table.can("skip"));
    assert_eq!(table.answers(), ["discard-guild-1", "discard-guild-2", "discard-guild-3"]);
}

#[test]
fn m_77_the_exchange_must_leave_the_smugglers_good() {
    let position = mocha().hand(seat(A), &[Card::Swap]).smuggler(place(3)).lira(seat(A), 1);
    let mut table = Table::arrived(&position, 3);
    table.play("skip smuggler-red swap give-red");
    table.play_if_asked("done");
    assert!(!table.can("receive-coffee"), "the Smuggler takes no coffee");
    table.play("receive-blue pay-good-blue dice-1-1 end");
    assert_eq!(table.goods(A), Goods::NONE);
}

#[test]
fn m_77_with_lira_the_smugglers_good_may_be_exchanged_for_coffee() {
    let position = mocha().hand(seat(A), &[Card::Swap]).smuggler(place(3)).lira(seat(A), 2);
    let mut table = Table::arrived(&position, 3);
    table.play("skip smuggler-red swap give-red");
    table.play_if_asked("done").play("receive-coffee pay-lira dice-1-1 end");
    assert_eq!((table.lira(A), table.coffee(A)), (0, 1));
}

#[test]
fn m_78_no_card_is_played_for_nothing() {
    let cards = [Card::CoffeeLira, Card::CoffeeGuild, Card::Swap, Card::DieToSix];
    let poor = Table::new(mocha().hand(seat(A), &cards));
    for card in ["coffee-lira", "coffee-guild", "swap"] {
        assert!(!poor.can(card), "{card} with nothing to give");
    }
    let one = Table::new(mocha().hand(seat(A), &cards).coffee(seat(A), 1));
    assert!(one.can("coffee-lira") && one.can("swap") && !one.can("coffee-guild"));
    let two = Table::new(mocha().hand(seat(A), &cards).coffee(seat(A), 2));
    assert!(two.can("coffee-guild"));
}

#[test]
fn m_16_coffee_buys_no_guild_card_when_none_is_left() {
    let position = mocha().hand(seat(A), &[Card::CoffeeGuild]).coffee(seat(A), 2);
    assert!(Table::new(position.clone()).can("coffee-guild"));
    let none = position.clone().guild_pile_only(&[], seat(C));
    assert!(!Table::new(none).can("coffee-guild"));
    let open = position.guild_discard(&[8]).guild_pile_only(&[], seat(C));
    let mut table = Table::new(open);
    table.play("coffee-guild draw-guild-8");
    assert_eq!((table.coffee(A), table.guild_hand(A)), (0, guild(&[8])));
}
