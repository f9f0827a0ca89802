//! The cards that carry out an action once more: Post Office, Sultan's Palace, Gemstone Dealer; and
//! with Mocha & Baksheesh Wainwright and Coffee House (M-69).
//!
//! They are played when the action is complete, so prices and indicators have moved on, and only
//! if it can be carried out once more (B-23, B-60). Two copies may follow one another.

use tabletop::{Answers, Sink};

use crate::{Action, Card, Event, Game, Place, Reason, Refusal, places, step::Step};

#[inline]
pub(crate) fn answers(game: &Game, again: Option<Place>, answers: &mut Answers<Action>) {
    if again.is_some_and(|place| is_held(game, place)) && check(game).is_ok() {
        answers.push(Action::Again {});
    }
}

pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    let again = if let Step::Finish { again } = game.steps.top() { again } else { None };
    let Some(place) = again.filter(|place| is_held(game, *place)) else {
        return Err(not_here(game));
    };
    // Ruling B-23: if it cannot be carried out once more, the card may not be played.
    places::check_can_act(game, place).map_err(|refusal| Refusal::new(refusal.reason, 23))
}

#[inline]
fn is_held(game: &Game, place: Place) -> bool {
    Card::repeating(place).is_some_and(|card| game.me().hand.has(card))
}

/// A card that is held belongs to its place, and there after the action (B-24, B-77).
fn not_here(game: &Game) -> Refusal {
    let me = game.me();
    if is_held(game, me.merchant) || is_held(game, me.family) {
        let acted = matches!(game.steps.top(), Step::Finish { .. });
        return Refusal::new(Reason::NotNow, if acted { 77 } else { 24 });
    }
    match Place::ALL.into_iter().find(|place| is_held(game, *place)) {
        Some(place) => Refusal::new(Reason::OnlyAt { place }, 23),
        None => Refusal::new(Reason::CardNotHeld, 23),
    }
}

/// The card is laid down, and the action begins anew. At the palace the wild goods are asked for.
pub(crate) fn play<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let Step::Finish { again: Some(place) } = game.steps.top() else { return };
    let Some(card) = game.rules.card_repeating(place) else { return };
    game.play_card(card, sink);
    places::repeat(game, place, sink);
}
