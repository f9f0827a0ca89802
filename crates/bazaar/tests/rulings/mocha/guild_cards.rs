//! The twenty guild cards one by one (M-10, M-18, M-24 to M-28, M-94 to M-96, M-99).

use bazaar::{Card, Companion, Event, Good, Goods, Position, Reason};
use tabletop::{Game as _, Viewer};

use crate::table::{A, B, Table, great_bazaar, guild, mocha, place, places, seat};

fn rich(card: u8) -> Position {
    mocha()
        .lira(seat(A), 40)
        .extensions(seat(A), 2)
        .goods(seat(A), Goods::new(2, 2, 2, 2))
        .coffee(seat(A), 12)
        .guild_hand(seat(A), &[card])
}

#[test]
fn each_guild_card_does_what_the_table_says() {
    // (card, how it is played, Lira, goods, coffee, rubies; before: 40, 2 each, 12, 0)
    let cases = [
        (1, "guild-1", 35, [2, 2, 2, 2], 12, 1),
        (2, "guild-2", 40, [4, 2, 2, 2], 14, 0),
        (3, "guild-3", 40, [2, 4, 2, 2], 14, 0),
        (4, "guild-4", 40, [2, 2, 4, 2], 14, 0),
        (5, "guild-5", 44, [3, 3, 4, 2], 12, 0),
        (6, "guild-6 take-pile draw-stay take-pile draw-stay", 40, [2, 2, 2, 2], 13, 0),
        (8, "guild-8 dice-1-5", 40, [3, 3, 3, 2], 12, 0),
        (8, "guild-8 dice-3-4", 40, [3, 3, 3, 3], 12, 0),
        (8, "guild-8 dice-4-5", 40, [3, 3, 3, 4], 12, 0),
        (9, "guild-9 announce-7 dice-1-4", 44, [2, 2, 2, 2], 12, 0),
        (9, "guild-9 announce-7 dice-3-4", 54, [2, 2, 2, 2], 12, 0),
        (9, "guild-9 announce-12 dice-6-6", 64, [2, 2, 2, 2], 12, 0),
        (10, "guild-10 sell-green sell-green sell-yellow done", 52, [2, 0, 1, 2], 12, 0),
        (11, "guild-11 sell-blue sell-blue done", 45, [2, 2, 2, 0], 12, 0),
        (12, "guild-12 send-5 act", 42, [2, 3, 3, 2], 12, 0),
        (13, "guild-13 deliver-green", 40, [1, 0, 1, 1], 15, 1),
        (14, "guild-14 tile-green", 40, [2, 1, 2, 2], 12, 0),
        (15, "guild-15 tile-yellow", 40, [2, 2, 1, 2], 12, 0),
        (16, "guild-16", 26, [2, 2, 2, 2], 15, 1),
        (17, "guild-17 pay-lira done", 38, [2, 2, 2, 2], 15, 0),
        (17, "guild-17 pay-good-red pay-lira done", 38, [1, 2, 2, 2], 18, 0),
        (18, "guild-18 draw-guild-1 draw-guild-2", 40, [2, 2, 2, 2], 13, 0),
        (20, "guild-20", 45, [2, 2, 2, 2], 6, 1),
    ];
    for (card, play, lira, [red, green, yellow, blue], coffee, rubies) in cases {
        let mut table = Table::new(rich(card));
        for action in play.split(' ') {
            // A sale or roast with nothing left to add may be over by itself.
            if action == "done" {
                table.play_if_asked(action);
            } else {
                table.play(action);
            }
            // Tiles not seen yet are turned up after a sale.
            if table.answers().iter().all(|answer| answer.starts_with("demand-")) {
                let tile = table.answers()[0].clone();
                table.play(&tile);
            }
        }
        let player = table.player(A);
        let goods = Goods::new(red, green, yellow, blue);
        assert_eq!((player.lira, player.goods), (lira, goods), "{play}");
        assert_eq!((table.coffee(A), player.rubies), (coffee, rubies), "{play}");
        assert!(table.can("end"), "{play} is done");
        assert!(table.guild_discard().contains(&guild(&[card])[0]), "{play}: it is laid down");
    }
}

#[test]
fn guild_cards_1_and_14_bring_rubies_as_their_places_do() {
    let mut table = Table::new(rich(1));
    table.play("guild-1 end");
    assert_eq!((table.player(A).capacity, table.player(A).rubies), (5, 1));
    let mut table = Table::new(rich(14).tile(seat(A), Good::Red));
    table.play("guild-14 tile-green end");
    assert_eq!(table.player(A).rubies, 1, "both tiles of the Small Mosque");
    let mut table = Table::new(rich(15));
    table.play("guild-15 tile-blue end");
    assert_eq!(table.stack(A), 5, "the fifth assistant");
}

#[test]
fn guild_card_14_ignores_the_number_on_the_tile() {
    let position = Position::mocha(4)
        .tile(seat(1), Good::Red)
        .tile(seat(2), Good::Red)
        .tile(seat(3), Good::Red)
        .goods(seat(A), Goods::new(1, 0, 0, 0))
        .guild_hand(seat(A), &[14]);
    let mut table = Table::new(position);
    table.play("guild-14 tile-red end");
    assert_eq!((table.goods(A), table.player(A).mosque_tiles), (Goods::NONE, vec![Good::Red]));
}

#[test]
fn guild_cards_10_and_11_put_the_demand_tile_under_its_stack() {
    for (card, tiles) in [(10, "demand-l2"), (11, "demand-s2")] {
        let mut table = Table::new(rich(card));
        table.play(&format!("guild-{card} sell-red")).play_if_asked("done").play(tiles);
        let view = table.view();
        let used = if card == 10 { view.large_demand_used } else { view.small_demand_used };
        assert_eq!(used.len(), 1, "guild card {card}");
    }
}

#[test]
fn m_10_guild_card_12_sends_the_family_member_where_he_can_act() {
    let targets = |position: Position| -> Vec<u8> {
        let mut table = Table::new(position.guild_hand(seat(A), &[12]));
        table.play("guild-12");
        (1..=20).filter(|to| table.can(&format!("send-{to}"))).collect()
    };
    let pauper = mocha().lira(seat(A), 0);
    assert_eq!(targets(pauper.clone()), [2, 3, 4, 5, 6, 7, 8, 9, 18]);
    let with_lira = pauper.clone().lira(seat(A), 14);
    assert_eq!(targets(with_lira), [1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 18]);
    let with_coffee = pauper.coffee(seat(A), 6);
    assert_eq!(targets(with_coffee), [2, 3, 4, 5, 6, 7, 8, 9, 18, 19, 20]);
}

#[test]
fn m_10_the_action_of_guild_card_12_is_carried_out_without_cards_and_tiles_of_places() {
    let position = rich(12)
        .tile(seat(A), Good::Green)
        .tile(seat(A), Good::Red)
        .hand(seat(A), &[Card::TwicePostOffice, Card::AnyGoods, Card::FiveLira]);
    let mut table = Table::new(position.clone());
    table.play("guild-12 send-2");
    assert!(!table.can("skip"), "it must be carried out");
    table.play_if_asked("act");
    assert!(!table.can("take-blue"), "the green tile belongs to the warehouse");
    table.play("five-lira end");
    let mut table = Table::new(position.clone());
    table.play("guild-12 send-5").play_if_asked("act");
    assert!(!table.can("again"));
    let mut table = Table::new(position.clone());
    table.play("guild-12 send-9 announce-12 dice-1-1");
    assert!(!table.can("reroll"));
    table.play("keep end");
    let mut table = Table::new(position);
    table.play("guild-12 send-11");
    assert!(!table.can("any-goods") && table.can("sell-red"));
}

#[test]
fn m_24_place_and_first_step_of_a_compulsory_action_are_one_choice() {
    let position = rich(12).hand(seat(A), &[Card::FiveLira, Card::FamilyHome]);
    for to in [2, 6, 8, 9, 10, 14, 17] {
        let mut table = Table::new(position.clone());
        table.play("guild-12").play(&format!("send-{to}"));
        if table.can("end") {
            continue;
        }
        for card in ["five-lira", "family-home-lira", "skip", "end"] {
            assert!(!table.can(card), "{card} after send-{to}");
        }
    }
}

#[test]
fn m_24_a_tavern_that_is_compulsory_needs_a_favour_that_can_be_completed() {
    // One coffee buys a tile; two would pay the barrier, and some action beside it is possible.
    let with = |coffee: u32| {
        let position = mocha().lira(seat(A), 0).coffee(seat(A), coffee).guild_hand(seat(A), &[12]);
        let mut table = Table::new(position);
        table.play("guild-12 send-19");
        table
    };
    assert_eq!(with(1).answers(), ["tavern-movement", "tavern-encounter"]);
    let mut table = with(2);
    assert!(table.can("barrier-3-10"));
    // 13 needs goods, 14 too; nothing can be done there by a pauper.
    assert!(!table.can("barrier-13-14"), "neither action beside it can be carried out");
    table.play("barrier-9-13");
    assert!(table.can("use-9") && !table.can("use-13") && !table.can("skip"));
    table.play("use-9 announce-3 dice-1-2 end");
    assert_eq!(table.lira(A), 3);
}

#[test]
fn m_24_a_police_station_inside_sends_the_family_member_where_he_can_act() {
    let position = mocha()
        .lira(seat(A), 0)
        .coffee(seat(A), 2)
        .hand(seat(A), &[Card::FamilyHome])
        .guild_hand(seat(A), &[12]);
    // He stands in the Tavern, so the Police Station beside the barrier has nobody to send.
    let mut table = Table::new(position);
    table.play("guild-12 send-19 barrier-12-17");
    assert!(!table.can("use-12"), "{:?}", table.answers());
}

#[test]
fn m_25_with_guild_card_12_the_family_member_comes_home_without_reward_before_he_is_sent() {
    let mut table = Table::new(rich(12).family(seat(A), place(4)));
    table.play("guild-12");
    let home = table
        .events
        .iter()
        .any(|event| matches!(event, Event::FamilyCalledHome { from, .. } if *from == place(4)));
    assert!(home, "{:?}", table.events);
    assert_eq!(table.player(A).family_place, place(12));
    table.play("send-5").play_if_asked("act").play("end");
    assert_eq!((table.player(A).family_place, table.lira(A)), (place(5), 42), "no reward");
    assert_eq!(table.player(A).place, place(7), "the merchant stays where he is");
    let mut table = Table::new(rich(12));
    table.play("guild-12 send-5").play_if_asked("act").play("end");
    assert_eq!(table.player(A).family_place, place(5), "also if he is there already");
}

#[test]
fn m_18_guild_card_7_returns_assistants_and_brings_a_normal_turn() {
    let position = mocha()
        .guild_hand(seat(A), &[7])
        .assistants_out(seat(A), &[2, 9, 13].map(place))
        .merchant(seat(A), place(17))
        .merchant(seat(B), place(3))
        .governor(place(3))
        .lira(seat(A), 9)
        .tile(seat(A), Good::Green)
        .hand(seat(A), &[Card::FiveLira]);
    let mut table = Table::new(position.clone());
    table.play("guild-7 recall-2 recall-9 done");
    assert_eq!(table.stack(A), 3);
    assert_eq!(table.guild_discard(), guild(&[7]), "laid down before the move");
    table.play("move-3 leave pay act take-blue five-lira");
    table.play("governor draw-stay pay-lira dice-1-1 end");
    assert_eq!((table.goods(A), table.lira(A)), (Goods::new(0, 2, 0, 1), 9 - 2 - 2 + 5 - 2));
    let mut table = Table::new(position.clone());
    table.play("guild-7 recall-all");
    assert_eq!(table.stack(A), 4);
    let mut table = Table::new(position);
    table.play("guild-7 skip");
    assert_eq!((table.stack(A), table.can("move-3")), (1, true), "none may be returned");
}

#[test]
fn m_18_guild_card_7_may_be_part_of_a_shuffle_later_in_the_turn() {
    let position = mocha().guild_hand(seat(A), &[7]).guild_pile_only(&[3], seat(B));
    let mut table = Table::new(position);
    table.play("guild-7 recall-all move-18 leave act draw-guild-3 draw-guild-7");
    assert_eq!(table.guild_hand(A), guild(&[3, 7]));
    assert!(!table.can("guild-3"));
}

#[test]
fn m_26_guild_card_5_is_carried_out_twice_in_one_go_and_8_gives_its_goods_before_the_roll() {
    let mut table = Table::new(rich(5).hand(seat(A), &[Card::OneGood]));
    table.play("guild-5");
    assert_eq!(table.view().post_office, 2);
    assert!(table.can("end") && table.can("one-good-red"));
    let mut table = Table::new(rich(8).hand(seat(A), &[Card::DieToSix, Card::OneGood]));
    table.play("guild-8");
    assert_eq!(table.goods(A), Goods::new(3, 3, 3, 2));
    table.play("dice-1-1");
    assert!(table.can("keep") && !table.can("one-good-red"), "the moment after a roll");
}

#[test]
fn m_27_the_cards_of_guild_card_6_come_one_by_one_and_then_the_coffee() {
    let position = rich(6).discard(&[Card::OneGood, Card::LongWay]);
    let mut table = Table::new(position);
    table.play("guild-6");
    assert_eq!(table.answers(), ["take-pile", "take-discard"]);
    table.play("take-pile draw-stay");
    assert_eq!(table.coffee(A), 12, "the coffee comes last");
    table.play("take-discard");
    assert_eq!(table.hand(A), [Card::LongWay, Card::Stay]);
    assert_eq!(table.coffee(A), 13);
    assert!(table.can("end"), "none is discarded");
}

#[test]
fn m_28_guild_card_17_has_at_least_one_choice_and_each_gives_three_coffee() {
    let mut table = Table::new(rich(17).hand(seat(A), &[Card::Stay]));
    table.play("guild-17");
    assert!(!table.can("done") && !table.can("skip"));
    table.play("pay-lira");
    assert_eq!(table.coffee(A), 15);
    assert!(!table.can("pay-lira"), "each once");
    table.play("discard-stay pay-good-blue").play_if_asked("done").play("end");
    assert_eq!(table.coffee(A), 12 + 9);
}

#[test]
fn a_guild_card_that_is_not_held_is_refused() {
    let mut table = Table::new(rich(16));
    assert_eq!(table.refusal("guild-5").0, Reason::CardNotHeld);
}

#[test]
fn m_94_taking_back_nobody_is_one_answer_only() {
    let position = mocha().guild_hand(seat(A), &[7]);
    let mut table = Table::new(position.clone());
    table.play("guild-7");
    assert_eq!(table.answers(), ["recall-all"], "nobody lies out");
    let mut table = Table::new(position.assistants_out(seat(A), &[place(4)]));
    table.play("guild-7");
    assert_eq!(table.answers(), ["recall-all", "skip"], "one set, one answer");
}

#[test]
fn m_95_a_guild_card_that_is_carried_out_lies_open() {
    let mut table = Table::new(Position::mocha(3).guild_hand(seat(A), &[6]));
    table.play("guild-6");
    for viewer in [Viewer::Seat(seat(B)), Viewer::Spectator] {
        let view = table.game.view(viewer);
        let open = view.mocha.expect("the expansion is played");
        assert_eq!((open.guild_card, open.guild_discard.len()), (Some(guild(&[6])[0]), 0));
        let first = view.seats[A].mocha.as_ref().expect("the expansion is played");
        assert_eq!((first.guild_cards, open.guild_pile), (0, 19));
    }
    table.play("take-pile draw-stay take-pile draw-stay");
    assert_eq!(table.expansion().guild_card, None, "now it is laid down");
    assert_eq!(table.guild_discard(), guild(&[6]));
}

#[test]
fn m_96_a_sale_with_a_guild_card_is_named_like_every_sale() {
    let position = mocha()
        .extensions(seat(A), 3)
        .goods(seat(A), Goods::new(3, 0, 0, 4))
        .lira(seat(A), 0)
        .guild_hand(seat(A), &[10]);
    let mut table = Table::new(position);
    table.play("guild-10");
    assert!(!table.can("done"), "at least one");
    table.play("sell-red sell-blue");
    assert_eq!(table.refusal("sell-red").0, Reason::NotAnAnswer, "the colours have their order");
    table.play("sell-blue sell-blue sell-blue").play_if_asked("done");
    assert!(!table.can("sell-blue"), "five at most");
    table.play("demand-l2");
    assert_eq!((table.lira(A), table.goods(A)), (25, Goods::new(2, 0, 0, 0)));
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
