//! Instead of a turn of merchant or companion the own family member walks to a place beside his own
//! and acts there; not from and not to the Police Station (L-95 to L-98).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Place, Reason, Refusal,
    Ruling::{L, M},
    letters::companion,
    pieces::card::kind,
    table::game::Acting,
    turn::{
        movement,
        play::Play,
        step::{Actor, Step},
    },
};

impl Play for kind::FamilyWalk {
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check_start(game).is_err() {
            return;
        }
        let walk = companion::one_step(game, game.me().family);
        let places = game.board.places_in(walk).filter(|to| *to != Place::PoliceStation);
        answers.extend(places.map(|to| Action::FamilyWalk { to }));
    }

    fn check(game: &Game, action: Action) -> Result<(), Refusal> {
        game.check_before_the_move(Card::FamilyWalk)?;
        let Action::FamilyWalk { to } = action else { return Ok(()) };
        check(game, to)
    }

    fn play<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::FamilyWalk { to } = action else { return };
        game.play_card(Card::FamilyWalk, sink);
        let seat = game.seat;
        let from = std::mem::replace(&mut game.me_mut().family, to);
        sink.tell(Event::FamilyWalked { seat, from, to });
        // There are no phases 2 and 4, and nothing of the movement phase comes any more (L-97).
        game.this_turn.moved_on = true;
        game.this_turn.acting = Acting::Nobody;
        game.this_turn.family_acts = true;
        game.steps.replace(Step::Finish { again: None });
        game.steps.push(Step::Act { place: to, actor: Actor::FamilyWalk });
    }

    fn wanted(game: &Game) -> Action {
        Action::FamilyWalk { to: movement::some_corner(game) }
    }
}

fn check_start(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::FamilyWalk, L(95))?;
    if game.only_the_merchant_goes() {
        return Err(Refusal::new(Reason::NotNow, L(107)));
    }
    if game.me().family == Place::PoliceStation {
        return Err(Refusal::new(Reason::FamilyIn, L(96)));
    }
    Ok(())
}

fn check(game: &Game, to: Place) -> Result<(), Refusal> {
    check_start(game)?;
    let from = game.me().family;
    if to == Place::PoliceStation || !game.board.places().contains(&to) {
        return Err(Refusal::new(Reason::NotAnAnswer, L(96)));
    }
    let steps = game.steps_for(game.seat, from, to);
    game.check_no_detour(from, to, M(34))?;
    if steps != 1 {
        return Err(Refusal::new(Reason::TooFar { steps, nearest: 1, farthest: 1 }, L(96)));
    }
    Ok(())
}
