//! Dealing the unseen again, in keeping with all that a pair of eyes knows.

use tabletop::{Rng, Seat, Viewer, below};

use crate::{Card, Cards, Game};

impl Game {
    /// The hands of others (but for the cards everybody saw them take) and the pile are dealt anew
    /// from the cards that lie nowhere else.
    ///
    /// Only cards of the last shuffle that the viewer has not drawn since can be in the pile: after
    /// a shuffle everybody knows what it is made of.
    pub(crate) fn deal_unseen<R: Rng>(&self, viewer: Viewer, rng: &mut R) -> Self {
        let mut game = self.clone();
        let pile_may_hold = match viewer {
            Viewer::Seat(seat) => self.players[seat.index()].pile_may_hold,
            Viewer::Spectator => self.shuffled,
        };
        let hidden_from = |seat: Seat| !viewer.is(seat);

        let mut unseen = self.pile;
        for (_, player) in self.everybody().filter(|(seat, _)| hidden_from(*seat)) {
            let mut known = player.known;
            for card in player.hand.iter() {
                if known.has(card) {
                    known.remove(card);
                } else {
                    unseen.add(card);
                }
            }
        }

        let mut may_be_there: Cards = Card::ALL
            .into_iter()
            .flat_map(|card| {
                let count = unseen.count(card).min(pile_may_hold.count(card));
                std::iter::repeat_n(card, count.into())
            })
            .collect();
        game.pile = Cards::NONE;
        for _ in 0..self.pile.len() {
            if let Some(card) = take_any(&mut may_be_there, rng) {
                unseen.remove(card);
                game.pile.add(card);
            }
        }

        for seat in Seat::all(self.seat_count()).filter(|seat| hidden_from(*seat)) {
            let player = &mut game.players[seat.index()];
            let (cards, known) = (player.hand.len(), player.known);
            player.hand = known;
            for _ in known.len()..cards {
                if let Some(card) = take_any(&mut unseen, rng) {
                    player.hand.add(card);
                }
            }
            // What others drew themselves is theirs to know; here they know no more than everybody.
            player.pile_may_hold = self.shuffled;
        }
        game
    }
}

fn take_any<R: Rng>(cards: &mut Cards, rng: &mut R) -> Option<Card> {
    if cards.is_empty() {
        return None;
    }
    let card = cards.nth(below(rng, cards.len().into()))?;
    cards.remove(card);
    Some(card)
}
