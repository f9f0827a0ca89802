//! Kiosk 22: a letter, then a draft. One tile more than there are players is revealed; everybody in
//! turn order takes one and may use it, and the last one is for the player whose turn it is (L-55).
//!
//! Who is asked is the seat of the game until the draft is over, so that a tile works for whoever
//! took it.

use tabletop::{Answers, Outcomes, Rng, Sink, below};

use crate::{
    Action, Chance, Event, Game, KioskTile, KioskTiles, LetterDraw, Question, Reason, Refusal,
    Ruling::{self, L},
    Stops,
    pieces::place::at,
    turn::{
        ask::{Ask, GoOn, Window},
        chance::Fall,
        step::{Step, steps},
        visit::Visit,
    },
};

impl Visit for at::Kiosk {
    const ON_THE_WAY: Result<Action, Stops> = Err(Stops::Reveal);

    #[inline(never)]
    fn answers(_: &Game, answers: &mut Answers<Action>) {
        answers.push(Action::Act {});
    }

    /// Ruling L-47: without a letter the draft takes place all the same.
    #[inline(never)]
    fn act<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        if game.can_draw_letter() {
            game.draw_letter_next(LetterDraw::Kiosk, sink);
        } else {
            begin_draft(game, sink);
        }
    }
}

pub(crate) fn begin_draft<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    game.letters.on_turn = Some(game.seat);
    shuffle_if_empty(game, sink);
    game.steps.push(Step::RevealTile { left: game.seats + 1 });
}

/// Ruling L-56: what is left is revealed, then the discarded tiles are shuffled.
fn shuffle_if_empty<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    if game.letters.kiosk_pile.is_empty() {
        let tiles = std::mem::replace(&mut game.letters.kiosk_discard, KioskTiles::NONE);
        game.letters.kiosk_pile = tiles;
        sink.tell(Event::KioskShuffled { tiles: tiles.len() });
    }
}

impl Fall for steps::RevealTile {
    fn chance(self) -> Chance {
        Chance::Kiosk
    }

    fn outcomes(self, game: &Game, outcomes: &mut Outcomes<Action>) {
        let pile = game.letters.kiosk_pile.iter();
        outcomes.extend(pile.map(|tile| (Action::Reveal { tile }, 1)));
    }

    fn sample<R: Rng>(self, game: &Game, rng: &mut R) -> Option<Action> {
        let pile = game.letters.kiosk_pile;
        let tile = pile.iter().nth(below(rng, pile.len().max(1).into()) as usize)?;
        Some(Action::Reveal { tile })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Action::Reveal { tile } = action else { return };
        game.letters.kiosk_pile.remove(tile);
        game.letters.kiosk_open.insert(tile);
        sink.tell(Event::KioskRevealed { tile });
        if self.left > 1 {
            shuffle_if_empty(game, sink);
            game.steps.replace(Step::RevealTile { left: self.left - 1 });
        } else {
            game.steps.replace(Step::KioskChoose { chosen: 0 });
        }
    }
}

impl Ask for steps::KioskChoose {
    fn question(self, _: &Game) -> Question {
        Question::Kiosk
    }

    fn ruling(self) -> Ruling {
        L(68)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        answers.extend(game.letters.kiosk_open.iter().map(|tile| Action::Kiosk { tile }));
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Action::Kiosk { tile } = action else { return };
        sink.tell(Event::KioskTaken { seat: game.seat, tile });
        game.steps.replace(Step::KioskUse { tile, chosen: self.chosen });
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Kiosk { tile } = action else { return None };
        Some(check_choose(game, tile))
    }

    /// Ruling L-67: only to the one whose turn it is.
    fn window(self, game: &Game) -> Window {
        game.if_on_turn(true)
    }

    fn is_in_action(self) -> bool {
        true
    }
}

fn check_choose(game: &Game, tile: KioskTile) -> Result<(), Refusal> {
    if game.letters.kiosk_open.contains(tile) {
        Ok(())
    } else {
        Err(Refusal::new(Reason::NoneLeft, L(55)))
    }
}

impl Game {
    /// Free cards for the player whose turn it is, and nothing for the others.
    pub(crate) const fn if_on_turn(&self, open: bool) -> Window {
        match self.letters.on_turn {
            Some(seat) if open && seat.index() == self.seat.index() => Window::Inside,
            Some(_) | None => Window::Closed,
        }
    }
}

/// The next player in turn order is asked; after the last one comes the last tile.
impl GoOn for steps::KioskNext {
    #[inline(never)]
    fn go_on<S: Sink<Event>>(self, game: &mut Game, _: &mut S) {
        let chosen = self.chosen;
        let active = game.on_turn();
        if chosen < game.seats {
            game.seat = game.seat.next(game.seats());
            game.steps.replace(Step::KioskChoose { chosen });
            return;
        }
        game.seat = active;
        if let Some(tile) = game.letters.kiosk_open.iter().next() {
            game.steps.replace(Step::KioskUse { tile, chosen });
        } else {
            game.letters.on_turn = None;
            game.steps.pop();
        }
    }
}
