//! Gemstone Dealer 16: a ruby for Lira, one Lira dearer each time, up to 23.

use tabletop::{Answers, Sink};

use super::track;
use crate::{
    Action, Event, Game, Place, Reason, Refusal, Ruling::B, Stops, pieces::place::at,
    turn::visit::Visit,
};

/// What the next ruby costs; an emptied dealer has no price (B-83).
#[inline]
pub(crate) const fn price(rubies: u8) -> Option<u32> {
    match rubies {
        0 => None,
        // The track shows 12 to 23 and then a bare ruby: twelve rubies leave 12 uncovered.
        left => Some(24 - left as u32),
    }
}

impl Visit for at::GemstoneDealer {
    const ON_THE_WAY: Result<Action, Stops> = Err(Stops::Price);

    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if Self::check(game).is_ok() {
            answers.push(Action::Act {});
        }
    }

    #[inline]
    fn check(game: &Game) -> Result<(), Refusal> {
        let Some(price) = price(game.rubies.dealer) else {
            return Err(Refusal::new(Reason::NoneLeft, B(83)));
        };
        let lira = game.me().lira;
        if lira < price {
            return Err(Refusal::short_of_lira(lira, price, B(66)));
        }
        Ok(())
    }

    fn act<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        if let Some(price) = price(game.rubies.dealer) {
            game.pay_lira(price, sink);
            track::take_ruby(&mut game.rubies.dealer, &mut game.rubies.supply);
            game.gain_ruby(Place::GemstoneDealer, sink);
        }
    }

    fn wanted(_: &Game) -> Vec<Action> {
        vec![Action::Act {}]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn n_1_prices_begin_at_12_14_or_15_and_end_at_23() {
        let cases = [(12, Some(12)), (10, Some(14)), (9, Some(15)), (1, Some(23)), (0, None)];
        for (rubies, expected) in cases {
            assert_eq!(price(rubies), expected, "{rubies} rubies left");
        }
    }
}
