//! Actions inside a guild card or beside the barrier are those of their places, without the
//! improvements of a guild card, and they are carried out (M-10, M-24, M-50, M-85).

use bazaar::{Card, Good, Goods, Options, Position, Reason};

use crate::table::{A, Table, in_the_tavern, mocha, place, seat};

fn rich(card: u8) -> Position {
    mocha()
        .lira(seat(A), 40)
        .extensions(seat(A), 2)
        .goods(seat(A), Goods::new(2, 2, 2, 2))
        .coffee(seat(A), 12)
        .guild_hand(seat(A), &[card])
}

#[test]
fn m_10_the_family_member_gets_what_the_place_gives_and_no_more() {
    // (how guild card 12 is played, Lira, goods, coffee, rubies; before: 40, 2 each, 12, 0)
    let cases = [
        ("send-1 act", 33, [2, 2, 2, 2], 12, 1),
        ("send-2 act", 40, [4, 2, 2, 2], 12, 0),
        ("send-5 act", 42, [2, 3, 3, 2], 12, 0),
        ("send-6 take-pile draw-stay take-pile draw-stay discard-stay", 40, [2; 4], 13, 0),
        ("send-8 take-red dice-1-1", 40, [3, 2, 2, 2], 12, 0),
        ("send-9 announce-7 dice-3-4", 47, [2; 4], 12, 0),
        ("send-9 announce-7 dice-1-4", 42, [2; 4], 12, 0),
        ("send-13 deliver-green", 40, [1, 0, 1, 1], 12, 1),
        ("send-16 act", 26, [2; 4], 12, 1),
        ("send-17 pay-lira done", 38, [2; 4], 14, 0),
        ("send-18 act draw-guild-1 draw-guild-2 discard-guild-1", 40, [2; 4], 13, 0),
        ("send-19 tavern-encounter", 40, [2; 4], 11, 0),
        ("send-20 act", 40, [2; 4], 6, 1),
    ];
    for (play, lira, [red, green, yellow, blue], coffee, rubies) in cases {
        let mut table = Table::new(rich(12));
        table.play("guild-12").play(play);
        let player = table.player(A);
        assert_eq!(
            (player.lira, player.goods),
            (lira, Goods::new(red, green, yellow, blue)),
            "{play}"
        );
        assert_eq!((table.coffee(A), player.rubies), (coffee, rubies), "{play}");
        assert!(table.can("end"), "{play} is done");
    }
}

#[test]
fn m_10_a_mosque_asks_the_family_member_for_the_number_on_its_tile() {
    let position = rich(12).goods(seat(A), Goods::new(1, 1, 2, 0));
    let mut table = Table::new(position);
    table.play("guild-12");
    assert!(!table.can("send-14"), "2 red or green goods are needed");
    table.play("send-15");
    assert!(table.can("tile-yellow") && !table.can("tile-blue"));
}

#[test]
fn m_24_a_police_station_at_the_barrier_of_guild_card_19_sends_him_where_he_can_act() {
    let position = mocha().lira(seat(A), 0).coffee(seat(A), 2).guild_hand(seat(A), &[19]);
    let mut table = Table::new(position.clone());
    table.play("guild-19 tavern-pair-movement-barrier barrier-12-14 use-12");
    let sent: Vec<u8> = (1..=20).filter(|to| table.can(&format!("send-{to}"))).collect();
    assert_eq!(sent, [2, 3, 4, 5, 6, 7, 8, 9, 18], "a pauper without coffee");
    assert!(!table.can("skip"));
    table.play("send-3");
    assert!(!table.can("skip"));
    table.play("act end");
    assert_eq!((table.good(A, Good::Green), table.player(A).family_place), (2, place(3)));
    let mut table = Table::new(position.family(seat(A), place(4)));
    table.play("guild-19 tavern-pair-movement-barrier");
    assert!(!table.can("barrier-12-14"), "nobody is there to be sent, and no tile can be paid");
    table.play("barrier-6-12");
    assert!(table.can("use-6") && !table.can("use-12"));
}

#[test]
fn m_24_a_tavern_at_the_barrier_of_guild_card_19_is_paid_and_completed() {
    let position = mocha().lira(seat(A), 0).coffee(seat(A), 4).guild_hand(seat(A), &[19]);
    let mut table = Table::new(position);
    table.play("guild-19 tavern-pair-barrier-encounter barrier-6-19 use-19");
    assert_eq!(table.coffee(A), 2);
    assert!(!table.can("tavern-encounter") && !table.can("skip"));
    assert!(!table.can("barrier-13-14") && table.can("barrier-3-10"));
    table.play("barrier-3-10 use-3 act");
    assert_eq!((table.coffee(A), table.good(A, Good::Green)), (0, 2));
    assert_eq!(table.tavern_tiles(A).len(), 1, "then the second favour");
    table.play("end");
}

#[test]
fn m_24_taverns_inside_guild_card_19_may_go_on_as_long_as_there_is_coffee() {
    let position = mocha().coffee(seat(A), 2 + 80 + 1).guild_hand(seat(A), &[19]);
    let mut table = Table::new(position);
    table.play("guild-19 tavern-pair-barrier-movement barrier-6-19 use-19");
    for number in 0..40 {
        let edge = if number % 2 == 0 { "barrier-1-19" } else { "barrier-6-19" };
        table.play(edge).play("use-19");
    }
    table.play("tavern-encounter");
    assert_eq!((table.coffee(A), table.tavern_tiles(A).len()), (0, 2));
    assert_eq!(table.answers(), ["end"]);
}

#[test]
fn guild_card_13_asks_for_nothing_where_no_good_is_free_to_choose() {
    let position =
        Position::mocha(4).goods(seat(A), Goods::new(1, 1, 1, 1)).guild_hand(seat(A), &[13]);
    let mut table = Table::new(position);
    table.play("guild-13").play_if_asked("deliver").play("end");
    assert_eq!((table.coffee(A), table.goods(A), table.player(A).rubies), (3, Goods::NONE, 1));
}

#[test]
fn m_18_the_yellow_tile_works_once_in_a_turn_with_guild_card_7() {
    let position =
        rich(7).tile(seat(A), Good::Yellow).assistants_out(seat(A), &[place(13), place(9)]);
    let mut table = Table::new(position);
    table.play("call-back-13 guild-7 skip");
    assert!(!table.can("call-back-9"));
    table.play("move-3 leave act");
    assert!(!table.can("call-back-9"));
}

#[test]
fn m_20_with_the_caravan_leader_guild_card_12_brings_the_token_too() {
    let mut options = Options::mocha(3);
    options.variants.caravan_leader = true;
    let position = Position::with(&options).guild_hand(seat(A), &[12]);
    let mut table = Table::new(position);
    table.play("guild-12 send-6 take-pile draw-stay take-pile draw-stay discard-stay end");
    assert_eq!(table.view().caravan_leader, Some(seat(A)));
}

#[test]
fn m_50_the_wainwright_and_the_coffee_house_beside_the_barrier_may_be_repeated() {
    let position = mocha()
        .coffee(seat(A), 2 + 6 + 7)
        .hand(seat(A), &[Card::TwiceCoffeeHouse, Card::TwiceWainwright])
        .lira(seat(A), 14);
    let mut table = Table::arrived(&position, 19);
    table.play("barrier-2-20 use-20 act again end");
    assert_eq!((table.coffee(A), table.player(A).rubies), (0, 2));
    let mut table = Table::arrived(&position, 19);
    table.play("barrier-1-15 use-1 act again end");
    assert_eq!((table.lira(A), table.player(A).capacity), (0, 4));
}

#[test]
fn m_85_an_action_inside_another_counts_as_carried_out() {
    let mut options = bazaar::Options::mocha(3);
    options.variants.caravan_leader = true;
    let position = Position::with(&options).coffee(seat(A), 2);
    let mut table = in_the_tavern(&position);
    table.play("barrier-6-12 use-12 send-6 take-pile draw-stay take-pile draw-long-way");
    assert_eq!(table.refusal("five-lira").0, Reason::CardNotHeld);
    table.play("discard-stay end");
    assert_eq!((table.view().caravan_leader, table.coffee(A)), (Some(seat(A)), 1));
}

#[test]
fn m_85_an_action_inside_another_is_part_of_it_to_any_depth() {
    let position = mocha()
        .coffee(seat(A), 2)
        .hand(seat(A), &[Card::OneGood, Card::TwicePostOffice, Card::FiveLira]);
    let mut table = in_the_tavern(&position);
    table.play("barrier-6-12");
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction);
    table.play("use-12");
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction);
    table.play("send-5");
    assert_eq!(table.refusal("one-good-red").0, Reason::MidAction);
    table.play("five-lira act one-good-red again end");
    assert_eq!(table.view().post_office, 2, "the double card fits an action at any depth");
}

#[test]
fn m_85_a_tavern_inside_a_tavern_may_go_on_as_long_as_there_is_coffee() {
    let mut table = in_the_tavern(&mocha().coffee(seat(A), 81));
    for number in 0..40 {
        let edge = if number % 2 == 0 { "barrier-6-19" } else { "barrier-1-19" };
        table.play(edge).play("use-19");
    }
    table.play("tavern-movement");
    assert_eq!(table.coffee(A), 0);
    assert_eq!(table.answers(), ["end"], "all of it is over at once");
}
