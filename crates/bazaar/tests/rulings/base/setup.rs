//! The table before the first turn: what a setup names is what stands there, and what is wrong
//! with it is told (B-86).

use bazaar::{
    Card, Cards, Colour, Game, Goods, Layout, Place, PlayerSetup, Position, Rules, Setup,
    SetupError, View,
};
use serde_json::{Value, json};
use tabletop::{Dealer, Game as _, Ignore, Seat, Seed, Turn, Viewer};

use crate::table::{Table, place, seat};

/// A setup in which everything is named: a game of a real table for two.
fn everything_named() -> Value {
    json!({
        "rules": { "ruleset": "base", "variants": { "caravan_leader": true } },
        "layout": [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
        "players": [
            { "colour": "blue", "lira": 7, "hand": ["stay", "five_lira", "five_lira"] },
            { "colour": "red", "lira": 0, "hand": [] },
        ],
        "governor": 2,
        "smuggler": 12,
        "neutral_merchants": [12, 2, 7],
        "small_demand": ["s5", "s3", "s1", "s2", "s4"],
        "large_demand": ["l2", "l4"],
    })
}

/// A setup for three, with nothing named that chance may bring.
fn for_three() -> Value {
    json!({
        "rules": { "ruleset": "base" },
        "layout": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
        "players": [
            { "colour": "white", "lira": 2 },
            { "colour": "yellow", "lira": 3 },
            { "colour": "red", "lira": 4 },
        ],
        "governor": 7,
        "smuggler": 7,
        "small_demand": ["s1"],
        "large_demand": ["l1"],
    })
}

fn started(setup: Value) -> Game {
    let setup: Setup = serde_json::from_value(setup).expect("the setup is written well");
    Game::start(&setup).expect("the setup is right")
}

fn spectator(game: &Game) -> View {
    game.view(Viewer::Spectator)
}

/// What is said about a wrong setup, wherever the fault is found.
#[track_caller]
fn fault(setup: Value, what: &str) -> String {
    match serde_json::from_value::<Setup>(setup) {
        Err(error) => error.to_string(),
        Ok(setup) => match Game::start(&setup) {
            Err(error) => error.to_string(),
            Ok(_) => panic!("{what} was accepted"),
        },
    }
}

#[test]
fn everything_a_setup_names_is_the_starting_table() {
    let game = started(everything_named());
    let view = spectator(&game);
    let numbers: Vec<_> = view.layout.0.iter().map(|place| place.number()).collect();
    assert_eq!(numbers, (1..=16).rev().collect::<Vec<_>>());
    assert!(view.rules.variants.caravan_leader && !view.rules.variants.neutral_assistants);
    assert_eq!((view.governor, view.smuggler), (place(2), place(12)));
    let neutral: Vec<_> =
        view.neutral_merchants.iter().map(|one| (one.colour, one.place.number())).collect();
    assert_eq!(neutral, [(Colour::White, 12), (Colour::Yellow, 2), (Colour::Green, 7)]);
    let colours: Vec<_> = view.seats.iter().map(|player| (player.colour, player.lira)).collect();
    assert_eq!(colours, [(Colour::Blue, 7), (Colour::Red, 0)]);
    let hand = game.view(Viewer::Seat(seat(0))).seats[0].hand;
    let expected: Cards = [Card::Stay, Card::FiveLira, Card::FiveLira].into_iter().collect();
    assert_eq!(hand, Some(expected));
    assert_eq!((view.seats[0].cards, view.seats[1].cards, view.pile), (3, 0, 23));
    assert!(view.seats[0].known_cards.is_empty(), "a hand that was named is still hidden");
    let tiles: Vec<_> = view.small_demand.iter().map(ToString::to_string).collect();
    assert_eq!(tiles, ["s5", "s3", "s1", "s2", "s4"], "the whole order is known");
    let tiles: Vec<_> = view.large_demand.iter().map(ToString::to_string).collect();
    assert_eq!(tiles, ["l2", "l4"], "the order is known as far as it is named");
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn with_hands_named_the_first_seat_moves_at_once_and_without_them_cards_are_dealt() {
    assert_eq!(started(everything_named()).current_player(), Some(seat(0)));

    let mut game = started(for_three());
    let mut dealer = Dealer::for_play(Seed::from_number(1), 0);
    for owner in Seat::all(3) {
        assert!(matches!(game.turn(), Turn::Chance(_)), "seat {owner} gets a card first");
        let card = game.deal_chance(&mut dealer).expect("the pile has cards");
        game.play(card, &mut Ignore).expect("a card is dealt");
        assert_eq!(spectator(&game).seats[owner.index()].cards, 1, "it is the card of {owner}");
    }
    assert_eq!(game.current_player(), Some(seat(0)));
    assert_eq!(spectator(&game).pile, 23);
}

#[test]
fn a_known_order_of_demand_tiles_comes_up_in_that_order() {
    let setup: Setup = serde_json::from_value(everything_named()).expect("it is written well");
    let position = Position::of(&setup)
        .merchant(seat(0), place(9))
        .goods(seat(0), Goods::new(2, 0, 0, 0))
        .lira(seat(0), 4);
    let mut table = Table::new(position);
    let top = |table: &Table| table.view().large_demand[0].to_string();
    assert_eq!(top(&table), "l2");
    table.play("move-10 leave sell-red done");
    assert_eq!(top(&table), "l4", "the second tile was known, so chance has nothing to say");
    table.play("end move-6 stop stay pick-up sell-red done");
    assert_eq!(table.answers(), ["demand-l1", "demand-l3", "demand-l5"], "the third was not known");
}

/// The setup for three, with something changed.
fn three(change: fn(&mut Value)) -> Value {
    let mut setup = for_three();
    change(&mut setup);
    setup
}

/// The setup that names everything, with something changed.
fn two(change: fn(&mut Value)) -> Value {
    let mut setup = everything_named();
    change(&mut setup);
    setup
}

/// For so many players, from three on.
fn many(colours: &[&str], neutral: bool) -> Value {
    let mut setup = for_three();
    setup["rules"]["variants"] = json!({ "neutral_assistants": neutral });
    for colour in colours {
        let more = json!({ "colour": colour, "lira": 5 });
        setup["players"].as_array_mut().expect("a list").push(more);
    }
    setup
}

#[test]
fn wrong_players_are_told_apart_in_a_sentence() {
    let mut one = for_three();
    one["players"].as_array_mut().expect("a list").truncate(1);
    let players = [
        (one, "1 players; this game is for 2 to 5"),
        (many(&["green", "blue", "green"], false), "6 players; this game is for 2 to 5"),
        (many(&["green", "blue"], true), "5 players; this game is for 2 to 4"),
        (three(|setup| setup["players"] = json!([])), "0 players; this game is for 2 to 5"),
        (
            three(|setup| setup["players"][2]["colour"] = json!("white")),
            "two players have the colour white",
        ),
        (
            three(|setup| setup["players"][0]["lira"] = json!(1001)),
            "1001 Lira are more than a game can begin with",
        ),
        (
            three(|setup| setup["players"][0]["lira"] = json!(u32::MAX)),
            "4294967295 Lira are more than a game can begin with",
        ),
    ];
    for (setup, expected) in players {
        assert_eq!(fault(setup, expected), expected);
    }
}

#[test]
fn wrong_places_are_told_apart_in_a_sentence() {
    let places = [
        (three(|setup| setup["layout"][0] = json!(2)), "place 2 lies twice in the layout"),
        (
            three(|setup| setup["layout"].as_array_mut().expect("a list").push(json!(1))),
            "a layout has 16 places, row by row; this one has 17",
        ),
        (
            three(|setup| setup["layout"] = json!([])),
            "a layout has 16 places, row by row; this one has 0",
        ),
        (three(|setup| setup["layout"][0] = json!(26)), "there is no place 26"),
        (three(|setup| setup["layout"][0] = json!(17)), "place 17 does not belong to these rules"),
        (three(|setup| setup["layout"][0] = json!(0)), "there is no place 0"),
        (
            three(|setup| setup["governor"] = json!(13)),
            "the Governor stands at place 13, where no roll of two dice can send a figure",
        ),
        (
            three(|setup| setup["smuggler"] = json!(1)),
            "the Smuggler stands at place 1, where no roll of two dice can send a figure",
        ),
        (
            three(|setup| setup["neutral_merchants"] = json!([14, 15, 16])),
            "3 neutral merchants are given; there are 0",
        ),
        (
            two(|setup| setup["neutral_merchants"] = json!([14, 15])),
            "2 neutral merchants are given; there are 3",
        ),
        (
            two(|setup| setup["neutral_merchants"] = json!([14, 15, 16, 16])),
            "4 neutral merchants are given; there are 3",
        ),
    ];
    for (setup, expected) in places {
        assert_eq!(fault(setup, expected), expected);
    }
}

#[test]
fn wrong_cards_are_told_apart_in_a_sentence() {
    let cards = [
        (
            two(|setup| setup["players"][1] = json!({ "colour": "red", "lira": 0 })),
            "hands are given for some players and not for others",
        ),
        (
            two(|setup| setup["players"][1]["hand"] = json!(["stay", "stay"])),
            "the hands hold more cards of a kind than there are",
        ),
        (
            two(|setup| setup["players"][1]["hand"] = json!(["stay", "stay", "stay"])),
            "there are only 2 cards “stay”",
        ),
    ];
    for (setup, expected) in cards {
        assert_eq!(fault(setup, expected), expected);
    }
}

#[test]
fn wrong_demand_tiles_are_told_apart_in_a_sentence() {
    let demand = "a market needs one to five demand tiles of its own, each once";
    let tiles = [
        (three(|setup| setup["small_demand"] = json!([])), demand),
        (three(|setup| setup["small_demand"] = json!(["l1"])), demand),
        (three(|setup| setup["large_demand"] = json!(["l1", "s2"])), demand),
        (three(|setup| setup["large_demand"] = json!(["l1", "l2", "l1"])), demand),
        (
            three(|setup| setup["small_demand"] = json!(["s1", "s2", "s3", "s4", "s5", "s1"])),
            demand,
        ),
        (three(|setup| setup["small_demand"] = json!(["s6"])), "there is no demand tile “s6”"),
    ];
    for (setup, expected) in tiles {
        assert_eq!(fault(setup, expected), expected);
    }
}

#[test]
fn missing_unknown_and_misspelt_fields_are_named() {
    for field in
        ["rules", "layout", "players", "governor", "smuggler", "small_demand", "large_demand"]
    {
        let mut setup = for_three();
        setup.as_object_mut().expect("a setup").remove(field);
        let said = fault(setup, "a setup without a field");
        assert!(said.contains(&format!("missing field `{field}`")), "{field}: {said}");
    }
    for field in ["colour", "lira"] {
        let mut setup = for_three();
        setup["players"][1].as_object_mut().expect("a player").remove(field);
        let said = fault(setup, "a player without a field");
        assert!(said.contains(&format!("missing field `{field}`")), "{field}: {said}");
    }
    // (where, what, word that has to be in the message)
    let wrong = [
        ("/demand", json!(["s1"]), "unknown field `demand`"),
        ("/players/0/name", json!("Ada"), "unknown field `name`"),
        ("/players/0/rubies", json!(1), "unknown field `rubies`"),
        ("/rules/expansion", json!("mocha"), "unknown field `expansion`"),
        ("/rules/ruleset", json!("cocoa"), "unknown variant `cocoa`"),
        ("/rules/variants", json!({ "taverns": true }), "unknown field `taverns`"),
        ("/rules/variants", json!({ "caravan_leader": 1 }), "invalid type: integer `1`"),
        ("/players/0/colour", json!("purple"), "unknown variant `purple`"),
        ("/players/0/lira", json!(-1), "invalid value: integer `-1`"),
        ("/players/0/lira", json!(2.5), "invalid type: floating point `2.5`"),
        ("/players/0/lira", json!(1_u64 << 40), "invalid value: integer `1099511627776`"),
        ("/players/0/hand", json!(["ace"]), "unknown variant `ace`"),
        ("/governor", json!(300), "invalid value: integer `300`"),
        ("/governor", json!("8"), "invalid type: string \"8\""),
        ("/layout", json!("short"), "invalid type: string \"short\""),
        ("/small_demand", json!("s1"), "invalid type: string \"s1\""),
    ];
    for (path, value, word) in wrong {
        let mut setup = for_three();
        let (parent, field) = path.rsplit_once('/').expect("a path");
        setup.pointer_mut(parent).expect("a parent")[field] = value;
        let said = fault(setup, path);
        assert!(said.contains(word), "{path}: {said}");
    }
}

#[test]
fn a_hand_of_more_copies_than_there_are_is_refused_also_if_made_in_code() {
    let too_many: Cards = std::iter::repeat_n(Card::OneGood, 8).collect();
    let mut setup: Setup = serde_json::from_value(for_three()).expect("the setup is written well");
    for player in &mut setup.players {
        player.hand = Some(Cards::NONE.into());
    }
    setup.players[0].hand = Some(too_many.into());
    assert_eq!(Game::start(&setup).map(|_| ()), Err(SetupError::TooManyCards));
}

#[test]
fn the_largest_sum_to_begin_with_is_a_thousand_lira() {
    let mut setup = for_three();
    setup["players"][0]["lira"] = json!(1000);
    assert_eq!(spectator(&started(setup)).seats[0].lira, 1000);
}

#[test]
fn a_setup_survives_being_written_and_read() {
    let setup = Setup {
        rules: Rules::base(),
        layout: Layout(Place::BASE.to_vec()),
        players: Colour::ALL[..2]
            .iter()
            .map(|colour| PlayerSetup {
                colour: *colour,
                lira: 3,
                hand: Some(Cards::deck().into()),
            })
            .collect(),
        governor: place(2),
        smuggler: place(12),
        coffee_trader: None,
        courier: None,
        neutral_merchants: vec![place(14), place(15), place(16)],
        small_demand: bazaar::DemandTile::of(bazaar::Market::Small).collect(),
        large_demand: bazaar::DemandTile::of(bazaar::Market::Large).take(1).collect(),
    };
    let text = serde_json::to_string(&setup).expect("a setup is JSON");
    let read: Setup = serde_json::from_str(&text).expect("what was written is read");
    assert_eq!(read, setup);
    assert_eq!(Game::start(&read), Err(SetupError::TooManyCards), "two whole decks");
}

#[test]
fn a_hidden_hand_is_read_but_not_played() {
    let mut setup = for_three();
    for player in 0..3 {
        setup["players"][player]["hand"] = if player == 0 { json!(["stay"]) } else { json!("?") };
    }
    let setup: Setup = serde_json::from_value(setup).expect("hidden hands are written so");
    assert_eq!(Game::start(&setup).map(|_| ()), Err(SetupError::HiddenHand));
    let mut wrong = for_three();
    wrong["players"][0]["hand"] = json!("stay");
    let said = serde_json::from_value::<Setup>(wrong).expect_err("a hand is a list").to_string();
    assert!(said.contains("a list of cards, or \"?\" for a hidden hand"), "{said}");
}

#[test]
fn a_neutral_merchant_stands_where_one_can_be() {
    for place in [1, 13] {
        let mut setup: Setup = serde_json::from_value(for_three()).expect("it is a setup");
        setup.players.pop();
        setup.neutral_merchants =
            [place, 14, 15].map(|p| Place::from_number(p).expect("one")).to_vec();
        let error = Game::start(&setup).map(|_| ()).expect_err("nobody rolls a 1 or a 13");
        assert!(error.to_string().starts_with("a neutral merchant stands at"), "{error}");
    }
}

#[test]
fn b_86_the_first_seat_begins_and_no_further_turn_comes_to_it() {
    for players in 2..=5 {
        let mut table = Table::new(Position::base(players).last_round());
        for seat in 0..players {
            assert_eq!(table.asked(), seat, "{players} players move in the order of their seats");
            table.play("move-12 stop");
        }
        assert!(table.game.is_terminal(), "{players} players: the start marker ends the round");
    }
}
