//! Paying with seals: letters are named one by one in the order of their places, so that every set
//! of them is exactly one way to answer. All of it is one step: nothing comes in between.

use serde::{Deserialize, Serialize};
use tabletop::{Answers, Sink};

use super::{Letter, bonus_turn};
use crate::{Action, Event, Game, Place, Reason, Refusal, places, step::Step};

/// What seals are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum SealsFor {
    BonusTurn,
    /// A ruby of this place, at the Secret Society.
    Ruby(Place),
}

impl SealsFor {
    /// The fewest and the most seals (L-10, L-49).
    pub(crate) const fn price(self) -> (u8, u8) {
        match self {
            Self::BonusTurn => (bonus_turn::SEALS, bonus_turn::SEALS + 1),
            Self::Ruby(_) => (places::secret_society::SEALS, places::secret_society::SEALS),
        }
    }

    const fn ruling(self) -> u8 {
        match self {
            Self::BonusTurn => 49,
            Self::Ruby(_) => 10,
        }
    }
}

/// Letters being given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Giving {
    pub(crate) what_for: SealsFor,
    /// Seals given so far.
    pub(crate) seals: u8,
    /// Letters before this one in the order are passed over.
    pub(crate) from: u8,
}

impl Giving {
    pub(crate) const fn new(what_for: SealsFor) -> Self {
        Self { what_for, seals: 0, from: 0 }
    }
}

/// Whether the rest can still be paid with the letters from here on.
fn can_be_met(game: &Game, giving: Giving, next: Letter) -> bool {
    let (fewest, most) = giving.what_for.price();
    let given = giving.seals + next.seals();
    if given > most {
        return false;
    }
    let missing = fewest.saturating_sub(given);
    let (mut ones, mut twos) = (0, 0);
    for letter in game.my_letters().kinds().filter(|letter| letter.index() >= next.index()) {
        let count = game.my_letters().count(letter) - u8::from(letter == next);
        if letter.delivered {
            twos += count;
        } else {
            ones += count;
        }
    }
    // As many twos as fit; an odd rest needs a single seal or room to give one too many.
    let by_twos = twos.min(missing / 2);
    let rest = missing - 2 * by_twos;
    rest <= ones || rest == 1 && twos > by_twos && given + missing < most
}

pub(crate) fn answers(game: &Game, giving: Giving, answers: &mut Answers<Action>) {
    for letter in game.my_letters().kinds() {
        if check(game, giving, letter).is_ok() {
            answers.push(Action::DiscardLetter { letter });
        }
    }
    if giving.seals >= giving.what_for.price().0 {
        answers.push(Action::Done {});
    }
}

pub(crate) fn check(game: &Game, giving: Giving, letter: Letter) -> Result<(), Refusal> {
    let ruling = giving.what_for.ruling();
    game.check_letter(letter, ruling)?;
    if letter.index() < giving.from || !can_be_met(game, giving, letter) {
        return Err(Refusal::letters(Reason::NotAnAnswer, ruling));
    }
    Ok(())
}

pub(crate) fn give<S: Sink<Event>>(game: &mut Game, giving: Giving, letter: Letter, sink: &mut S) {
    game.give_letter(letter, sink);
    let giving = Giving { seals: giving.seals + letter.seals(), from: letter.index(), ..giving };
    game.steps.replace(Step::GiveLetters(giving));
    // Where nothing more can be given, nothing is asked.
    let mut more = Answers::new();
    answers(game, giving, &mut more);
    if more.iter().all(|answer| *answer == (Action::Done {})) {
        done(game, giving, sink);
    }
}

/// Enough is given.
pub(crate) fn done<S: Sink<Event>>(game: &mut Game, giving: Giving, sink: &mut S) {
    game.steps.pop();
    match giving.what_for {
        SealsFor::BonusTurn => bonus_turn::begin(game, sink),
        SealsFor::Ruby(from) => places::secret_society::take_ruby(game, from, sink),
    }
}
