//! Two dice, and what the red mosque tile does to them. What a roll is for says its file.
//!
//! With the tile one die may be turned to 4, or both rolled again, once for each roll; the result
//! then stands (B-29). A die that shows 4 already is not offered (B-76). Whoever can still change
//! the dice is asked until he keeps them (M-66, M-75).

use tabletop::{Answers, Sink};

use super::{
    action::Action,
    ask::{Ask, Means, Window},
    expansion,
    question::Question,
    step::{Step, steps},
};
use crate::{
    lists::every_box,
    pieces::{
        dice::{Dice, Die},
        goods::Good,
        roll::{Roll, rolls},
    },
    seen::{
        event::Event,
        refusal::{
            Reason, Refusal,
            Ruling::{self, B, M},
        },
    },
    table::game::Game,
};

/// What dice are rolled for.
pub(crate) trait Settle: Copy {
    /// Whether the red mosque tile works here: not where figures are moved (B-29).
    const AT_A_PLACE: bool = false;
    /// Whether a die may be turned at all (B-29, M-67, L-62, L-92).
    const MAY_BE_CHANGED: bool = Self::AT_A_PLACE;

    /// The dice count.
    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S);

    /// How many Lira and goods these dice bring if they stay as they lie, where the roll is that
    /// of a card which may be played beside a debt (M-98).
    fn brings(self, _dice: Dice) -> (u32, u32) {
        (0, 0)
    }

    /// Which cards may come in while it may be changed.
    fn window(self, _game: &Game) -> Window {
        Window::Inside
    }
}

macro_rules! settle {
    (rolls [] $( $(#[$doc:meta])* $name:ident $( { $( $field:ident : $type:ty ),* } )? ; )*) => {
        impl Roll {
            #[inline]
            fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
                match self { $( Self::$name $( { $( $field ),* } )? => {
                    rolls::$name { $( $( $field ),* )? }.settle(game, dice, sink);
                } )* }
            }

            #[inline]
            const fn is_at_a_place(self) -> bool {
                match self { $( Self::$name { .. } => rolls::$name::AT_A_PLACE, )* }
            }

            #[inline]
            pub(crate) const fn may_be_changed(self) -> bool {
                match self { $( Self::$name { .. } => rolls::$name::MAY_BE_CHANGED, )* }
            }

            pub(crate) fn brings(self, dice: Dice) -> (u32, u32) {
                match self { $( Self::$name $( { $( $field ),* } )? => rolls::$name { $( $( $field ),* )? }.brings(dice), )* }
            }

            fn window(self, game: &Game) -> Window {
                match self { $( Self::$name $( { $( $field ),* } )? => rolls::$name { $( $( $field ),* )? }.window(game), )* }
            }
        }
    };
}
every_box! { rolls => settle }

const TURNED_TO: u8 = 4;

impl Game {
    /// The dice lie there; if nothing can change them any more, they count.
    pub(crate) fn dice_lie<S: Sink<Event>>(&mut self, roll: Roll, dice: Dice, sink: &mut S) {
        if expansion::may_change(self, roll, dice) || red_tile_helps(self, roll) {
            self.steps.push(Step::ChangeRoll { roll, dice });
        } else {
            self.settle_roll(roll, dice, sink);
        }
    }

    fn settle_roll<S: Sink<Event>>(&mut self, roll: Roll, dice: Dice, sink: &mut S) {
        self.this_turn.red_tile_used = false;
        roll.settle(self, dice, sink);
    }
}

/// Whether the red tile can be used on this roll; not where the help of places is barred (M-4).
#[inline]
fn red_tile_helps(game: &Game, roll: Roll) -> bool {
    roll.is_at_a_place()
        && game.me().tiles.contains(Good::Red)
        && !game.this_turn.red_tile_used
        && !game.bars_help_of_places()
}

/// Whether the red tile can be used now.
fn check_red_tile(game: &Game, roll: Roll) -> Result<(), Refusal> {
    if red_tile_helps(game, roll) {
        return Ok(());
    }
    if !game.me().tiles.contains(Good::Red) {
        return Err(Refusal::new(Reason::TileNotOwned, B(29)));
    }
    if game.this_turn.red_tile_used {
        return Err(Refusal::new(Reason::Once, B(29)));
    }
    Err(Refusal::new(Reason::NotNow, M(4)))
}

fn check_turn(game: &Game, roll: Roll, dice: Dice, die: Die) -> Result<(), Refusal> {
    check_red_tile(game, roll)?;
    if dice.value(die) == TURNED_TO {
        return Err(Refusal::new(Reason::NoEffect, B(76)));
    }
    // Ruling B-89: two equal dice are one answer.
    if die == Die::High && dice.low() == dice.high() {
        return Err(Refusal::new(Reason::NoEffect, B(89)));
    }
    Ok(())
}

impl Ask for steps::ChangeRoll {
    fn question(self, _: &Game) -> Question {
        Question::ChangeRoll { roll: self.roll, dice: self.dice }
    }

    fn ruling(self) -> Ruling {
        B(29)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        answers.push(Action::Keep {});
        if red_tile_helps(game, self.roll) {
            for die in [Die::Low, Die::High] {
                if check_turn(game, self.roll, self.dice, die).is_ok() {
                    answers.push(Action::Turn { die });
                }
            }
            answers.push(Action::Reroll {});
        }
        expansion::roll_answers(game, answers);
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Self { roll, dice } = self;
        game.steps.pop();
        if matches!(action, Action::Reroll {}) {
            game.this_turn.red_tile_used = true;
            game.steps.push(Step::RollDice { roll });
        } else if let Action::Turn { die } = action {
            game.this_turn.red_tile_used = true;
            let dice = dice.turned(die, TURNED_TO);
            sink.tell(Event::DiceTurned { seat: game.seat, dice });
            game.dice_lie(roll, dice, sink);
        } else if matches!(action, Action::Keep {}) {
            game.settle_roll(roll, dice, sink);
        } else {
            expansion::change_roll(game, roll, dice, action, sink);
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if let Action::Turn { die } = action {
            Some(check_turn(game, self.roll, self.dice, die))
        } else if matches!(action, Action::Reroll {}) {
            Some(check_red_tile(game, self.roll))
        } else {
            None
        }
    }

    fn window(self, game: &Game) -> Window {
        self.roll.window(game)
    }

    /// A card played beside a debt, which is still open below it (M-77). What its dice bring will
    /// have come by then (M-98).
    fn settles(self, game: &Game, means: Means) -> bool {
        let (lira, goods) = self.roll.brings(self.dice);
        let means = Means { lira: means.lira + lira, goods: means.goods + goods, ..means };
        game.steps.below().settles(game, means)
    }

    fn is_in_action(self) -> bool {
        true
    }
}
