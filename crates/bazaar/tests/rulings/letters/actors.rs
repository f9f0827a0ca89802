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

use bazaar::{Card, Companion, Good, KioskTile, Position};

use crate::table::{A, B, C, Table, great_bazaar, place, seat};

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
