//! The neutral merchants of a game for two (B-19, B-20, B-69, B-84).

use bazaar::{Colour, Event, Figure, Game, Good, Options, Place, Position, Reason};
use tabletop::{Game as _, Player, Record};

use crate::table::{A, B, Table, place, seat, short_of_lira};

/// Where the neutral merchants stand.
fn neutrals(table: &Table) -> Vec<u8> {
    table.view().neutral_merchants.iter().map(|merchant| merchant.place.number()).collect()
}

#[test]
fn b_19_neutral_merchants_at_the_fountain_are_neither_paid_nor_moved() {
    let position = Position::base(2)
        .merchant(seat(A), Place::SpiceWarehouse)
        .neutral_merchant(0, Place::Fountain)
        .neutral_merchant(2, Place::Fountain);
    let mut table = Table::new(position);
    table.play("move-7 skip");
    assert_eq!(table.question(), r#"{"ask":"act","place":7,"family":false}"#);
    table.play("recall-all end");
    assert_eq!(table.lira(A), 2);
    assert_eq!(neutrals(&table), [7, 15, 7], "they stay there");
}

#[test]
fn b_19_a_neutral_who_rolls_seven_is_out_of_the_way_for_good() {
    let mut table = Table::arrived(&Position::base(2).lira(seat(A), 9), 14);
    assert_eq!(table.question(), r#"{"ask":"pay_merchants","lira":2,"neutral":1}"#);
    table.play("pay dice-3-4 skip end");
    assert_eq!(neutrals(&table), [7, 15, 16]);
    table.play("move-3 stop move-7 skip recall-all end");
    assert_eq!((table.lira(A), table.lira(B)), (7, 3), "paid once, to the supply");
    assert_eq!(neutrals(&table), [7, 15, 16]);
}

#[test]
fn b_19_declining_leaves_the_neutral_where_he_is() {
    let mut table = Table::arrived(&Position::base(2), 14);
    table.play("stop");
    assert_eq!(table.asked(), B);
    assert_eq!(neutrals(&table), [14, 15, 16]);
    assert_eq!(table.lira(A), 2);
}

#[test]
fn b_20_a_moved_neutral_lands_anywhere_and_nothing_is_triggered() {
    // (dice, place): to a player with a family member and the figures, and back where he was.
    for (dice, lands) in [("dice-4-5", 9), ("dice-1-1", 2), ("dice-6-6", 12)] {
        let position = Position::base(2)
            .lira(seat(A), 9)
            .merchant(seat(B), Place::TeaHouse)
            .family(seat(B), Place::TeaHouse)
            .governor(Place::TeaHouse);
        let mut table = Table::arrived(&position, 14);
        table.play("pay").play(dice);
        assert_eq!(neutrals(&table), [lands, 15, 16]);
        assert_eq!(table.question(), r#"{"ask":"act","place":14,"family":false}"#);
        assert_eq!((table.lira(A), table.lira(B)), (7, 3));
        assert_eq!(table.player(B).family_place, Place::TeaHouse, "he catches nobody");
        assert_eq!(table.view().governor, Place::TeaHouse, "he moves nobody");
    }
}

#[test]
fn b_20_a_neutral_may_roll_the_place_he_is_moved_from_and_is_not_paid_again() {
    let position = Position::base(2)
        .lira(seat(A), 9)
        .tile(seat(A), Good::Red)
        .neutral_merchant(0, Place::TeaHouse)
        .neutral_merchant(1, Place::TeaHouse)
        .merchant(seat(B), Place::TeaHouse);
    let mut table = Table::arrived(&position, 9);
    assert_eq!(table.question(), r#"{"ask":"pay_merchants","lira":6,"neutral":2}"#);
    table.play("pay dice-4-5 dice-3-6");
    assert_eq!(neutrals(&table), [9, 9, 16]);
    assert_eq!((table.lira(A), table.lira(B)), (3, 5), "4 to the supply, 2 to the other player");
    assert_eq!(table.question(), r#"{"ask":"act","place":9,"family":false}"#);
}

#[test]
fn b_20_three_neutrals_at_one_place_are_rolled_for_one_by_one() {
    let position = (0..3)
        .fold(Position::base(2), |position, neutral| {
            position.neutral_merchant(neutral, Place::TeaHouse)
        })
        .merchant(seat(B), Place::TeaHouse)
        .lira(seat(A), 8);
    let mut table = Table::arrived(&position, 9);
    table.play("pay dice-1-1 dice-1-2 dice-6-6 announce-3 dice-1-2");
    assert_eq!(neutrals(&table), [2, 3, 12]);
    assert_eq!((table.lira(A), table.lira(B)), (3, 5));
}

#[test]
fn b_20_only_a_roll_of_two_dice_sends_a_neutral() {
    let mut table = Table::arrived(&Position::base(2).lira(seat(A), 9), 15);
    table.play("pay");
    let mut lands: Vec<_> = table
        .answers()
        .iter()
        .map(|dice| {
            let mut moved = Table { game: table.game.clone(), events: Vec::new() };
            moved.play(dice);
            neutrals(&moved)[1]
        })
        .collect();
    lands.sort_unstable();
    lands.dedup();
    assert_eq!(lands, (2..=12).collect::<Vec<_>>());
    assert_eq!(table.refusal("tile-blue").0, Reason::WaitingForChance);
    assert_eq!(table.player(A).place, place(15));
}

/// The neutral merchants as everybody sees them: colour and place.
fn coloured_neutrals(table: &Table) -> Vec<(Colour, u8)> {
    table.view().neutral_merchants.iter().map(|one| (one.colour, one.place.number())).collect()
}

/// Where the neutral merchants stand.
fn standing(table: &Table) -> Vec<u8> {
    coloured_neutrals(table).into_iter().map(|(_, place)| place).collect()
}

/// All three neutral merchants at one place, to be met by the first player.
fn three_neutrals_at(number: u8) -> Position {
    (0..3).fold(Position::base(2), |position, one| position.neutral_merchant(one, place(number)))
}

#[test]
fn b_69_the_neutral_merchants_begin_on_14_15_and_16_in_the_order_of_the_colours() {
    let table = Table::new(Position::base(2));
    let expected = [(Colour::Red, 14), (Colour::Green, 15), (Colour::Blue, 16)];
    assert_eq!(coloured_neutrals(&table), expected);
    for players in 3..=5 {
        let table = Table::new(Position::base(players));
        assert!(coloured_neutrals(&table).is_empty(), "with {players} players nobody is neutral");
    }
}

#[test]
fn b_69_neutral_merchants_and_the_other_player_are_paid_in_one_sum() {
    let met = || {
        Position::base(2)
            .neutral_merchant(0, place(3))
            .neutral_merchant(2, place(3))
            .merchant(seat(B), place(3))
    };
    let mut short = Table::new(met().lira(seat(A), 5));
    short.play("move-3 leave");
    assert_eq!(short.question(), r#"{"ask":"pay_merchants","lira":6,"neutral":2}"#);
    assert_eq!(short.refusal("pay"), (short_of_lira(1), "B-16".to_owned()));
    short.play("stop");
    assert_eq!((short.lira(A), short.lira(B)), (5, 3), "nobody gets a part of the sum");
    assert_eq!(coloured_neutrals(&short)[0].1, 3, "who is not paid for is not moved");

    let mut table = Table::new(met().lira(seat(A), 6));
    table.play("move-3 leave pay");
    assert_eq!((table.lira(A), table.lira(B)), (0, 5), "2 Lira to the player, 4 to the supply");
}

#[test]
fn b_69_neutral_merchants_are_rolled_for_one_by_one_in_the_order_of_the_colours() {
    let mut table = Table::new(three_neutrals_at(3).lira(seat(A), 6));
    table.play("move-3 leave pay");
    let rolls = [
        ("dice-1-1", Colour::Red, 2),
        ("dice-2-3", Colour::Green, 5),
        ("dice-6-6", Colour::Blue, 12),
    ];
    for (dice, colour, to) in rolls {
        assert!(!table.can("act"), "the action waits until {colour:?} has been rolled for");
        table.play(dice);
        let (from, to) = (place(3), place(to));
        let moved = Event::FigureMoved { figure: Figure::NeutralMerchant(colour), from, to };
        assert!(table.events.contains(&moved), "{dice} moves {colour:?}: {:?}", table.events);
    }
    assert!(table.can("act"), "the rolls come before the action, not instead of it");
    assert_eq!(standing(&table), [2, 5, 12]);
}

#[test]
fn b_69_a_neutral_merchant_whose_roll_leaves_him_there_is_not_paid_again() {
    let mut table = Table::new(three_neutrals_at(3).lira(seat(A), 9));
    table.play("move-3 leave pay dice-1-2 dice-1-2 dice-1-2");
    assert_eq!(standing(&table), [3, 3, 3]);
    assert_eq!(table.lira(A), 3, "6 Lira were paid, once");
    assert!(table.can("act"), "the action follows: {}", table.question());
}

#[test]
fn b_69_neutral_merchants_receive_catch_and_block_nothing() {
    let position = Position::base(2)
        .neutral_merchant(0, place(3))
        .family(seat(A), place(2))
        .family(seat(B), place(11))
        .lira(seat(A), 4)
        .lira(seat(B), 4);
    let mut table = Table::new(position);
    table.play("move-3 leave pay dice-1-1");
    assert_eq!((table.lira(A), table.lira(B)), (2, 4), "what was paid for him is gone");
    table.play("act end");
    assert_eq!(table.player(A).family_place, place(2), "a neutral merchant at 2 catches nobody");
    table.play("move-2 leave pay dice-5-6 act catch-0-lira end");
    assert_eq!(table.player(B).family_place, place(11), "nor does he at 11");
    table.play("move-11 leave pay dice-6-6 skip");
    assert!(table.can("catch-1-lira"), "a player may go there, act, and catch");
}

#[test]
fn b_84_the_order_of_the_neutral_merchants_depends_on_the_colours_of_the_players() {
    let cases = [
        ([Colour::White, Colour::Yellow], [Colour::Red, Colour::Green, Colour::Blue]),
        ([Colour::Red, Colour::White], [Colour::Yellow, Colour::Green, Colour::Blue]),
        ([Colour::Blue, Colour::Green], [Colour::White, Colour::Yellow, Colour::Red]),
    ];
    for (colours, unused) in cases {
        let options = Options { colours: colours.to_vec(), ..Options::base(2) };
        let position = (0..3).fold(Position::with(&options), |position, merchant| {
            position.neutral_merchant(merchant, place(3))
        });
        let mut table = Table::new(position.lira(seat(A), 6));
        table.play("move-3 leave pay");
        for colour in unused {
            table.play("dice-1-1");
            let figure = Figure::NeutralMerchant(colour);
            let moved = Event::FigureMoved { figure, from: place(3), to: place(2) };
            assert!(table.events.contains(&moved), "with players {colours:?}: {:?}", table.events);
        }
    }
}

#[test]
fn b_84_the_record_of_a_game_holds_the_colours() {
    let options = Options { colours: vec![Colour::Blue, Colour::Red], ..Options::base(2) };
    let seed = tabletop::Seed::from_number(84);
    let nobody = || Player { name: String::new(), bot: None };
    let record = Record::<Game>::dealt(options, vec![nobody(), nobody()], seed).expect("it deals");
    let text = serde_json::to_string(&record).expect("a record is JSON");
    let read: Record<Game> = serde_json::from_str(&text).expect("a record is read");
    let colours: Vec<_> = read.setup.players.iter().map(|player| player.colour).collect();
    assert_eq!(colours, [Colour::Blue, Colour::Red]);
    let view = read.start().expect("it starts").game.view(tabletop::Viewer::Spectator);
    let neutral: Vec<_> = view.neutral_merchants.iter().map(|one| one.colour).collect();
    assert_eq!(neutral, [Colour::White, Colour::Yellow, Colour::Green]);
}
