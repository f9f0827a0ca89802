//! 7 Lira for a ware, which is named with the card (L-91); outside of actions, and
//! after the last round.

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Reason, Refusal,
    Ruling::{B, L},
    Ware,
    pieces::card::kind,
    turn::play::{AtTheEnd, Play},
};

const LIRA: u32 = 7;

impl Play for kind::GoodLira {
    const AT_THE_END: AtTheEnd = AtTheEnd::Cashed;
    const HELPS: bool = true;

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        for ware in Ware::ALL {
            if check(game, ware).is_ok() {
                answers.push(Action::GoodLira { ware });
            }
        }
    }

    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        let Action::GoodLira { ware } = action else { return Ok(()) };
        check(game, ware)
    }

    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::GoodLira { ware } = action else { return };
        game.play_card(Card::GoodLira, sink);
        game.pay_ware(ware, sink);
        game.gain_lira(game.seat, LIRA, sink);
    }

    fn wanted(_: &Game) -> Action {
        Action::GoodLira { ware: Ware::Red }
    }
}

fn check(game: &Game, ware: Ware) -> Result<(), Refusal> {
    game.check_card(Card::GoodLira, L(91))?;
    game.check_outside()?;
    game.check_ware(ware, L(91))?;
    let me = game.me();
    let goods = me.goods.total() - u32::from(ware.good().is_some());
    if game.could_settle(me.lira + LIRA, me.hand.len() - 1, goods) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::Owed, B(59)))
    }
}
