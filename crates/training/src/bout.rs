//! One bot against another, as specs name them: who wins how often, and how long each thinks about a turn.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use arena::{ArenaGame, Generators, MOST_DECISIONS, deal};
use bots::{Sight, Spec};
use rayon::prelude::*;
use serde::Serialize;
use tabletop::{Ignore, Turn};

use crate::duel::Outcome;

/// Who meets whom, where and how often.
#[derive(Clone, Debug)]
pub struct Bout<'a, Options> {
    pub options: &'a Options,
    pub new: &'a Spec,
    pub old: &'a Spec,
    /// Rounded up to whole deals, each of which is played once from every seat.
    pub games: u32,
    pub seed: u64,
    /// No game begins later than this.
    pub time: Option<Duration>,
}

/// How it went.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Fought {
    pub outcome: Outcome,
    pub new: Pace,
    pub old: Pace,
}

/// How long somebody thought.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Pace {
    pub turns: u64,
    pub ms_per_turn: f64,
    pub longest_turn_ms: f64,
    #[serde(skip)]
    total_ms: f64,
}

impl Pace {
    fn add(&mut self, other: Self) {
        self.turns += other.turns;
        self.total_ms += other.total_ms;
        self.longest_turn_ms = self.longest_turn_ms.max(other.longest_turn_ms);
        self.ms_per_turn = self.total_ms / self.turns.max(1) as f64;
    }
}

/// Plays all of it, on all cores.
pub fn fight<G: ArenaGame>(bout: &Bout<'_, G::Options>) -> Result<Fought>
where
    G::Options: Sync,
{
    for spec in [bout.new, bout.old] {
        arena::can_play::<G>(spec, bout.options)?;
    }
    let players = G::players(bout.options);
    let deals = bout.games.div_ceil(players as u32);
    let begin = Instant::now();
    let too_late = || bout.time.is_some_and(|time| begin.elapsed() > time);
    let played: Vec<Option<Game>> = (0..deals * players as u32)
        .into_par_iter()
        .map(|number| if too_late() { Ok(None) } else { one_game::<G>(bout, number).map(Some) })
        .collect::<Result<_>>()?;
    // A deal that was not played from every seat would not be fair.
    let whole: Vec<Game> = played
        .chunks(players)
        .filter_map(|deal| deal.iter().copied().collect::<Option<Vec<Game>>>())
        .flatten()
        .collect();
    let (mut new, mut old) = (Pace::default(), Pace::default());
    for game in &whole {
        new.add(game.new);
        old.add(game.old);
    }
    let won = whole.iter().fold(0.0, |sum, game| sum + game.share);
    Ok(Fought { outcome: Outcome::of(won, whole.len() as u32, players), new, old })
}

/// What one game says.
#[derive(Clone, Copy)]
struct Game {
    share: f64,
    new: Pace,
    old: Pace,
}

fn one_game<G: ArenaGame>(bout: &Bout<'_, G::Options>, number: u32) -> Result<Game> {
    let players = G::players(bout.options);
    let seat = number as usize % players;
    let mut generators = Generators::of_game(bout.seed, u64::from(number) / players as u64);
    let mut game: G = deal(bout.options, &mut generators)
        .map_err(|error: G::SetupError| anyhow::anyhow!("{error}"))?;
    let spec_of = |number: usize| if number == seat { bout.new } else { bout.old };
    let mut bots =
        (0..players).map(|number| G::sit_down(spec_of(number))).collect::<Result<Vec<_>, _>>()?;
    let (mut paces, mut turn) = ([Pace::default(); 2], Duration::ZERO);
    for _ in 0..MOST_DECISIONS {
        let action = match game.turn() {
            Turn::Over => {
                let ranking = game.ranking().context("a game that is over has a ranking")?;
                let [new, old] = paces;
                return Ok(Game { share: ranking.returns()[seat], new, old });
            }
            Turn::Chance(_) => {
                game.sample_chance(&mut generators.dice).context("chance has an outcome")?
            }
            Turn::Decide(asked, _) => {
                let sight = Sight::of(&game).context("somebody is asked")?;
                let begin = Instant::now();
                let bot = &mut bots[asked.index()];
                let action = bot.choose(&sight, &mut generators.choices)?;
                turn += begin.elapsed();
                if G::ends_turn(action) {
                    let ms = 1000.0 * std::mem::take(&mut turn).as_secs_f64();
                    let pace = &mut paces[usize::from(asked.index() != seat)];
                    pace.add(Pace {
                        turns: 1,
                        total_ms: ms,
                        longest_turn_ms: ms,
                        ms_per_turn: 0.0,
                    });
                }
                action
            }
        };
        game.apply_action(action, &mut Ignore);
    }
    bail!("a game does not end")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bout_counts_whole_deals_and_every_turn() {
        let options = bazaar_dice::Options::new(3);
        let (new, old) = ("search:sims=2".parse().unwrap(), "greedy".parse().unwrap());
        let bout = Bout { options: &options, new: &new, old: &old, games: 7, seed: 3, time: None };
        let fought = fight::<bazaar_dice::Game>(&bout).unwrap();
        assert_eq!(fought.outcome.games, 9, "three deals from three seats");
        assert!(fought.outcome.won > 0.34, "{fought:?}");
        assert!(fought.old.turns > fought.new.turns, "two of three turns are theirs: {fought:?}");
        assert!(fought.new.longest_turn_ms >= fought.new.ms_per_turn);
        let late = Bout { time: Some(Duration::ZERO), ..bout };
        assert_eq!(fight::<bazaar_dice::Game>(&late).unwrap().outcome.games, 0);
    }
}
