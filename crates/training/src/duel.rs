//! One network against another: the same deals from every seat.

use anyhow::{Context as _, Result, bail};
use bots::{Bot, Budget, Keeping, Search, Sight};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use serde::Serialize;
use tabletop::{Game as _, Ignore, Turn};

use crate::{course::Course, teacher::Teacher};

/// One seat's judge and how long it may think.
#[derive(Debug)]
pub struct Duelist<C: Course> {
    pub judge: Teacher<C::Game>,
    pub budget: Budget,
    /// Whether its tree is kept from one decision of a turn to the next.
    pub keeps: bool,
    /// How far first impressions are followed.
    pub curiosity: f32,
}

impl<C: Course> Duelist<C> {
    fn sit_down(&self) -> Box<dyn Bot<C::Game>> {
        let search = Search::new(self.judge.clone(), self.budget).with_curiosity(self.curiosity);
        if self.keeps { Box::new(Keeping::new(search)) } else { Box::new(search) }
    }
}

/// How a new network fared against an old one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Outcome {
    pub games: u32,
    /// What it would win if nothing told the two apart.
    pub fair: f64,
    pub won: f64,
    /// 95 %, Wilson's.
    pub from: f64,
    pub to: f64,
}

impl Outcome {
    /// So much was won in so many games at a table of this size.
    pub(crate) fn of(won: f64, games: u32, players: usize) -> Self {
        let won = won / f64::from(games.max(1));
        let (from, to) = wilson(won, f64::from(games.max(1)));
        Self { games, fair: 1.0 / players as f64, won, from, to }
    }
}

/// A game that takes longer is nobody's.
const MOST_DECISIONS: u32 = 20_000;

/// One new player among old ones; each deal is played once from every seat, so that `games` is rounded up
/// to whole deals.
pub fn duel<C: Course>(
    new: &Duelist<C>,
    old: &Duelist<C>,
    players: usize,
    games: u32,
    seed: u64,
) -> Result<Outcome> {
    let deals = games.div_ceil(players as u32);
    let games = deals * players as u32;
    let shares: Vec<f64> = (0..games)
        .into_par_iter()
        .map(|number| {
            let seat = number as usize % players;
            let deal = u64::from(number) / players as u64;
            one_game(new, old, (players, seat), seed.wrapping_mul(1_000_033).wrapping_add(deal))
        })
        .collect::<Result<_>>()?;
    Ok(Outcome::of(shares.iter().sum(), games, players))
}

/// What the player on this seat got of one game.
fn one_game<C: Course>(
    new: &Duelist<C>,
    old: &Duelist<C>,
    (players, seat): (usize, usize),
    seed: u64,
) -> Result<f64> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = C::table(Some(players), &mut rng)?;
    let mut bots: Vec<_> = (0..players)
        .map(|number| if number == seat { new } else { old })
        .map(Duelist::sit_down)
        .collect();
    for _ in 0..MOST_DECISIONS {
        let action = match game.turn() {
            Turn::Over => {
                let ranking = game.ranking().context("a game that is over has a ranking")?;
                return Ok(ranking.returns()[seat]);
            }
            Turn::Chance(_) => game.sample_chance(&mut rng).context("chance has an outcome")?,
            Turn::Decide(asked, _) => {
                let sight = Sight::of(&game).context("somebody is asked")?;
                bots[asked.index()].choose(&sight, &mut rng)?
            }
        };
        game.apply_action(action, &mut Ignore);
    }
    bail!("a game does not end")
}

/// Where the true share lies with 95 %.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + z * z / games;
    ((middle - spread) / whole, (middle + spread) / whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::Dice;

    #[test]
    fn the_same_player_on_both_sides_wins_its_fair_share_of_deals_played_from_every_seat() {
        let judge = Dice::teacher("gen1").unwrap();
        let player = || Duelist::<Dice> {
            judge: judge.clone(),
            budget: Budget::simulations(2),
            keeps: false,
            curiosity: bots::CURIOSITY,
        };
        let outcome = duel(&player(), &player(), 2, 19, 3).unwrap();
        assert_eq!(outcome.games, 20, "whole deals");
        assert!((outcome.won - 0.5).abs() < 1e-9, "{outcome:?}");
        assert!(outcome.from < 0.5 && outcome.to > 0.5);
    }
}
