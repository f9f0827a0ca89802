//! Games between bots of one level on one board, one after the other.

use bazaar::Game;
use bots::{Bot, BotGame as _, Sight, Spec};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game as _, RandomPicker, Turn};

use super::{
    report::{LayoutReport, report},
    tally::{Heard, Tally},
    wanted::Table,
};
use crate::depth::generator;

/// No game between bots of the house takes so many decisions; one that did would not count.
const MOST_DECISIONS: u32 = 20_000;

/// One board that is counted.
#[derive(Clone, Debug)]
pub struct Counting {
    table: Table,
    seed: u64,
    /// How many games are wanted, and how many were begun.
    games: u32,
    begun: u32,
    tally: Tally,
}

impl Counting {
    pub(super) fn new(table: Table, games: u32, seed: u64) -> Self {
        Self { table, seed, games, begun: 0, tally: Tally::default() }
    }

    /// Plays so many games more, or fewer if no more are wanted. Whether all is done.
    pub fn advance(&mut self, games: u32) -> bool {
        for _ in 0..games.min(self.games - self.begun) {
            let number = u64::from(self.begun);
            self.begun += 1;
            if let Some((game, heard)) = play(&self.table, self.seed, number) {
                self.tally.add(&game, &heard);
            }
        }
        self.is_done()
    }

    /// Wants more games than before.
    pub(super) fn extend(&mut self, games: u32) {
        self.games = self.games.max(games);
    }

    pub(super) const fn is_done(&self) -> bool {
        self.begun >= self.games
    }

    pub(super) const fn begun(&self) -> u32 {
        self.begun
    }

    pub(super) const fn tally(&self) -> &Tally {
        &self.tally
    }

    pub(super) const fn table(&self) -> &Table {
        &self.table
    }

    /// What is known by now.
    pub fn report(&self) -> LayoutReport {
        report(&self.table, &self.tally, self.begun, self.games)
    }

    /// The network that judges such games, by its name, if it is still to be brought.
    pub fn lacks(&self) -> Option<&'static str> {
        dealt(&self.table, &mut generator(self.seed, [0, 0, 0]))?.lacks()
    }
}

fn dealt(table: &Table, dice: &mut Pcg64Mcg) -> Option<Game> {
    let setup = Game::deal(&table.options, &mut RandomPicker(dice)).ok()?;
    Game::start(&setup).ok()
}

/// Game `number` with this seed: which others are played does not matter.
fn play(table: &Table, seed: u64, number: u64) -> Option<(Game, Heard)> {
    let mut dice = generator(seed, [number, 0, 0]);
    let mut choices = generator(seed, [number, 1, 0]);
    let mut game = dealt(table, &mut dice)?;
    let mut heard = Heard::default();
    let spec = Spec::Level(table.level);
    let mut bots: Vec<Box<dyn Bot<Game>>> =
        (0..game.seats()).map(|_| Game::sit_down(&spec).ok()).collect::<Option<_>>()?;
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Over => return Some((game, heard)),
            Turn::Chance(_) => {
                let outcome = game.sample_chance(&mut dice)?;
                game.apply_action(outcome, &mut heard);
            }
            Turn::Decide(seat, _) => {
                let bot = bots.get_mut(seat.index())?;
                let action = bot.choose(&Sight::of(&game)?, &mut choices).ok()?;
                game.apply_action(action, &mut heard);
                decisions += 1;
                if decisions == MOST_DECISIONS {
                    return None;
                }
            }
        }
    }
}
