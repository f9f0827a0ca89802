//! Phase 1, the assistant: leave one, pick one up, or stop. And the ways they come back.

use tabletop::{Answers, Sink};

use super::{
    action::Action,
    ask::{Ask, Window},
    merchants,
    question::Question,
    step::{Actor, Step, steps},
};
use crate::{
    pieces::{goods::Good, place::Place},
    seen::{
        event::Event,
        kind::Stops,
        refusal::{
            Reason, Refusal,
            Ruling::{self, B},
        },
    },
    table::game::Game,
};

impl Ask for steps::Assistant {
    fn question(self, game: &Game) -> Question {
        Question::Assistant { place: game.me().merchant }
    }

    fn ruling(self) -> Ruling {
        B(6)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        let place = game.me().merchant;
        if check_leave(game).is_ok() {
            answers.push(Action::Leave {});
        }
        if check_pick_up(game).is_ok() {
            answers.push(Action::PickUp {});
        }
        if check_pick_up_neutral(game).is_ok() {
            answers.push(Action::PickUpNeutral {});
        }
        // Rulings B-6 and B-8: declining ends the turn, but not at the Fountain.
        answers.push(if needs_assistant(place) { Action::Stop {} } else { Action::Skip {} });
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "there are no other answers")]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        match action {
            Action::Leave {} => leave(game, sink),
            Action::PickUp {} => pick_up(game, sink),
            Action::PickUpNeutral {} => pick_up_neutral(game, sink),
            Action::Skip {} => go_on(game),
            _ => game.stop(sink),
        }
    }

    fn window(self, _: &Game) -> Window {
        Window::Outside
    }

    #[inline]
    fn is_in_movement(self) -> bool {
        true
    }

    fn wanted(self, _: &Game) -> Vec<Action> {
        vec![Action::Leave {}, Action::PickUp {}]
    }

    fn on_the_way(self, game: &Game, answers: &[Action]) -> Result<Action, Stops> {
        if !needs_assistant(game.me().merchant) {
            return Ok(Action::Skip {});
        }
        let can = |action: Action| answers.contains(&action);
        if can(Action::PickUpNeutral {}) && (can(Action::PickUp {}) || can(Action::Leave {})) {
            return Err(Stops::Choice);
        }
        let fetches = |answer: &Action| {
            matches!(answer, Action::AssistantBack { .. } | Action::CallBack { .. })
        };
        let stops = if answers.iter().any(fetches) { Stops::Choice } else { Stops::NoAssistant };
        [Action::PickUp {}, Action::PickUpNeutral {}, Action::Leave {}]
            .into_iter()
            .find(|action| can(*action))
            .ok_or(stops)
    }
}

/// Why no assistant is left or picked up.
pub(super) fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
    if game.steps.top() != Step::Assistant {
        return None;
    }
    if matches!(action, Action::Leave {}) {
        Some(check_leave(game))
    } else if matches!(action, Action::PickUp {}) {
        Some(check_pick_up(game))
    } else if matches!(action, Action::PickUpNeutral {}) {
        Some(check_pick_up_neutral(game))
    } else {
        None
    }
}

/// Ruling B-8: the Fountain is the only place that needs no assistant.
#[inline]
pub(crate) const fn needs_assistant(place: Place) -> bool {
    !matches!(place, Place::Fountain)
}

#[inline]
fn check_leave(game: &Game) -> Result<(), Refusal> {
    let me = game.me();
    // Ruling B-7: at most one own assistant lies at a place.
    if me.assistants_out.contains(me.merchant) {
        return Err(Refusal::new(Reason::AssistantHere, B(7)));
    }
    if me.stack.is_empty() {
        return Err(Refusal::new(Reason::NoAssistant, B(5)));
    }
    Ok(())
}

#[inline]
fn check_pick_up(game: &Game) -> Result<(), Refusal> {
    let me = game.me();
    if !me.assistants_out.contains(me.merchant) {
        return Err(Refusal::new(Reason::NoAssistant, B(5)));
    }
    Ok(())
}

#[inline]
fn check_pick_up_neutral(game: &Game) -> Result<(), Refusal> {
    if game.neutral_assistants[game.me().merchant.index()] == 0 {
        return Err(Refusal::new(Reason::NoAssistant, B(95)));
    }
    Ok(())
}

/// The lowest assistant stays at the place.
fn leave<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let seat = game.seat;
    let me = game.me_mut();
    let place = me.merchant;
    let neutral = me.stack.leave();
    if neutral {
        game.neutral_assistants[place.index()] += 1;
    } else {
        me.assistants_out.insert(place);
    }
    sink.tell(Event::AssistantLeft { seat, place, neutral });
    go_on(game);
}

/// The stack is put on the own assistant lying here.
fn pick_up<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let seat = game.seat;
    let me = game.me_mut();
    let place = me.merchant;
    me.assistants_out.remove(place);
    me.stack.add(false);
    sink.tell(Event::AssistantPickedUp { seat, place, neutral: false });
    go_on(game);
}

/// The stack is put on a neutral assistant lying here.
fn pick_up_neutral<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let seat = game.seat;
    let me = game.me_mut();
    let place = me.merchant;
    me.stack.add(true);
    let here = &mut game.neutral_assistants[place.index()];
    *here = here.saturating_sub(1);
    sink.tell(Event::AssistantPickedUp { seat, place, neutral: true });
    go_on(game);
}

/// On to phase 2, or to phase 3 if nobody is to be paid.
pub(crate) fn go_on(game: &mut Game) {
    let place = game.figure_place();
    let next = if merchants::toll_at(game, place) > 0 {
        Step::PayMerchants
    } else {
        Step::Act { place, actor: Actor::Merchant }
    };
    game.steps.replace(next);
}

/// An own assistant comes back under the merchant, wherever that is (B-64).
pub(crate) fn bring_back<S: Sink<Event>>(game: &mut Game, from: Place, sink: &mut S) {
    let seat = game.seat;
    let me = game.me_mut();
    me.assistants_out.remove(from);
    me.stack.add(false);
    sink.tell(Event::AssistantReturned { seat, from });
}

/// Whether an own assistant lies there.
pub(crate) fn check_lies_at(game: &Game, place: Place, ruling: Ruling) -> Result<(), Refusal> {
    if game.me().assistants_out.contains(place) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::NoAssistant, ruling))
    }
}

/// The yellow tile: once per turn an assistant comes back for 2 Lira (B-13).
pub(super) fn call_back_answers(game: &Game, answers: &mut Answers<Action>) {
    if check_yellow_tile(game).is_ok() {
        answers.extend(game.me().assistants_out.iter().map(|from| Action::CallBack { from }));
    }
}

fn check_yellow_tile(game: &Game) -> Result<(), Refusal> {
    let me = game.me();
    if !me.tiles.contains(Good::Yellow) {
        return Err(Refusal::new(Reason::TileNotOwned, B(13)));
    }
    if game.this_turn.yellow_tile_used {
        return Err(Refusal::new(Reason::Once, B(13)));
    }
    if me.lira < Game::TOLL {
        return Err(Refusal::short_of_lira(me.lira, Game::TOLL, B(13)));
    }
    if !game.could_settle(me.lira - Game::TOLL, me.hand.len(), me.goods.total()) {
        return Err(Refusal::new(Reason::Owed, B(59)));
    }
    Ok(())
}

pub(super) fn check_call_back(game: &Game, action: Action) -> Result<(), Refusal> {
    check_yellow_tile(game)?;
    let Action::CallBack { from } = action else { return Ok(()) };
    check_lies_at(game, from, B(64))
}

pub(super) fn call_back<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    let Action::CallBack { from } = action else { return };
    game.this_turn.yellow_tile_used = true;
    game.pay_lira(Game::TOLL, sink);
    bring_back(game, from, sink);
}

/// Where an own assistant lies, for those who look for one.
pub(crate) fn somewhere_out(game: &Game) -> Place {
    game.me().assistants_out.iter().next().unwrap_or(game.me().merchant)
}
