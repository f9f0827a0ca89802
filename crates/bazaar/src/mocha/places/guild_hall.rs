//! Guild Hall 18: 1 coffee and two guild cards, then one guild card of the hand is discarded.
//!
//! Coffee and cards come in one go (M-29, M-84). If fewer cards are left, those there are (M-15).

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, GuildDraw, Question, Refusal,
    Ruling::{self, M},
    Stops,
    pieces::place::at,
    turn::{
        ask::{Ask, Window},
        step::{Step, steps},
        visit::Visit,
    },
};

pub(crate) const COFFEE: u32 = 1;
pub(crate) const CARDS: u8 = 2;

impl Visit for at::GuildHall {
    const ON_THE_WAY: Result<Action, Stops> = Err(Stops::Reveal);

    #[inline(never)]
    fn answers(_: &Game, answers: &mut Answers<Action>) {
        answers.push(Action::Act {});
    }

    #[inline(never)]
    fn act<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        if !game.me().mocha.guild.is_empty() || game.guild_cards_to_draw() > 0 {
            game.steps.push(Step::GuildDiscard);
        }
        take(game, sink);
    }
}

/// The coffee and the cards.
pub(crate) fn take<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.gain_coffee(COFFEE, sink);
    for _ in 0..CARDS.min(game.guild_cards_to_draw()) {
        game.draw_guild_next(GuildDraw::GuildHall, sink);
    }
}

impl Ask for steps::GuildDiscard {
    fn question(self, _: &Game) -> Question {
        Question::GuildDiscard
    }

    fn ruling(self) -> Ruling {
        M(84)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        answers.extend(game.me().mocha.guild.iter().map(|guild| Action::DiscardGuild { guild }));
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::DiscardGuild { guild } = action {
            game.discard_guild(guild, sink);
            game.steps.pop();
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::DiscardGuild { guild } = action else { return None };
        Some(game.check_guild_held(guild, M(84)))
    }

    fn window(self, _: &Game) -> Window {
        Window::Inside
    }

    fn is_in_action(self) -> bool {
        true
    }
}
