//! Letters & Seals: the letters and their seals, the companion, the courier, the bonus turn.
//!
//! The places 21 to 25 are in `places/`, the courier in `encounters/`, the cards in `cards/`.

pub(crate) mod bonus_turn;
pub(crate) mod companion;
pub(crate) mod draw;
pub(crate) mod kiosk_tiles;
pub(crate) mod seals;
pub(crate) mod tiles;
pub(crate) mod ways;

pub use companion::Companion;
pub use draw::LetterDraw;
pub use kiosk_tiles::{KioskEffect, KioskTile, KioskTiles, NoSuchKioskTile};
pub use seals::SealsFor;
use tabletop::{MAX_SEATS, Seat, Sink};
pub use tiles::{LETTERS_SURENESS, Letter, Letters};

use crate::{Event, Game, Place, places, step::Step};
use tiles::Held;

/// What the expansion adds to the table. Without it, nothing of this is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LettersTable {
    pub(crate) held: [Held; MAX_SEATS],
    pub(crate) pile: Letters,
    pub(crate) discard: Letters,
    pub(crate) kiosk_pile: KioskTiles,
    pub(crate) kiosk_open: KioskTiles,
    pub(crate) kiosk_discard: KioskTiles,
    pub(crate) companions: [Companion; MAX_SEATS],
    pub(crate) courier: Option<Place>,
    /// How often the Secret Society was used.
    pub(crate) society_uses: u8,
    /// The highest bid of the auction, and whose it is.
    pub(crate) bid: u32,
    pub(crate) bidder: Option<Seat>,
    /// The hundreds named so far of a bid beyond 100 Lira (L-109).
    pub(crate) named: u32,
    /// Whose turn it is while others are asked: during a draft or an auction.
    pub(crate) on_turn: Option<Seat>,
    /// The copy card lies beside the table while the card it copies is carried out (L-93).
    pub(crate) copied: bool,
    /// The last two are about the turn: a bonus turn is being played (L-51),
    pub(crate) bonus_turn: bool,
    /// and this merchant is not paid (L-99).
    pub(crate) not_paid: Option<Seat>,
}

impl LettersTable {
    /// Before the first turn.
    pub(crate) const fn new(courier: Option<Place>) -> Self {
        let used = courier.is_some();
        Self {
            held: [Held::NONE; MAX_SEATS],
            pile: if used { Letters::ALL } else { Letters::NONE },
            discard: Letters::NONE,
            kiosk_pile: if used { KioskTiles::ALL } else { KioskTiles::NONE },
            kiosk_open: KioskTiles::NONE,
            kiosk_discard: KioskTiles::NONE,
            companions: [Companion::Supply; MAX_SEATS],
            courier,
            society_uses: 0,
            bid: 0,
            bidder: None,
            named: 0,
            on_turn: None,
            copied: false,
            bonus_turn: false,
            not_paid: None,
        }
    }
}

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
        self.letters.held[self.seat.index()]
    }

    /// Whose turn it is, also while somebody else is asked.
    pub(crate) fn on_turn(&self) -> Seat {
        self.letters.on_turn.unwrap_or(self.seat)
    }

    #[inline]
    pub(crate) const fn my_companion(&self) -> Companion {
        self.letters.companions[self.seat.index()]
    }

    /// Ruling L-43: letters are delivered as soon as a figure of their owner is at their place,
    /// whoever's turn it is. Looked at after every answer, since every one may move a figure or
    /// bring a letter.
    pub(crate) fn deliver_letters<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seats = self.seat_count();
        for (index, player) in self.players.iter().enumerate().take(seats) {
            let held = &mut self.letters.held[index];
            if held.open.is_empty() {
                continue;
            }
            let companion = self.letters.companions[index];
            if held.open.names_any(player.merchant, player.family, companion)
                && let Some(seat) = Seat::new(index)
            {
                let stand = [Some(player.merchant), Some(player.family), companion.place()];
                hand_over(held, seat, stand, sink);
            }
        }
    }

    /// What follows an answer by itself.
    pub(crate) fn go_on_with_letters<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.deliver_letters(sink);
        let top = self.steps.top();
        if let Step::KioskNext { chosen } = top {
            places::kiosk::next(self, chosen);
        } else if let Step::AuctionDraw { left } = top {
            places::auction_house::draw_on(self, left, sink);
        }
    }

    /// Counts the pieces of the expansion.
    pub(crate) fn audit_letters(&self) -> Result<(), String> {
        let letters = &self.letters;
        if letters.courier.is_some() != self.rules.has_letters() {
            return Err("the courier is on the wrong table".to_owned());
        }
        if !self.rules.has_letters() {
            return Ok(());
        }
        let mut all = letters.pile.with(letters.discard);
        for (seat, player) in self.everybody() {
            let held = letters.held[seat.index()];
            all = all.with(held.open).with(held.delivered);
            let companion = letters.companions[seat.index()].place();
            let stand = [Some(player.merchant), Some(player.family), companion];
            if stand.into_iter().flatten().any(|place| held.open.count(place) > 0) {
                return Err(format!("seat {seat} stands where a letter is not delivered"));
            }
            if companion.is_some_and(|place| !self.board.places().contains(&place)) {
                return Err(format!("the companion of seat {seat} is not on the board"));
            }
        }
        if all != Letters::ALL {
            return Err(format!("there are {} letters", all.len()));
        }
        let piles = [letters.kiosk_pile, letters.kiosk_open, letters.kiosk_discard];
        let tiles = piles.into_iter().fold(KioskTiles::NONE, KioskTiles::with);
        if tiles != KioskTiles::ALL || piles.iter().map(|pile| pile.len()).sum::<u8>() != 24 {
            return Err(format!("there are kiosk tiles {tiles:?}"));
        }
        if letters.courier.is_some_and(|place| !(2..=12).contains(&place.number())) {
            return Err("the courier stands where no roll sends him".to_owned());
        }
        Ok(())
    }
}
