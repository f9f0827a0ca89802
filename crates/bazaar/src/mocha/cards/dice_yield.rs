//! Two dice, and what each of them yields; outside of actions (M-76), and after the last round.

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Dice, Event, Game, Good, Reason, Refusal, Roll,
    Ruling::M,
    pieces::{card::kind, roll::rolls},
    turn::{
        ask::Window,
        play::{AtTheEnd, Play},
        roll::Settle,
        step::Step,
    },
};

/// What a die yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Yield {
    Lira(u32),
    Good(Good),
    Coffee(u32),
}

/// By the number of the die. Sureness: reconstructed (docs/rules/provenance.md).
pub(crate) const YIELDS: [Yield; 6] = [
    Yield::Lira(2),
    Yield::Good(Good::Yellow),
    Yield::Good(Good::Green),
    Yield::Good(Good::Red),
    Yield::Coffee(1),
    Yield::Good(Good::Blue),
];

impl Play for kind::DiceYield {
    const AT_THE_END: AtTheEnd = AtTheEnd::Cashed;

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check(game).is_ok() {
            answers.push(Action::DiceYield {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        check(game)
    }

    fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.play_card(Card::DiceYield, sink);
        game.steps.push(Step::RollDice { roll: Roll::Yield });
    }

    fn wanted(_: &Game) -> Action {
        Action::DiceYield {}
    }
}

fn check(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::DiceYield, M(76))?;
    game.check_outside()?;
    // Ruling M-77: whatever the roll brings, what is owed must stay payable.
    let me = game.me();
    if game.could_settle(me.lira, me.hand.len() - 1, me.goods.total()) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::Owed, M(77)))
    }
}

impl Game {
    /// Ruling M-12: before or after an action, not within it.
    pub(crate) fn check_outside(&self) -> Result<(), Refusal> {
        let outside = self.window() == Window::Outside;
        if outside || matches!(self.steps.top(), Step::FinalCards) {
            Ok(())
        } else {
            Err(Refusal::new(Reason::MidAction, M(74)))
        }
    }
}

impl Settle for rolls::Yield {
    const MAY_BE_CHANGED: bool = true;

    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
        for number in [dice.low(), dice.high()] {
            match YIELDS[usize::from(number - 1) % YIELDS.len()] {
                Yield::Lira(lira) => game.gain_lira(game.seat, lira, sink),
                Yield::Good(good) => game.gain_good(good, 1, sink),
                Yield::Coffee(coffee) => game.gain_coffee(coffee, sink),
            }
        }
        game.after_final_card(sink);
    }

    fn brings(self, dice: Dice) -> (u32, u32) {
        let (mut lira, mut goods) = (0, 0);
        for number in [dice.low(), dice.high()] {
            match YIELDS[usize::from(number - 1) % YIELDS.len()] {
                Yield::Lira(more) => lira += more,
                Yield::Good(_) => goods += 1,
                Yield::Coffee(_) => {}
            }
        }
        (lira, goods)
    }
}
