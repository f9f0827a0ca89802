//! Guild card 19: two Tavern actions for one coffee less in all.
//!
//! Both are named and paid at once; edge, place and ruby are chosen as each is carried out (M-19).

use tabletop::{Answers, Sink};

use super::{Improve, facts::TAVERN_REBATE};
use crate::{
    Action, Edge, Event, Game, Goods, Question, Reason, Refusal,
    Ruling::{self, M},
    TavernOption, TavernTile,
    mocha::{
        barrier,
        places::tavern::{self, BARRIER_COFFEE, JEWELLERS, RUBY_COFFEE},
    },
    pieces::place::at,
    turn::{
        ask::{Ask, GoOn, Window},
        step::{Step, steps},
    },
};

impl Improve for at::Tavern {
    fn check(game: &Game) -> Result<(), Refusal> {
        let pairs = TavernOption::pairs();
        let mut pairs = pairs.map(|(first, second)| check_pair(game, first, second));
        if pairs.clone().any(|pair| pair.is_ok()) {
            return Ok(());
        }
        pairs.next().unwrap_or(Ok(()))
    }

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        for (first, second) in TavernOption::pairs() {
            if check_pair(game, first, second).is_ok() {
                answers.push(Action::TavernPair { first, second });
            }
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::TavernPair { first, second } = action else { return None };
        Some(check_pair(game, first, second))
    }

    fn choose<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::TavernPair { first, second } = action else { return };
        let coffee = coffee_for_both(game, first, second).unwrap_or_default();
        let goods = goods_for(game, first, second);
        game.pay_coffee(coffee, sink);
        if !goods.is_empty() {
            game.pay_goods(goods, sink);
        }
        game.steps.push(Step::TavernNext { option: second });
        game.steps.push(Step::TavernNext { option: first });
    }
}

/// What an option costs as the table stands, and whether it can be had at all.
fn coffee_for(game: &Game, option: TavernOption) -> Result<u32, Refusal> {
    match option {
        TavernOption::Barrier => Ok(BARRIER_COFFEE),
        TavernOption::Movement => tavern::check_tile_there(game, TavernTile::Movement),
        TavernOption::Encounter => tavern::check_tile_there(game, TavernTile::Encounter),
        TavernOption::Ruby => {
            if rubies_to_take(game) == 0 {
                return Err(Refusal::new(Reason::NoneLeft, M(58)));
            }
            Ok(RUBY_COFFEE)
        }
    }
}

fn rubies_to_take(game: &Game) -> u8 {
    let lie: u8 = JEWELLERS.into_iter().map(|place| game.rubies_at(place)).sum();
    // A place that is empty gets none from the supply: only the last ruby taken is replaced.
    if lie == 0 { 0 } else { lie + game.rubies.supply }
}

/// All goods of both options: two rubies ask for both sides of the baksheesh tile.
fn goods_for(game: &Game, first: TavernOption, second: TavernOption) -> Goods {
    let sides = tavern::baksheesh(game);
    let rubies = [first, second].into_iter().filter(|option| *option == TavernOption::Ruby).count();
    match rubies {
        0 => Goods::NONE,
        1 => sides[0],
        _ => sides[0].with(sides[1]),
    }
}

fn coffee_for_both(game: &Game, first: TavernOption, second: TavernOption) -> Result<u32, Refusal> {
    Ok(coffee_for(game, first)? + coffee_for(game, second)? - TAVERN_REBATE)
}

fn check_pair(game: &Game, first: TavernOption, second: TavernOption) -> Result<(), Refusal> {
    if first == second && first.tile().is_some() {
        return Err(Refusal::new(Reason::Owned, M(19)));
    }
    let coffee = coffee_for_both(game, first, second)?;
    if first == second && first == TavernOption::Ruby && rubies_to_take(game) < 2 {
        return Err(Refusal::new(Reason::NoneLeft, M(58)));
    }
    let me = game.me();
    let missing = me.goods.missing(goods_for(game, first, second));
    let short = coffee.saturating_sub(me.mocha.coffee);
    if short > 0 || !missing.is_empty() {
        return Err(Refusal::short_of_coffee_and_goods(short, missing, M(19)));
    }
    Ok(())
}

/// An option that is paid for is carried out, or asks its question.
impl GoOn for steps::TavernNext {
    #[inline(never)]
    fn go_on<S: Sink<Event>>(self, game: &mut Game, sink: &mut S) {
        game.steps.pop();
        match self.option {
            TavernOption::Barrier => game.steps.push(Step::TavernEdge),
            TavernOption::Movement => tavern::take_tile(game, TavernTile::Movement, sink),
            TavernOption::Encounter => tavern::take_tile(game, TavernTile::Encounter, sink),
            // If the first option took the last ruby there is, this one lapses.
            TavernOption::Ruby => {
                if JEWELLERS.into_iter().any(|place| game.rubies_at(place) > 0) {
                    game.steps.push(Step::TavernRuby);
                }
            }
        }
    }
}

impl Ask for steps::TavernEdge {
    fn question(self, _: &Game) -> Question {
        Question::TavernEdge
    }

    fn ruling(self) -> Ruling {
        M(19)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        for (one, other) in game.board.edges() {
            if let Some(between) = Edge::between(one, other)
                && check_edge(game, between).is_ok()
            {
                answers.push(Action::Barrier { between });
            }
        }
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Barrier { between } = action {
            game.steps.pop();
            tavern::put_barrier(game, between, sink);
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Barrier { between } = action else { return None };
        Some(check_edge(game, between))
    }

    fn window(self, _: &Game) -> Window {
        Window::Inside
    }
}

fn check_edge(game: &Game, between: Edge) -> Result<(), Refusal> {
    barrier::check_edge(game, between)?;
    tavern::check_some_action(game, between)
}

impl Ask for steps::TavernRuby {
    fn question(self, _: &Game) -> Question {
        Question::TavernRuby
    }

    fn ruling(self) -> Ruling {
        M(19)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        tavern::ruby_answers(game, answers);
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Baksheesh { from } = action {
            game.steps.pop();
            tavern::take_ruby(game, from, sink);
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Baksheesh { from } = action else { return None };
        Some(tavern::check_ruby_at(game, from))
    }

    fn window(self, _: &Game) -> Window {
        Window::Inside
    }
}
