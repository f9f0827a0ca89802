//! Where Mocha & Baksheesh comes into the turn of the base game.

use tabletop::{Answers, Sink};

use super::{cards::die_to_six, guild_cards, pieces::TavernTile};
use crate::{
    Action, Card, Dice, Event, Game, Question, Refusal, Roll,
    Ruling::{self, M},
    Stops,
    pieces::{board::Cells, ruleset::boxes},
    turn::{
        ask::{Ask, Window},
        expansion::{self, Expansion},
        step::steps,
    },
};

impl Expansion for boxes::Mocha {
    fn at_rest<S: Sink<Event>>(game: &mut Game, _: &mut S) {
        if game.guild_card().is_some() {
            guild_cards::lay_down(game);
        }
    }

    /// Ruling M-51: the tile only adds what is farther away in the straight line. Nobody walks
    /// across the barrier of somebody else (M-32).
    #[inline(never)]
    fn walk(game: &Game, mut walk: Cells) -> Cells {
        let me = game.me();
        if me.mocha.tavern.contains(TavernTile::Movement) {
            walk = walk.with(game.board.straight_from(me.merchant));
        }
        walk.without(game.shut_off(game.seat, me.merchant))
    }

    fn way_answers(game: &Game, answers: &mut Answers<Action>) {
        let me = game.me();
        if me.hand.has(Card::Corner) {
            let corners = game.board.places_in(game.board.corners());
            answers.extend(corners.filter(|to| *to != me.merchant).map(|to| Action::Corner { to }));
        }
    }

    fn instead_answers(game: &Game, answers: &mut Answers<Action>) {
        guild_cards::answers(game, answers);
    }

    fn before_move<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) -> bool {
        let Action::Guild { guild } = action else { return false };
        guild_cards::play(game, guild, sink);
        true
    }

    fn may_change(game: &Game, roll: Roll, dice: Dice) -> bool {
        die_to_six::may_be_used(game, roll, dice)
    }

    fn roll_answers(game: &Game, answers: &mut Answers<Action>) {
        die_to_six::answers(game, answers);
    }

    fn change_roll<S: Sink<Event>>(
        game: &mut Game,
        roll: Roll,
        dice: Dice,
        action: Action,
        sink: &mut S,
    ) -> Option<Dice> {
        let Action::Six { die } = action else { return None };
        Some(die_to_six::turn(game, roll, dice, die, sink))
    }

    fn wanted_ways(game: &Game, wanted: &mut Vec<Action>) {
        wanted.extend(game.me().mocha.guild.iter().map(|guild| Action::Guild { guild }));
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Guild { guild } = action else { return None };
        Some(guild_cards::check(game, guild))
    }

    fn audit(game: &Game) -> Result<(), String> {
        game.audit_mocha()
    }
}

/// After a guild card there is nothing left but the end of the turn (M-23).
impl Ask for steps::AfterGuild {
    fn question(self, _: &Game) -> Question {
        Question::Finish { again: None }
    }

    fn ruling(self) -> Ruling {
        M(23)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        expansion::last_answers(game, answers);
        answers.push(Action::End {});
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if !expansion::last(game, action, sink) {
            game.end_turn(sink);
        }
    }

    fn window(self, _: &Game) -> Window {
        Window::Outside
    }

    fn on_the_way(self, _: &Game, _: &[Action]) -> Result<Action, Stops> {
        Err(Stops::EndOfTurn)
    }
}
