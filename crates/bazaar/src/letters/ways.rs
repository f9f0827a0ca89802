//! Ways to move with the cards of Letters & Seals: to the merchant of somebody else (L-99), and
//! anywhere for 3 Lira (L-106). The barrier is in the way of neither (L-40).

use tabletop::{Answers, Seat, Sink};

use crate::{Action, Card, Event, Game, Place, Reason, Refusal, cards::family_walk, movement};

/// What going anywhere costs.
const ANYWHERE: u32 = 3;

#[inline(never)]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    super::companion::answers(game, answers);
    let hand = game.me().hand;
    if hand.has(Card::Jump) {
        for seat in Seat::all(game.seat_count()) {
            if check_jump(game, seat).is_ok() {
                answers.push(Action::Jump { seat });
            }
        }
    }
    if hand.has(Card::Anywhere) && check_fare(game).is_ok() {
        let here = game.me().merchant;
        let places = game.board.places().iter().copied();
        answers.extend(places.filter(|to| *to != here).map(|to| Action::Anywhere { to }));
    }
    if hand.has(Card::FamilyWalk) {
        family_walk::answers(game, answers);
    }
}

pub(crate) fn check_jump(game: &Game, seat: Seat) -> Result<(), Refusal> {
    game.check_letters_card(Card::Jump, 99)?;
    if seat == game.seat || seat.index() >= game.seat_count() {
        return Err(Refusal::letters(Reason::NotAnAnswer, 99));
    }
    if game.players[seat.index()].merchant == game.me().merchant {
        return Err(Refusal::letters(Reason::MustMove, 99));
    }
    Ok(())
}

/// That merchant is not paid; everybody else there is.
pub(crate) fn jump<S: Sink<Event>>(game: &mut Game, seat: Seat, sink: &mut S) {
    game.play_card(Card::Jump, sink);
    game.letters.not_paid = Some(seat);
    movement::go(game, game.players[seat.index()].merchant, sink);
}

pub(crate) fn check_anywhere(game: &Game, to: Place) -> Result<(), Refusal> {
    game.check_letters_card(Card::Anywhere, 106)?;
    if !game.board.places().contains(&to) {
        return Err(Refusal::letters(Reason::NotAnAnswer, 106));
    }
    if to == game.me().merchant {
        return Err(Refusal::letters(Reason::MustMove, 106));
    }
    check_fare(game)
}

const fn check_fare(game: &Game) -> Result<(), Refusal> {
    let lira = game.me().lira;
    if lira < ANYWHERE {
        return Err(Refusal::letters_short_of_lira(lira, ANYWHERE, 106));
    }
    Ok(())
}

pub(crate) fn anywhere<S: Sink<Event>>(game: &mut Game, to: Place, sink: &mut S) {
    game.play_card(Card::Anywhere, sink);
    game.pay_lira(ANYWHERE, sink);
    movement::go(game, to, sink);
}
