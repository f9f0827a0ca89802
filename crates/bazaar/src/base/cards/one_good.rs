//! One good of any kind, before or after an action but not inside one (B-25, B-26).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Good, Reason, Refusal,
    Ruling::B,
    pieces::card::kind,
    turn::{
        ask::Window,
        play::{AtTheEnd, Play},
    },
};

impl Play for kind::OneGood {
    const AT_THE_END: AtTheEnd = AtTheEnd::Cashed;
    const HELPS: bool = true;

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check_debt(game).is_ok() {
            answers.extend(Good::ALL.map(|good| Action::OneGood { good }));
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        game.check_card(Card::OneGood, B(57))?;
        if game.window() != Window::Outside {
            // Between sending a family member and his action, or within an action.
            let sent = game.place_asked().is_some();
            return Err(Refusal::new(Reason::MidAction, if sent { B(58) } else { B(25) }));
        }
        check_debt(game)
    }

    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::OneGood { good } = action else { return };
        game.play_card(Card::OneGood, sink);
        game.gain_good(good, 1, sink);
    }

    fn wanted(_: &Game) -> Action {
        Action::OneGood { good: Good::Red }
    }
}

/// The good may settle what the Smuggler is owed, but a card given away may be missed.
fn check_debt(game: &Game) -> Result<(), Refusal> {
    let me = game.me();
    if game.could_settle(me.lira, me.hand.len() - 1, 1) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::Owed, B(59)))
    }
}
