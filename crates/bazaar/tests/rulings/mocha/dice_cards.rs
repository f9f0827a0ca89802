//! The cards and the tile that change dice, and the card that yields by dice (M-66, M-67, M-75, M-76).

use bazaar::{Card, Good, Goods, Position};

use crate::table::{A, Table, mocha, place, seat};

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
fn m_75_after_a_roll_the_player_is_asked_if_he_can_change_the_dice_or_might() {
    for (number, start, without) in
        [(9, "announce-12", "dice-1-1 end"), (8, "take-red", "dice-1-1 end")]
    {
        let quiet = mocha().governor(place(2)).smuggler(place(2)).coffee_trader(place(2));
        let mut table = Table::arrived(&quiet, number);
        table.play(start).play(without);
        let mut table = Table::arrived(&quiet.clone().hand(seat(A), &[Card::DieToSix]), number);
        table.play(start).play("dice-1-1");
        assert!(table.can("keep") && table.can("six-low"));
        table.play("keep end");
        assert_eq!(table.hand(A), [Card::DieToSix]);
        // Whoever holds another card is asked as well: the question tells nothing of the hand.
        let mut table = Table::arrived(&quiet.clone().hand(seat(A), &[Card::Stay]), number);
        table.play(start).play("dice-1-1");
        assert_eq!(table.answers(), ["keep"]);
        // But not once both copies lie open.
        let open = quiet.hand(seat(A), &[Card::Stay]).discard(&[Card::DieToSix, Card::DieToSix]);
        Table::arrived(&open, number).play(start).play(without);
    }
}

#[test]
fn m_75_in_version_1_of_the_rules_only_the_holder_of_the_card_is_asked() {
    let old = |card: Card| mocha().rules_version(1).hand(seat(A), &[card]);
    Table::arrived(&old(Card::Stay), 9).play("announce-12 dice-1-1 end");
    let mut table = Table::arrived(&old(Card::DieToSix), 9);
    table.play("announce-12 dice-1-1");
    assert_eq!(table.answers(), ["keep", "six-low"]);
}

#[test]
fn m_76_goods_of_the_yield_without_room_are_lost() {
    let position = mocha().hand(seat(A), &[Card::DiceYield]).goods(seat(A), Goods::new(0, 0, 1, 2));
    let mut table = Table::new(position.clone());
    table.play("dice-yield dice-2-2");
    assert_eq!(table.goods(A), Goods::new(0, 0, 2, 2));
    let mut table = Table::new(position);
    table.play("dice-yield dice-6-6");
    assert_eq!(table.goods(A), Goods::new(0, 0, 1, 2));
}
