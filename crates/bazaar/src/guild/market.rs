//! Guild cards 10 and 11: a sale of goods of any kinds at the table of the market. The demand tile
//! goes under the stack as usual.

use tabletop::{Answers, Sink};

use crate::{Action, Event, Game, Good, Goods, Market, Place, Refusal, places::market};

pub(super) fn check(game: &Game) -> Result<(), Refusal> {
    if game.me().goods.is_empty() {
        return Err(Refusal::mocha_short_of_goods(Goods::NONE, 1, 9));
    }
    Ok(())
}

pub(super) fn answers(game: &Game, answers: &mut Answers<Action>) {
    let goods = game.me().goods;
    answers.extend(
        Good::ALL.into_iter().filter(|good| goods[*good] > 0).map(|good| Action::Sell { good }),
    );
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, place: Place, action: Action, sink: &mut S) {
    let kind = if place == Place::LargeMarket { Market::Large } else { Market::Small };
    if let Action::Sell { good } = action {
        market::sell(game, market::new_sale(kind, true), good, sink);
    }
}
