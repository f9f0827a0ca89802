//! Guild card 18: coffee and two guild cards, none is discarded. Both must be there (M-14).

use tabletop::Sink;

use crate::{Event, Game, Refusal, places::guild_hall};

pub(super) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_guild_cards_to_draw(2, 14)
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    guild_hall::take(game, sink);
}
