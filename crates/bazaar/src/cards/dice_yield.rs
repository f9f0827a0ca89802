//! Two dice, and what each of them yields; outside of actions (M-76), and after the last round.

use tabletop::Sink;

use crate::{Card, Dice, Event, Game, Good, Reason, Refusal, Roll, cards::Window, end, step::Step};

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

pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_mocha_card(Card::DiceYield, 76)?;
    check_outside(game)?;
    // Ruling M-77: whatever the roll brings, what is owed must stay payable.
    let me = game.me();
    if game.could_settle(me.lira, me.hand.len() - 1, me.goods.total()) {
        Ok(())
    } else {
        Err(Refusal::mocha(Reason::Owed, 77))
    }
}

/// Ruling M-12: before or after an action, not within it.
pub(super) fn check_outside(game: &Game) -> Result<(), Refusal> {
    let outside = game.window() == Window::Outside;
    if outside || matches!(game.steps.top(), Step::FinalCards(_)) {
        Ok(())
    } else {
        Err(Refusal::mocha(Reason::MidAction, 74))
    }
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.play_card(Card::DiceYield, sink);
    game.steps.push(Step::Roll(Roll::Yield));
}

/// How many Lira and goods the dice bring as they lie.
pub(crate) const fn brings(dice: Dice) -> (u32, u32) {
    let numbers = [dice.low(), dice.high()];
    let (mut lira, mut goods, mut die) = (0, 0, 0);
    while die < numbers.len() {
        match YIELDS[(numbers[die] - 1) as usize % YIELDS.len()] {
            Yield::Lira(more) => lira += more,
            Yield::Good(_) => goods += 1,
            Yield::Coffee(_) => {}
        }
        die += 1;
    }
    (lira, goods)
}

pub(crate) fn settle<S: Sink<Event>>(game: &mut Game, dice: Dice, sink: &mut S) {
    for number in [dice.low(), dice.high()] {
        match YIELDS[usize::from(number - 1) % YIELDS.len()] {
            Yield::Lira(lira) => game.gain_lira(game.seat, lira, sink),
            Yield::Good(good) => game.gain_good(good, 1, sink),
            Yield::Coffee(coffee) => game.gain_coffee(coffee, sink),
        }
    }
    end::after_final_card(game, sink);
}
