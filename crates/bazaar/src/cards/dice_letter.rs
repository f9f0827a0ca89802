//! Two dice, and what their sum yields; outside of actions (L-92), and after the last round, when
//! no letter is drawn any more (L-108).

use tabletop::Sink;

use super::dice_yield::check_outside;
use crate::{Card, Dice, Event, Game, LetterDraw, Reason, Refusal, Roll, end, step::Step};

/// From this sum on: Lira, and whether a letter comes with them. Sureness: reconstructed
/// (docs/rules/provenance.md).
pub(crate) const YIELDS: [(u8, u32, bool); 3] = [(9, 7, false), (6, 2, true), (2, 4, false)];

/// The least it brings.
const LEAST: u32 = 2;

pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_letters_card(Card::DiceLetter, 92)?;
    check_outside(game)?;
    let me = game.me();
    // Ruling M-77: whatever the roll brings, what is owed must stay payable.
    if game.could_settle(me.lira + LEAST, me.hand.len() - 1, me.goods.total()) {
        Ok(())
    } else {
        Err(Refusal::mocha(Reason::Owed, 77))
    }
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.play_card(Card::DiceLetter, sink);
    game.steps.push(Step::Roll(Roll::LetterYield));
}

/// How many Lira the dice bring as they lie.
pub(crate) const fn lira(dice: Dice) -> u32 {
    let mut row = 0;
    while row < YIELDS.len() {
        let (from, lira, _) = YIELDS[row];
        if dice.sum() >= from {
            return lira;
        }
        row += 1;
    }
    0
}

pub(crate) fn settle<S: Sink<Event>>(game: &mut Game, dice: Dice, sink: &mut S) {
    let sum = dice.sum();
    if let Some(&(_, lira, letter)) = YIELDS.iter().find(|(from, ..)| sum >= *from) {
        game.gain_lira(game.seat, lira, sink);
        if letter && !game.steps.contains_final_cards() {
            game.draw_letter_next(LetterDraw::Card, sink);
        }
    }
    end::after_final_card(game, sink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sum_yields_something() {
        let of = |sum: u8| YIELDS.iter().find(|(from, ..)| sum >= *from).unwrap();
        for (sums, lira, letter) in [(2..=5, 4, false), (6..=8, 2, true), (9..=12, 7, false)] {
            for sum in sums {
                assert_eq!((of(sum).1, of(sum).2), (lira, letter), "{sum}");
            }
        }
        assert!(YIELDS.iter().all(|(_, lira, _)| *lira >= LEAST));
    }
}
