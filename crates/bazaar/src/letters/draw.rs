//! Drawing letters and giving them up.

use serde::{Deserialize, Serialize};
use tabletop::Sink;

use super::{Letter, Letters};
use crate::{Event, Game, Place, Reason, Refusal, places, step::Step};

/// What a letter is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum LetterDraw {
    FirstOfEmbassy,
    SecondOfEmbassy,
    /// Before the draft of the Kiosk.
    Kiosk,
    /// With a tile of the Kiosk.
    KioskTile,
    Courier,
    /// With a bonus card.
    Card,
}

impl Game {
    /// Ruling L-47: whether a letter can be drawn, if need be after shuffling.
    #[inline]
    pub(crate) const fn can_draw_letter(&self) -> bool {
        !self.letters.pile.is_empty() || !self.letters.discard.is_empty()
    }

    pub(crate) const fn check_can_draw_letter(&self) -> Result<(), Refusal> {
        if self.can_draw_letter() { Ok(()) } else { Err(Refusal::letters(Reason::NoneLeft, 47)) }
    }

    /// The next thing is a letter, if there is one.
    pub(crate) fn draw_letter_next<S: Sink<Event>>(&mut self, draw: LetterDraw, sink: &mut S) {
        if self.letters.pile.is_empty() {
            let letters = std::mem::replace(&mut self.letters.discard, Letters::NONE);
            self.letters.pile = letters;
            if !letters.is_empty() {
                sink.tell(Event::LettersShuffled { letters: letters.len() });
            }
        }
        if !self.letters.pile.is_empty() {
            self.steps.push(Step::DrawLetter(draw));
        }
    }

    /// A letter comes up. Whether it is delivered at once is looked at right afterwards.
    pub(crate) fn letter_drawn<S: Sink<Event>>(
        &mut self,
        draw: LetterDraw,
        letter: Place,
        sink: &mut S,
    ) {
        self.steps.pop();
        self.letters.pile.remove(letter);
        let seat = self.seat;
        self.letters.held[seat.index()].open.add(letter);
        sink.tell(Event::LetterDrawn { seat, letter });
        match draw {
            LetterDraw::FirstOfEmbassy => {
                // Ruling L-14: the first is delivered before the second is drawn.
                self.deliver_letters(sink);
                self.draw_letter_next(LetterDraw::SecondOfEmbassy, sink);
            }
            LetterDraw::Kiosk => places::kiosk::begin_draft(self, sink),
            LetterDraw::SecondOfEmbassy
            | LetterDraw::KioskTile
            | LetterDraw::Courier
            | LetterDraw::Card => {}
        }
    }

    /// Whether the player who is asked has this letter, this side up.
    pub(crate) const fn check_letter(&self, letter: Letter, ruling: u8) -> Result<(), Refusal> {
        if self.my_letters().count(letter) > 0 {
            Ok(())
        } else {
            Err(Refusal::letters(Reason::NoLetter, ruling))
        }
    }

    /// A letter goes on the discard pile.
    pub(crate) fn give_letter<S: Sink<Event>>(&mut self, letter: Letter, sink: &mut S) {
        let seat = self.seat;
        self.letters.held[seat.index()].remove(letter);
        self.letters.discard.add(letter.to);
        sink.tell(Event::LetterDiscarded { seat, letter });
    }
}
