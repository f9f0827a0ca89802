//! A seat of the board game as a list of true statements, for a network to weigh.
//!
//! Each statement has a number; a position makes some seventy of them true. Numbers are never
//! reused for something else: a changed list needs newly trained weights.

use bazaar::{Card, Game, Good, Market, Place};
use tabletop::{Game as _, Seat};

/// The true statements about one seat.
pub type Features = Vec<u16>;

/// Hands out ranges of numbers, one group of statements after the other.
struct Pen<'a> {
    out: &'a mut Features,
    next: u16,
}

impl Pen<'_> {
    /// One of `size` statements is true; too large values count as the largest.
    #[inline]
    fn one_of(&mut self, size: u16, value: usize) {
        self.out.push(self.next + (value as u16).min(size - 1));
        self.next += size;
    }

    /// A statement that is true or not.
    #[inline]
    fn whether(&mut self, is_true: bool) {
        if is_true {
            self.out.push(self.next);
        }
        self.next += 1;
    }
}

/// How many statements there are.
pub const COUNT: usize = 402;

/// Writes the true statements about a seat.
pub fn write(game: &Game, seat: Seat, out: &mut Features) {
    out.clear();
    let mut pen = Pen { out, next: 0 };
    race(game, seat, &mut pen);
    means(game, seat, &mut pen);
    ways(game, seat, &mut pen);
    debug_assert_eq!(usize::from(pen.next), COUNT);
}

/// Who is how far, and when it is whose turn.
fn race(game: &Game, seat: Seat, pen: &mut Pen<'_>) {
    let seats = game.seats();
    let to_go = |seat: Seat| usize::from(game.rubies_to_end().saturating_sub(game.rubies(seat)));
    let others = || Seat::all(seats).filter(move |other| *other != seat);
    pen.one_of(4, seats - 2);
    let wait = (seat.index() + seats - game.seat_on_turn().index()) % seats;
    pen.one_of(5, wait);
    pen.one_of(7, to_go(seat));
    let last = game.is_last_round();
    pen.one_of(8, if last { 1 + to_go(seat) } else { 0 });
    let nearest = others().map(to_go).min().unwrap_or(6);
    pen.one_of(7, nearest);
    pen.one_of(9, (4 + nearest).saturating_sub(to_go(seat)));
    pen.one_of(4, others().filter(|other| to_go(*other) <= 1).count());
    // Whether the turn after this one still comes once the last round has begun.
    pen.one_of(6, if last { 1 + seat.index() } else { 0 });
}

/// Money, goods, cards, tiles.
fn means(game: &Game, seat: Seat, pen: &mut Pen<'_>) {
    let lira = game.lira(seat) as usize;
    pen.one_of(20, if lira < 16 { lira } else { 16 + (lira - 16) / 4 });
    match game.dealer_price() {
        None => pen.one_of(16, 15),
        Some(price) => pen.one_of(16, ((lira + 10).saturating_sub(price as usize)).min(14)),
    }
    pen.one_of(14, game.dealer_price().map_or(0, |price| price as usize - 11));
    let goods = game.goods(seat);
    for good in Good::ALL {
        pen.one_of(6, goods[good].into());
    }
    pen.one_of(4, usize::from(game.capacity(seat)) - 2);
    pen.whether(lira >= 7 && game.capacity(seat) < 5);
    match game.palace_price() {
        None => {
            pen.one_of(12, 11);
            pen.one_of(8, 7);
        }
        Some((price, wild)) => {
            let spare = goods.without(price).total();
            let short = goods.missing(price).total() + u32::from(wild).saturating_sub(spare);
            pen.one_of(12, short as usize);
            pen.one_of(8, (price.total() + u32::from(wild)) as usize - 4);
        }
    }
    for good in Good::ALL {
        let owned = game.has_tile(seat, good);
        pen.whether(owned);
        let next = game.next_tile(good);
        pen.one_of(6, if owned { 5 } else { next.map_or(0, |number| usize::from(number) - 1) });
        pen.whether(!owned && next.is_some_and(|number| goods[good] >= number));
    }
    let own = |good| usize::from(game.has_tile(seat, good));
    pen.one_of(3, own(Good::Red) + own(Good::Green));
    pen.one_of(3, own(Good::Blue) + own(Good::Yellow));
    let hand = game.hand(seat);
    for card in Card::ALL {
        pen.one_of(3, hand.count(card).into());
    }
    pen.one_of(8, hand.len().into());
    for market in [Market::Small, Market::Large] {
        let demanded = game.demanded(market);
        let sold: usize =
            Good::ALL.map(|good| usize::from(goods[good].min(demanded[good]))).iter().sum();
        pen.one_of(6, sold);
    }
}

/// Where everybody stands and what is within reach.
fn ways(game: &Game, seat: Seat, pen: &mut Pen<'_>) {
    let here = game.merchant(seat);
    let out = game.assistants_out(seat);
    let stack = game.stack(seat);
    pen.one_of(7, stack.into());
    pen.one_of(6, out.len());
    for place in Place::ALL {
        pen.whether(out.contains(place));
        let steps = game.distance(here, place);
        pen.one_of(5, steps.into());
        let helped = stack > 0 || out.contains(place) || place == Place::Fountain;
        pen.whether(helped && (steps == 1 || steps == 2));
    }
    pen.one_of(16, usize::from(game.family(seat).number()) - 1);
    pen.one_of(5, game.distance(here, game.governor()).into());
    pen.one_of(5, game.distance(here, game.smuggler()).into());
    let (goods, lira) = game.mail();
    pen.one_of(5, lira as usize + usize::from(goods[0] == Good::Red) - 2);
    for place in [Place::SultansPalace, Place::GemstoneDealer, Place::Wainwright] {
        let crowd = Seat::all(game.seats())
            .filter(|other| *other != seat && game.merchant(*other) == place)
            .count();
        pen.one_of(3, crowd);
    }
}

#[cfg(test)]
mod tests {
    use bazaar::Position;

    use super::*;

    #[test]
    fn a_fresh_table_makes_less_than_a_hundred_statements_true() {
        for players in 2..=5 {
            let game = Position::base(players).build().unwrap();
            for seat in Seat::all(players) {
                let mut features = Features::new();
                write(&game, seat, &mut features);
                assert!(features.len() < 100, "{}", features.len());
                assert!(features.is_sorted_by(|one, other| one < other));
                assert!(features.iter().all(|number| usize::from(*number) < COUNT));
            }
        }
    }
}
