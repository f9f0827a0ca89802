//! Guild Hall 18: 1 coffee and two guild cards, then one guild card of the hand is discarded.
//!
//! Coffee and cards come in one go (M-29, M-84). If fewer cards are left, those there are (M-15).

use tabletop::{Answers, Sink};

use crate::{Action, Event, Game, GuildCard, GuildDraw, step::Step};

const COFFEE: u32 = 1;
const CARDS: u8 = 2;

pub(super) fn answers(answers: &mut Answers<Action>) {
    answers.push(Action::Act {});
}

pub(super) fn act<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    if !game.me().guild.is_empty() || game.guild_cards_to_draw() > 0 {
        game.steps.push(Step::GuildDiscard);
    }
    take(game, sink);
}

/// The coffee and the cards.
pub(crate) fn take<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.gain_coffee(COFFEE, sink);
    for _ in 0..CARDS.min(game.guild_cards_to_draw()) {
        game.draw_guild_next(GuildDraw::GuildHall, sink);
    }
}

/// A guild card was drawn, here or with a bonus card.
#[inline(never)]
pub(crate) fn drawn<S: Sink<Event>>(game: &mut Game, guild: GuildCard, sink: &mut S) {
    game.steps.pop();
    game.draw_guild(guild, sink);
}

#[inline(never)]
pub(crate) fn discard_answers(game: &Game, answers: &mut Answers<Action>) {
    answers.extend(game.me().guild.iter().map(|guild| Action::DiscardGuild { guild }));
}

pub(crate) fn discard<S: Sink<Event>>(game: &mut Game, guild: GuildCard, sink: &mut S) {
    game.discard_guild(guild, sink);
    game.steps.pop();
}
