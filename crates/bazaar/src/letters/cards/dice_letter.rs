//! Two dice, and what their sum yields; outside of actions (L-92), and after the last round, when
//! no letter is drawn any more (L-108).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Dice, Event, Game, LetterDraw, Reason, Refusal, Roll,
    Ruling::{L, M},
    pieces::{card::kind, roll::rolls},
    turn::{
        play::{AtTheEnd, Play},
        roll::Settle,
        step::Step,
    },
};

/// From this sum on: Lira, and whether a letter comes with them. Sureness: reconstructed
/// (docs/rules/provenance.md).
pub(crate) const YIELDS: [(u8, u32, bool); 3] = [(9, 7, false), (6, 2, true), (2, 4, false)];

/// The least it brings.
const LEAST: u32 = 2;

impl Play for kind::DiceLetter {
    const AT_THE_END: AtTheEnd = AtTheEnd::Cashed;

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if Self::check(game, Action::DiceLetter {}).is_ok() {
            answers.push(Action::DiceLetter {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        game.check_card(Card::DiceLetter, L(92))?;
        game.check_outside()?;
        let me = game.me();
        // Ruling M-77: whatever the roll brings, what is owed must stay payable.
        if game.could_settle(me.lira + LEAST, me.hand.len() - 1, me.goods.total()) {
            Ok(())
        } else {
            Err(Refusal::new(Reason::Owed, M(77)))
        }
    }

    fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.play_card(Card::DiceLetter, sink);
        game.steps.push(Step::RollDice { roll: Roll::LetterYield });
    }

    fn wanted(_: &Game) -> Action {
        Action::DiceLetter {}
    }
}

impl Settle for rolls::LetterYield {
    const MAY_BE_CHANGED: bool = true;

    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
        if let Some(&(_, lira, letter)) = YIELDS.iter().find(|(from, ..)| dice.sum() >= *from) {
            game.gain_lira(game.seat, lira, sink);
            if letter && !game.steps.contains_final_cards() {
                game.draw_letter_next(LetterDraw::Card, sink);
            }
        }
        game.after_final_card(sink);
    }

    fn brings(self, dice: Dice) -> (u32, u32) {
        let row = YIELDS.iter().find(|(from, ..)| dice.sum() >= *from);
        (row.map_or(0, |(_, lira, _)| *lira), 0)
    }
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
