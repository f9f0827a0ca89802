//! Where Mocha & Baksheesh comes into the turn of the base game.

use tabletop::{Answers, Rng, Seat, Sink, Viewer};

use super::{cards::die_to_six, guild_cards, pieces::TavernTile, preview, setup};
use crate::{
    Action, Card, Dice, Effects, Event, Game, Place, Question, Refusal, Roll,
    Ruling::{self, M},
    Setup, SetupError, Stops,
    base::places::track,
    pieces::{board::Cells, ruleset::boxes},
    turn::{
        ask::{Ask, Window},
        expansion::{self, Expansion},
        step::steps,
    },
};

impl Expansion for boxes::Mocha {
    fn deal_figure(setup: &mut Setup, figure: &mut dyn FnMut() -> Place) {
        setup.coffee_trader = Some(figure());
    }

    fn check_setup(setup: &Setup) -> Result<(), SetupError> {
        setup::check(setup)
    }

    fn figure(setup: &Setup) -> Option<(&'static str, Place)> {
        setup.coffee_trader.map(|place| ("the coffee trader", place))
    }

    /// As if the last shuffle of the deck were long ago.
    fn position_built(game: &mut Game) {
        let guild =
            game.everybody().fold(game.mocha.guild_deck, |all, (_, p)| all.with(p.mocha.guild));
        game.mocha.guild_shuffled = guild;
    }

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

    /// Ruling M-27: guild card 6 discards nothing.
    fn keeps_both_cards(game: &Game) -> bool {
        game.plays_guild_card_of(Place::Caravansary)
    }

    /// Ruling M-80: coffee comes last.
    fn after_caravansary<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        game.gain_coffee(game.coffee_of_caravansary(), sink);
    }

    #[inline]
    fn rubies_at(game: &Game, place: Place) -> u8 {
        if matches!(place, Place::CoffeeHouse) { game.mocha.rubies } else { 0 }
    }

    fn take_ruby(game: &mut Game, from: Place) {
        if matches!(from, Place::CoffeeHouse) {
            track::take_ruby(&mut game.mocha.rubies, &mut game.rubies.supply);
        }
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

    fn preview(effects: &mut Effects, _: Seat, event: Event) {
        preview::add(effects, event);
    }

    fn seen_by(event: Event, viewer: Viewer) -> Event {
        if let Event::GuildDrawn { seat, .. } = event
            && !viewer.is(seat)
        {
            return Event::GuildDrawn { seat, guild: None };
        }
        event
    }

    fn resample<R: Rng>(game: &mut Game, viewer: Viewer, rng: &mut R) {
        game.deal_guild_cards(viewer, rng);
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
