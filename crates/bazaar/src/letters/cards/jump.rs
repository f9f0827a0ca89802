//! To the merchant of somebody else, who is not paid (L-99). Nothing is in the way (L-40).

use tabletop::{Answers, Seat, Sink};

use crate::{
    Action, Card, Event, Game, Reason, Refusal,
    Ruling::L,
    pieces::card::kind,
    turn::{movement, play::Play},
};

impl Play for kind::Jump {
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        for seat in Seat::all(game.seats()) {
            if check(game, seat).is_ok() {
                answers.push(Action::Jump { seat });
            }
        }
    }

    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        game.check_before_the_move(Card::Jump)?;
        let Action::Jump { seat } = action else { return Ok(()) };
        check(game, seat)
    }

    /// That merchant is not paid; everybody else there is.
    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::Jump { seat } = action else { return };
        game.play_card(Card::Jump, sink);
        game.this_turn.letters.not_paid = Some(seat);
        movement::go(game, game.players[seat.index()].merchant, sink);
    }

    fn wanted(game: &Game) -> Action {
        Action::Jump { seat: game.seat.next(game.seats()) }
    }
}

impl Game {
    /// Whether the merchant of this player is paid where he is met.
    #[inline]
    pub(crate) fn is_paid(&self, seat: Seat) -> bool {
        self.this_turn.letters.not_paid != Some(seat)
    }
}

fn check(game: &Game, seat: Seat) -> Result<(), Refusal> {
    if seat == game.seat || seat.index() >= game.seats() {
        return Err(Refusal::new(Reason::NotAnAnswer, L(99)));
    }
    if game.players[seat.index()].merchant == game.me().merchant {
        return Err(Refusal::new(Reason::MustMove, L(99)));
    }
    Ok(())
}
