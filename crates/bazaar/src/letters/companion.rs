//! The companion: a second figure of one's own that moves one step and needs no assistants.
//!
//! The Fountain brings him into the own supply, from there he enters beside the merchant at the
//! start of a turn. Whoever moves him uses him for this turn instead of the merchant.

use serde::Serialize;
use tabletop::{Answers, Seat, Sink};

use crate::{
    Action, Card, Event, Game, Place, Reason, Refusal, assistants, board::Cells, game::Acting,
    step::Step,
};

/// Where a companion is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Companion {
    /// Beside the board, as at the start (L-20).
    Supply,
    /// With his owner, ready to enter.
    Ready,
    At(Place),
}

impl Companion {
    #[inline]
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::At(place) => Some(place),
            Self::Supply | Self::Ready => None,
        }
    }
}

/// Ruling L-25: exactly one step, or two with the card.
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if game.this_turn.guild_card_played {
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

/// Ruling L-100: a place exactly two steps away. A way around the barrier is never two steps.
fn two_steps(game: &Game, from: Place) -> Cells {
    game.board.two_steps_from(from).without(game.shut_off(game.seat, from))
}

/// Rulings L-22 and L-23: at the start of the turn.
pub(crate) fn check_enter(game: &Game) -> Result<(), Refusal> {
    if game.my_companion() != Companion::Ready {
        return Err(Refusal::letters(Reason::NoCompanion, 22));
    }
    check_start(game, 23)
}

/// Before the move, and not in the turn of the merchant that a guild card brings.
fn check_start(game: &Game, ruling: u8) -> Result<(), Refusal> {
    if game.steps.top() != Step::Move || game.this_turn.guild_card_played {
        return Err(Refusal::letters(Reason::NotNow, ruling));
    }
    Ok(())
}

pub(crate) fn check_move(game: &Game, to: Place) -> Result<(), Refusal> {
    check_way(game, to, 1, one_step, 25)
}

pub(crate) fn check_two_steps(game: &Game, to: Place) -> Result<(), Refusal> {
    game.check_letters_card(Card::TwoSteps, 100)?;
    check_way(game, to, 2, two_steps, 100)
}

fn check_way(
    game: &Game,
    to: Place,
    far: u8,
    way: fn(&Game, Place) -> Cells,
    ruling: u8,
) -> Result<(), Refusal> {
    check_start(game, ruling)?;
    let Some(from) = game.my_companion().place() else {
        return Err(Refusal::letters(Reason::NoCompanion, ruling));
    };
    if !game.board.places().contains(&to) {
        return Err(Refusal::letters(Reason::NotAnAnswer, ruling));
    }
    if way(game, from).contains(&game.board, to) {
        return Ok(());
    }
    let steps = game.steps_for(game.seat, from, to);
    if steps > game.board.distance(from, to) {
        return Err(Refusal::mocha(Reason::BehindBarrier { steps }, 34));
    }
    Err(Refusal::letters(Reason::TooFar { steps, nearest: far, farthest: far }, ruling))
}

/// He is put beside the merchant, whoever else is there.
pub(crate) fn enter<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let (seat, place) = (game.seat, game.me().merchant);
    game.letters.companions[seat.index()] = Companion::At(place);
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
    if let Companion::At(from) = game.letters.companions[seat.index()] {
        game.letters.companions[seat.index()] = Companion::At(to);
        sink.tell(Event::CompanionMoved { seat, from, to });
    }
}

/// He comes to his owner, from wherever he is. If he was the figure of this turn, there is nobody
/// left to meet anyone (L-29).
pub(crate) fn come_home<S: Sink<Event>>(game: &mut Game, seat: Seat, sink: &mut S) {
    let companion = &mut game.letters.companions[seat.index()];
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
