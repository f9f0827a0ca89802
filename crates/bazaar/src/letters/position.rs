use tabletop::Seat;

use super::pieces::{Companion, KioskTile, KioskTiles};
use crate::{Options, Place, Position};

/// The pieces of Letters & Seals.
impl Position {
    /// Letters & Seals on the layout for the first game; Governor, Smuggler and courier at the Tea
    /// House (9).
    pub fn letters_and_seals(players: usize) -> Self {
        Self::with(&Options::letters(players))
    }

    /// Puts letters from the pile in front of a player. Those for a place where a figure of this
    /// player stands are delivered.
    #[must_use]
    pub fn letters(self, seat: Seat, to: &[Place]) -> Self {
        self.with_game(|game| {
            for place in to {
                game.letters.pile.remove(*place);
                game.players[seat.index()].letters.held.open.add(*place);
            }
        })
    }

    /// The same, but they are delivered already.
    #[must_use]
    pub fn delivered(self, seat: Seat, to: &[Place]) -> Self {
        self.with_game(|game| {
            for place in to {
                game.letters.pile.remove(*place);
                game.players[seat.index()].letters.held.delivered.add(*place);
            }
        })
    }

    /// Puts letters from the pile on the discard pile.
    #[must_use]
    pub fn letter_discard(self, to: &[Place]) -> Self {
        self.with_game(|game| {
            for place in to {
                game.letters.pile.remove(*place);
                game.letters.discard.add(*place);
            }
        })
    }

    /// Gives all letters of the pile to a player, delivered.
    #[must_use]
    pub fn letter_pile_to(self, seat: Seat) -> Self {
        self.with_game(|game| {
            let pile = std::mem::take(&mut game.letters.pile);
            let held = &mut game.players[seat.index()].letters.held;
            held.delivered = held.delivered.with(pile);
        })
    }

    /// Puts a companion somewhere.
    #[must_use]
    pub fn companion(self, seat: Seat, companion: Companion) -> Self {
        self.with_game(|game| game.players[seat.index()].letters.companion = companion)
    }

    /// Puts the courier at a place.
    #[must_use]
    pub fn courier(self, place: Place) -> Self {
        self.with_game(|game| game.letters.courier = Some(place))
    }

    /// Leaves only these kiosk tiles face down; the others lie on the discard pile.
    #[must_use]
    pub fn kiosk_pile_only(self, tiles: &[KioskTile]) -> Self {
        self.with_game(|game| {
            game.letters.kiosk_pile = KioskTiles::NONE;
            game.letters.kiosk_discard = KioskTiles::ALL;
            for tile in tiles {
                game.letters.kiosk_pile.insert(*tile);
                game.letters.kiosk_discard.remove(*tile);
            }
        })
    }

    /// The Secret Society was used so often.
    #[must_use]
    pub fn society_uses(self, uses: u8) -> Self {
        self.with_game(|game| game.letters.society_uses = uses)
    }
}
