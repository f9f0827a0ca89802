//! 7 Lira for a good or a coffee, which is named with the card (L-91); outside of actions, and
//! after the last round.

use tabletop::{Answers, Sink};

use super::dice_yield::check_outside;
use crate::{Action, Card, Event, Game, Reason, Refusal, Ware};

const LIRA: u32 = 7;

pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    for ware in Ware::ALL {
        if check(game, ware).is_ok() {
            answers.push(Action::GoodLira { ware });
        }
    }
}

pub(crate) fn check(game: &Game, ware: Ware) -> Result<(), Refusal> {
    game.check_letters_card(Card::GoodLira, 91)?;
    check_outside(game)?;
    game.check_ware(ware, 91)?;
    let me = game.me();
    let goods = me.goods.total() - u32::from(ware.good().is_some());
    if game.could_settle(me.lira + LIRA, me.hand.len() - 1, goods) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::Owed, 59))
    }
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, ware: Ware, sink: &mut S) {
    game.play_card(Card::GoodLira, sink);
    game.pay_ware(ware, sink);
    game.gain_lira(game.seat, LIRA, sink);
}
