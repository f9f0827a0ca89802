//! What players of the board game talk about: the race, the means, the ways, the chances.

use bazaar::{Action, Card, Game, Good, Market, Place, Question, Roll};
use tabletop::{Answers, Game as _, Seat, Turn};

use super::sensible::sensible;
use crate::network::{FeatureWriter, Features};

/// The features of the base game.
#[derive(Clone, Copy, Debug)]
pub struct BaseFeatures;

impl Features<Game> for BaseFeatures {
    const COUNT: usize = 576;
    const ANSWERS: usize = Action::BASE_COUNT as usize;

    fn write(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
        race(game, seat, writer);
        means(game, seat, writer);
        ways(game, seat, writer);
        chances(game, seat, writer);
        question(game, seat, writer);
    }

    fn sensible(game: &Game, answers: &mut Answers<Action>) {
        sensible(game, answers);
    }

    fn progress(game: &Game) -> f32 {
        let most = Seat::all(game.seats()).map(|seat| game.rubies(seat)).max().unwrap_or(0);
        (f32::from(most) / f32::from(game.rubies_to_end())).min(1.0)
    }

    fn facts(game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
        let goods = game.goods(seat);
        let tiles = Good::ALL.into_iter().filter(|good| game.has_tile(seat, *good)).count();
        vec![
            ("rubies", f32::from(game.rubies(seat))),
            ("lira", game.lira(seat) as f32),
            ("red", f32::from(goods[Good::Red])),
            ("green", f32::from(goods[Good::Green])),
            ("yellow", f32::from(goods[Good::Yellow])),
            ("blue", f32::from(goods[Good::Blue])),
            ("capacity", f32::from(game.capacity(seat))),
            ("cards", f32::from(game.hand(seat).len())),
            ("mosque_tiles", tiles as f32),
            ("assistants_in_stack", f32::from(game.stack(seat))),
        ]
    }
}

/// Who is how far, and when it is whose turn.
fn race(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let seats = game.seats();
    let to_go = |seat: Seat| usize::from(game.rubies_to_end().saturating_sub(game.rubies(seat)));
    let others = || Seat::all(seats).filter(move |other| *other != seat);
    writer.one_of(4, seats - 2);
    let wait = (seat.index() + seats - game.seat_on_turn().index()) % seats;
    writer.one_of(5, wait);
    writer.one_of(7, to_go(seat));
    let last = game.is_last_round();
    writer.one_of(8, if last { 1 + to_go(seat) } else { 0 });
    let nearest = others().map(to_go).min().unwrap_or(6);
    writer.one_of(7, nearest);
    writer.one_of(9, (4 + nearest).saturating_sub(to_go(seat)));
    writer.one_of(4, others().filter(|other| to_go(*other) <= 1).count());
    // Whether the turn after this one still comes once the last round has begun.
    writer.one_of(6, if last { 1 + seat.index() } else { 0 });
}

/// Money, goods, cards, tiles.
fn means(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let lira = game.lira(seat) as usize;
    writer.one_of(20, if lira < 16 { lira } else { 16 + (lira - 16) / 4 });
    match game.dealer_price() {
        None => writer.one_of(16, 15),
        Some(price) => writer.one_of(16, ((lira + 10).saturating_sub(price as usize)).min(14)),
    }
    writer.one_of(14, game.dealer_price().map_or(0, |price| price as usize - 11));
    let goods = game.goods(seat);
    for good in Good::ALL {
        writer.one_of(6, goods[good].into());
    }
    writer.one_of(4, usize::from(game.capacity(seat)) - 2);
    writer.whether(lira >= 7 && game.capacity(seat) < 5);
    match game.palace_price() {
        None => {
            writer.one_of(12, 11);
            writer.one_of(8, 7);
        }
        Some((price, wild)) => {
            let spare = goods.without(price).total();
            let short = goods.missing(price).total() + u32::from(wild).saturating_sub(spare);
            writer.one_of(12, short as usize);
            writer.one_of(8, (price.total() + u32::from(wild)) as usize - 4);
        }
    }
    for good in Good::ALL {
        let owned = game.has_tile(seat, good);
        writer.whether(owned);
        let next = game.next_tile(good);
        writer.one_of(6, if owned { 5 } else { next.map_or(0, |number| usize::from(number) - 1) });
        writer.whether(!owned && next.is_some_and(|number| goods[good] >= number));
    }
    let own = |good| usize::from(game.has_tile(seat, good));
    writer.one_of(3, own(Good::Red) + own(Good::Green));
    writer.one_of(3, own(Good::Blue) + own(Good::Yellow));
    let hand = game.hand(seat);
    for card in Card::BASE {
        writer.one_of(3, hand.count(card).into());
    }
    writer.one_of(8, hand.len().into());
    for market in [Market::Small, Market::Large] {
        let demanded = game.demanded(market);
        let sold: usize =
            Good::ALL.map(|good| usize::from(goods[good].min(demanded[good]))).iter().sum();
        writer.one_of(6, sold);
    }
}

/// Where everybody stands and what is within reach.
fn ways(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let here = game.merchant(seat);
    let out = game.assistants_out(seat);
    let stack = game.stack(seat);
    writer.one_of(7, stack.into());
    writer.one_of(6, out.len());
    for place in Place::BASE {
        writer.whether(out.contains(place));
        let steps = game.distance(here, place);
        writer.one_of(5, steps.into());
        let helped = stack > 0 || out.contains(place) || place == Place::Fountain;
        writer.whether(helped && (steps == 1 || steps == 2));
    }
    writer.one_of(16, usize::from(game.family(seat).number()) - 1);
    writer.one_of(5, game.distance(here, game.governor()).into());
    writer.one_of(5, game.distance(here, game.smuggler()).into());
    let (goods, lira) = game.mail();
    writer.one_of(5, lira as usize + usize::from(goods[0] == Good::Red) - 2);
    for place in [Place::SultansPalace, Place::GemstoneDealer, Place::Wainwright] {
        let crowd = Seat::all(game.seats())
            .filter(|other| *other != seat && game.merchant(*other) == place)
            .count();
        writer.one_of(3, crowd);
    }
}

/// How somebody gets to a place: with an action (0), without (1), not yet (2), or already there.
pub(in crate::bazaar) fn reach(game: &Game, seat: Seat, place: Place) -> usize {
    let steps = game.distance(game.merchant(seat), place);
    let helped = game.stack(seat) > 0 || game.assistants_out(seat).contains(place);
    match steps {
        0 => 3,
        1 | 2 if helped => 0,
        1 | 2 => 1,
        _ => 2,
    }
}

/// What a visit to a place lacks to be worth it, from nothing (0) to a lot (3).
pub(super) fn lacks(game: &Game, seat: Seat, place: Place) -> usize {
    let lira = game.lira(seat);
    let goods = game.goods(seat);
    let money = |price: u32| match price.saturating_sub(lira) {
        0 => 0,
        1..=4 => 1,
        5..=10 => 2,
        _ => 3,
    };
    let tile = |good: Good| match game.next_tile(good) {
        Some(number) if !game.has_tile(seat, good) => usize::from(number - goods[good].min(number)),
        Some(_) | None => 3,
    };
    let sale = |market: Market| {
        let demanded = game.demanded(market);
        let sold: u8 = Good::ALL.map(|good| goods[good].min(demanded[good])).iter().sum();
        usize::from(5 - sold.min(5)).min(3)
    };
    if place == Place::SultansPalace {
        game.palace_price().map_or(3, |(price, wild)| {
            let spare = goods.without(price).total();
            (goods.missing(price).total() + u32::from(wild).saturating_sub(spare)) as usize
        })
    } else if place == Place::GemstoneDealer {
        game.dealer_price().map_or(3, money)
    } else if place == Place::Wainwright {
        if game.capacity(seat) == 5 { 3 } else { money(7) }
    } else if place == Place::SmallMosque {
        tile(Good::Red).min(tile(Good::Green))
    } else if place == Place::GreatMosque {
        tile(Good::Blue).min(tile(Good::Yellow))
    } else if place == Place::SmallMarket {
        sale(Market::Small)
    } else {
        sale(Market::Large)
    }
}

/// Where something can be bought or sold.
pub(super) const SHOPS: [Place; 7] = [
    Place::SultansPalace,
    Place::GemstoneDealer,
    Place::Wainwright,
    Place::SmallMosque,
    Place::GreatMosque,
    Place::SmallMarket,
    Place::LargeMarket,
];

/// Where rubies are to be had.
const JEWELLERS: [Place; 2] = [Place::SultansPalace, Place::GemstoneDealer];

/// What is close to being done, and whether the others are close to a ruby.
fn chances(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    for place in SHOPS {
        writer.one_of(16, lacks(game, seat, place).min(3) * 4 + reach(game, seat, place));
    }
    for place in JEWELLERS {
        let close = Seat::all(game.seats())
            .filter(|other| *other != seat)
            .filter(|other| lacks(game, *other, place) == 0 && reach(game, *other, place) == 0)
            .count();
        writer.one_of(3, close);
    }
}

/// What this seat is asked now, if it is.
#[expect(clippy::wildcard_enum_match_arm, reason = "a box tells its own questions apart")]
fn question(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let question = match game.turn() {
        Turn::Decide(asked, question) if asked == seat => Some(question),
        Turn::Decide(..) | Turn::Chance(_) | Turn::Over => None,
    };
    let Some(question) = question else {
        writer.one_of(18, 0);
        writer.none_of(16 + 6 + 6 + 10);
        return;
    };
    let kind = match question {
        Question::Move => 1,
        Question::Assistant { .. } => 2,
        Question::PayMerchants { .. } => 3,
        Question::Act { family: false, .. } => 4,
        Question::Act { family: true, .. } => 5,
        Question::WarehouseExtra => 6,
        Question::CaravansaryTake => 7,
        Question::CaravansaryDiscard => 8,
        Question::Recall => 9,
        Question::ChangeRoll { .. } => 10,
        Question::BlackMarketGood => 11,
        Question::Sell { .. } => 12,
        Question::DeliverAgain => 13,
        Question::GovernorPay => 14,
        Question::SmugglerPay => 15,
        Question::Finish { .. } => 16,
        Question::FinalCards => 17,
        // Steps of an action; the features of its box tell them apart.
        _ => 4,
    };
    writer.one_of(18, kind);
    let place = if let Question::Act { place, .. } | Question::Assistant { place } = question {
        Some(place)
    } else {
        None
    };
    match place {
        Some(place) => writer.one_of(16, usize::from(place.number()) - 1),
        None => writer.none_of(16),
    }
    if let Question::Sell { sold, .. } = question {
        writer.one_of(6, sold.into());
    } else if matches!(question, Question::Finish { again: Some(_) }) {
        writer.one_of(6, 0);
    } else {
        writer.none_of(6);
    }
    if let Question::PayMerchants { lira, .. } = question {
        writer.one_of(6, lira as usize / 2);
    } else {
        writer.none_of(6);
    }
    fortune(question, writer);
}

/// How good a roll is that may be changed.
fn fortune(question: Question, writer: &mut FeatureWriter) {
    if let Question::ChangeRoll { roll, dice } = question {
        let fortune = match (roll, dice.sum()) {
            (Roll::TeaHouse { number }, sum) if sum >= number => 4,
            (Roll::TeaHouse { .. }, _) => 5,
            (_, ..=6) => 0,
            (_, 7..=8) => 1,
            (_, 9..=10) => 2,
            (_, 11..) => 3,
        };
        writer.one_of(10, fortune);
    } else {
        writer.none_of(10);
    }
}

#[cfg(test)]
mod tests {
    use bazaar::Position;

    use super::*;

    #[test]
    fn a_fresh_table_makes_some_hundred_statements_true_each_once() {
        for players in 2..=5 {
            let game = Position::base(players).build().unwrap();
            for seat in Seat::all(players) {
                let mut writer = FeatureWriter::default();
                let features = writer.collect::<Game, BaseFeatures>(&game, seat);
                assert!((60..130).contains(&features.len()), "{}", features.len());
                assert!(features.is_sorted_by(|one, other| one < other));
                assert!(features.iter().all(|number| usize::from(*number) < BaseFeatures::COUNT));
            }
        }
    }
}
