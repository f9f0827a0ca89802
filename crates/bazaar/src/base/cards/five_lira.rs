//! 5 Lira from the supply, at any moment of the own turn (B-27).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Refusal,
    Ruling::B,
    pieces::card::kind,
    turn::{
        play::{AtTheEnd, Play},
        step::Step,
    },
};

const LIRA: u32 = 5;

impl Play for kind::FiveLira {
    const AT_THE_END: AtTheEnd = AtTheEnd::Cashed;
    const HELPS: bool = true;

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if game.check_spare_card(LIRA).is_ok() {
            answers.push(Action::FiveLira {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        let at_the_end = matches!(game.steps.top(), Step::FinalCards);
        game.check_card(Card::FiveLira, if at_the_end { B(54) } else { B(57) })?;
        game.check_spare_card(LIRA)
    }

    fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.play_card(Card::FiveLira, sink);
        game.gain_lira(game.seat, LIRA, sink);
    }

    fn wanted(_: &Game) -> Action {
        Action::FiveLira {}
    }
}
