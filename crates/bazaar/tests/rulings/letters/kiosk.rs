//! The draft of the Kiosk and its tiles (L-2, L-55 to L-73, L-113).

use bazaar::{Card, Companion, Good, Goods, KioskTile, Position, Reason};

use crate::table::{A, B, C, Table, few_cards, great_bazaar, letters, place, places, seat};

/// The first player is at the Kiosk, has a letter, and these four tiles are open.
fn draft(position: &Position, tiles: [u8; 4]) -> Table {
    let pile: Vec<_> = tiles.into_iter().filter_map(KioskTile::new).collect();
    let mut table = Table::arrived(&position.clone().kiosk_pile_only(&pile), 22);
    table.play("act draw-letter-1");
    for tile in tiles {
        table.play(&format!("reveal-{tile}"));
    }
    table
}

#[test]
fn l_2_and_l_55_a_letter_then_everybody_takes_a_tile_and_the_last_is_for_the_first() {
    let mut table = draft(&letters(), [7, 8, 9, 12]);
    assert_eq!((table.asked(), table.letters_of(A).0), (A, vec![1]));
    table.play("kiosk-12 act");
    assert_eq!(table.asked(), B);
    table.play("kiosk-7 act kiosk-8 act");
    assert_eq!(table.asked(), A);
    table.play("act");
    assert_eq!((table.good(A, Good::Red), table.lira(A)), (1, 4));
    assert_eq!((table.good(B, Good::Yellow), table.good(C, Good::Green)), (1, 1));
    table.play("end");
    assert_eq!((table.asked(), table.view().letters.unwrap().kiosk_discard.len()), (B, 24));
}

#[test]
fn l_56_what_is_left_is_revealed_then_the_discards_are_shuffled() {
    let two: Vec<_> = [1, 2].into_iter().filter_map(KioskTile::new).collect();
    let mut table = Table::arrived(&letters().kiosk_pile_only(&two), 22);
    table.play("act draw-letter-1");
    assert_eq!(table.answers(), ["reveal-1", "reveal-2"]);
    table.play("reveal-1 reveal-2");
    assert_eq!(table.answers().len(), 22, "all others come back");
}

#[test]
fn l_57_and_l_58_a_tile_must_be_taken_and_need_not_be_used() {
    let mut table = draft(&letters().lira(seat(A), 0), [17, 18, 9, 12]);
    assert!(!table.can("skip"), "one has to be taken");
    table.play("kiosk-17");
    assert_eq!(table.answers(), ["skip"], "it cannot be paid");
    table.play("skip kiosk-12 skip");
    assert_eq!(table.lira(B), 3, "not used");
}

#[test]
fn l_59_exchange_tiles_work_one_way_once_and_are_paid_first() {
    let position = letters().goods(seat(A), Goods::new(1, 0, 0, 0)).lira(seat(A), 2);
    let mut table = draft(&position, [20, 23, 22, 12]);
    table.play("kiosk-20 give-red draw-letter-4");
    assert_eq!((table.goods(A), table.letters_of(A).0), (Goods::NONE, vec![1, 4]));
    assert_eq!(table.asked(), B, "the other way is gone");
    let mut table = draft(&position, [20, 23, 22, 12]);
    table.play("kiosk-20 discard-letter-1");
    assert!(!table.can("receive-coffee"), "L-69: there is no coffee");
    table.play("receive-blue");
    assert_eq!(table.goods(A), Goods::new(1, 0, 0, 1));
    let mut table = draft(&position, [20, 23, 22, 12]);
    table.play("kiosk-23 pay-lira receive-green");
    assert_eq!((table.lira(A), table.good(A, Good::Green)), (0, 1));
    let mut table = draft(&position, [20, 23, 22, 12]);
    table.play("kiosk-22 discard-letter-1");
    assert_eq!(table.lira(A), 5);
}

#[test]
fn l_60_and_l_67_only_the_one_whose_turn_it_is_plays_cards() {
    let position =
        letters().hand(seat(A), &[Card::FiveLira]).hand(seat(B), &[Card::FiveLira, Card::Stay]);
    let mut table = draft(&position, [24, 8, 9, 12]);
    assert!(table.can("five-lira"));
    table.play("kiosk-8");
    assert!(!table.can("five-lira"), "tile and use are one choice");
    table.play("act");
    assert_eq!(table.asked(), B);
    assert!(!table.can("five-lira"));
    table.play("kiosk-24 discard-stay");
    assert_eq!((table.lira(B), table.view().discard.len()), (6, 1), "giving up is not playing");
    table.play("kiosk-9 act");
    assert!(table.can("five-lira"), "before the last tile");
}

#[test]
fn l_61_and_l_71_tile_15_brings_the_companion_from_anywhere_on_either_side() {
    let position = letters().companion(seat(B), Companion::At(place(9)));
    let mut table = draft(&position, [15, 8, 9, 12]);
    table.play("kiosk-8 act kiosk-15 act");
    assert_eq!(table.companion(B), Companion::Ready);
    let mut table = draft(&letters(), [15, 8, 9, 12]);
    table.play("kiosk-15 act");
    assert_eq!(table.companion(A), Companion::Ready, "from the supply");
}

#[test]
fn l_62_tile_16_is_one_die_without_the_red_tile() {
    let mut table = draft(&letters().tile(seat(A), Good::Red).lira(seat(A), 0), [16, 8, 9, 12]);
    table.play("kiosk-16 act");
    assert_eq!(table.answers().len(), 6);
    table.play("one-die-5");
    assert_eq!((table.lira(A), table.asked()), (5, B));
}

#[test]
fn l_63_l_70_and_l_73_extensions_bring_the_ruby_also_out_of_turn_and_the_end() {
    let position = letters().extensions(seat(B), 2).rubies(seat(B), 5).lira(seat(B), 10);
    let mut table = draft(&position, [17, 8, 9, 12]);
    table.play("kiosk-8 act kiosk-17 act");
    assert_eq!((table.player(B).rubies, table.lira(B)), (6, 0));
    assert!(table.view().last_round);
    let full = letters().extensions(seat(A), 3).lira(seat(A), 10);
    let mut table = draft(&full, [17, 8, 9, 12]);
    table.play("kiosk-17");
    assert_eq!(table.refusal("act"), (Reason::Complete, "L-63".to_owned()));
}

#[test]
fn l_64_tile_19_takes_the_merchant_to_the_fountain_and_ends_his_meetings() {
    let position = letters().letters(seat(A), &places(&[7])).governor(place(7));
    let position = position.merchant(seat(A), place(3)).family(seat(B), place(22));
    let mut table = draft(&position, [19, 8, 9, 12]);
    table.play("kiosk-19 act kiosk-8 act kiosk-9 act act");
    assert_eq!(table.player(A).place, place(7));
    assert!(table.letters_of(A).1.contains(&7), "delivered");
    assert_eq!(table.companion(A), Companion::Supply, "no action of the Fountain");
    assert_eq!(table.answers(), ["bonus-turn", "end"], "nobody is met, there or here");
}

#[test]
fn l_65_and_l_66_cards_come_from_the_pile_and_without_one_there_is_none() {
    let position = few_cards(letters().lira(seat(A), 2), &[], &[], &[]);
    let mut table = draft(&position, [11, 24, 9, 12]);
    table.play("kiosk-24");
    assert_eq!(table.refusal("pay-lira"), (Reason::NoneLeft, "L-66".to_owned()));
    let mut table = draft(&letters(), [11, 8, 9, 12]);
    table.play("kiosk-11 act draw-stay");
    assert_eq!(table.hand(A), [Card::Stay]);
}

#[test]
fn l_68_a_tile_works_before_the_next_player_chooses() {
    let position = letters().letters(seat(B), &places(&[3])).merchant(seat(B), place(3));
    let mut table = draft(&position, [22, 8, 9, 12]);
    table.play("kiosk-12 act");
    assert_eq!((table.lira(A), table.asked()), (4, B));
}

#[test]
fn l_72_and_l_82_family_member_and_companion_use_kiosk_and_auction_alike() {
    let tiles: Vec<_> = [7, 8, 9, 12].into_iter().filter_map(KioskTile::new).collect();
    let mut table = Table::arrived(&letters().kiosk_pile_only(&tiles), 12);
    table.play("send-22 act draw-letter-1 reveal-7 reveal-8 reveal-9 reveal-12 kiosk-7 act");
    assert_eq!(table.asked(), B);
    let at = letters().companion(seat(A), Companion::At(place(2)));
    let mut table = Table::new(at);
    table.play("move-companion-23 take-red bid-1");
    assert_eq!(table.asked(), B);
}

#[test]
fn l_113_nothing_comes_between_taking_a_tile_and_its_use_but_cards_may_come_before_both() {
    let tiles: Vec<_> = [17, 8, 9, 12].into_iter().filter_map(KioskTile::new).collect();
    let position = letters()
        .kiosk_pile_only(&tiles)
        .hand(seat(A), &[Card::FiveLira, Card::FiveLira])
        .lira(seat(A), 5);
    let mut table = Table::arrived(&position, 22);
    table.play("act draw-letter-1 reveal-17 reveal-8 reveal-9 reveal-12");
    let mut late = Table { game: table.game.clone(), events: Vec::new() };
    late.play("kiosk-17");
    assert_eq!(late.answers(), ["skip"], "10 Lira are not there");
    table.play("five-lira kiosk-17 act");
    assert_eq!(table.lira(A), 0, "the tiles lie open before one is taken");
    table.play("kiosk-8 act kiosk-9 act");
    assert!(table.can("five-lira"), "the last tile was not taken");
}

#[test]
fn l_69_there_is_coffee_for_a_tile_only_in_the_great_bazaar() {
    let tiles: Vec<_> = [13, 8, 9, 12].into_iter().filter_map(KioskTile::new).collect();
    for (position, coffee) in [(letters(), false), (great_bazaar(), true)] {
        let mut table = Table::arrived(&position.kiosk_pile_only(&tiles), 22);
        table.play("act draw-letter-1 reveal-13 reveal-8 reveal-9 reveal-12 kiosk-13");
        assert_eq!(table.can("receive-coffee"), coffee);
        assert!(table.can("act"), "Lira instead, everywhere");
    }
}
