//! Roasting Plant 17: coffee for 2 Lira, for a good, for a bonus or guild card; each once, in any
//! order, until the player has enough (M-62, M-81). Coffee itself is no good here.

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Good, Goods, GuildCards, Place, Question, Reason, Refusal,
    Ruling::{self, M},
    mocha::pieces::Roasted,
    pieces::place::at,
    turn::{
        ask::{Ask, Window},
        step::{Step, steps},
        visit::Visit,
    },
};

/// Coffee for each option.
pub(crate) const COFFEE: u32 = 2;

impl Visit for at::RoastingPlant {
    #[inline(never)]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        option_answers(game, Roasted::default(), answers);
    }

    fn check(game: &Game) -> Result<(), Refusal> {
        if can_give(game, game.me().mocha.guild) {
            Ok(())
        } else {
            Err(Refusal::short_of_goods(Goods::NONE, 1, M(62)))
        }
    }

    /// The first option.
    #[inline(never)]
    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        roast(game, Roasted::default(), action, sink);
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if game.place_asked() != Some(Place::RoastingPlant) {
            return None;
        }
        refuse_option(game, Roasted::default(), action)
    }

    fn wanted(_: &Game) -> Vec<Action> {
        let goods = Good::ALL.into_iter().map(|good| Action::PayGood { good });
        [Action::PayLira {}].into_iter().chain(goods).collect()
    }
}

impl Ask for steps::Roast {
    fn question(self, _: &Game) -> Question {
        Question::Roast
    }

    fn ruling(self) -> Ruling {
        M(62)
    }

    /// What else can be given, and enough.
    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        option_answers(game, self.roasted, answers);
        answers.push(Action::Done {});
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        game.steps.pop();
        if !matches!(action, Action::Done {}) {
            roast(game, self.roasted, action, sink);
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        refuse_option(game, self.roasted, action)
    }

    fn window(self, _: &Game) -> Window {
        Window::Inside
    }

    fn is_in_action(self) -> bool {
        true
    }

    fn wanted(self, game: &Game) -> Vec<Action> {
        at::RoastingPlant::wanted(game)
    }
}

/// Why an option cannot be used.
fn refuse_option(game: &Game, roasted: Roasted, action: Action) -> Option<Result<(), Refusal>> {
    let is_option = matches!(
        action,
        Action::PayLira {}
            | Action::PayGood { .. }
            | Action::Discard { .. }
            | Action::DiscardGuild { .. }
    );
    is_option.then(|| check_option(game, roasted, action))
}

/// Whether there is anything to give, with these guild cards.
pub(crate) fn can_give(game: &Game, guild: GuildCards) -> bool {
    let me = game.me();
    me.lira >= Game::TOLL || !me.goods.is_empty() || !me.hand.is_empty() || !guild.is_empty()
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
        answers.extend(me.mocha.guild.iter().map(|guild| Action::DiscardGuild { guild }));
    }
}

fn check_option(game: &Game, roasted: Roasted, action: Action) -> Result<(), Refusal> {
    let once = Err(Refusal::new(Reason::Once, M(62)));
    let me = game.me();
    if matches!(action, Action::PayLira {}) {
        if roasted.lira {
            return once;
        }
        if me.lira < Game::TOLL {
            return Err(Refusal::short_of_lira(me.lira, Game::TOLL, M(62)));
        }
    } else if let Action::PayGood { good } = action {
        if roasted.good {
            return once;
        }
        if me.goods[good] == 0 {
            let mut missing = Goods::NONE;
            missing[good] = 1;
            return Err(Refusal::short_of_goods(missing, 0, M(62)));
        }
    } else if roasted.card {
        return once;
    } else if let Action::Discard { card } = action {
        return game.check_card(card, M(62));
    } else if let Action::DiscardGuild { guild } = action {
        return game.check_guild_held(guild, M(62));
    }
    Ok(())
}

/// One option is paid and its coffee received. As long as another one is left, it goes on.
#[inline(never)]
fn roast<S: Sink<Event>>(game: &mut Game, mut roasted: Roasted, action: Action, sink: &mut S) {
    if matches!(action, Action::PayLira {}) {
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
        game.steps.push(Step::Roast { roasted });
    }
}
