//! The companion: a second figure of one's own that moves one step and needs no assistants.
//!
//! The Fountain brings him into the own supply, from there he enters beside the merchant at the
//! start of a turn. Whoever moves him uses him for this turn instead of the merchant.

use tabletop::{Answers, Seat, Sink};

use super::pieces::Companion;
use crate::{
    Action, Card, Event, Game, Place, Reason, Refusal,
    Ruling::{self, L, M},
    pieces::board::Cells,
    table::game::Acting,
    turn::{assistants, step::Step},
};

/// Ruling L-25: exactly one step, or two with the card.
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if game.only_the_merchant_goes() {
        return;
    }
    let from = match game.my_companion() {
        Companion::Supply => return,
        Companion::Ready => return answers.push(Action::Enter {}),
        Companion::At(from) => from,
    };
    for to in game.board.places_in(one_step(game, from)) {
        answers.push(Action::MoveCompanion { to });
    }
    if game.me().hand.has(Card::TwoSteps) {
        for to in game.board.places_in(two_steps(game, from)) {
            answers.push(Action::TwoSteps { to });
        }
    }
}

/// Ruling L-40: across a barrier only for its holder.
pub(crate) fn one_step(game: &Game, from: Place) -> Cells {
    game.board.next_to(from).without(game.shut_off(game.seat, from))
}

/// Ruling L-100: a place exactly two steps away. A detour is never two steps.
fn two_steps(game: &Game, from: Place) -> Cells {
    game.board.two_steps_from(from).without(game.shut_off(game.seat, from))
}

/// Rulings L-22 and L-23: at the start of the turn.
pub(crate) fn check_enter(game: &Game) -> Result<(), Refusal> {
    if game.my_companion() != Companion::Ready {
        return Err(Refusal::new(Reason::NoCompanion, L(22)));
    }
    check_start(game, L(23))
}

/// Before the move, and not in a turn that is the merchant's alone.
fn check_start(game: &Game, ruling: Ruling) -> Result<(), Refusal> {
    if game.steps.top() != Step::Move || game.only_the_merchant_goes() {
        return Err(Refusal::new(Reason::NotNow, ruling));
    }
    Ok(())
}

pub(crate) fn check_move(game: &Game, to: Place) -> Result<(), Refusal> {
    check_way(game, to, 1, one_step, L(25))
}

pub(crate) fn check_two_steps(game: &Game, to: Place) -> Result<(), Refusal> {
    check_way(game, to, 2, two_steps, L(100))
}

fn check_way(
    game: &Game,
    to: Place,
    far: u8,
    way: fn(&Game, Place) -> Cells,
    ruling: Ruling,
) -> Result<(), Refusal> {
    check_start(game, ruling)?;
    let Some(from) = game.my_companion().place() else {
        return Err(Refusal::new(Reason::NoCompanion, ruling));
    };
    if !game.board.places().contains(&to) {
        return Err(Refusal::new(Reason::NotAnAnswer, ruling));
    }
    if way(game, from).contains(&game.board, to) {
        return Ok(());
    }
    let steps = game.steps_for(game.seat, from, to);
    game.check_no_detour(from, to, M(34))?;
    Err(Refusal::new(Reason::TooFar { steps, nearest: far, farthest: far }, ruling))
}

/// He is put beside the merchant, whoever else is there.
pub(crate) fn enter<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let (seat, place) = (game.seat, game.me().merchant);
    game.players[seat.index()].letters.companion = Companion::At(place);
    sink.tell(Event::CompanionEntered { seat, place });
}

/// Ruling L-37: the move chooses him as the figure of the turn. No assistant is asked for (L-26).
pub(crate) fn go<S: Sink<Event>>(game: &mut Game, to: Place, sink: &mut S) {
    game.this_turn.acting = Acting::Companion;
    set_down(game, to, sink);
    assistants::go_on(game);
}

/// He goes somewhere, for whatever reason.
pub(crate) fn set_down<S: Sink<Event>>(game: &mut Game, to: Place, sink: &mut S) {
    let seat = game.seat;
    if let Companion::At(from) = game.players[seat.index()].letters.companion {
        game.players[seat.index()].letters.companion = Companion::At(to);
        sink.tell(Event::CompanionMoved { seat, from, to });
    }
}

/// He comes to his owner, from wherever he is. If he was the figure of this turn, there is nobody
/// left to meet anyone (L-29).
pub(crate) fn come_home<S: Sink<Event>>(game: &mut Game, seat: Seat, sink: &mut S) {
    let companion = &mut game.players[seat.index()].letters.companion;
    if *companion == Companion::Ready {
        return;
    }
    let from = companion.place();
    *companion = Companion::Ready;
    sink.tell(Event::CompanionHome { seat, from });
    if from.is_some() && game.on_turn() == seat && game.this_turn.acting == Acting::Companion {
        game.this_turn.acting = Acting::Nobody;
    }
}

/// Ruling L-21: whether he comes at the Fountain for the first time.
pub(super) fn comes_by_himself(game: &Game) -> bool {
    game.my_companion() == Companion::Supply
}

/// Ruling L-27: whether he can be called back, from wherever he stands.
pub(super) fn check_to_call(game: &Game) -> Result<(), Refusal> {
    if game.my_companion().place().is_some() {
        Ok(())
    } else {
        Err(Refusal::new(Reason::NoCompanion, L(27)))
    }
}

impl Game {
    /// How many figures of a player but the merchant stand at a place and are paid (L-32).
    #[inline]
    pub(crate) fn second_figures_at(&self, seat: Seat, place: Place) -> u32 {
        u32::from(self.players[seat.index()].letters.companion.place() == Some(place))
    }

    #[inline]
    pub(crate) const fn my_companion(&self) -> Companion {
        self.me().letters.companion
    }
}
