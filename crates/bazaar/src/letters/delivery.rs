//! Letters are delivered as soon as a figure of their owner is at their place (L-43).

use tabletop::{Seat, Sink};

use super::pieces::Held;
use crate::{Event, Game, Place};

/// The letters to these places are turned over, those to the merchant's place first.
#[inline(never)]
fn hand_over<S: Sink<Event>>(
    held: &mut Held,
    seat: Seat,
    places: [Option<Place>; 3],
    sink: &mut S,
) {
    for place in places.into_iter().flatten() {
        while held.open.names(place) {
            held.open.remove(place);
            held.delivered.add(place);
            sink.tell(Event::LetterDelivered { seat, letter: place });
        }
    }
}

impl Game {
    /// The letters of the player who is asked.
    #[inline]
    pub(crate) const fn my_letters(&self) -> Held {
        self.me().letters.held
    }

    /// Whose turn it is, also while somebody else is asked.
    pub fn on_turn(&self) -> Seat {
        self.letters.on_turn.unwrap_or(self.seat)
    }

    /// Ruling L-43: letters are delivered as soon as a figure of their owner is at their place,
    /// whoever's turn it is. Looked at after every answer, since every one may move a figure or
    /// bring a letter.
    pub(crate) fn deliver_letters<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seats = self.seats();
        for (index, player) in self.players.iter_mut().enumerate().take(seats) {
            let companion = player.letters.companion;
            let held = &mut player.letters.held;
            if held.open.is_empty() {
                continue;
            }
            if held.open.names_any(player.merchant, player.family, companion)
                && let Some(seat) = Seat::new(index)
            {
                let stand = [Some(player.merchant), Some(player.family), companion.place()];
                hand_over(held, seat, stand, sink);
            }
        }
    }
}
