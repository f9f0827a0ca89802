//! Roasting Plant 17: coffee for 2 Lira, for a good, for a bonus or guild card; each once, in any
//! order, until the player has enough (M-62, M-81). Coffee itself is no good here.

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Good, Goods, Reason, Refusal,
    guild::GuildCards,
    step::{Roasted, Step},
};

/// Coffee for each option.
pub(crate) const COFFEE: u32 = 2;

#[inline(never)]
pub(super) fn answers(game: &Game, answers: &mut Answers<Action>) {
    option_answers(game, Roasted::default(), answers);
}

/// Whether there is anything to give, with these guild cards.
pub(crate) fn can_give(game: &Game, guild: GuildCards) -> bool {
    let me = game.me();
    me.lira >= Game::TOLL || !me.goods.is_empty() || !me.hand.is_empty() || !guild.is_empty()
}

pub(super) fn check(game: &Game) -> Result<(), Refusal> {
    if can_give(game, game.me().guild) {
        Ok(())
    } else {
        Err(Refusal::mocha_short_of_goods(Goods::NONE, 1, 62))
    }
}

fn option_answers(game: &Game, roasted: Roasted, answers: &mut Answers<Action>) {
    let me = game.me();
    if !roasted.lira && me.lira >= Game::TOLL {
        answers.push(Action::PayLira {});
    }
    if !roasted.good {
        for good in Good::ALL.into_iter().filter(|good| me.goods[*good] > 0) {
            answers.push(Action::PayGood { good });
        }
    }
    if !roasted.card {
        answers.extend(me.hand.kinds().map(|card| Action::Discard { card }));
        answers.extend(me.guild.iter().map(|guild| Action::DiscardGuild { guild }));
    }
}

/// What else can be given, and enough.
#[inline(never)]
pub(crate) fn more_answers(game: &Game, roasted: Roasted, answers: &mut Answers<Action>) {
    option_answers(game, roasted, answers);
    answers.push(Action::Done {});
}

pub(crate) fn check_option(game: &Game, roasted: Roasted, action: Action) -> Result<(), Refusal> {
    let once = Err(Refusal::mocha(Reason::Once, 62));
    let me = game.me();
    if action == (Action::PayLira {}) {
        if roasted.lira {
            return once;
        }
        if me.lira < Game::TOLL {
            return Err(Refusal::mocha_short_of_lira(me.lira, Game::TOLL, 62));
        }
    } else if let Action::PayGood { good } = action {
        if roasted.good {
            return once;
        }
        if me.goods[good] == 0 {
            let mut missing = Goods::NONE;
            missing[good] = 1;
            return Err(Refusal::mocha_short_of_goods(missing, 0, 62));
        }
    } else if roasted.card {
        return once;
    } else if let Action::Discard { card } = action {
        return game.check_card(card, 0).map_err(|_| Refusal::mocha(Reason::CardNotHeld, 62));
    } else if let Action::DiscardGuild { guild } = action {
        return game.check_guild_held(guild, 62);
    }
    Ok(())
}

/// The first option.
pub(super) fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    roast(game, Roasted::default(), action, sink);
}

/// One option is paid and its coffee received. As long as another one is left, it goes on.
#[inline(never)]
pub(crate) fn roast<S: Sink<Event>>(
    game: &mut Game,
    mut roasted: Roasted,
    action: Action,
    sink: &mut S,
) {
    if action == (Action::PayLira {}) {
        game.pay_lira(Game::TOLL, sink);
        roasted.lira = true;
    } else if let Action::PayGood { good } = action {
        game.pay_good(good, sink);
        roasted.good = true;
    } else if let Action::Discard { card } = action {
        game.discard_card(card, sink);
        roasted.card = true;
    } else if let Action::DiscardGuild { guild } = action {
        game.discard_guild(guild, sink);
        roasted.card = true;
    }
    game.gain_coffee(game.coffee_per_roast(), sink);
    if !(roasted.lira && roasted.good && roasted.card) {
        game.steps.push(Step::Roast(roasted));
    }
}
