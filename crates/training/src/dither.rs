//! Whether bots dither: turns that change nothing, and tables that come round again.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

use arena::ArenaGame;
use tabletop::{Seat, Viewer};

/// A game in which it can be told what a seat holds and where it stands.
pub trait Held: ArenaGame {
    /// What this seat holds, in words.
    fn held(&self, seat: Seat) -> String;

    /// Where its pieces stand, in words; nothing where there is no board.
    fn stands(&self, seat: Seat) -> String;
}

impl Held for bazaar::Game {
    fn held(&self, seat: Seat) -> String {
        use tabletop::Game as _;
        let view = self.view(Viewer::Seat(seat));
        let Some(player) = view.seats.get(seat.index()) else { return String::new() };
        let letters = player.letters.as_ref();
        let letters = letters.map(|held| (&held.letters, &held.delivered, held.seals));
        let (rubies, lira, goods) = (player.rubies, player.lira, player.goods);
        let (hand, tiles, mocha) = (player.hand, &player.mosque_tiles, &player.mocha);
        format!(
            "{rubies} {lira} {goods:?} {} {hand:?} {tiles:?} {mocha:?} {letters:?}",
            player.capacity
        )
    }

    fn stands(&self, seat: Seat) -> String {
        use tabletop::Game as _;
        let view = self.view(Viewer::Spectator);
        let Some(player) = view.seats.get(seat.index()) else { return String::new() };
        format!("{:?} {:?} {:?}", player.place, player.family_place, player.assistants_out)
    }
}

impl Held for bazaar_dice::Game {
    fn held(&self, seat: Seat) -> String {
        use tabletop::Game as _;
        let view = self.view(Viewer::Spectator);
        let Some(player) = view.seats.get(seat.index()) else { return String::new() };
        let tiles: Vec<_> = player.tiles.iter().map(|held| held.tile).collect();
        let (rubies, stock, dice) = (player.rubies, player.stock, player.extra_dice);
        format!("{rubies} {stock:?} {tiles:?} {dice} {}", player.mosque_ruby)
    }

    fn stands(&self, _: Seat) -> String {
        String::new()
    }
}

/// A table that came so often is a repeat.
const REPEAT: u32 = 4;

/// Watches one game.
#[derive(Debug)]
pub struct Watch {
    held: Vec<String>,
    seen: HashMap<u64, u32>,
    /// Turns that ended at a table which had come three times before or more.
    pub repeats: u64,
    pub turns: u64,
}

impl Watch {
    /// The game as it stands before its first decision.
    pub fn begin<G: Held>(game: &G) -> Self {
        let held = Seat::all(game.seats()).map(|seat| game.held(seat)).collect();
        Self { held, seen: HashMap::new(), repeats: 0, turns: 0 }
    }

    /// This seat's turn is over; says whether it changed nothing that the seat holds.
    pub fn turn_is_over<G: Held>(&mut self, game: &G, seat: Seat) -> bool {
        self.turns += 1;
        let held: Vec<String> = Seat::all(game.seats()).map(|seat| game.held(seat)).collect();
        let is_idle = self.held.get(seat.index()) == held.get(seat.index());
        let stands: Vec<String> = Seat::all(game.seats()).map(|seat| game.stands(seat)).collect();
        let mut hasher = DefaultHasher::new();
        (seat.index(), &held, stands).hash(&mut hasher);
        let times = self.seen.entry(hasher.finish()).or_default();
        *times += 1;
        self.repeats += u64::from(*times >= REPEAT);
        self.held = held;
        is_idle
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game as _, Ignore, Turn};

    use super::*;

    #[test]
    fn a_table_that_comes_for_the_fourth_time_is_a_repeat_and_its_turns_are_idle() {
        let mut generators = arena::Generators::of_game(5, 0);
        let mut game: bazaar_dice::Game =
            arena::deal(&bazaar_dice::Options::new(2), &mut generators).unwrap();
        while let Some(outcome) = game.sample_chance(&mut generators.dice) {
            game.apply_action(outcome, &mut Ignore);
        }
        let Turn::Decide(seat, _) = game.turn() else { panic!("somebody is asked") };
        let mut watch = Watch::begin(&game);
        for turn in 1..=5 {
            assert!(watch.turn_is_over(&game, seat), "nothing has changed");
            assert_eq!(watch.repeats, u64::from(turn >= 4) + u64::from(turn >= 5), "turn {turn}");
        }
        let before = game.held(seat);
        for _ in 0..200 {
            let action = if let Some(outcome) = game.sample_chance(&mut generators.dice) {
                outcome
            } else {
                let mut answers = tabletop::Answers::new();
                game.legal_actions(&mut answers);
                let Some(first) = answers.first() else { break };
                *first
            };
            game.apply_action(action, &mut Ignore);
        }
        assert_ne!(game.held(seat), before, "whoever plays comes to hold something else");
        assert!(!watch.turn_is_over(&game, seat));
        assert_eq!((watch.repeats, watch.turns), (2, 6));
    }
}
