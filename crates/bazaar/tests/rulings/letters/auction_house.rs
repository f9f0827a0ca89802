//! The Auction House and its bids (L-3, L-74 to L-81, L-109, L-112).

use bazaar::{Action, Card, Good, Reason};

use crate::table::{A, B, C, Table, few_cards, letters, places, seat, short_of_lira};

/// The first player may open an auction; these Lira lie before the three.
fn auction(lira: [u32; 3]) -> Table {
    let position = letters().lira(seat(A), lira[0]).lira(seat(B), lira[1]).lira(seat(C), lira[2]);
    let mut table = Table::arrived(&position, 23);
    table.play("take-red");
    table
}

#[test]
fn l_109_any_bid_is_made_that_can_be_paid() {
    let mut table = auction([1000, 2, 251]);
    assert_eq!(table.answers().len(), 101, "1 to 100, or more");
    table.play("bid-100");
    assert_eq!(
        (table.asked(), table.answers()),
        (C, ["bid-hundred", "pass"].map(String::from).into())
    );
    table.play("bid-hundred");
    assert_eq!(table.question(), r#"{"ask":"auction","lira":100,"by":0,"named":100}"#);
    assert!(!table.can("pass") && table.can("bid-1") && table.can("bid-hundred"));
    table.play("bid-hundred");
    assert!(!table.can("bid-hundred") && !table.can("bid-52"), "251 Lira are all there is");
    table.play("bid-51");
    assert_eq!(table.view().letters.unwrap().bid.unwrap().lira, 251);
    table.play("bid-hundred");
    assert_eq!(table.refusal("bid-100"), (Reason::BidTooLow { lira: 251 }, "L-74".to_owned()));
    assert_eq!(table.answers(), ["bid-hundred"], "201 to 251 would be too low");
    table.play("bid-hundred");
    assert!(!table.can("bid-51") && table.can("bid-52"));
    table.play("bid-hundred bid-100 draw-stay draw-stay end");
    assert_eq!((table.lira(A), table.hand(A).len()), (600, 2));
}

#[test]
fn l_109_every_bid_is_exactly_one_sequence() {
    for lira in [1, 99, 100, 101, 200, 201, 305] {
        let mut table = auction([lira, 0, 0]);
        let mut bids = Vec::new();
        loop {
            let answers = table.answers();
            let named = table
                .question()
                .split("named\":")
                .nth(1)
                .map_or(0, |rest| rest.trim_end_matches('}').parse::<u32>().expect("a number"));
            bids.extend(answers.iter().filter_map(|answer| {
                { answer.strip_prefix("bid-").and_then(|rest| rest.parse::<u32>().ok()) }
                    .map(|rest| named + rest)
            }));
            if !table.can("bid-hundred") {
                break;
            }
            table.play("bid-hundred");
        }
        assert_eq!(bids, (1..=lira).collect::<Vec<_>>(), "{lira} Lira");
    }
}

#[test]
fn l_109_nothing_comes_between_the_parts_of_a_bid() {
    let position = letters().lira(seat(A), 150).hand(seat(A), &[Card::FiveLira]);
    let mut table = Table::arrived(&position, 23);
    table.play("take-red");
    assert!(table.can("five-lira"));
    table.play("bid-hundred");
    assert_eq!(table.refusal("five-lira").0, Reason::MidAction);
    assert_eq!(table.refusal("bid-51"), (short_of_lira(1), "L-76".to_owned()));
    assert_eq!(table.refusal("pass"), (Reason::NotAnAnswer, "L-109".to_owned()));
}

#[test]
fn l_109_who_cannot_outbid_a_large_bid_is_not_led_astray() {
    let mut table = auction([180, 0, 200]);
    table.play("bid-1 bid-hundred bid-80");
    assert_eq!((table.asked(), table.answers()), (A, vec!["pass".to_owned()]));
    assert_eq!(table.refusal("bid-hundred"), (short_of_lira(1), "L-76".to_owned()));
}

#[test]
fn l_109_a_game_of_version_1_goes_on_with_bids_up_to_100() {
    let position = letters().rules_version(1).lira(seat(A), 500).lira(seat(B), 500);
    let mut table = Table::arrived(&position, 23);
    table.play("take-red");
    assert_eq!(table.answers().len(), 100);
    assert_eq!(table.refusal("bid-hundred"), (Reason::NotAnAnswer, "L-109".to_owned()));
    table.play("bid-100 draw-stay draw-stay end");
    assert_eq!(table.asked(), B, "nobody was asked to outbid 100");
}

#[test]
fn l_112_an_outbid_player_owes_nothing_and_may_use_the_yellow_tile() {
    let position = letters()
        .lira(seat(A), 4)
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &places(&[5]))
        .lira(seat(B), 3)
        .lira(seat(C), 0);
    let mut table = Table::arrived(&position, 23);
    table.play("take-red bid-2 bid-3");
    assert_eq!(table.asked(), A);
    table.play("call-back-5");
    assert_eq!(table.answers(), ["pass"], "2 Lira are left, and 3 are bid");
    table.play("pass draw-stay draw-stay end");
    assert_eq!((table.lira(A), table.hand(B).len()), (5, 2));
}

#[test]
fn ids_of_the_first_edition_stay_what_they_are() {
    use tabletop::Coded as _;
    const FIRST: u16 = 1248;
    assert_eq!(Action::FIRST_COUNT, FIRST);
    assert_eq!("bid-100".parse::<Action>().unwrap().id(), 1116);
    assert_eq!("bid-hundred".parse::<Action>().unwrap().id(), FIRST);
    assert_eq!("one-die-6".parse::<Action>().unwrap().id(), FIRST - 1);
}

#[test]
fn l_74_and_l_77_if_all_pass_the_first_bid_wins_and_goes_to_the_supply() {
    let position = letters().lira(seat(A), 5).lira(seat(B), 5).lira(seat(C), 5);
    let mut table = Table::arrived(&position, 23);
    table.play("take-blue bid-2");
    assert_eq!(table.asked(), B);
    table.play("pass pass draw-stay draw-one-good");
    assert_eq!((table.lira(A), table.hand(A).len()), (3, 2));
    assert_eq!(table.good(A, Good::Blue), 1);
    assert_eq!(table.asked(), A);
}

#[test]
fn l_74_who_outbids_pays_the_one_whose_turn_it_is_who_may_bid_once_more() {
    let position = letters().lira(seat(A), 5).lira(seat(B), 9).lira(seat(C), 9);
    let mut table = Table::arrived(&position, 23);
    table.play("take-red bid-1 bid-3 bid-4");
    assert_eq!(table.asked(), A, "once more");
    table.play("pass draw-stay draw-one-good");
    assert_eq!((table.lira(A), table.lira(C), table.hand(C).len()), (9, 5, 2));
    let mut table = Table::arrived(&position, 23);
    table.play("take-red bid-1 bid-3 pass bid-4 draw-stay draw-one-good end");
    assert_eq!((table.lira(A), table.hand(A).len(), table.asked()), (1, 2, B));
}

#[test]
fn l_75_without_money_the_auction_house_is_closed() {
    let table = Table::arrived(&letters().lira(seat(A), 0), 23);
    assert_eq!(table.answers(), ["skip"], "no good either");
}

#[test]
fn l_76_and_l_80_nobody_bids_more_than_he_has_and_who_cannot_bid_is_not_asked() {
    let position = letters().lira(seat(A), 4).lira(seat(B), 3).lira(seat(C), 4);
    let mut table = Table::arrived(&position, 23);
    table.play("take-red");
    assert_eq!(table.answers(), ["bid-1", "bid-2", "bid-3", "bid-4"]);
    table.play("bid-3");
    assert_eq!((table.asked(), table.answers()), (C, vec!["bid-4".to_owned(), "pass".to_owned()]));
    assert_eq!(table.refusal("bid-5").1, "L-76");
    assert_eq!(table.refusal("bid-3"), (Reason::BidTooLow { lira: 3 }, "L-74".to_owned()));
}

#[test]
fn l_78_and_l_81_the_one_whose_turn_it_is_may_play_free_cards_but_keeps_a_lira_to_open() {
    let position = letters()
        .lira(seat(A), 2)
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &places(&[5]))
        .hand(seat(A), &[Card::FiveLira, Card::RedAndLira])
        .hand(seat(B), &[Card::FiveLira])
        .lira(seat(B), 9);
    let mut table = Table::arrived(&position, 23);
    table.play("take-red");
    assert_eq!(table.refusal("call-back-5").0, Reason::Owed);
    assert_eq!(table.refusal("good-and-lira-red").0, Reason::MidAction);
    table.play("five-lira");
    assert!(table.can("bid-7") && table.can("call-back-5"));
    table.play("bid-1");
    assert_eq!(table.asked(), B);
    assert!(!table.can("five-lira"), "it is not his turn");
}

#[test]
fn l_79_a_single_card_is_auctioned_alone_and_without_any_there_is_no_auction() {
    let one = few_cards(letters().lira(seat(A), 3).lira(seat(C), 0), &[], &[Card::Stay], &[]);
    let mut table = Table::arrived(&one, 23);
    table.play("take-red bid-1 pass draw-stay end");
    assert_eq!(table.hand(A), [Card::Stay]);
    let none = few_cards(letters().lira(seat(A), 3), &[], &[], &[]);
    let mut table = Table::arrived(&none, 23);
    table.play("take-red end");
    assert_eq!((table.lira(A), table.good(A, Good::Red)), (3, 1));
}

#[test]
fn l_3_the_auction_house_gives_a_good_of_choice_before_two_cards_are_auctioned() {
    let mut table = Table::arrived(&letters().lira(seat(A), 5), 23);
    let goods = ["take-red", "take-green", "take-yellow", "take-blue"];
    assert!(goods.iter().all(|good| table.can(good)), "any good, blue included");
    table.play("take-blue");
    assert_eq!(table.good(A, Good::Blue), 1);
    table.play("bid-2 pass pass draw-stay draw-one-good");
    assert_eq!((table.lira(A), table.hand(A)), (3, vec![Card::OneGood, Card::Stay]));
}
