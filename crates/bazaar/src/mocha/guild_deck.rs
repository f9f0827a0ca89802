//! The face-down deck of guild cards and the open discard pile.
//!
//! As with the bonus cards, everybody knows of which cards the deck was shuffled last. There is one
//! of each, so a card in a hand was drawn since then if and only if it was among them.

use tabletop::{Outcomes, Rng, Seat, Sink, below};

use super::pieces::{GuildCard, GuildCards, GuildDraw};
use crate::{
    Action, Chance, Event, Game, Reason, Refusal, Ruling,
    turn::{
        chance::Fall,
        step::{Step, steps},
    },
};

impl Game {
    /// How many guild cards could be drawn, if need be after shuffling the discard pile (M-17).
    pub(crate) const fn guild_cards_to_draw(&self) -> u8 {
        self.mocha.guild_deck.len() + self.mocha.guild_discard.len()
    }

    pub(crate) const fn check_guild_cards_to_draw(
        &self,
        cards: u8,
        ruling: Ruling,
    ) -> Result<(), Refusal> {
        if self.guild_cards_to_draw() < cards {
            Err(Refusal::new(Reason::NoneLeft, ruling))
        } else {
            Ok(())
        }
    }

    /// The next thing is a guild card from the deck. Only for those who know that there is one.
    pub(crate) fn draw_guild_next<S: Sink<Event>>(&mut self, draw: GuildDraw, sink: &mut S) {
        if self.mocha.guild_deck.is_empty() {
            self.shuffle_guild(sink);
        }
        self.steps.push(Step::DrawGuild { draw });
    }

    /// A guild card comes from the deck into the hand of the player whose turn it is.
    fn draw_guild<S: Sink<Event>>(&mut self, guild: GuildCard, sink: &mut S) {
        let seat = self.seat;
        self.mocha.guild_deck.remove(guild);
        self.me_mut().mocha.guild.insert(guild);
        sink.tell(Event::GuildDrawn { seat, guild: Some(guild) });
        if self.mocha.guild_deck.is_empty() {
            self.shuffle_guild(sink);
        }
    }

    fn shuffle_guild<S: Sink<Event>>(&mut self, sink: &mut S) {
        if self.mocha.guild_discard.is_empty() {
            return;
        }
        let cards = self.mocha.guild_discard;
        self.mocha.guild_deck = cards;
        self.mocha.guild_shuffled = cards;
        self.mocha.guild_discard = GuildCards::NONE;
        sink.tell(Event::GuildShuffled { cards: cards.len() });
    }

    /// A card that was carried out.
    pub(crate) const fn lay_guild_card(&mut self, guild: GuildCard) {
        self.mocha.guild_discard.insert(guild);
    }

    pub(crate) fn check_guild_held(&self, guild: GuildCard, ruling: Ruling) -> Result<(), Refusal> {
        if self.me().mocha.guild.contains(guild) {
            Ok(())
        } else {
            Err(Refusal::new(Reason::CardNotHeld, ruling))
        }
    }

    /// A card goes unused.
    pub(crate) fn discard_guild<S: Sink<Event>>(&mut self, guild: GuildCard, sink: &mut S) {
        let seat = self.seat;
        self.me_mut().mocha.guild.remove(guild);
        self.mocha.guild_discard.insert(guild);
        sink.tell(Event::GuildDiscarded { seat, guild });
    }
}

impl Fall for steps::DrawGuild {
    fn chance(self) -> Chance {
        Chance::Guild { draw: self.draw }
    }

    fn outcomes(self, game: &Game, outcomes: &mut Outcomes<Action>) {
        let deck = game.mocha.guild_deck.iter();
        outcomes.extend(deck.map(|guild| (Action::DrawGuild { guild }, 1)));
    }

    fn sample<R: Rng>(self, game: &Game, rng: &mut R) -> Option<Action> {
        let deck = game.mocha.guild_deck;
        let guild = deck.iter().nth(below(rng, deck.len().into()) as usize)?;
        Some(Action::DrawGuild { guild })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::DrawGuild { guild } = action {
            game.steps.pop();
            game.draw_guild(guild, sink);
        }
    }

    fn owner(self, game: &Game) -> Option<Seat> {
        Some(game.seat)
    }
}
