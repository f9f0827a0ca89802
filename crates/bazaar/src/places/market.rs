//! Selling at the two markets: one to five goods that the demand tile asks for, each icon once.
//!
//! The goods are named one by one in the order of the colours, with nothing in between (B-58,
//! B-88). Then comes the money, and the demand tile goes under the stack.

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Good, Goods, Market, Reason, Refusal,
    demand::{asks_for, revenue},
    step::{Sale, Step},
};

/// The most goods of one sale.
pub(super) const MOST: u8 = 5;

/// The first goods that can be named.
#[inline]
pub(super) fn answers(game: &Game, market: Market, answers: &mut Answers<Action>) {
    let icons = game.demand(market).icons();
    let goods = game.me().goods;
    for good in Good::ALL {
        if asks_for(icons, good) && goods[good] > 0 {
            answers.push(Action::Sell { good });
        }
    }
}

/// Whether anything can be sold here.
#[inline]
pub(super) fn check(game: &Game, market: Market) -> Result<(), Refusal> {
    let icons = game.demand(market).icons();
    let goods = game.me().goods;
    if Good::ALL.into_iter().any(|good| asks_for(icons, good) && goods[good] > 0) {
        return Ok(());
    }
    Err(Refusal::short_of_goods(Goods::NONE, 1, 66))
}

/// A sale that has nothing in it yet.
pub(crate) const fn new_sale(market: Market, any: bool) -> Sale {
    Sale { market, any, sold: 0, last: Good::Red, of_last: 0 }
}

/// The goods that can still be named, and enough.
#[inline]
pub(crate) fn sale_answers(game: &Game, sale: Sale, answers: &mut Answers<Action>) {
    for good in Good::ALL {
        if check_sell(game, sale, good).is_ok() {
            answers.push(Action::Sell { good });
        }
    }
    if sale.sold > 0 {
        answers.push(Action::Done {});
    }
}

#[inline]
pub(crate) fn check_sell(game: &Game, sale: Sale, good: Good) -> Result<(), Refusal> {
    if good < sale.last || sale.sold == MOST {
        return Err(Refusal::new(Reason::NotAnAnswer, 88));
    }
    if game.me().goods[good] == 0 {
        let mut missing = Goods::NONE;
        missing[good] = 1;
        return Err(Refusal::short_of_goods(missing, 0, 66));
    }
    let named = if good == sale.last { sale.of_last } else { 0 };
    if !sale.any && named >= game.demand(sale.market).icons()[good] {
        return Err(Refusal::new(Reason::NotDemanded, 66));
    }
    Ok(())
}

/// Names one more good.
pub(crate) fn sell<S: Sink<Event>>(game: &mut Game, sale: Sale, good: Good, sink: &mut S) {
    game.pay_good(good, sink);
    let of_last = if good == sale.last { sale.of_last + 1 } else { 1 };
    let sale = Sale { sold: sale.sold + 1, last: good, of_last, ..sale };
    game.steps.push(Step::Sell(sale));
}

/// The money comes, and the next demand tile.
pub(crate) fn close<S: Sink<Event>>(game: &mut Game, sale: Sale, sink: &mut S) {
    game.steps.pop();
    let lira = revenue(sale.market, sale.sold);
    let (seat, market, sold) = (game.seat, sale.market, sale.sold);
    sink.tell(Event::Sold { seat, market, sold, lira });
    game.gain_lira(seat, lira, sink);
    let unseen = game.demand_mut(market).rotate();
    if unseen {
        game.steps.push(Step::Demand(market));
    } else {
        sink.tell(Event::DemandTurned { market, tile: game.demand(market).top() });
    }
}

/// A tile nobody had seen came up.
pub(crate) fn reveal<S: Sink<Event>>(
    game: &mut Game,
    market: Market,
    tile: crate::DemandTile,
    sink: &mut S,
) {
    game.steps.pop();
    game.demand_mut(market).reveal(tile);
    sink.tell(Event::DemandTurned { market, tile });
}

/// Whether this good can be the first of a sale at the market that is asked about.
pub(crate) fn check_first(game: &Game, good: Good) -> Result<(), Refusal> {
    let market = match super::place_asked(game) {
        Some(crate::Place::SmallMarket) => Market::Small,
        Some(crate::Place::LargeMarket) => Market::Large,
        Some(_) | None => return Err(Refusal::new(Reason::NotAnAnswer, 66)),
    };
    check_sell(game, Sale { last: Good::Red, ..new_sale(market, false) }, good)
}
