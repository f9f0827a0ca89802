//! The guild cards: each is the action of a place, improved, from anywhere, instead of a turn.
//!
//! A card is a row of [`FACTS`](facts::TABLE) and a file in this folder; twins share theirs. Playing it and its
//! first choice are one step: nothing comes in between (M-22). It lies on the discard pile only
//! when it is carried out (M-13), and then nothing is left but the end of the turn (M-23).

mod black_market;
mod caravansary;
mod coffee_house;
pub(crate) mod facts;
mod fountain;
mod gemstone_dealer;
mod guild_hall;
mod market;
mod mosque;
mod police_station;
mod post_office;
mod roasting_plant;
mod sultans_palace;
mod tavern;
mod tea_house;
mod wainwright;
mod warehouse;

use tabletop::{Answers, Sink};

use super::{lists::mocha, pieces::GuildCard};
use crate::{
    Action, Event, Game, Place, Question, Reason, Refusal,
    Ruling::{self, M},
    base::lists::base,
    pieces::place::at,
    turn::{
        ask::Ask,
        step::{Step, steps},
    },
};

/// The guild card of a place.
trait Improve {
    /// All but one card replace all four phases of the turn.
    const ENDS_TURN: bool = true;

    /// Ruling M-9: whether it can be carried out completely.
    fn check(_game: &Game) -> Result<(), Refusal> {
        Ok(())
    }

    /// The card is played; most have a first choice.
    fn begin<S: Sink<Event>>(game: &mut Game, _sink: &mut S) {
        if let Some(guild) = game.guild_card() {
            game.steps.push(Step::GuildChoice { guild });
        }
    }

    /// The first choice.
    fn answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// Why the first choice cannot be this.
    fn refuse(_game: &Game, _action: Action) -> Option<Result<(), Refusal>> {
        None
    }

    /// The first choice is made.
    fn choose<S: Sink<Event>>(_game: &mut Game, _action: Action, _sink: &mut S) {}
}

macro_rules! guild_cards {
    (places [] $( $box:ident { $( $name:ident = $number:literal, $title:literal; )* } )*) => {
        /// There are cards of the places of these boxes only, so no other is ever held.
        impl GuildCard {
            const fn ends_turn(self) -> bool {
                match self.place() {
                    $( $( Place::$name => <at::$name as Improve>::ENDS_TURN, )* )*
                    _ => true,
                }
            }

            fn check(self, game: &Game) -> Result<(), Refusal> {
                match self.place() {
                    $( $( Place::$name => <at::$name as Improve>::check(game), )* )*
                    _ => Err(Refusal::new(Reason::CardNotHeld, M(11))),
                }
            }

            fn begin<S: Sink<Event>>(self, game: &mut Game, sink: &mut S) {
                match self.place() {
                    $( $( Place::$name => <at::$name as Improve>::begin(game, sink), )* )*
                    _ => {}
                }
            }

            fn answers(self, game: &Game, answers: &mut Answers<Action>) {
                match self.place() {
                    $( $( Place::$name => <at::$name as Improve>::answers(game, answers), )* )*
                    _ => {}
                }
            }

            fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
                match self.place() {
                    $( $( Place::$name => <at::$name as Improve>::refuse(game, action), )* )*
                    _ => None,
                }
            }

            fn choose<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
                match self.place() {
                    $( $( Place::$name => <at::$name as Improve>::choose(game, action, sink), )* )*
                    _ => {}
                }
            }
        }
    };
}
base! { places [mocha, guild_cards] }

impl Game {
    /// The guild card that is being carried out.
    #[inline]
    pub(crate) const fn guild_card(&self) -> Option<GuildCard> {
        self.this_turn.mocha.guild_card
    }

    /// Whether that is the card of this place.
    #[inline]
    pub(crate) fn plays_guild_card_of(&self, place: Place) -> bool {
        self.this_turn.mocha.guild_card.is_some_and(|card| card.place() == place)
    }

    /// Whether the action of a place is carried out by a guild card, wherever the figures stand.
    #[inline]
    pub(crate) const fn acts_without_a_figure(&self) -> bool {
        self.this_turn.mocha.guild_card.is_some()
    }

    /// Ruling L-107: the turn that guild card 7 brings is the merchant's.
    #[inline]
    pub(crate) const fn only_the_merchant_goes(&self) -> bool {
        self.this_turn.mocha.guild_card_played
    }

    /// Rulings M-1 and M-4: cards and tiles that need somebody to be at their place do not help
    /// where a guild card acts.
    #[inline]
    pub(crate) const fn bars_help_of_places(&self) -> bool {
        self.this_turn.mocha.guild_card.is_some()
    }

    /// Rulings M-10 and M-24: an action inside a guild card is carried out, and nothing comes
    /// between its choice and its first step.
    #[inline]
    pub(crate) const fn must_act(&self) -> bool {
        self.this_turn.mocha.guild_card.is_some()
    }
}

/// The cards that can be played now, as long as no step of the movement phase was taken (M-11).
#[inline]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if !game.me().mocha.guild.is_empty() && check_time(game).is_ok() {
        held_answers(game, answers);
    }
}

#[inline(never)]
fn held_answers(game: &Game, answers: &mut Answers<Action>) {
    for guild in game.me().mocha.guild.iter() {
        if guild.check(game).is_ok() {
            answers.push(Action::Guild { guild });
        }
    }
}

pub(crate) fn check(game: &Game, guild: GuildCard) -> Result<(), Refusal> {
    if !game.me().mocha.guild.contains(guild) {
        return Err(Refusal::new(Reason::CardNotHeld, M(11)));
    }
    check_time(game)?;
    guild.check(game)
}

fn check_time(game: &Game) -> Result<(), Refusal> {
    if game.this_turn.mocha.guild_card_played {
        return Err(Refusal::new(Reason::Once, M(7)));
    }
    if game.steps.top() != Step::Move || game.this_turn.movement_begun {
        return Err(Refusal::new(Reason::NotNow, M(11)));
    }
    Ok(())
}

/// The card leaves the hand. What it does comes at once, or after its first choice.
#[inline(never)]
pub(crate) fn play<S: Sink<Event>>(game: &mut Game, guild: GuildCard, sink: &mut S) {
    let seat = game.seat;
    game.me_mut().mocha.guild.remove(guild);
    game.this_turn.mocha.guild_card = Some(guild);
    game.this_turn.mocha.guild_card_played = true;
    sink.tell(Event::GuildPlayed { seat, guild });
    if guild.ends_turn() {
        game.this_turn.moved_on = true;
        game.steps.replace(Step::AfterGuild);
    }
    guild.begin(game, sink);
}

impl Ask for steps::GuildChoice {
    fn question(self, _: &Game) -> Question {
        Question::GuildChoice { guild: self.guild }
    }

    fn ruling(self) -> Ruling {
        M(22)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        self.guild.answers(game, answers);
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        game.steps.pop();
        self.guild.choose(game, action, sink);
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let other = Err(Refusal::new(Reason::NotAnAnswer, M(22)));
        Some(self.guild.refuse(game, action).unwrap_or(other))
    }
}

/// Once nothing is left of a card it is laid down (M-13). The card of the Fountain is followed by
/// the move (M-18), all others by the end of the turn.
#[inline(never)]
pub(crate) fn lay_down(game: &mut Game) {
    if matches!(game.steps.top(), Step::AfterGuild | Step::Move)
        && let Some(guild) = game.this_turn.mocha.guild_card.take()
    {
        game.lay_guild_card(guild);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GuildCards;

    #[test]
    fn there_is_a_card_for_every_place() {
        for (facts, place) in facts::TABLE.iter().zip(Place::ALL) {
            assert_eq!(facts.guild.place(), place);
        }
        assert_eq!(usize::from(GuildCards::ALL.len()), facts::TABLE.len());
    }
}
