//! Secret Society 24: a ruby of the Sultan's Palace, the Gemstone Dealer or the Coffee House for
//! letters with exactly six seals, and 3, then 2, then 1 Lira for the first who come (L-4).

use tabletop::{Answers, Sink};

use crate::{
    Action, Event, Game, Place, Reason, Refusal,
    Ruling::{B, L},
    SealsFor,
    base::places::track,
    letters::pieces::Giving,
    mocha::places::tavern::JEWELLERS,
    pieces::place::at,
    turn::{step::Step, visit::Visit},
};

pub(crate) const SEALS: u8 = 6;

/// The Lira on the ranks.
pub(crate) const RANKS: [u32; 3] = [3, 2, 1];

/// What the next one gets (L-11).
pub(crate) fn lira(uses: u8) -> u32 {
    RANKS.get(usize::from(uses)).copied().unwrap_or(0)
}

impl Visit for at::SecretSociety {
    #[inline(never)]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if Self::check(game).is_ok() {
            let places = JEWELLERS.into_iter().filter(|place| game.rubies_at(*place) > 0);
            answers.extend(places.map(|from| Action::Society { from }));
        }
    }

    /// Ruling L-9: six seals, and a ruby somewhere.
    fn check(game: &Game) -> Result<(), Refusal> {
        if JEWELLERS.into_iter().all(|place| game.rubies_at(place) == 0) {
            return Err(Refusal::new(Reason::NoneLeft, L(9)));
        }
        let seals = game.my_letters().seals();
        if seals < SEALS { Err(Refusal::short_of_seals(seals, SEALS, L(4))) } else { Ok(()) }
    }

    /// Ruling L-15: the ruby is named, then the letters; nothing comes in between.
    #[inline(never)]
    fn act<S: Sink<Event>>(game: &mut Game, action: Action, _: &mut S) {
        if let Action::Society { from } = action {
            let giving = Giving::new(SealsFor::Ruby(from));
            game.steps.push(Step::GiveLetters { giving });
        }
    }

    /// Ruling L-105: which ruby is asked.
    fn again<S: Sink<Event>>(game: &mut Game, _: &mut S) {
        game.steps.push(Step::ActAgain { place: Place::SecretSociety });
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Society { from } = action else { return None };
        let at = game.check_at(Place::SecretSociety, B(66));
        Some(at.and_then(|()| check_ruby(game, from)))
    }

    fn wanted(game: &Game) -> Vec<Action> {
        let on_board = JEWELLERS.into_iter().filter(|place| game.board.places().contains(place));
        on_board.map(|from| Action::Society { from }).collect()
    }
}

pub(crate) fn check_ruby(game: &Game, from: Place) -> Result<(), Refusal> {
    at::SecretSociety::check(game)?;
    if !JEWELLERS.contains(&from) {
        return Err(Refusal::new(Reason::NotAnAnswer, L(4)));
    }
    if game.rubies_at(from) == 0 { Err(Refusal::new(Reason::NoneLeft, L(9))) } else { Ok(()) }
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
