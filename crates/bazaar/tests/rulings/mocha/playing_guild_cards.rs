//! When a guild card is played, and what goes with it (M-1 to M-9, M-11 to M-14, M-20, M-22, M-23).

use bazaar::{Card, Good, Goods, Options, Place, Position, Reason};

use crate::table::{A, B, C, Table, few_cards, guild, mocha, place, seat};

/// Everything a guild card may cost, on a wheelbarrow with some room.
fn rich() -> Position {
    mocha()
        .lira(seat(A), 40)
        .extensions(seat(A), 2)
        .goods(seat(A), Goods::new(3, 3, 3, 3))
        .coffee(seat(A), 12)
}

fn holding(cards: &[u8]) -> Position {
    rich().guild_hand(seat(A), cards)
}

#[test]
fn m_1_cards_that_belong_to_no_place_go_with_a_guild_card() {
    let cards = [
        Card::OneGood,
        Card::FiveLira,
        Card::FamilyHome,
        Card::TwoCoffee,
        Card::CoffeeGuild,
        Card::CoffeeLira,
        Card::DiceYield,
        Card::Swap,
    ];
    let position = holding(&[2]).hand(seat(A), &cards).family(seat(A), place(4));
    let mut table = Table::new(position);
    for moment in ["", "guild-2"] {
        table.play(moment);
        for card in [
            "one-good-red",
            "five-lira",
            "family-home-lira",
            "two-coffee",
            "coffee-guild",
            "coffee-lira",
            "dice-yield",
            "swap",
        ] {
            assert!(table.can(card), "{card} with {moment}");
        }
    }
    table
        .play("one-good-blue family-home-lira two-coffee coffee-lira dice-yield dice-1-1 keep end");
    assert_eq!(table.asked(), B);
}

#[test]
fn m_1_cards_that_belong_to_a_place_do_not() {
    // (guild card, how it is carried out, the card of that place)
    let cases = [
        (1, "guild-1", Card::TwiceWainwright),
        (5, "guild-5", Card::TwicePostOffice),
        (13, "guild-13 deliver-red", Card::TwicePalace),
        (16, "guild-16", Card::TwiceDealer),
        (20, "guild-20", Card::TwiceCoffeeHouse),
    ];
    for (number, play, card) in cases {
        let position = holding(&[number]).hand(seat(A), &[card]);
        // The merchant may even stand there.
        let mut table = Table::new(position.merchant(seat(A), place(number)));
        table.play(play);
        assert!(!table.can("again"), "{card} after guild card {number}");
        assert!(table.can("end"), "guild card {number} is done");
    }
    let mut table = Table::new(holding(&[11]).hand(seat(A), &[Card::AnyGoods]));
    table.play("guild-11");
    assert!(!table.can("any-goods"));
    assert!(table.can("sell-blue"), "any kind is sold by the card itself");
}

#[test]
fn m_2_movement_cards_do_not_go_with_a_guild_card() {
    let cards = [Card::Stay, Card::LongWay, Card::Corner, Card::AssistantBack];
    let movement = ["stay", "long-way-2", "corner-16", "assistant-back-13", "move-3"];
    let position =
        holding(&[3, 7]).hand(seat(A), &cards).assistants_out(seat(A), &[place(13), place(4)]);
    let mut table = Table::new(position.clone());
    for card in movement {
        assert!(table.can(card), "{card} without a guild card");
    }
    table.play("guild-3");
    for card in movement {
        assert!(!table.can(card), "{card} with guild card 3");
    }
    let mut table = Table::new(position);
    table.play("guild-7 recall-4 done");
    for card in movement {
        assert!(table.can(card), "{card} in the turn that guild card 7 brings");
    }
}

#[test]
fn m_3_a_die_may_be_turned_to_six_with_guild_cards_8_and_9() {
    let position = holding(&[8, 9]).hand(seat(A), &[Card::DieToSix]);
    let mut table = Table::new(position.clone());
    table.play("guild-8 dice-1-3 six-low end");
    assert_eq!(table.goods(A), Goods::new(4, 4, 4, 4), "9 gives 2 blue, and 1 fits");
    let mut table = Table::new(position);
    table.play("guild-9 announce-8 dice-1-2 six-low end");
    assert_eq!(table.lira(A), 40 + 16);
}

#[test]
fn m_4_red_and_green_mosque_tiles_do_not_go_with_guild_cards() {
    let position = holding(&[2, 3, 4, 8, 9]).tile(seat(A), Good::Red).tile(seat(A), Good::Green);
    for number in [2, 3, 4] {
        let mut table = Table::new(position.clone());
        table.play(&format!("guild-{number}"));
        assert!(!table.can("take-blue"), "guild card {number}");
        assert!(table.can("end"));
    }
    for play in ["guild-8 dice-1-1", "guild-9 announce-12 dice-1-1"] {
        let mut table = Table::new(position.clone());
        table.play(play);
        assert!(!table.can("reroll") && !table.can("turn-low"), "{play}");
        assert!(table.can("end"), "the roll counts at once: {play}");
        let mut table = Table::new(position.clone().hand(seat(A), &[Card::DieToSix]));
        table.play(play);
        assert_eq!(table.answers(), ["keep", "six-low"], "the card alone: {play}");
    }
}

#[test]
fn m_5_the_yellow_mosque_tile_goes_with_a_guild_card() {
    let position = holding(&[2]).tile(seat(A), Good::Yellow).assistants_out(seat(A), &[place(13)]);
    let mut table = Table::new(position);
    assert!(table.can("call-back-13"), "before it");
    table.play("guild-2 call-back-13 end");
    assert_eq!((table.lira(A), table.stack(A)), (38, 4));
}

#[test]
fn m_6_a_guild_card_may_be_bought_and_played_in_one_turn_before_the_move() {
    let position = rich().hand(seat(A), &[Card::CoffeeGuild]);
    let mut table = Table::new(position.clone());
    table.play("coffee-guild draw-guild-2 guild-2 end");
    assert_eq!(table.coffee(A), 12 - 2 + 2);
    let mut table = Table::new(position);
    table.play("move-3 coffee-guild draw-guild-2");
    assert!(!table.can("guild-2"), "the movement has begun");
}

#[test]
fn m_7_no_second_guild_card_is_played_in_a_turn() {
    let mut table = Table::new(holding(&[2, 3, 7]));
    table.play("guild-2");
    assert!(!table.can("guild-3") && !table.can("guild-7"));
    let mut table = Table::new(holding(&[2, 3, 7]));
    table.play("guild-7 recall-all");
    assert!(!table.can("guild-2") && table.can("move-3"), "not after guild card 7 either");
}

#[test]
fn m_9_what_is_missing_makes_a_guild_card_unplayable() {
    let none = mocha().lira(seat(A), 0);
    let with = |position: &Position, number: u8| {
        Table::new(position.clone().guild_hand(seat(A), &[number])).can(&format!("guild-{number}"))
    };
    let pauper = none.clone();
    // With nothing at all these can be carried out completely, and the others cannot.
    for number in 1..=20 {
        let expected = [2, 3, 4, 5, 6, 7, 8, 9, 12, 18].contains(&number);
        assert_eq!(with(&pauper, number), expected, "guild card {number} of a pauper");
    }
    assert!(!with(&none.clone().lira(seat(A), 4), 1) && with(&none.clone().lira(seat(A), 5), 1));
    assert!(!with(&none.clone().lira(seat(A), 9).extensions(seat(A), 3), 1), "complete");
    let red = none.clone().goods(seat(A), Goods::new(1, 0, 0, 0));
    assert!(with(&red, 14) && !with(&red, 15));
    assert!(with(&red, 10) && with(&red, 11) && with(&red, 17));
    assert!(!with(&red.tile(seat(A), Good::Red), 14), "the tile is owned");
    assert!(
        !with(&none.clone().lira(seat(A), 13), 16) && with(&none.clone().lira(seat(A), 14), 16)
    );
    assert!(
        !with(&none.clone().coffee(seat(A), 5), 20) && with(&none.clone().coffee(seat(A), 6), 20)
    );
}

#[test]
fn m_9_goods_without_room_do_not_make_it_unplayable() {
    let full = mocha().goods(seat(A), Goods::new(2, 2, 2, 2));
    for number in [2, 3, 4] {
        let mut table = Table::new(full.clone().guild_hand(seat(A), &[number]));
        table.play(&format!("guild-{number} end"));
        assert_eq!((table.coffee(A), table.goods(A)), (2, Goods::new(2, 2, 2, 2)));
    }
    let mut table = Table::new(full.guild_hand(seat(A), &[8]));
    table.play("guild-8 dice-6-6 end");
    assert_eq!(table.goods(A), Goods::new(2, 2, 2, 2));
}

#[test]
fn m_11_a_guild_card_comes_before_the_first_step_of_phase_1() {
    let position = holding(&[2])
        .hand(seat(A), &[Card::AssistantBack, Card::FiveLira, Card::OneGood, Card::Stay])
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[place(13), place(4)]);
    for first in ["move-3", "assistant-back-13", "stay"] {
        let mut table = Table::new(position.clone());
        table.play(first);
        assert!(!table.can("guild-2"), "after {first}");
    }
    let mut table = Table::new(position);
    table.play("five-lira one-good-blue call-back-4 guild-2");
    assert_eq!(table.good(A, Good::Red), 4);
}

#[test]
fn m_12_outside_cards_do_not_come_into_a_guild_card() {
    let cards = [Card::OneGood, Card::Swap, Card::DiceYield, Card::FiveLira];
    let within = [
        (6, "guild-6 take-pile draw-stay"),
        (17, "guild-17 pay-lira"),
        (12, "guild-12 send-6 take-pile draw-stay"),
    ];
    for (number, steps) in within {
        let mut table = Table::new(holding(&[number]).hand(seat(A), &cards));
        for card in ["one-good-red", "swap", "dice-yield"] {
            assert!(table.can(card), "{card} before guild card {number}");
        }
        table.play(steps);
        for card in ["one-good-red", "swap", "dice-yield"] {
            assert_eq!(table.refusal(card).0, Reason::MidAction, "{card} in guild card {number}");
        }
        assert!(table.can("five-lira"), "free cards come in");
    }
    let mut table = Table::new(holding(&[17]).hand(seat(A), &cards));
    table.play("guild-17 pay-lira done one-good-blue");
}

#[test]
fn m_13_a_guild_card_pays_not_for_itself() {
    let position = mocha().lira(seat(A), 0).guild_hand(seat(A), &[17]);
    assert!(!Table::new(position).can("guild-17"));
    let position = mocha().lira(seat(A), 0).guild_hand(seat(A), &[17, 3]);
    let mut table = Table::new(position);
    table.play("guild-17");
    assert!(!table.can("discard-guild-17"));
    table.play("discard-guild-3").play_if_asked("done").play("end");
    assert_eq!(table.coffee(A), 3);
    assert_eq!(table.guild_discard(), guild(&[3, 17]));
}

#[test]
fn m_13_a_guild_card_is_not_part_of_a_shuffle_it_causes() {
    let position =
        mocha().guild_hand(seat(A), &[18]).guild_discard(&[4]).guild_pile_only(&[3], seat(C));
    let mut table = Table::new(position);
    table.play("guild-18 draw-guild-3");
    assert_eq!(table.answers(), ["draw-guild-4"], "the card itself does not lie there yet");
    table.play("draw-guild-4");
    assert_eq!(table.guild_hand(A), guild(&[3, 4]), "none is discarded");
    assert_eq!((table.guild_discard(), table.expansion().guild_pile), (guild(&[18]), 0));
}

#[test]
fn m_14_cards_6_and_18_need_two_cards_to_draw() {
    let six = mocha().guild_hand(seat(A), &[6]);
    let bonus = |pile: &[Card], discard: &[Card]| {
        Table::new(few_cards(six.clone(), &[], pile, discard)).can("guild-6")
    };
    assert!(!bonus(&[], &[]) && !bonus(&[Card::Stay], &[]) && !bonus(&[], &[Card::Stay]));
    assert!(bonus(&[Card::Stay], &[Card::Stay]));
    let eighteen = mocha().guild_hand(seat(A), &[18]);
    let cards = |pile: &[u8], discard: &[u8]| {
        let position = eighteen.clone().guild_discard(discard).guild_pile_only(pile, seat(C));
        Table::new(position).can("guild-18")
    };
    assert!(!cards(&[], &[]) && !cards(&[1], &[]) && !cards(&[], &[1]));
    assert!(cards(&[1], &[2]) && cards(&[1, 2], &[]) && cards(&[], &[1, 2]));
}

#[test]
fn m_20_a_guild_card_counts_as_the_action_of_its_place_for_the_caravan_leader() {
    let mut options = Options::mocha(3);
    options.variants.caravan_leader = true;
    let position = Position::with(&options).guild_hand(seat(A), &[6]);
    let mut table = Table::new(position);
    table.play("guild-6 take-pile draw-stay take-pile draw-stay end");
    assert_eq!(table.view().caravan_leader, Some(seat(A)));
}

#[test]
fn m_22_playing_a_guild_card_and_its_first_choice_are_one_step() {
    let position = holding(&[6, 7, 9, 10, 12, 14, 17])
        .hand(seat(A), &[Card::FiveLira, Card::OneGood])
        .assistants_out(seat(A), &[place(13)]);
    for number in [6, 7, 9, 10, 12, 14, 17] {
        let mut table = Table::new(position.clone());
        table.play(&format!("guild-{number}"));
        for card in ["five-lira", "one-good-red", "end", "move-3"] {
            assert!(!table.can(card), "{card} after guild-{number}");
        }
    }
    let mut table = Table::new(position);
    table.play("guild-6 take-pile draw-stay five-lira take-pile draw-stay end");
    assert_eq!(table.lira(A), 45, "later a free card may come in");
}

#[test]
fn m_22_cards_that_help_are_played_before() {
    let position = mocha()
        .guild_hand(seat(A), &[1, 20])
        .hand(seat(A), &[Card::FiveLira, Card::TwoCoffee])
        .coffee(seat(A), 4)
        .lira(seat(A), 0);
    let mut table = Table::new(position);
    assert!(!table.can("guild-1") && !table.can("guild-20"));
    table.play("two-coffee");
    assert!(table.can("guild-20"));
    table.play("five-lira guild-1 end");
    assert_eq!((table.lira(A), table.player(A).capacity), (0, 3));
}

#[test]
fn m_23_after_a_guild_card_there_are_no_payments_and_no_encounters() {
    let position = holding(&[2])
        .merchant(seat(A), place(3))
        .merchant(seat(B), place(3))
        .family(seat(C), place(3))
        .governor(place(3))
        .smuggler(place(3))
        .coffee_trader(place(3))
        .hand(seat(A), &[Card::FiveLira, Card::OneGood]);
    let mut table = Table::new(position);
    table.play("guild-2");
    for meeting in ["pay", "governor", "smuggler-red", "trader-lira", "catch-2-lira", "act"] {
        assert!(!table.can(meeting), "{meeting}");
    }
    table.play("five-lira one-good-blue end");
    assert_eq!((table.player(A).place, table.stack(A)), (place(3), 4), "nobody moved");
    assert_eq!(table.asked(), B);
}

#[test]
fn m_23_a_guild_card_lies_open_after_the_turn() {
    let mut table = Table::new(holding(&[2, 5]));
    table.play("guild-2");
    assert_eq!((table.guild_hand(A), table.guild_discard()), (guild(&[5]), guild(&[2])));
    table.play("end");
    assert_eq!(table.player(A).place, Place::Fountain);
}

#[test]
fn m_7_in_the_next_turn_another_guild_card_may_be_played() {
    let position = holding(&[2, 5]).guild_hand(seat(B), &[3]);
    let mut table = Table::new(position);
    table.play("guild-2 end guild-3 end move-3 stop guild-5 end");
    assert_eq!(table.guild_discard(), guild(&[2, 3, 5]));
}

#[test]
fn refusals_name_the_ruling_of_the_expansion() {
    let position = mocha()
        .guild_hand(seat(A), &[2, 3, 16])
        .barrier(seat(B), place(7), place(17))
        .hand(seat(A), &[Card::CoffeeLira, Card::CoffeeGuild, Card::Corner])
        .merchant(seat(A), place(7));
    let mut table = Table::new(position);
    let ruling = |table: &mut Table, action: &str| table.refusal(action).1;
    assert_eq!(table.refusal("guild-5").0, Reason::CardNotHeld);
    assert_eq!(table.refusal("move-17").0, Reason::BehindBarrier { steps: 3 });
    assert!(["M-31", "M-32"].contains(&&*ruling(&mut table, "move-17")));
    assert_eq!(ruling(&mut table, "coffee-lira"), "M-78");
    assert_eq!(ruling(&mut table, "coffee-guild"), "M-78");
    assert_eq!(ruling(&mut table, "corner-3"), "M-65");
    assert!(
        ruling(&mut table, "guild-16").starts_with("M-")
            || ruling(&mut table, "guild-16") == "B-66"
    );
    table.play("guild-2");
    assert_eq!(table.refusal("guild-3"), (Reason::Once, "M-7".to_owned()));
    table.play("end move-18 leave");
    assert!(ruling(&mut table, "guild-2").starts_with("M-"), "the move has begun");
}
