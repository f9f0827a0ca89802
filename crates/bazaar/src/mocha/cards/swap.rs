//! Up to 3 goods are given and as many taken; coffee counts as a good here (M-68).
//!
//! The goods are named one by one in the order of the colours, coffee last: first those given,
//! then those taken. All of it is one step, so nothing comes in between.

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Goods, Question, Reason, Refusal,
    Ruling::{self, M},
    Ware,
    mocha::pieces::Swapping,
    pieces::card::kind,
    turn::{
        ask::{Ask, Means},
        play::{AtTheEnd, Play},
        step::{Step, steps},
    },
};

const MOST: u8 = 3;

impl Play for kind::Swap {
    const AT_THE_END: AtTheEnd = AtTheEnd::Cashed;

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check(game).is_ok() {
            answers.push(Action::Swap {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        check(game)
    }

    fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.play_card(Card::Swap, sink);
        let swap = Swapping { given: 0, taken: 0, taking: false, last: Ware::Red };
        game.steps.push(Step::Swap { swap });
    }

    fn wanted(_: &Game) -> Action {
        Action::Swap {}
    }
}

fn check(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::Swap, M(68))?;
    game.check_outside()?;
    let me = game.me();
    // Ruling M-78: the card needs something to give.
    if me.goods.is_empty() && me.mocha.coffee == 0 {
        return Err(Refusal::short_of_goods(Goods::NONE, 1, M(78)));
    }
    // Ruling M-77: a good taken may settle what the Smuggler is owed.
    if game.could_settle(me.lira, me.hand.len() - 1, 1) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::Owed, M(77)))
    }
}

impl Ask for steps::Swap {
    fn question(self, _: &Game) -> Question {
        let Swapping { given, taken, taking, .. } = self.swap;
        Question::Swap { given, taken, taking }
    }

    fn ruling(self) -> Ruling {
        M(68)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        let swap = self.swap;
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

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Give { ware } = action {
            give(game, self.swap, ware, sink);
        } else if let Action::Receive { ware } = action {
            receive(game, self.swap, ware, sink);
        } else {
            begin_taking(game, self.swap);
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if let Action::Give { ware } = action {
            Some(check_give(game, self.swap, ware))
        } else if let Action::Receive { ware } = action {
            Some(check_receive(game, self.swap, ware))
        } else {
            None
        }
    }

    /// A card played beside a debt, which is still open below it (M-77).
    fn settles(self, game: &Game, means: Means) -> bool {
        game.steps.below().settles(game, means)
    }
}

fn check_give(game: &Game, swap: Swapping, ware: Ware) -> Result<(), Refusal> {
    if swap.taking || swap.given == MOST || ware < swap.last {
        return Err(Refusal::new(Reason::NotAnAnswer, M(68)));
    }
    let me = game.me();
    match ware.good() {
        Some(good) if me.goods[good] == 0 => {
            let mut missing = Goods::NONE;
            missing[good] = 1;
            Err(Refusal::short_of_goods(missing, 0, M(68)))
        }
        None if me.mocha.coffee == 0 => Err(Refusal::short_of_coffee(0, 1, M(68))),
        Some(_) | None => Ok(()),
    }
}

fn check_receive(game: &Game, swap: Swapping, ware: Ware) -> Result<(), Refusal> {
    if !swap.taking || ware < swap.last {
        return Err(Refusal::new(Reason::NotAnAnswer, M(68)));
    }
    // Ruling M-77: whoever owes a good may not take coffee for the last ones. Coffee comes last in
    // the order, so nothing but coffee would follow.
    let me = game.me();
    if ware == Ware::Coffee && me.goods.is_empty() && !game.could_settle(me.lira, me.hand.len(), 0)
    {
        return Err(Refusal::new(Reason::Owed, M(77)));
    }
    Ok(())
}

/// One more is given; the third one is the last.
#[inline(never)]
fn give<S: Sink<Event>>(game: &mut Game, swap: Swapping, ware: Ware, sink: &mut S) {
    game.pay_ware(ware, sink);
    let swap = Swapping { given: swap.given + 1, last: ware, ..swap };
    game.steps.replace(Step::Swap { swap });
    if swap.given == MOST {
        begin_taking(game, swap);
    }
}

/// Enough is given.
fn begin_taking(game: &mut Game, swap: Swapping) {
    let swap = Swapping { taking: true, last: Ware::Red, ..swap };
    game.steps.replace(Step::Swap { swap });
}

/// One more is taken; with as many as were given the card is done.
#[inline(never)]
fn receive<S: Sink<Event>>(game: &mut Game, swap: Swapping, ware: Ware, sink: &mut S) {
    game.gain_ware(ware, sink);
    let taken = swap.taken + 1;
    if taken < swap.given {
        game.steps.replace(Step::Swap { swap: Swapping { taken, last: ware, ..swap } });
    } else {
        game.steps.pop();
        game.after_final_card(sink);
    }
}
