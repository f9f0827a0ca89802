//! Anywhere for 3 Lira (L-106). Nothing is in the way (L-40).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Reason, Refusal,
    Ruling::L,
    pieces::card::kind,
    turn::{movement, play::Play},
};

/// What it costs.
const FARE: u32 = 3;

impl Play for kind::Anywhere {
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check_fare(game).is_ok() {
            let here = game.me().merchant;
            let places = game.board.places().iter().copied();
            answers.extend(places.filter(|to| *to != here).map(|to| Action::Anywhere { to }));
        }
    }

    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        game.check_before_the_move(Card::Anywhere)?;
        let Action::Anywhere { to } = action else { return Ok(()) };
        if !game.board.places().contains(&to) {
            return Err(Refusal::new(Reason::NotAnAnswer, L(106)));
        }
        if to == game.me().merchant {
            return Err(Refusal::new(Reason::MustMove, L(106)));
        }
        check_fare(game)
    }

    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::Anywhere { to } = action else { return };
        game.play_card(Card::Anywhere, sink);
        game.pay_lira(FARE, sink);
        movement::go(game, to, sink);
    }

    fn wanted(game: &Game) -> Action {
        Action::Anywhere { to: movement::somewhere_far(game) }
    }
}

const fn check_fare(game: &Game) -> Result<(), Refusal> {
    let lira = game.me().lira;
    if lira < FARE {
        return Err(Refusal::short_of_lira(lira, FARE, L(106)));
    }
    Ok(())
}
