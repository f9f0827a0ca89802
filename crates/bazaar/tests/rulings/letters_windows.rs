//! Letters & Seals: what may come between two steps, bids without an end, nobody called back, and
//! what a game of an earlier version keeps.

use bazaar::{Action, Card, Companion, Good, KioskTile, Position, Reason};
use tabletop::Game as _;

use crate::table::{
    A, B, C, Table, great_bazaar, letters, mocha, place, places, seat, short_of_lira,
};

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
fn l_110_free_cards_and_the_yellow_tile_come_between_the_good_and_the_way_at_the_catacombs() {
    let position = great_bazaar()
        .hand(seat(A), &[Card::FiveLira, Card::OneGood, Card::OneLetter])
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &places(&[5]))
        .lira(seat(A), 2);
    let mut table = Table::arrived(&position, 25);
    table.play("receive-red");
    assert_eq!(table.question(), r#"{"ask":"emerge"}"#);
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction, "it is an action still");
    table.play("call-back-5 five-lira one-letter draw-letter-3 emerge-3");
    assert_eq!((table.lira(A), table.letters_of(A).1), (5, vec![3]), "delivered by the way out");
    assert_eq!(table.refusal("emerge-4").0, Reason::NotAnAnswer);
}

#[test]
fn l_111_outside_cards_come_between_the_step_and_the_action_of_the_family_walk() {
    let cards = [Card::FamilyWalk, Card::OneGood, Card::RedAndLira, Card::FromAfar];
    let position = letters().family(seat(A), place(3)).hand(seat(A), &cards).lira(seat(A), 0);
    let mut table = Table::new(position);
    let to = table.answers().into_iter().find(|answer| answer.starts_with("family-walk-"));
    table.play(&to.expect("he can walk"));
    assert!(table.question().contains(r#""family":true"#), "{}", table.question());
    table.play("one-good-blue good-and-lira-red from-afar-smuggler-green pay-good-blue dice-1-1");
    assert!(table.question().contains(r#""family":true"#), "his action is still to come");
    table.play("skip end");
    assert_eq!(table.lira(A), 3);
}

#[test]
fn l_111_a_family_member_who_was_sent_is_inside_an_action_as_before() {
    let mut table = Table::arrived(&letters().hand(seat(A), &[Card::OneGood]), 12);
    table.play("send-3");
    assert_eq!(table.refusal("one-good-red"), (Reason::MidAction, "B-58".to_owned()));
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
fn b_97_the_fountain_may_be_used_without_calling_anybody_back() {
    let position = letters().assistants_out(seat(A), &places(&[4, 9])).merchant(seat(A), place(6));
    let mut table = Table::new(position.clone());
    table.play("move-7 skip");
    assert!(table.can("recall-all") && table.can("recall-4") && table.can("skip"));
    table.play("act");
    assert_eq!((table.companion(A), table.stack(A)), (Companion::Ready, 2), "L-21");
    let mut table = Table::new(position.clone());
    table.play("move-7 skip skip");
    assert_eq!(table.companion(A), Companion::Supply, "without the action he does not come");
    let mut table = Table::new(position.companion(seat(A), Companion::Ready));
    table.play("move-7 skip");
    assert!(!table.can("act"), "it would be going on without the action");
}

#[test]
fn b_97_an_action_that_must_be_carried_out_may_call_nobody_back() {
    let position = mocha().guild_hand(seat(A), &[12]).assistants_out(seat(A), &places(&[4]));
    let mut table = Table::new(position);
    table.play("guild-12 send-7");
    assert_eq!(table.answers(), ["recall-all", "act"]);
    table.play("act end");
    assert_eq!(table.stack(A), 3);
}

#[test]
fn m_99_guild_card_7_brings_the_companion_also_if_nobody_is_called_back() {
    let position = great_bazaar().guild_hand(seat(A), &[7]).assistants_out(seat(A), &places(&[4]));
    let mut table = Table::new(position.clone());
    table.play("guild-7");
    assert_eq!(table.answers(), ["recall-all", "skip"]);
    table.play("skip");
    assert_eq!((table.companion(A), table.stack(A)), (Companion::Ready, 3));
    let mut table = Table::new(position.rules_version(1));
    table.play("guild-7 skip");
    assert_eq!(table.companion(A), Companion::Supply, "a game of version 1 goes on as it was");
}

#[test]
fn l_114_the_final_cards_are_no_bonus_turn() {
    let position = letters()
        .last_round()
        .turn_of(seat(C))
        .hand(seat(A), &[Card::FiveLira])
        .delivered(seat(C), &places(&[1, 2]));
    let mut table = Table::new(position);
    let bonus = |table: &Table| table.view().letters.expect("they are played with").bonus_turn;
    table
        .play("move-6 leave skip bonus-turn discard-letter-1-delivered discard-letter-2-delivered");
    assert!(bonus(&table));
    table.play("move-7 skip skip end");
    assert_eq!(table.question(), r#"{"ask":"final_cards"}"#);
    assert!(!bonus(&table));
    table.play("done");
    assert!(table.game.is_terminal() && !bonus(&table));
}

#[test]
fn m_97_and_l_8_every_game_with_an_expansion_has_42_rubies() {
    type Start = fn(usize) -> Position;
    const BEFORE: [u8; 4] = [11, 7, 1, 0];
    let boxes: [(Start, [u8; 4]); 4] = [
        (Position::base, BEFORE),
        (Position::mocha, [16, 12, 6, 5]),
        (Position::letters_and_seals, [21, 17, 11, 10]),
        (Position::great_bazaar, [16, 12, 6, 5]),
    ];
    for (start, now) in boxes {
        for (players, (now, before)) in (2..).zip(now.into_iter().zip(BEFORE)) {
            for (version, spare) in [(1, before), (2, now)] {
                let table = Table::new(start(players).rules_version(version));
                assert_eq!(table.view().spare_rubies, spare, "{players} players, {version}");
                assert_eq!(table.game.audit(), Ok(()));
            }
        }
    }
}

#[test]
fn l_102_a_figure_from_afar_may_be_met_in_the_same_turn_and_named_twice() {
    let position = letters()
        .smuggler(place(3))
        .hand(seat(A), &[Card::FromAfar, Card::FromAfar])
        .lira(seat(A), 9);
    let mut table = Table::arrived(&position, 3);
    table.play("skip from-afar-smuggler-red pay-lira dice-1-2");
    table.play("from-afar-smuggler-red pay-lira dice-1-2");
    assert!(table.can("smuggler-blue"), "it was no encounter");
    table.play("smuggler-blue pay-lira dice-1-2");
    assert_eq!(table.refusal("smuggler-blue").0, Reason::Once, "that was one");
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
