//! The two mosques, each through a real visit.

use bazaar::{Good, Goods, Place, Position, Reason};

use crate::table::{A, B, Table, base, seat, short_of_goods};

fn mosque(good: Good) -> u8 {
    match good {
        Good::Red | Good::Green => 14,
        Good::Yellow | Good::Blue => 15,
    }
}

/// So many of one good.
fn some(good: Good, count: u8) -> Goods {
    let mut goods = Goods::NONE;
    goods[good] = count;
    goods
}

#[test]
fn mosques_ask_for_the_number_on_the_tile_and_take_one_good() {
    let stacks: [(usize, &[u8]); 4] =
        [(2, &[2, 4]), (3, &[2, 3, 4]), (4, &[2, 3, 4, 5]), (5, &[2, 3, 4, 5])];
    for (players, stack) in stacks {
        for of_colour in Table::new(base(players)).view().mosques {
            assert_eq!(usize::from(of_colour.tiles), stack.len(), "{players} players");
        }
        for good in Good::ALL {
            for (taken, number) in stack.iter().enumerate() {
                let case = format!("{players} players, {good} tile {number}");
                let position = (1..=taken)
                    .fold(base(players), |position, other| position.tile(seat(other), good))
                    .extensions(seat(A), 3);

                let short = position.clone().goods(seat(A), some(good, number - 1));
                let mut table = Table::arrived(&short, mosque(good));
                let refused = (short_of_goods(some(good, 1)), "B-66".to_owned());
                assert_eq!(table.refusal(&format!("tile-{good}")), refused, "{case}");

                let enough = position.goods(seat(A), some(good, *number));
                let mut table = Table::arrived(&enough, mosque(good));
                table.play(&format!("tile-{good}"));
                assert_eq!(table.goods(A), some(good, number - 1), "{case}: one is paid");
                assert_eq!(table.player(A).mosque_tiles, [good], "{case}");
                assert_eq!(table.player(A).rubies, 0, "{case}: one tile is no pair");
            }
        }
    }
}

#[test]
fn mosques_give_one_tile_per_action() {
    let position = Position::base(3).goods(seat(A), Goods::new(2, 2, 2, 2));
    let mut table = Table::arrived(&position, 14);
    table.play("tile-red");
    table.refusal("tile-green");
    table.play("end");
    assert_eq!(table.player(A).mosque_tiles, [Good::Red]);
}

#[test]
fn mosques_say_why_there_is_no_second_tile() {
    let position = Position::base(3).goods(seat(A), Goods::new(2, 2, 2, 2));
    let mut table = Table::arrived(&position, 14);
    table.play("tile-red");
    let (reason, _) = table.refusal("tile-green");
    let elsewhere = Reason::OnlyAt { place: Place::SmallMosque };
    assert_ne!(reason, elsewhere, "he stands at the Small Mosque; the action is over");
}

#[test]
fn mosques_have_no_tiles_of_the_other_mosque() {
    let position = Position::base(3).goods(seat(A), Goods::new(2, 2, 2, 2));
    for (number, offered) in
        [(14, ["tile-red", "tile-green", "skip"]), (15, ["tile-yellow", "tile-blue", "skip"])]
    {
        assert_eq!(Table::arrived(&position, number).answers(), offered);
    }
    let mut table = Table::arrived(&position, 14);
    assert_eq!(table.refusal("tile-blue").0, Reason::OnlyAt { place: Place::GreatMosque });
}

#[test]
fn mosques_give_a_ruby_for_both_tiles() {
    let pairs = [
        (Good::Red, Good::Green),
        (Good::Green, Good::Red),
        (Good::Yellow, Good::Blue),
        (Good::Blue, Good::Yellow),
    ];
    for (players, rubies) in [(2, 2), (3, 3), (4, 4), (5, 4)] {
        for (owned, taken) in pairs {
            let position = base(players).tile(seat(A), owned).goods(seat(A), some(taken, 2));
            let mut table = Table::arrived(&position, mosque(taken));
            table.play(&format!("tile-{taken}"));
            assert_eq!(table.player(A).rubies, 1, "{owned} and {taken}, {players} players");
            for stack in table.view().mosques {
                let taken_here = u8::from(stack.place.number() == mosque(taken));
                assert_eq!(stack.rubies, rubies - taken_here, "{players} players, {stack:?}");
            }
        }
    }
}

#[test]
fn mosques_give_no_ruby_for_tiles_of_two_mosques() {
    let position = Position::base(3).tile(seat(A), Good::Red).goods(seat(A), some(Good::Blue, 2));
    let mut table = Table::arrived(&position, 15);
    table.play("tile-blue");
    assert_eq!(table.player(A).rubies, 0);
}

#[test]
fn mosques_have_a_ruby_for_the_fourth_of_five_players_and_no_tile_for_the_fifth() {
    let mut position = Position::base(5);
    for player in 0..5 {
        position = position
            .merchant(seat(player), Place::SpiceWarehouse)
            .lira(seat(player), 20)
            .extensions(seat(player), 3)
            .goods(seat(player), Goods::new(5, 5, 5, 5));
        if player != B {
            position = position.tile(seat(player), Good::Red);
        }
    }
    let mut table = Table::new(position);
    table.play("move-14 leave tile-green end");
    table.play("move-14 leave pay");
    assert_eq!(table.refusal("tile-red"), (Reason::NoneLeft, "B-32".to_owned()));
    table.play("skip end");
    for _ in 2..5 {
        table.play("move-14 leave pay tile-green end");
    }
    let rubies: Vec<_> = (0..5).map(|player| table.player(player).rubies).collect();
    assert_eq!(rubies, [1, 0, 1, 1, 1]);
}
