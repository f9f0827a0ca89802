//! Phase 4: the coffee trader gives 1 coffee for 2 Lira or a good, once per turn. Payment, coffee
//! and the roll that moves him on are one step (M-63).

use tabletop::{Answers, Sink};

use serde::{Deserialize, Serialize};

use crate::{
    Action, Dice, Event, Figure, Game, Good, Goods, Reason, Refusal, Roll,
    encounters::{self, place_rolled, tell_moved},
    step::Step,
};

const COFFEE: u32 = 1;

/// What the coffee trader is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// With the encounter tile.
    Nothing,
    Lira,
    Red,
    Green,
    Yellow,
    Blue,
}

impl Payment {
    pub const ALL: [Self; 6] =
        [Self::Nothing, Self::Lira, Self::Red, Self::Green, Self::Yellow, Self::Blue];

    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Nothing | Self::Lira => None,
            Self::Red => Some(Good::Red),
            Self::Green => Some(Good::Green),
            Self::Yellow => Some(Good::Yellow),
            Self::Blue => Some(Good::Blue),
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Lira => "lira",
            Self::Red => "red",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }
}

#[inline]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    let trader = game.mocha.coffee_trader;
    if trader.is_some() && trader == game.meeting_place() && !game.this_turn.coffee_trader_met {
        payment_answers(game, answers);
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

pub(crate) fn check(game: &Game, payment: Payment) -> Result<(), Refusal> {
    if game.this_turn.coffee_trader_met {
        return Err(Refusal::new(Reason::Once, 49));
    }
    let trader = game.mocha.coffee_trader;
    if trader.is_none() || trader != game.meeting_place() {
        return Err(Refusal::mocha(Reason::NobodyHere, 63));
    }
    // Ruling M-64: with the tile there is no price, and without it one must be paid.
    let for_nothing = game.meets_for_nothing();
    if for_nothing != (payment == Payment::Nothing) {
        let reason = if for_nothing { Reason::NotAnAnswer } else { Reason::TavernTileNotOwned };
        return Err(Refusal::mocha(reason, 64));
    }
    check_price(game, payment)
}

/// Whether he is there at all, and this can be paid.
pub(crate) fn check_price(game: &Game, payment: Payment) -> Result<(), Refusal> {
    if game.mocha.coffee_trader.is_none() {
        return Err(Refusal::mocha(Reason::NobodyHere, 63));
    }
    let me = game.me();
    if payment == Payment::Lira && me.lira < Game::TOLL {
        return Err(Refusal::mocha_short_of_lira(me.lira, Game::TOLL, 63));
    }
    if let Some(good) = payment.good()
        && me.goods[good] == 0
    {
        let mut missing = Goods::NONE;
        missing[good] = 1;
        return Err(Refusal::mocha_short_of_goods(missing, 0, 63));
    }
    Ok(())
}

pub(crate) fn meet<S: Sink<Event>>(game: &mut Game, payment: Payment, sink: &mut S) {
    encounters::begin(game);
    game.this_turn.coffee_trader_met = true;
    trade(game, payment, sink);
    game.steps.push(Step::Roll(Roll::CoffeeTrader));
}

/// Payment and coffee.
pub(crate) fn trade<S: Sink<Event>>(game: &mut Game, payment: Payment, sink: &mut S) {
    if payment == Payment::Lira {
        game.pay_lira(Game::TOLL, sink);
    } else if let Some(good) = payment.good() {
        game.pay_good(good, sink);
    }
    game.gain_coffee(COFFEE, sink);
}

pub(crate) fn leave<S: Sink<Event>>(game: &mut Game, dice: Dice, sink: &mut S) {
    let to = place_rolled(dice);
    if let Some(from) = game.mocha.coffee_trader.replace(to) {
        tell_moved(Figure::CoffeeTrader, from, to, sink);
    }
}
