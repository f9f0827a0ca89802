//! The face-down pile and the open discard pile on the Caravansary.

use tabletop::{Seat, Sink};

use super::game::Game;
use crate::{
    pieces::{card::Card, cards::Cards, draw::Draw},
    seen::{
        event::Event,
        refusal::{
            Reason, Refusal,
            Ruling::{self, B},
        },
    },
    turn::step::Step,
};

/// The open discard pile, oldest card first. All of it is public, only its top can be taken (B-38).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Discard {
    cards: [Card; Self::MOST],
    len: u8,
}

impl Discard {
    const MOST: usize = 72;

    pub(crate) const EMPTY: Self = Self { cards: [Card::OneGood; Self::MOST], len: 0 };

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    pub(crate) fn as_slice(&self) -> &[Card] {
        self.cards.get(..self.len.into()).unwrap_or_default()
    }

    #[inline]
    pub(crate) fn lay(&mut self, card: Card) {
        if let Some(space) = self.cards.get_mut(usize::from(self.len)) {
            *space = card;
            self.len += 1;
        }
    }

    fn take(&mut self) -> Option<Card> {
        let card = self.top()?;
        self.len -= 1;
        // Equal piles look alike, also above their top.
        self.cards[usize::from(self.len)] = Card::OneGood;
        Some(card)
    }
}

impl Game {
    /// Ruling B-35: there is a card to draw, if need be after shuffling the discard pile.
    #[inline]
    pub(crate) const fn can_draw(&self) -> bool {
        !self.pile.is_empty() || !self.discard.is_empty()
    }

    pub(crate) const fn check_can_draw(&self) -> Result<(), Refusal> {
        if self.can_draw() { Ok(()) } else { Err(Refusal::new(Reason::NoneLeft, B(35))) }
    }

    #[inline]
    pub(crate) fn check_card(&self, card: Card, ruling: Ruling) -> Result<(), Refusal> {
        if self.me().hand.has(card) {
            Ok(())
        } else {
            Err(Refusal::new(Reason::CardNotHeld, ruling))
        }
    }

    /// Whether the debt of the open question, if any, can still be met without this card (B-59).
    #[inline]
    pub(crate) fn check_spare_card(&self, lira_gained: u32) -> Result<(), Refusal> {
        let me = self.me();
        let cards = me.hand.len().saturating_sub(1);
        if self.could_settle(me.lira + lira_gained, cards, me.goods.total()) {
            Ok(())
        } else {
            Err(Refusal::new(Reason::Owed, B(59)))
        }
    }

    /// The next thing is a card from the pile. Only for those who know that one can be drawn.
    pub(crate) fn draw_next<S: Sink<Event>>(&mut self, draw: Draw, sink: &mut S) {
        // Ruling B-79: the whole discard pile is shuffled, its visible top included.
        if self.pile.is_empty() {
            self.shuffle(sink);
        }
        self.steps.push(Step::DrawCard { draw });
    }

    /// A card comes from the pile into a hand.
    pub(crate) fn draw<S: Sink<Event>>(&mut self, seat: Seat, card: Card, sink: &mut S) {
        self.pile.remove(card);
        let player = &mut self.players[seat.index()];
        player.hand.add(card);
        player.fresh.add(card);
        sink.tell(Event::CardDrawn { seat, card: Some(card) });
        // Ruling B-34: at once, not when the next card is needed.
        if self.pile.is_empty() {
            self.shuffle(sink);
        }
    }

    /// The top of the discard pile goes into the hand, for everybody to see.
    pub(crate) fn take_from_discard<S: Sink<Event>>(&mut self, sink: &mut S) {
        if let Some(card) = self.discard.take() {
            let seat = self.seat;
            let me = self.me_mut();
            me.hand.add(card);
            me.known.add(card);
            sink.tell(Event::CardTaken { seat, card });
        }
    }

    fn shuffle<S: Sink<Event>>(&mut self, sink: &mut S) {
        if self.discard.is_empty() {
            return;
        }
        let cards: Cards = self.discard.as_slice().iter().copied().collect();
        self.discard = Discard::EMPTY;
        self.pile = cards;
        self.shuffled = cards;
        self.mixed = false;
        for player in &mut self.players {
            player.fresh = Cards::NONE;
        }
        sink.tell(Event::PileShuffled { cards: cards.len() });
    }

    /// A card leaves the hand of the player whose turn it is, to be laid down at some point.
    #[inline]
    fn give_up(&mut self, card: Card) {
        self.remember_shown(card);
        self.me_mut().hand.remove(card);
    }

    /// Ruling B-61: a played card lies on the discard pile at once.
    #[inline]
    pub(crate) fn play_card<S: Sink<Event>>(&mut self, card: Card, sink: &mut S) {
        if self.is_copied() {
            return self.lay_copy_down(card);
        }
        self.give_up(card);
        self.discard.lay(card);
        sink.tell(Event::CardPlayed { seat: self.seat, card });
    }

    /// Ruling B-61: a card whose effect draws a card is laid down only after the draw.
    pub(crate) fn play_card_before_draw<S: Sink<Event>>(&mut self, card: Card, sink: &mut S) {
        if self.is_copied() {
            self.me_mut().hand.remove(card);
            return;
        }
        self.give_up(card);
        sink.tell(Event::CardPlayed { seat: self.seat, card });
    }

    pub(crate) fn discard_card<S: Sink<Event>>(&mut self, card: Card, sink: &mut S) {
        self.give_up(card);
        self.discard.lay(card);
        sink.tell(Event::CardDiscarded { seat: self.seat, card });
    }
}
