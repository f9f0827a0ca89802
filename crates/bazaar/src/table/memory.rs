//! What everybody can tell about cards nobody shows.
//!
//! When the discard pile is shuffled, everybody has seen of which cards the new pile is made; so
//! everybody also knows which cards, taken together, are in the hands. From then on a hidden card
//! in a hand is either *old* (held since before the shuffle) or *fresh* (drawn from the new pile),
//! and how many of each a player holds is public. `Game::shuffled` counts the cards that are in the
//! pile or fresh in a hand.
//!
//! A card that is shown says which of the two it was, unless it can have been both. From then on,
//! until the next shuffle, old and fresh are *mixed*: nobody can tell any more how many fresh cards
//! somebody holds. But what was not shuffled into the pile is still not in it.
//!
//! All of this is worked out from what everybody saw, never from the hands themselves: two games
//! that look the same to somebody are remembered in the same way.

use tabletop::Seat;

use super::game::Game;
use crate::pieces::{card::Card, cards::Cards};

impl Game {
    /// The player whose turn it is is about to show this card of the hand.
    pub(crate) fn remember_shown(&mut self, card: Card) {
        let me = *self.me();
        if me.known.has(card) {
            // Cards of one kind are alike: it may as well be the one that was taken openly.
            self.me_mut().known.remove(card);
            return;
        }
        let hidden = me.hand.len() - me.known.len();
        let may_be_fresh = !me.fresh.is_empty() && self.shuffled.has(card);
        let may_be_old = hidden > me.fresh.len() && self.is_among_old(card);
        if may_be_fresh && may_be_old {
            self.mixed = true;
        }
        // While everything is mixed, `shuffled` still counts what was drawn, and so does its owner.
        if !self.mixed && may_be_fresh {
            self.me_mut().fresh.remove(card);
            self.shuffled.remove(card);
        }
    }

    /// The cards that may be among the hidden ones of this hand, as far as everybody can tell.
    pub(crate) fn possibly_hidden_with(&self, seat: Seat) -> Cards {
        let mut fresh = self.pile;
        let mut old = Cards::NONE;
        for (_, player) in self.everybody() {
            let hidden = player.hand.without(player.known);
            if self.mixed {
                fresh = fresh.with(hidden);
            } else {
                fresh = fresh.with(player.fresh);
                old = old.with(hidden.without(player.fresh));
            }
        }
        if self.mixed {
            return fresh;
        }
        let player = &self.players[seat.index()];
        let hidden = player.hand.len() - player.known.len();
        let mut possible = Cards::NONE;
        if !player.fresh.is_empty() {
            possible = possible.with(fresh);
        }
        if hidden > player.fresh.len() {
            possible = possible.with(old);
        }
        possible
    }

    /// Whether the player whose turn it is may hold this card, as far as everybody can tell.
    pub(crate) fn may_hold(&self, card: Card) -> bool {
        let me = self.me();
        me.known.has(card)
            || me.hand.len() > me.known.len() && self.possibly_hidden_with(self.seat).has(card)
    }

    /// Whether somebody holds this card since before the last shuffle.
    fn is_among_old(&self, card: Card) -> bool {
        let open = self.discard.as_slice().iter().filter(|open| **open == card).count() as u8;
        let known: u8 = self.everybody().map(|(_, player)| player.known.count(card)).sum();
        self.rules.deck().count(card) > self.shuffled.count(card) + open + known
    }
}
