//! Letters & Seals: whoever acts at the Kiosk and the Auction House, and what the variants and the
//! other expansion change.
//!
//! ```text
//!  9  1  4 21  3      1  2  3  4  5
//! 15  6  7 11 22      6  8 10 11 12
//! 13 24 12 14  8     13 14  7 15 16
//! 10  2 23  5 16     17 18 19 20  9
//!                    21 22 23 24 25
//! ```

use bazaar::{
    Card, Companion, Good, KioskTile, Options, Place, Position, Reason, TavernTile, Variants,
};

use crate::table::{A, B, C, Table, great_bazaar, letters, place, places, seat};

const OPENED: &str = "draw-letter-1 reveal-7 reveal-8 reveal-12 reveal-16";

fn with_tiles(position: Position) -> Position {
    let tiles: Vec<_> = [7, 8, 12, 16].into_iter().filter_map(KioskTile::new).collect();
    position.kiosk_pile_only(&tiles)
}

/// The first player is at the Kiosk of the Great Bazaar; the second holds the same card as he.
fn die_to_six() -> Table {
    let mut position = with_tiles(great_bazaar());
    for number in [A, B] {
        position = position.hand(seat(number), &[Card::DieToSix]).lira(seat(number), 0);
    }
    let mut table = Table::arrived(&position.tile(seat(A), Good::Red), 22);
    table.play("act").play(OPENED);
    table
}

#[test]
fn l_62_only_the_one_whose_turn_it_is_turns_the_die_of_tile_16() {
    let mut table = die_to_six();
    table.play("kiosk-16 act one-die-2");
    assert_eq!(table.asked(), A);
    assert!(!table.can("reroll") && !table.can("turn-low"), "the red tile is for 8 and 9");
    table.play("six-low");
    assert_eq!((table.lira(A), table.hand(A), table.asked()), (6, vec![], B));

    let mut table = die_to_six();
    table.play("kiosk-16 act one-die-2 keep");
    assert_eq!((table.lira(A), table.hand(A)), (2, vec![Card::DieToSix]), "he need not");

    let mut table = die_to_six();
    table.play("kiosk-7 act kiosk-16 act one-die-2");
    assert_eq!((table.lira(B), table.asked()), (2, C), "nothing is asked of the second player");
    assert_eq!(table.hand(B), [Card::DieToSix]);
}

/// Everybody who can act at this place without being the merchant, and how he comes there.
fn other_actors(number: u8) -> [(&'static str, Table, String); 4] {
    let position = || {
        let mut position = with_tiles(great_bazaar()).coffee(seat(A), 2).guild_hand(seat(A), &[12]);
        for number in [A, B, C] {
            position = position.lira(seat(number), 5).hand(seat(number), &[Card::FiveLira]);
        }
        position
    };
    let beside = if number == 22 { 18 } else { 19 };
    let companion = position().companion(seat(A), Companion::At(place(beside)));
    let tavern = position().merchant(seat(A), place(18));
    [
        ("family member", Table::arrived(&position(), 12), format!("send-{number}")),
        ("companion", Table::new(companion), format!("move-companion-{number}")),
        ("barrier", Table::new(tavern), format!("move-19 leave barrier-22-23 use-{number}")),
        ("guild card", Table::new(position()), format!("guild-12 send-{number}")),
    ]
}

#[test]
fn l_72_everybody_who_acts_at_the_kiosk_begins_the_same_draft() {
    for (actor, mut table, way) in other_actors(22) {
        table.play(&way).play_if_asked("act").play(OPENED);
        assert_eq!((table.asked(), table.letters_of(A).0), (A, vec![1]), "{actor}");
        table.play("kiosk-12 act");
        assert_eq!(table.asked(), B, "{actor}");
        assert!(!table.can("five-lira"), "{actor}: it is not his turn");
        table.play("kiosk-7 act");
        assert_eq!(table.asked(), C, "{actor}");
        table.play("kiosk-8 act");
        assert_eq!(table.asked(), A, "{actor}: the last tile");
        table.play("act one-die-3").play_if_asked("keep");
        assert_eq!([A, B, C].map(|number| table.lira(number)), [10, 5, 5], "{actor}");
        assert_eq!(table.good(B, Good::Red) + table.good(B, Good::Yellow), 1, "{actor}");
        assert_eq!(table.good(C, Good::Green), 1, "{actor}");
        table.play("end");
        assert_eq!((table.asked(), table.question()), (B, r#"{"ask":"move"}"#.to_owned()));
    }
}

#[test]
fn l_82_everybody_who_acts_at_the_auction_house_begins_the_same_auction() {
    for (actor, mut table, way) in other_actors(23) {
        table.play(&way).play("take-blue bid-2");
        assert_eq!(table.asked(), B, "{actor}");
        assert!(!table.can("five-lira"), "{actor}: it is not his turn");
        table.play("bid-3 pass");
        assert_eq!(table.asked(), A, "{actor}: the last word is his whose turn it is");
        table.play("pass draw-stay draw-one-good");
        assert_eq!([A, B, C].map(|number| table.lira(number)), [8, 2, 5], "{actor}");
        assert_eq!(table.hand(B).len(), 3, "{actor}");
        assert_eq!(table.good(A, Good::Blue), 1, "{actor}");
        table.play("end");
        assert_eq!((table.asked(), table.question()), (B, r#"{"ask":"move"}"#.to_owned()));
    }
}

#[test]
fn l_87_the_encounter_tile_makes_the_courier_free() {
    let here = great_bazaar().courier(place(3)).governor(place(2)).smuggler(place(2));
    let here = here.coffee_trader(place(2)).lira(seat(A), 5);
    let mut table = Table::arrived(&here, 3);
    table.play("skip courier draw-letter-1");
    assert_eq!(table.answers(), ["pay-lira", "discard-letter-1"], "his price without the tile");
    table.play("pay-lira dice-1-1");
    assert_eq!(table.lira(A), 3);

    let mut table = Table::arrived(&here.tavern_tile(seat(A), TavernTile::Encounter), 3);
    table.play("skip courier draw-letter-1 dice-1-1");
    assert_eq!((table.lira(A), table.letters_of(A).0), (5, vec![1]));
    assert_eq!(table.view().letters.map(|letters| letters.courier), Some(place(2)), "he leaves");
}

#[test]
fn l_87_the_secret_society_takes_a_ruby_of_the_coffee_house() {
    let position = |rubies| {
        let position = great_bazaar().coffee_house_rubies(rubies);
        position.delivered(seat(A), &places(&[1, 2, 3]))
    };
    let mut table = Table::arrived(&position(3), 24);
    table.play("society-20 discard-letter-1-delivered discard-letter-2-delivered");
    table.play("discard-letter-3-delivered");
    assert_eq!((table.player(A).rubies, table.expansion().coffee_house_rubies), (1, 2));
    assert_eq!(
        Table::arrived(&position(0), 24).refusal("society-20"),
        (Reason::NoneLeft, "L-9".to_owned())
    );
    let without = letters().delivered(seat(A), &places(&[1, 2, 3]));
    assert!(!Table::arrived(&without, 24).can("society-20"), "there is no Coffee House");
}

#[test]
fn l_87_the_card_from_afar_names_the_coffee_trader() {
    let position = great_bazaar().hand(seat(A), &[Card::FromAfar]).coffee_trader(place(9));
    let mut table = Table::new(position.lira(seat(A), 5));
    let before = table.coffee(A);
    table.play("from-afar-trader-lira dice-1-3");
    assert_eq!((table.lira(A), table.coffee(A)), (3, before + 1));
    assert_eq!(table.expansion().coffee_trader, place(4), "and he is rolled for");
    let table = Table::new(letters().hand(seat(A), &[Card::FromAfar]).lira(seat(A), 5));
    assert!(!table.can("from-afar-trader-lira"), "nobody trades in coffee");
}

fn variant(neutral_assistants: bool, caravan_leader: bool) -> Position {
    let variants = Variants { neutral_assistants, caravan_leader };
    Position::with(&Options { variants, ..Options::letters(3) })
}

const TWO_CARDS: &str = "take-pile draw-stay take-pile draw-stay";

#[test]
fn l_88_the_tile_is_taken_at_the_end_of_the_turn_whichever_figure_acts() {
    let at = |companion| variant(false, true).companion(seat(A), Companion::At(place(companion)));
    for way in ["move-6 leave", "move-12 leave send-6", "move-companion-6"] {
        let mut table = Table::new(at(1));
        table.play(way).play(TWO_CARDS);
        assert!(table.can("discard-stay"), "{way}: nobody led before");
        table.play("discard-stay");
        assert_eq!(table.view().caravan_leader, None, "{way}: the turn goes on");
        table.play("end");
        assert_eq!(table.view().caravan_leader, Some(seat(A)), "{way}");

        let mut table = Table::new(at(1).caravan_leader(seat(A)));
        table.play(way).play(TWO_CARDS).play("end");
        assert_eq!(table.hand(A), [Card::Stay, Card::Stay], "{way}: he led before");

        let mut table = Table::new(at(1).caravan_leader(seat(B)));
        table.play(way).play(TWO_CARDS).play("discard-stay end");
        assert_eq!(table.view().caravan_leader, Some(seat(A)), "{way}: another one is relieved");
    }
}

#[test]
fn l_88_a_bonus_turn_profits_and_the_turn_before_it_does_not() {
    let position = variant(false, true).delivered(seat(A), &places(&[1, 2]));
    let mut table = Table::new(position.hand(seat(A), &[Card::AnyGoods]));
    table.play("move-6 leave").play(TWO_CARDS);
    assert!(table.can("discard-stay"), "one card is owed");
    table.play("discard-any-goods bonus-turn discard-letter-1-delivered");
    assert_eq!(table.view().caravan_leader, None, "the first turn still goes on");
    table.play("discard-letter-2-delivered");
    assert_eq!(table.view().caravan_leader, Some(seat(A)));
    table.play("stay pick-up").play("take-pile draw-one-good take-pile draw-one-good end");
    assert_eq!(table.hand(A), [Card::OneGood, Card::OneGood, Card::Stay], "both are kept");
}

#[test]
fn l_89_the_lowest_assistant_is_nobodys_and_the_companion_needs_none() {
    let mut table = Table::new(variant(true, false));
    assert_eq!(table.player(A).neutral_in_stack, [true, false, false, false]);
    table.play("move-21 leave act draw-letter-3 draw-letter-4 end");
    assert_eq!(table.view().neutral_assistants, [place(21)]);
    assert!(table.player(A).assistants_out.is_empty(), "he is nobody's");
    table.play("move-21 pick-up-neutral pay skip end");
    assert_eq!(table.player(B).neutral_in_stack, [true, true, false, false, false]);

    let position = variant(true, false).companion(seat(A), Companion::At(place(4)));
    let mut table = Table::new(position.assistants_out(seat(B), &[Place::Embassy]));
    assert_eq!(table.view().neutral_assistants, [place(21)]);
    table.play("move-companion-21");
    assert_eq!(table.answers(), ["act", "skip"], "he leaves them alone");
    table.play("skip end");
    assert_eq!(table.view().neutral_assistants, [place(21)]);
}

#[test]
fn l_89_own_and_neutral_leave_a_choice_and_the_fountain_returns_own_ones_only() {
    let position = variant(true, false).assistants_out(seat(A), &places(&[21, 21]));
    let mut table = Table::new(position.clone());
    table.play("move-21");
    assert_eq!(table.answers(), ["pick-up", "pick-up-neutral", "stop"]);

    let mut table = Table::arrived(&position.merchant(seat(A), place(6)), 7);
    table.play("recall-all");
    assert_eq!(table.view().neutral_assistants, [Place::Embassy]);
    assert!(table.player(A).assistants_out.is_empty(), "the own ones are back");
}
