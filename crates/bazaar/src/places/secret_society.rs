//! Secret Society 24: a ruby of the Sultan's Palace, the Gemstone Dealer or the Coffee House for
//! letters with exactly six seals, and 3, then 2, then 1 Lira for the first who come (L-4).

use tabletop::{Answers, Sink};

use super::{tavern::JEWELLERS, track};
use crate::{
    Action, Event, Game, Place, Reason, Refusal, SealsFor, letters::seals::Giving, step::Step,
};

pub(crate) const SEALS: u8 = 6;

/// The Lira on the ranks.
pub(crate) const RANKS: [u32; 3] = [3, 2, 1];

/// What the next one gets (L-11).
pub(crate) fn lira(uses: u8) -> u32 {
    RANKS.get(usize::from(uses)).copied().unwrap_or(0)
}

pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if check(game).is_ok() {
        answers.extend(
            JEWELLERS
                .into_iter()
                .filter(|place| game.rubies_at(*place) > 0)
                .map(|from| Action::Society { from }),
        );
    }
}

/// Ruling L-9: six seals, and a ruby somewhere.
pub(super) fn check(game: &Game) -> Result<(), Refusal> {
    if JEWELLERS.into_iter().all(|place| game.rubies_at(place) == 0) {
        return Err(Refusal::letters(Reason::NoneLeft, 9));
    }
    let seals = game.my_letters().seals();
    if seals < SEALS { Err(Refusal::short_of_seals(seals, SEALS, 4)) } else { Ok(()) }
}

pub(crate) fn check_ruby(game: &Game, from: Place) -> Result<(), Refusal> {
    check(game)?;
    if !JEWELLERS.contains(&from) {
        return Err(Refusal::letters(Reason::NotAnAnswer, 4));
    }
    if game.rubies_at(from) == 0 { Err(Refusal::letters(Reason::NoneLeft, 9)) } else { Ok(()) }
}

/// Ruling L-15: the ruby is named, then the letters; nothing comes in between.
pub(crate) fn act(game: &mut Game, action: Action) {
    if let Action::Society { from } = action {
        game.steps.push(Step::GiveLetters(Giving::new(SealsFor::Ruby(from))));
    }
}

/// The letters are given.
pub(crate) fn take_ruby<S: Sink<Event>>(game: &mut Game, from: Place, sink: &mut S) {
    track::take_from(game, from, sink);
    let lira = lira(game.letters.society_uses);
    game.letters.society_uses = game.letters.society_uses.saturating_add(1);
    if lira > 0 {
        game.gain_lira(game.seat, lira, sink);
    }
}
