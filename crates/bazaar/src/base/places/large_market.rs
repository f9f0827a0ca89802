//! Large Market 10: sells what its dark demand tile asks for. How, is in `market.rs`.

use tabletop::{Answers, Sink};

use super::market;
use crate::{Action, Event, Game, Market, Refusal, pieces::place::at, turn::visit::Visit};

impl Visit for at::LargeMarket {
    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        market::answers(game, Market::Large, answers);
    }

    fn check(game: &Game) -> Result<(), Refusal> {
        market::check(game, Market::Large)
    }

    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Sell { good } = action {
            market::sell(game, market::new_sale(Market::Large, false), good, sink);
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        market::refuse(game, Market::Large, action)
    }

    fn wanted(game: &Game) -> Vec<Action> {
        market::wanted(game, Market::Large)
    }
}
