//! Words for the tests: answers in notation, stocks in a line.

use bazaar_dice::{Event, Game, Sort};
use tabletop::{Answers, Game as _, Outcomes, Seat};

pub(crate) use bazaar_dice::{
    Face::{Blue as B, Card as K, Coin as C, Green as G, Red as R, Yellow as Y},
    Position,
};

pub(crate) const ME: Seat = Seat::new(0).unwrap();
pub(crate) const LEFT: Seat = Seat::new(1).unwrap();
pub(crate) const THIRD: Seat = Seat::new(2).unwrap();
pub(crate) const FOURTH: Seat = Seat::new(3).unwrap();

/// Plays answers and outcomes, separated by blanks, and tells what happened.
pub(crate) fn play(game: &mut Game, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions.split_whitespace() {
        let parsed = action.parse().unwrap();
        game.play(parsed, &mut events).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        game.audit().unwrap();
    }
    events
}

/// The legal answers, or the outcomes of chance.
pub(crate) fn legal(game: &Game) -> Vec<String> {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let mut outcomes = Outcomes::new();
    game.chance_outcomes(&mut outcomes);
    let outcomes = outcomes.iter().map(|(action, _)| action.to_string());
    answers.iter().map(ToString::to_string).chain(outcomes).collect()
}

/// The answers that begin like this.
pub(crate) fn legal_like(game: &Game, start: &str) -> Vec<String> {
    legal(game).into_iter().filter(|answer| answer.starts_with(start)).collect()
}

pub(crate) fn can(game: &Game, action: &str) -> bool {
    game.check(action.parse().unwrap()).is_ok()
}

/// Why an action is refused.
pub(crate) fn refused(game: &Game, action: &str) -> String {
    game.check(action.parse().unwrap()).unwrap_err().to_string()
}

pub(crate) fn has(game: &Game, seat: Seat, sort: Sort) -> u8 {
    game.stock(seat, sort)
}

/// Red, yellow, green, blue, brown, crystals, Lira.
pub(crate) fn all(game: &Game, seat: Seat) -> [u8; 7] {
    Sort::ALL.map(|sort| game.stock(seat, sort))
}

/// Ends the turn of the player on turn without an action, and rolls nothing useful before.
pub(crate) fn pass(game: &mut Game) {
    play(game, "roll dice-3coin dice-2coin end");
}

/// Turns up these cards with as many card dice.
pub(crate) fn turn_up(game: &mut Game, cards: &[&str]) -> Vec<Event> {
    let draws: Vec<_> = cards.iter().map(|card| format!("draw-{card}")).collect();
    play(game, &format!("cards-{} {}", cards.len(), draws.join(" ")))
}
