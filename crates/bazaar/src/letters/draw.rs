//! Drawing letters and giving them up.

use tabletop::{Outcomes, Rng, Sink, below};

use super::{
    pieces::{Letter, LetterDraw, Letters},
    places::kiosk,
};
use crate::{
    Action, Chance, Event, Game, Place, Reason, Refusal,
    Ruling::{self, L},
    turn::{
        chance::Fall,
        step::{Step, steps},
    },
};

impl Game {
    /// Ruling L-47: whether a letter can be drawn, if need be after shuffling.
    #[inline]
    pub(crate) const fn can_draw_letter(&self) -> bool {
        !self.letters.pile.is_empty() || !self.letters.discard.is_empty()
    }

    pub(crate) const fn check_can_draw_letter(&self) -> Result<(), Refusal> {
        if self.can_draw_letter() { Ok(()) } else { Err(Refusal::new(Reason::NoneLeft, L(47))) }
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
            self.steps.push(Step::DrawLetter { draw });
        }
    }

    /// A letter comes up. Whether it is delivered at once is looked at right afterwards.
    fn letter_drawn<S: Sink<Event>>(&mut self, draw: LetterDraw, letter: Place, sink: &mut S) {
        self.steps.pop();
        self.letters.pile.remove(letter);
        let seat = self.seat;
        self.me_mut().letters.held.open.add(letter);
        sink.tell(Event::LetterDrawn { seat, letter });
        match draw {
            LetterDraw::FirstOfEmbassy => {
                // Ruling L-14: the first is delivered before the second is drawn.
                self.deliver_letters(sink);
                self.draw_letter_next(LetterDraw::SecondOfEmbassy, sink);
            }
            LetterDraw::Kiosk => kiosk::begin_draft(self, sink),
            LetterDraw::SecondOfEmbassy
            | LetterDraw::KioskTile
            | LetterDraw::Courier
            | LetterDraw::Card => {}
        }
    }

    /// Whether the player who is asked has this letter, this side up.
    pub(crate) const fn check_letter(&self, letter: Letter, ruling: Ruling) -> Result<(), Refusal> {
        if self.my_letters().count(letter) > 0 {
            Ok(())
        } else {
            Err(Refusal::new(Reason::NoLetter, ruling))
        }
    }

    /// A letter goes on the discard pile.
    pub(crate) fn give_letter<S: Sink<Event>>(&mut self, letter: Letter, sink: &mut S) {
        let seat = self.seat;
        self.me_mut().letters.held.remove(letter);
        self.letters.discard.add(letter.to);
        sink.tell(Event::LetterDiscarded { seat, letter });
    }
}

impl Fall for steps::DrawLetter {
    fn chance(self) -> Chance {
        Chance::Letter { draw: self.draw }
    }

    fn outcomes(self, game: &Game, outcomes: &mut Outcomes<Action>) {
        let pile = game.letters.pile;
        let weight = |letter| u32::from(pile.count(letter));
        outcomes
            .extend(pile.places().map(|letter| (Action::DrawLetter { letter }, weight(letter))));
    }

    fn sample<R: Rng>(self, game: &Game, rng: &mut R) -> Option<Action> {
        let pile = game.letters.pile;
        let letter = pile.nth(below(rng, pile.len().max(1).into()))?;
        Some(Action::DrawLetter { letter })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if let Action::DrawLetter { letter } = action {
            game.letter_drawn(self.draw, letter, sink);
        }
    }
}
