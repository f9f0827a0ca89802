//! 8 Lira for 1 coffee, at any moment of the own turn (M-71), and after the last round (M-73).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Refusal,
    Ruling::M,
    pieces::card::kind,
    turn::play::{AtTheEnd, Play},
};

const COFFEE: u32 = 1;
const LIRA: u32 = 8;

impl Play for kind::CoffeeLira {
    const AT_THE_END: AtTheEnd = AtTheEnd::Cashed;
    const HELPS: bool = true;

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check(game).is_ok() {
            answers.push(Action::CoffeeLira {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        check(game)
    }

    fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.play_card(Card::CoffeeLira, sink);
        game.pay_coffee(COFFEE, sink);
        game.gain_lira(game.seat, LIRA, sink);
    }

    fn wanted(_: &Game) -> Action {
        Action::CoffeeLira {}
    }
}

fn check(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::CoffeeLira, M(71))?;
    let coffee = game.me().mocha.coffee;
    if coffee < COFFEE {
        return Err(Refusal::short_of_coffee(coffee, COFFEE, M(78)));
    }
    game.check_spare_card(LIRA)
}
