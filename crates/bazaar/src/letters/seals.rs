//! Paying with seals: letters are named one by one in the order of their places, so that every set
//! of them is exactly one way to answer. All of it is one step: nothing comes in between.

use tabletop::{Answers, Sink};

use super::{
    bonus_turn,
    pieces::{Giving, Letter, SealsFor},
    places::secret_society,
};
use crate::{
    Action, Event, Game, Question, Reason, Refusal,
    Ruling::{self, L},
    turn::{
        ask::Ask,
        step::{Step, steps},
    },
};

impl SealsFor {
    /// The fewest and the most seals (L-10, L-49).
    pub(crate) const fn price(self) -> (u8, u8) {
        match self {
            Self::BonusTurn => (bonus_turn::SEALS, bonus_turn::SEALS + 1),
            Self::Ruby(_) => (secret_society::SEALS, secret_society::SEALS),
        }
    }

    const fn ruling(self) -> Ruling {
        match self {
            Self::BonusTurn => L(49),
            Self::Ruby(_) => L(10),
        }
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

impl Ask for steps::GiveLetters {
    fn question(self, _: &Game) -> Question {
        let Giving { what_for, seals, .. } = self.giving;
        Question::GiveLetters { what_for, seals }
    }

    fn ruling(self) -> Ruling {
        L(45)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        for letter in game.my_letters().kinds() {
            if check(game, self.giving, letter).is_ok() {
                answers.push(Action::DiscardLetter { letter });
            }
        }
        if self.giving.seals >= self.giving.what_for.price().0 {
            answers.push(Action::Done {});
        }
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let Action::DiscardLetter { letter } = action else {
            return done(game, self.giving, sink);
        };
        game.give_letter(letter, sink);
        let seals = self.giving.seals + letter.seals();
        let giving = Giving { seals, from: letter.index(), ..self.giving };
        game.steps.replace(Step::GiveLetters { giving });
        // Where nothing more can be given, nothing is asked.
        let mut more = Answers::new();
        Self { giving }.answers(game, &mut more);
        if more.iter().all(|answer| matches!(answer, Action::Done {})) {
            done(game, giving, sink);
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::DiscardLetter { letter } = action else { return None };
        Some(check(game, self.giving, letter))
    }

    fn is_in_action(self) -> bool {
        true
    }
}

fn check(game: &Game, giving: Giving, letter: Letter) -> Result<(), Refusal> {
    let ruling = giving.what_for.ruling();
    game.check_letter(letter, ruling)?;
    if letter.index() < giving.from || !can_be_met(game, giving, letter) {
        return Err(Refusal::new(Reason::NotAnAnswer, ruling));
    }
    Ok(())
}

/// Enough is given.
fn done<S: Sink<Event>>(game: &mut Game, giving: Giving, sink: &mut S) {
    game.steps.pop();
    match giving.what_for {
        SealsFor::BonusTurn => bonus_turn::begin(game, sink),
        SealsFor::Ruby(from) => secret_society::take_ruby(game, from, sink),
    }
}
