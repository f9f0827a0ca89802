//! Selling at the two markets: one to five goods that the demand tile asks for, each icon once.
//!
//! The goods are named one by one in the order of the colours, with nothing in between (B-58,
//! B-88). Then comes the money, and the demand tile goes under the stack.

use tabletop::{Answers, Outcomes, Rng, Sink, below};

use crate::{
    Action, Chance, Event, Game, Good, Goods, Market, Question, Reason, Refusal,
    Ruling::{self, B},
    pieces::{
        demand::{asks_for, revenue},
        place::Place,
        sale::Sale,
    },
    turn::{
        ask::Ask,
        chance::Fall,
        step::{Step, steps},
    },
};

/// The most goods of one sale.
const MOST: u8 = 5;

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
    Err(Refusal::short_of_goods(Goods::NONE, 1, B(66)))
}

/// A sale that has nothing in it yet.
pub(crate) const fn new_sale(market: Market, any: bool) -> Sale {
    Sale { market, any, sold: 0, last: Good::Red, of_last: 0 }
}

/// What one may want to sell here.
pub(super) fn wanted(game: &Game, market: Market) -> Vec<Action> {
    let icons = game.demand(market).icons();
    let asked = Good::ALL.into_iter().filter(|good| icons[*good] > 0);
    asked.map(|good| Action::Sell { good }).collect()
}

/// Why nothing is sold. Away from both markets the large one answers for both.
pub(super) fn refuse(game: &Game, market: Market, action: Action) -> Option<Result<(), Refusal>> {
    let Action::Sell { good } = action else { return None };
    let asked = match game.place_asked() {
        Some(Place::SmallMarket) => Market::Small,
        Some(Place::LargeMarket) => Market::Large,
        Some(_) | None => return Some(Err(Refusal::new(Reason::NotAnAnswer, B(66)))),
    };
    (asked == market).then(|| check_sell(game, new_sale(market, false), good))
}

#[inline]
fn check_sell(game: &Game, sale: Sale, good: Good) -> Result<(), Refusal> {
    if good < sale.last || sale.sold == MOST {
        return Err(Refusal::new(Reason::NotAnAnswer, B(88)));
    }
    if game.me().goods[good] == 0 {
        let mut missing = Goods::NONE;
        missing[good] = 1;
        return Err(Refusal::short_of_goods(missing, 0, B(66)));
    }
    let named = if good == sale.last { sale.of_last } else { 0 };
    if !sale.any && named >= game.demand(sale.market).icons()[good] {
        return Err(Refusal::new(Reason::NotDemanded, B(66)));
    }
    Ok(())
}

/// Names one more good.
pub(crate) fn sell<S: Sink<Event>>(game: &mut Game, sale: Sale, good: Good, sink: &mut S) {
    game.pay_good(good, sink);
    let of_last = if good == sale.last { sale.of_last + 1 } else { 1 };
    let sale = Sale { sold: sale.sold + 1, last: good, of_last, ..sale };
    game.steps.push(Step::Sell { sale });
}

impl Ask for steps::Sell {
    fn question(self, _: &Game) -> Question {
        let Sale { market, sold, any, .. } = self.sale;
        Question::Sell { market, sold, any }
    }

    fn ruling(self) -> Ruling {
        B(88)
    }

    /// The goods that can still be named, and enough.
    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        for good in Good::ALL {
            if check_sell(game, self.sale, good).is_ok() {
                answers.push(Action::Sell { good });
            }
        }
        if self.sale.sold > 0 {
            answers.push(Action::Done {});
        }
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        game.steps.pop();
        if let Action::Sell { good } = action {
            sell(game, self.sale, good, sink);
        } else {
            close(game, self.sale, sink);
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Sell { good } = action else { return None };
        Some(check_sell(game, self.sale, good))
    }

    fn is_in_action(self) -> bool {
        true
    }

    fn wanted(self, _: &Game) -> Vec<Action> {
        Good::ALL.into_iter().map(|good| Action::Sell { good }).collect()
    }
}

/// The money comes, and the next demand tile.
fn close<S: Sink<Event>>(game: &mut Game, sale: Sale, sink: &mut S) {
    let lira = revenue(sale.market, sale.sold);
    let (seat, market, sold) = (game.seat, sale.market, sale.sold);
    sink.tell(Event::Sold { seat, market, sold, lira });
    game.gain_lira(seat, lira, sink);
    let unseen = game.demand_mut(market).rotate();
    if unseen {
        game.steps.push(Step::TurnDemand { market });
    } else {
        sink.tell(Event::DemandTurned { market, tile: game.demand(market).top() });
    }
}

/// A tile nobody had seen comes up.
impl Fall for steps::TurnDemand {
    fn chance(self) -> Chance {
        Chance::Demand { market: self.market }
    }

    fn outcomes(self, game: &Game, outcomes: &mut Outcomes<Action>) {
        let unseen = game.demand(self.market).unseen();
        outcomes.extend(unseen.map(|tile| (Action::Demand { tile }, 1)));
    }

    fn sample<R: Rng>(self, game: &Game, rng: &mut R) -> Option<Action> {
        let demand = game.demand(self.market);
        let tile = demand.unseen().nth(below(rng, demand.unseen().count() as u32) as usize)?;
        Some(Action::Demand { tile })
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Action::Demand { tile } = action else { return };
        game.steps.pop();
        game.demand_mut(self.market).reveal(tile);
        sink.tell(Event::DemandTurned { market: self.market, tile });
    }
}
