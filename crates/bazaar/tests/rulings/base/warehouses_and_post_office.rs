//! The warehouses and the Post Office, each through a real visit.

use bazaar::{Good, Goods, Position};

use crate::table::{A, Table, seat};

#[test]
fn warehouses_fill_their_good_up_to_the_capacity() {
    for (number, good) in [(2, Good::Red), (3, Good::Green), (4, Good::Yellow)] {
        for (extensions, capacity) in [(0, 2), (1, 3), (2, 4), (3, 5)] {
            let position = Position::base(3)
                .extensions(seat(A), extensions)
                .goods(seat(A), Goods::new(1, 1, 1, 1));
            let mut table = Table::arrived(&position, number);
            table.play("act end");
            let mut expected = Goods::new(1, 1, 1, 1);
            expected[good] = capacity;
            assert_eq!(table.goods(A), expected, "place {number}, {extensions} extensions");
        }
    }
}

#[test]
fn post_office_runs_through_its_cycle_over_five_visits_and_begins_anew() {
    // (goods, Lira, indicators down afterwards)
    let visits = [
        (Goods::new(0, 1, 1, 0), 2, 1),
        (Goods::new(1, 0, 1, 0), 2, 2),
        (Goods::new(1, 0, 1, 0), 3, 3),
        (Goods::new(1, 0, 0, 1), 3, 4),
        (Goods::new(1, 0, 0, 1), 4, 0),
    ];
    let mut position = Position::base(5);
    for player in 0..5 {
        position = position.lira(seat(player), 20);
    }
    let mut table = Table::new(position);
    for (player, (goods, lira, down)) in visits.into_iter().enumerate() {
        table.play("move-5 leave");
        if player > 0 {
            table.play("pay");
        }
        let before = table.lira(player);
        table.play("act end");
        assert_eq!(table.goods(player), goods, "visit {}", player + 1);
        assert_eq!(table.lira(player) - before, lira, "visit {}", player + 1);
        assert_eq!(table.view().post_office, down, "visit {}", player + 1);
    }
}
