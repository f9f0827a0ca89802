use bazaar_dice::{Game, Good, Sort};
use tabletop::Seat;

/// What a seat has, in numbers that people know.
pub(super) fn facts(game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
    let goods = game.goods(seat);
    let of = |sort: Sort| f32::from(game.stock(seat, sort));
    vec![
        ("rubies", f32::from(game.rubies(seat))),
        ("lira", of(Sort::Lira)),
        ("crystals", of(Sort::Crystal)),
        ("red", f32::from(goods[Good::Red])),
        ("yellow", f32::from(goods[Good::Yellow])),
        ("green", f32::from(goods[Good::Green])),
        ("blue", f32::from(goods[Good::Blue])),
        ("brown", of(Sort::Brown)),
        ("mosque_tiles", f32::from(game.mosque_tiles(seat).len())),
    ]
}
