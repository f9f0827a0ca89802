//! The three warehouses: the good of the house up to the capacity of the wheelbarrow.
//!
//! With the green mosque tile one more good of any kind for 2 Lira, right after the fill and once
//! per turn (B-31, B-75).

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Good, Question, Reason, Refusal,
    Ruling::{self, B},
    turn::{
        ask::{Ask, Window},
        step::{Step, steps},
    },
};

/// The action of a warehouse of this good.
macro_rules! warehouse {
    ($place:ident, $good:expr) => {
        impl crate::turn::visit::Visit for crate::pieces::place::at::$place {
            const ON_THE_WAY: Result<crate::Action, crate::Stops> = Ok(crate::Action::Act {});

            #[inline]
            fn answers(_: &crate::Game, answers: &mut tabletop::Answers<crate::Action>) {
                answers.push(crate::Action::Act {});
            }

            fn act<S: tabletop::Sink<crate::Event>>(
                game: &mut crate::Game,
                _: crate::Action,
                sink: &mut S,
            ) {
                super::warehouse::fill(game, $good, sink);
            }

            fn refuse(
                game: &crate::Game,
                action: crate::Action,
            ) -> Option<Result<(), crate::Refusal>> {
                super::warehouse::refuse(game, crate::Place::$place, action)
            }
        }
    };
}
pub(super) use warehouse;

pub(super) fn fill<S: Sink<Event>>(game: &mut Game, good: Good, sink: &mut S) {
    let me = game.me();
    let room = me.capacity() - me.goods[good];
    game.gain_good(good, room, sink);
    let may_help = !game.this_turn.green_tile_used && !game.bars_help_of_places();
    if game.me().tiles.contains(Good::Green) && may_help {
        game.steps.push(Step::WarehouseExtra);
    }
}

/// Ruling B-75: the extra good comes after the fill.
pub(super) fn refuse(
    game: &Game,
    place: crate::Place,
    action: Action,
) -> Option<Result<(), Refusal>> {
    let too_early = matches!(action, Action::Take { .. }) && game.place_asked() == Some(place);
    too_early.then(|| Err(Refusal::new(Reason::NotNow, B(75))))
}

impl Ask for steps::WarehouseExtra {
    fn question(self, _: &Game) -> Question {
        Question::WarehouseExtra
    }

    fn ruling(self) -> Ruling {
        B(75)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        if check_extra(game).is_ok() {
            answers.extend(Good::ALL.map(|good| Action::Take { good }));
        }
        answers.push(Action::Skip {});
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Take { good } = action {
            game.this_turn.green_tile_used = true;
            game.pay_lira(Game::TOLL, sink);
            game.gain_good(good, 1, sink);
        }
        game.steps.pop();
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        matches!(action, Action::Take { .. }).then(|| check_extra(game))
    }

    fn window(self, _: &Game) -> Window {
        Window::Inside
    }

    fn is_in_action(self) -> bool {
        true
    }

    fn wanted(self, _: &Game) -> Vec<Action> {
        Good::ALL.into_iter().map(|good| Action::Take { good }).collect()
    }
}

fn check_extra(game: &Game) -> Result<(), Refusal> {
    let me = game.me();
    if !me.tiles.contains(Good::Green) {
        return Err(Refusal::new(Reason::TileNotOwned, B(31)));
    }
    if me.lira < Game::TOLL {
        return Err(Refusal::short_of_lira(me.lira, Game::TOLL, B(31)));
    }
    Ok(())
}
