//! 2 coffee from the supply, at any moment of the own turn (M-71).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Refusal,
    Ruling::M,
    pieces::card::kind,
    turn::play::{AtTheEnd, Play},
};

const COFFEE: u32 = 2;

impl Play for kind::TwoCoffee {
    const AT_THE_END: AtTheEnd = AtTheEnd::Useless(M(73));
    const HELPS: bool = true;

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if game.check_spare_card(0).is_ok() {
            answers.push(Action::TwoCoffee {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        game.check_card(Card::TwoCoffee, M(71))?;
        game.check_spare_card(0)
    }

    fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.play_card(Card::TwoCoffee, sink);
        game.gain_coffee(COFFEE, sink);
    }

    fn wanted(_: &Game) -> Action {
        Action::TwoCoffee {}
    }
}
