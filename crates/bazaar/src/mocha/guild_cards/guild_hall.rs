//! Guild card 18: coffee and two guild cards, none is discarded. Both must be there (M-14).

use tabletop::Sink;

use super::Improve;
use crate::{Event, Game, Refusal, Ruling::M, mocha::places::guild_hall, pieces::place::at};

impl Improve for at::GuildHall {
    fn check(game: &Game) -> Result<(), Refusal> {
        game.check_guild_cards_to_draw(2, M(14))
    }

    fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        guild_hall::take(game, sink);
    }
}
