//! Dealing the unseen again, in keeping with all that a pair of eyes knows.

use tabletop::{Rng, Seat, Viewer, below};

use crate::{Cards, Game, turn::expansion};

impl Game {
    /// The cards everybody saw somebody take stay where they are; the others are dealt anew. What
    /// can be told about them is explained in `table/memory.rs`.
    pub(crate) fn resample<R: Rng>(&self, viewer: Viewer, rng: &mut R) -> Self {
        let mut game = if self.mixed {
            self.deal_mixed(viewer, rng)
        } else {
            self.deal_in_two_lots(viewer, rng)
        };
        expansion::resample(&mut game, viewer, rng);
        game
    }

    fn others_than(&self, viewer: Viewer) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats()).filter(move |seat| !viewer.is(*seat))
    }

    /// One lot are the cards of the last shuffle: they go into the pile and the fresh parts of the
    /// hands. The old cards are the other; they go into the rest of the hands.
    fn deal_in_two_lots<R: Rng>(&self, viewer: Viewer, rng: &mut R) -> Self {
        let mut game = self.clone();
        let mut shuffled = self.pile;
        let mut old = Cards::NONE;
        for seat in self.others_than(viewer) {
            let player = &self.players[seat.index()];
            shuffled = shuffled.with(player.fresh);
            old = old.with(player.hand.without(player.known).without(player.fresh));
        }
        for seat in self.others_than(viewer) {
            let player = &mut game.players[seat.index()];
            let held = player.hand.len() - player.known.len() - player.fresh.len();
            player.fresh = take_any(&mut shuffled, player.fresh.len(), rng);
            player.hand = player.known.with(player.fresh).with(take_any(&mut old, held, rng));
        }
        game.pile = shuffled;
        game
    }

    /// All hidden cards are one lot, but the pile gets only cards that were shuffled into it and
    /// that the viewer has not drawn.
    fn deal_mixed<R: Rng>(&self, viewer: Viewer, rng: &mut R) -> Self {
        let mut game = self.clone();
        let mut unseen = self.pile;
        for seat in self.others_than(viewer) {
            let player = &self.players[seat.index()];
            unseen = unseen.with(player.hand.without(player.known));
        }
        let mut may_be_there = self.shuffled;
        if let Viewer::Seat(seat) = viewer {
            may_be_there = may_be_there.without(self.players[seat.index()].fresh);
        }
        may_be_there = may_be_there.in_common(unseen);
        game.pile = take_any(&mut may_be_there, self.pile.len(), rng);
        unseen = unseen.without(game.pile);
        for seat in self.others_than(viewer) {
            let player = &mut game.players[seat.index()];
            let held = player.hand.len() - player.known.len();
            player.hand = player.known.with(take_any(&mut unseen, held, rng));
            player.fresh = Cards::NONE;
        }
        game
    }
}

fn take_any<R: Rng>(cards: &mut Cards, count: u8, rng: &mut R) -> Cards {
    let mut taken = Cards::NONE;
    for _ in 0..count.min(cards.len()) {
        if let Some(card) = cards.nth(below(rng, cards.len().into())) {
            cards.remove(card);
            taken.add(card);
        }
    }
    taken
}
