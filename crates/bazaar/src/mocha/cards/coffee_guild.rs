//! A guild card of the face-down deck for 2 coffee, at any moment of the own turn (M-71).

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, GuildDraw, Refusal,
    Ruling::M,
    pieces::card::kind,
    turn::play::{AtTheEnd, Play},
};

const COFFEE: u32 = 2;

impl Play for kind::CoffeeGuild {
    const AT_THE_END: AtTheEnd = AtTheEnd::Useless(M(73));

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check(game).is_ok() {
            answers.push(Action::CoffeeGuild {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        check(game)
    }

    fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        game.play_card(Card::CoffeeGuild, sink);
        game.pay_coffee(COFFEE, sink);
        game.draw_guild_next(GuildDraw::Card, sink);
    }

    fn wanted(_: &Game) -> Action {
        Action::CoffeeGuild {}
    }
}

fn check(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::CoffeeGuild, M(71))?;
    let coffee = game.me().mocha.coffee;
    if coffee < COFFEE {
        return Err(Refusal::short_of_coffee(coffee, COFFEE, M(78)));
    }
    game.check_guild_cards_to_draw(1, M(16))?;
    game.check_spare_card(0)
}
