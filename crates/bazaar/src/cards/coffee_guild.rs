//! A guild card of the face-down deck for 2 coffee, at any moment of the own turn (M-71).

use tabletop::Sink;

use crate::{Card, Event, Game, GuildDraw, Refusal};

const COFFEE: u32 = 2;

pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_mocha_card(Card::CoffeeGuild, 71)?;
    let coffee = game.me().coffee;
    if coffee < COFFEE {
        return Err(Refusal::short_of_coffee(coffee, COFFEE, 78));
    }
    game.check_guild_cards_to_draw(1, 16)?;
    game.check_spare_card(0)
}

pub(crate) fn play<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.play_card(Card::CoffeeGuild, sink);
    game.pay_coffee(COFFEE, sink);
    game.draw_guild_next(GuildDraw::Card, sink);
}
