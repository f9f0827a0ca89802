use tabletop::{Rng, Seat, Viewer, below};

use super::pieces::GuildCards;
use crate::Game;

/// Guild cards, in the same two lots: those of the last shuffle, and older ones.
impl Game {
    pub(crate) fn deal_guild_cards<R: Rng>(&mut self, viewer: Viewer, rng: &mut R) {
        let shuffled = self.mocha.guild_shuffled;
        let mut fresh = self.mocha.guild_deck;
        let mut old = GuildCards::NONE;
        for seat in Seat::all(self.seats()).filter(|seat| !viewer.is(*seat)) {
            let hand = self.players[seat.index()].mocha.guild;
            fresh = fresh.with(hand.and(shuffled));
            old = old.with(hand.without(shuffled));
        }
        for seat in Seat::all(self.seats()).filter(|seat| !viewer.is(*seat)) {
            let hand = self.players[seat.index()].mocha.guild;
            let drawn = take_any_guild(&mut fresh, hand.and(shuffled).len(), rng);
            let held = take_any_guild(&mut old, hand.without(shuffled).len(), rng);
            self.players[seat.index()].mocha.guild = drawn.with(held);
        }
        self.mocha.guild_deck = fresh;
    }
}

fn take_any_guild<R: Rng>(cards: &mut GuildCards, count: u8, rng: &mut R) -> GuildCards {
    let mut taken = GuildCards::NONE;
    for _ in 0..count {
        if let Some(card) = cards.iter().nth(below(rng, cards.len().max(1).into()) as usize) {
            cards.remove(card);
            taken.insert(card);
        }
    }
    taken
}
