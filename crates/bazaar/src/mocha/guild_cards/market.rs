//! Guild cards 10 and 11: a sale of goods of any kinds at the table of the market. The demand tile
//! goes under the stack as usual.

use tabletop::{Answers, Sink};

use super::Improve;
use crate::{
    Action, Event, Game, Good, Goods, Market, Refusal, Ruling::M, base::places::market,
    pieces::place::at,
};

/// The card of a market.
macro_rules! market {
    ($( $place:ident, $market:expr; )*) => { $(
        impl Improve for at::$place {
            fn check(game: &Game) -> Result<(), Refusal> {
                if game.me().goods.is_empty() {
                    return Err(Refusal::short_of_goods(Goods::NONE, 1, M(9)));
                }
                Ok(())
            }

            fn answers(game: &Game, answers: &mut Answers<Action>) {
                let goods = game.me().goods;
                let held = Good::ALL.into_iter().filter(|good| goods[*good] > 0);
                answers.extend(held.map(|good| Action::Sell { good }));
            }

            fn choose<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
                if let Action::Sell { good } = action {
                    market::sell(game, market::new_sale($market, true), good, sink);
                }
            }
        }
    )* };
}
market! {
    LargeMarket, Market::Large;
    SmallMarket, Market::Small;
}
