//! Up to 3 goods are given and as many taken; coffee counts as a good here (M-68).
//!
//! The goods are named one by one in the order of the colours, coffee last: first those given,
//! then those taken. All of it is one step, so nothing comes in between.

use serde::{Deserialize, Serialize};
use tabletop::{Answers, Sink};

use super::dice_yield::check_outside;
use crate::{
    Action, Card, Event, Game, Good, Reason, Refusal, end,
    step::{Step, Swapping},
};

/// A good, or coffee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Ware {
    Red,
    Green,
    Yellow,
    Blue,
    Coffee,
}

impl Ware {
    pub const ALL: [Self; 5] = [Self::Red, Self::Green, Self::Yellow, Self::Blue, Self::Coffee];

    /// Which good it is, unless it is coffee.
    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Red => Some(Good::Red),
            Self::Green => Some(Good::Green),
            Self::Yellow => Some(Good::Yellow),
            Self::Blue => Some(Good::Blue),
            Self::Coffee => None,
        }
    }

    pub const fn name(self) -> &'static str {
        match self.good() {
            Some(good) => good.name(),
            None => "coffee",
        }
    }
}

const MOST: u8 = 3;

pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_mocha_card(Card::Swap, 68)?;
    check_outside(game)?;
    let me = game.me();
    // Ruling M-78: the card needs something to give.
    if me.goods.is_empty() && me.coffee == 0 {
        return Err(Refusal::mocha_short_of_goods(crate::Goods::NONE, 1, 78));
    }
    // Ruling M-77: a good taken may settle what the Smuggler is owed.
    if game.could_settle(me.lira, me.hand.len() - 1, 1) {
        Ok(())
    } else {
        Err(Refusal::mocha(Reason::Owed, 77))
    }
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.play_card(Card::Swap, sink);
    game.steps.push(Step::Swap(Swapping { given: 0, taken: 0, taking: false, last: Ware::Red }));
}

#[inline(never)]
pub(crate) fn answers(game: &Game, swap: Swapping, answers: &mut Answers<Action>) {
    for ware in Ware::ALL {
        if swap.taking {
            if check_receive(game, swap, ware).is_ok() {
                answers.push(Action::Receive { ware });
            }
        } else if check_give(game, swap, ware).is_ok() {
            answers.push(Action::Give { ware });
        }
    }
    if !swap.taking && swap.given > 0 {
        answers.push(Action::Done {});
    }
}

pub(crate) fn check_give(game: &Game, swap: Swapping, ware: Ware) -> Result<(), Refusal> {
    if swap.taking || swap.given == MOST || ware < swap.last {
        return Err(Refusal::mocha(Reason::NotAnAnswer, 68));
    }
    let me = game.me();
    match ware.good() {
        Some(good) if me.goods[good] == 0 => {
            let mut missing = crate::Goods::NONE;
            missing[good] = 1;
            Err(Refusal::mocha_short_of_goods(missing, 0, 68))
        }
        None if me.coffee == 0 => Err(Refusal::short_of_coffee(0, 1, 68)),
        Some(_) | None => Ok(()),
    }
}

pub(crate) fn check_receive(game: &Game, swap: Swapping, ware: Ware) -> Result<(), Refusal> {
    if !swap.taking || ware < swap.last {
        return Err(Refusal::mocha(Reason::NotAnAnswer, 68));
    }
    // Ruling M-77: whoever owes a good may not take coffee for the last ones. Coffee comes last in
    // the order, so nothing but coffee would follow.
    let me = game.me();
    if ware == Ware::Coffee && me.goods.is_empty() && !game.could_settle(me.lira, me.hand.len(), 0)
    {
        return Err(Refusal::mocha(Reason::Owed, 77));
    }
    Ok(())
}

/// One more is given; the third one is the last.
#[inline(never)]
pub(crate) fn give<S: Sink<Event>>(game: &mut Game, swap: Swapping, ware: Ware, sink: &mut S) {
    match ware.good() {
        Some(good) => game.pay_good(good, sink),
        None => game.pay_coffee(1, sink),
    }
    let given = swap.given + 1;
    game.steps.replace(Step::Swap(Swapping { given, last: ware, ..swap }));
    if given == MOST {
        begin_taking(game);
    }
}

/// Enough is given.
pub(crate) fn begin_taking(game: &mut Game) {
    if let Step::Swap(swap) = game.steps.top() {
        game.steps.replace(Step::Swap(Swapping { taking: true, last: Ware::Red, ..swap }));
    }
}

/// One more is taken; with as many as were given the card is done.
#[inline(never)]
pub(crate) fn receive<S: Sink<Event>>(game: &mut Game, swap: Swapping, ware: Ware, sink: &mut S) {
    match ware.good() {
        Some(good) => game.gain_good(good, 1, sink),
        None => game.gain_coffee(1, sink),
    }
    let taken = swap.taken + 1;
    if taken < swap.given {
        game.steps.replace(Step::Swap(Swapping { taken, last: ware, ..swap }));
    } else {
        game.steps.pop();
        end::after_final_card(game, sink);
    }
}
