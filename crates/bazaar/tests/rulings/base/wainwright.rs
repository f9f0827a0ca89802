//! The Wainwright and the wheelbarrow (B-33).

use bazaar::{Place, Position, Reason};

use crate::table::{A, B, C, Table, seat, short_of_lira};

#[test]
fn wainwright_sells_one_extension_for_seven_lira_and_the_third_brings_a_ruby() {
    // (extensions before, capacity after, rubies)
    for (before, capacity, rubies) in [(0, 3, 0), (1, 4, 0), (2, 5, 1)] {
        let position = Position::base(3).extensions(seat(A), before).lira(seat(A), 20);
        let mut table = Table::arrived(&position, 1);
        table.play("act");
        let player = table.player(A);
        assert_eq!((player.capacity, player.rubies, player.lira), (capacity, rubies, 13));
        assert_eq!(table.view().wainwright_rubies, 3 - rubies);
        assert_eq!(table.refusal("act").0, Reason::NotAnAnswer, "one per action");
    }
}

#[test]
fn wainwright_has_a_ruby_for_every_player() {
    for players in 2..=5 {
        let mut position = Position::base(players).merchant(seat(A), Place::TeaHouse);
        for player in 0..players {
            position = position.extensions(seat(player), 2).lira(seat(player), 50);
        }
        let mut table = Table::new(position);
        for player in 0..players {
            table.play("move-1 leave");
            if player > 0 {
                table.play("pay");
            }
            table.play("act end");
            assert_eq!(table.player(player).rubies, 1, "player {player} of {players}");
        }
        assert_eq!(table.view().wainwright_rubies, 0);
    }
}

#[test]
fn wainwright_does_not_sell_for_less_than_seven_lira() {
    let mut table = Table::arrived(&Position::base(3).lira(seat(A), 6), 1);
    assert_eq!(table.refusal("act"), (short_of_lira(1), "B-66".to_owned()));
}

#[test]
fn b_33_a_complete_wheelbarrow_cannot_be_extended() {
    let position = Position::base(3).extensions(seat(A), 3).lira(seat(A), 50);
    let mut table = Table::arrived(&position, 1);
    assert_eq!(table.refusal("act"), (Reason::Complete, "B-33".to_owned()));
    assert_eq!(table.answers(), ["skip"]);
    table.play("skip end");
    assert_eq!((table.lira(A), table.asked()), (50, B));
    assert_eq!((table.player(A).capacity, table.player(C).capacity), (5, 2));
}
