//! Small Market 11: sells what its light demand tile asks for, or with the card any goods.
//!
//! With the card one to five goods of any kinds, by the same table; the tile turns as usual
//! (B-28). The card is played instead of naming the first good, and at least one must follow
//! (B-92).

use tabletop::{Answers, Sink};

use super::market;
use crate::{
    Action, Card, Event, Game, Goods, Market, Place, Reason, Refusal,
    Ruling::{B, M},
    pieces::{card::kind, place::at},
    turn::{play::Play, step::Step, visit::Visit},
};

impl Visit for at::SmallMarket {
    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        market::answers(game, Market::Small, answers);
        if check_any_goods(game).is_ok() {
            answers.push(Action::AnyGoods {});
        }
    }

    /// With the card in hand anything can be sold.
    fn check(game: &Game) -> Result<(), Refusal> {
        market::check(game, Market::Small).or_else(|short| check_any_goods(game).map_err(|_| short))
    }

    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Sell { good } = action {
            market::sell(game, market::new_sale(Market::Small, false), good, sink);
        } else {
            game.play_card(Card::AnyGoods, sink);
            game.steps.push(Step::Sell { sale: market::new_sale(Market::Small, true) });
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        market::refuse(game, Market::Small, action)
    }

    fn wanted(game: &Game) -> Vec<Action> {
        market::wanted(game, Market::Small)
    }
}

#[inline]
fn check_any_goods(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::AnyGoods, B(28))?;
    if game.bars_help_of_places() {
        return Err(Refusal::new(Reason::NotNow, M(1)));
    }
    // Ruling B-60: the card needs a good to sell.
    if game.me().goods.is_empty() {
        return Err(Refusal::short_of_goods(Goods::NONE, 1, B(60)));
    }
    Ok(())
}

/// The card is played here and nowhere else.
impl Play for kind::AnyGoods {
    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        game.check_at(Place::SmallMarket, B(28))?;
        check_any_goods(game)
    }

    fn wanted(_: &Game) -> Action {
        Action::AnyGoods {}
    }
}
