//! Phase 4: the coffee trader gives 1 coffee for 2 Lira or a good, once per turn. Payment, coffee
//! and the roll that moves him on are one step (M-63).

use tabletop::{Answers, Sink};

use super::pieces::Payment;
use crate::{
    Action, Dice, Event, Figure, Game, Goods, Reason, Refusal, Roll,
    Ruling::{self, B, M},
    pieces::roll::rolls,
    turn::{
        meet::{Meet, encounters, place_rolled, tell_moved},
        roll::Settle,
        step::Step,
    },
};

const COFFEE: u32 = 1;

impl Meet for encounters::CoffeeTrader {
    const RULING: Ruling = M(63);

    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        let trader = game.mocha.coffee_trader;
        let met = game.this_turn.mocha.coffee_trader_met;
        if trader.is_some() && trader == game.meeting_place() && !met {
            payment_answers(game, answers);
        }
    }

    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        let Action::Trader { payment } = action else { return Ok(()) };
        check(game, payment)
    }

    fn meet<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::Trader { payment } = action else { return };
        game.begin_encounter();
        game.this_turn.mocha.coffee_trader_met = true;
        trade(game, payment, sink);
    }

    fn wanted(game: &Game) -> Option<Action> {
        let trader = game.mocha.coffee_trader?;
        let here = game.meeting_place() == Some(trader);
        here.then_some(Action::Trader { payment: Payment::Lira })
    }
}

#[inline(never)]
fn payment_answers(game: &Game, answers: &mut Answers<Action>) {
    for payment in Payment::ALL {
        if check(game, payment).is_ok() {
            answers.push(Action::Trader { payment });
        }
    }
}

fn check(game: &Game, payment: Payment) -> Result<(), Refusal> {
    if game.this_turn.mocha.coffee_trader_met {
        return Err(Refusal::new(Reason::Once, B(49)));
    }
    let trader = game.mocha.coffee_trader;
    if trader.is_none() || trader != game.meeting_place() {
        return Err(Refusal::new(Reason::NobodyHere, M(63)));
    }
    // Ruling M-64: with the tile there is no price, and without it one must be paid.
    let for_nothing = game.meets_for_nothing();
    if for_nothing != (payment == Payment::Nothing) {
        let reason = if for_nothing { Reason::NotAnAnswer } else { Reason::TavernTileNotOwned };
        return Err(Refusal::new(reason, M(64)));
    }
    check_price(game, payment)
}

/// Whether he is there at all, and this can be paid.
pub(crate) fn check_price(game: &Game, payment: Payment) -> Result<(), Refusal> {
    if game.mocha.coffee_trader.is_none() {
        return Err(Refusal::new(Reason::NobodyHere, M(63)));
    }
    let me = game.me();
    if payment == Payment::Lira && me.lira < Game::TOLL {
        return Err(Refusal::short_of_lira(me.lira, Game::TOLL, M(63)));
    }
    if let Some(good) = payment.good()
        && me.goods[good] == 0
    {
        let mut missing = Goods::NONE;
        missing[good] = 1;
        return Err(Refusal::short_of_goods(missing, 0, M(63)));
    }
    Ok(())
}

/// Payment, coffee, and the roll that moves him on.
pub(crate) fn trade<S: Sink<Event>>(game: &mut Game, payment: Payment, sink: &mut S) {
    if payment == Payment::Lira {
        game.pay_lira(Game::TOLL, sink);
    } else if let Some(good) = payment.good() {
        game.pay_good(good, sink);
    }
    game.gain_coffee(COFFEE, sink);
    game.steps.push(Step::RollDice { roll: Roll::CoffeeTrader });
}

impl Settle for rolls::CoffeeTrader {
    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
        let to = place_rolled(dice);
        if let Some(from) = game.mocha.coffee_trader.replace(to) {
            tell_moved(Figure::CoffeeTrader, from, to, sink);
        }
    }
}
