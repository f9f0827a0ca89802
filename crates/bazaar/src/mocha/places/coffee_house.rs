//! Coffee House 20: a ruby for coffee, one coffee dearer each time, from 6 up to 10.

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Place, Reason, Refusal, Ruling::M, Stops, base::places::track,
    pieces::place::at, turn::visit::Visit,
};

/// What the next ruby costs; an emptied house has no price (M-60).
pub(crate) const fn price(rubies: u8) -> Option<u32> {
    match rubies {
        0 => None,
        // The track shows 6 to 10 and then a bare ruby: five rubies leave 6 uncovered.
        left => Some(11_u32.saturating_sub(left as u32)),
    }
}

impl Visit for at::CoffeeHouse {
    const ON_THE_WAY: Result<Action, Stops> = Err(Stops::Price);

    #[inline(never)]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if Self::check(game).is_ok() {
            answers.push(Action::Act {});
        }
    }

    fn check(game: &Game) -> Result<(), Refusal> {
        let Some(price) = price(game.mocha.rubies) else {
            return Err(Refusal::new(Reason::NoneLeft, M(60)));
        };
        let coffee = game.me().mocha.coffee;
        if coffee < price {
            return Err(Refusal::short_of_coffee(coffee, price, M(79)));
        }
        Ok(())
    }

    #[inline(never)]
    fn act<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        if let Some(price) = price(game.mocha.rubies) {
            game.pay_coffee(price, sink);
            track::take_ruby(&mut game.mocha.rubies, &mut game.rubies.supply);
            game.gain_ruby(Place::CoffeeHouse, sink);
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
    fn prices_run_from_6_to_10() {
        let prices = [5, 4, 3, 2, 1, 0].map(price);
        assert_eq!(prices, [Some(6), Some(7), Some(8), Some(9), Some(10), None]);
    }
}
