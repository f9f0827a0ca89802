//! Tea House 9: a number from 3 to 12 is announced, then the dice are rolled (B-30). Whoever
//! reaches the number takes as many Lira, otherwise 2.

use tabletop::{Answers, Sink};

use crate::{
    Action, Announcement, Dice, Event, Game, Place, Refusal, Roll,
    Ruling::B,
    Stops,
    pieces::{place::at, roll::rolls},
    turn::{roll::Settle, step::Step, visit::Visit},
};

/// What failure brings.
pub(crate) const CONSOLATION: u32 = 2;

impl Visit for at::TeaHouse {
    const ON_THE_WAY: Result<Action, Stops> = Err(Stops::Reveal);

    #[inline]
    fn answers(_: &Game, answers: &mut Answers<Action>) {
        answers.extend(Announcement::all().map(|number| Action::Announce { number }));
    }

    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Announce { number } = action {
            let number = number.number();
            sink.tell(Event::Announced { seat: game.seat, number });
            game.steps.push(Step::RollDice { roll: Roll::TeaHouse { number } });
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        matches!(action, Action::Announce { .. }).then(|| game.check_at(Place::TeaHouse, B(30)))
    }
}

impl Settle for rolls::TeaHouse {
    const AT_A_PLACE: bool = true;

    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
        let (factor, consolation) = game.tea_house_payout().unwrap_or((1, CONSOLATION));
        game.gain_lira(game.seat, winnings(self.number, dice, factor, consolation), sink);
    }
}

fn winnings(announced: u8, dice: Dice, factor: u32, consolation: u32) -> u32 {
    if dice.sum() >= announced { factor * u32::from(announced) } else { consolation }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_announced_number_is_won_when_reached() {
        // (announced, dice, lira)
        let cases = [
            (3, [1, 2], 3),
            (7, [3, 4], 7),
            (7, [6, 6], 7),
            (8, [3, 4], 2),
            (12, [6, 5], 2),
            (12, [6, 6], 12),
            (3, [1, 1], 2),
        ];
        for (announced, [one, other], lira) in cases {
            let dice = Dice::new(one, other).unwrap();
            assert_eq!(
                winnings(announced, dice, 1, CONSOLATION),
                lira,
                "announced {announced}, rolled {dice}"
            );
        }
    }
}
