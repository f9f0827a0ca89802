//! Guild card 13: a delivery to the Sultan at the current price, and coffee with the ruby.

use tabletop::Sink;

use super::{GuildCard, table::PALACE_COFFEE};
use crate::{Action, Event, Game, Place, Refusal, Wild, places, step::Step};

pub(super) fn check(game: &Game) -> Result<(), Refusal> {
    places::check_can_act(game, Place::SultansPalace)
}

/// Without wild goods there is nothing to choose.
pub(super) fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    if game.palace_price().is_some_and(|(_, wild)| wild == 0) {
        act(game, Action::Deliver { wild: Wild::NONE }, sink);
    } else {
        game.steps.push(Step::GuildChoice(GuildCard::of(Place::SultansPalace)));
    }
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    places::act(game, Place::SultansPalace, action, sink);
    game.gain_coffee(PALACE_COFFEE, sink);
}
