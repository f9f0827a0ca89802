//! One bot against another, as specs name them: who wins how often, how long each thinks about a turn, and whether
//! they dither.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use arena::{Generators, deal};
use bots::{Sight, Spec};
use rayon::prelude::*;
use serde::Serialize;
use tabletop::{Ignore, Turn};

use crate::{
    dither::{Held, Watch},
    duel::Outcome,
};

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
    /// A game that takes more is nobody's, and counted.
    pub most_decisions: u32,
}

/// More decisions than games need: those of players who choose at random take a few thousand.
pub const MOST_DECISIONS: u32 = 20_000;

/// How it went.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Fought {
    pub outcome: Outcome,
    pub new: Pace,
    pub old: Pace,
    /// Turns that ended at a table (what everybody holds, and where everybody stands) which had come three times
    /// before or more.
    pub repeats: u64,
    /// The most turns a game took, all seats together.
    pub longest_game: u64,
    /// Games that did not end, among those of the outcome: each seat has its fair share of them.
    pub unfinished: u32,
}

/// How long somebody thought, and how often for nothing.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Pace {
    pub turns: u64,
    /// Turns after which nothing that the seat holds had changed.
    pub idle: u64,
    pub ms_per_turn: f64,
    pub longest_turn_ms: f64,
    #[serde(skip)]
    total_ms: f64,
}

impl Pace {
    fn of_turn(time: Duration, is_idle: bool) -> Self {
        let ms = 1000.0 * time.as_secs_f64();
        let idle = u64::from(is_idle);
        Self { turns: 1, idle, total_ms: ms, longest_turn_ms: ms, ms_per_turn: ms }
    }

    fn add(&mut self, other: Self) {
        self.turns += other.turns;
        self.idle += other.idle;
        self.total_ms += other.total_ms;
        self.longest_turn_ms = self.longest_turn_ms.max(other.longest_turn_ms);
        self.ms_per_turn = self.total_ms / self.turns.max(1) as f64;
    }
}

/// Plays all of it, on all cores.
pub fn fight<G: Held>(bout: &Bout<'_, G::Options>) -> Result<Fought>
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
    let fair = 1.0 / players as f64;
    let won = whole.iter().fold(0.0, |sum, game| sum + game.share.unwrap_or(fair));
    Ok(Fought {
        outcome: Outcome::of(won, whole.len() as u32, players),
        new,
        old,
        repeats: whole.iter().map(|game| game.repeats).sum(),
        longest_game: whole.iter().map(|game| game.turns).max().unwrap_or(0),
        unfinished: whole.iter().filter(|game| game.share.is_none()).count() as u32,
    })
}

/// What one game says.
#[derive(Clone, Copy)]
struct Game {
    /// Nothing if it did not end.
    share: Option<f64>,
    new: Pace,
    old: Pace,
    repeats: u64,
    turns: u64,
}

fn one_game<G: Held>(bout: &Bout<'_, G::Options>, number: u32) -> Result<Game> {
    let players = G::players(bout.options);
    let seat = number as usize % players;
    let mut generators = Generators::of_game(bout.seed, u64::from(number) / players as u64);
    let mut game: G = deal(bout.options, &mut generators)
        .map_err(|error: G::SetupError| anyhow::anyhow!("{error}"))?;
    let spec_of = |number: usize| if number == seat { bout.new } else { bout.old };
    let mut bots =
        (0..players).map(|number| G::sit_down(spec_of(number))).collect::<Result<Vec<_>, _>>()?;
    let (mut paces, mut turn) = ([Pace::default(); 2], Duration::ZERO);
    let mut watch = None;
    let mut decisions = 0;
    let share = loop {
        let asked = match game.turn() {
            Turn::Over => {
                let ranking = game.ranking().context("a game that is over has a ranking")?;
                break Some(ranking.returns()[seat]);
            }
            Turn::Chance(_) => {
                let outcome = game.sample_chance(&mut generators.dice);
                game.apply_action(outcome.context("chance has an outcome")?, &mut Ignore);
                continue;
            }
            Turn::Decide(asked, _) => asked,
        };
        if decisions == bout.most_decisions {
            break None;
        }
        decisions += 1;
        let watch = watch.get_or_insert_with(|| Watch::begin(&game));
        let sight = Sight::of(&game).context("somebody is asked")?;
        let begin = Instant::now();
        let action = bots[asked.index()].choose(&sight, &mut generators.choices)?;
        turn += begin.elapsed();
        game.apply_action(action, &mut Ignore);
        if G::ends_turn(action) {
            let is_idle = watch.turn_is_over(&game, asked);
            let pace = Pace::of_turn(std::mem::take(&mut turn), is_idle);
            paces[usize::from(asked.index() != seat)].add(pace);
        }
    };
    let [new, old] = paces;
    let (repeats, turns) = watch.map_or((0, 0), |watch| (watch.repeats, watch.turns));
    Ok(Game { share, new, old, repeats, turns })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bout_counts_whole_deals_and_every_turn() {
        let options = bazaar_dice::Options::new(3);
        let (new, old) = ("search:sims=2".parse().unwrap(), "greedy".parse().unwrap());
        let most_decisions = MOST_DECISIONS;
        let (options, games, seed) = (&options, 7, 3);
        let bout = Bout { options, new: &new, old: &old, games, seed, time: None, most_decisions };
        let fought = fight::<bazaar_dice::Game>(&bout).unwrap();
        assert_eq!(fought.outcome.games, 9, "three deals from three seats");
        assert!(fought.outcome.won > 0.34, "{fought:?}");
        assert!(fought.old.turns > fought.new.turns, "two of three turns are theirs: {fought:?}");
        assert!(fought.new.longest_turn_ms >= fought.new.ms_per_turn);
        assert_eq!(fought.unfinished, 0);
        let most = (fought.new.turns + fought.old.turns) / 9;
        assert!(fought.longest_game > most, "longer than the mean: {fought:?}");
        let late = Bout { time: Some(Duration::ZERO), ..bout };
        assert_eq!(fight::<bazaar_dice::Game>(&late).unwrap().outcome.games, 0);
    }

    #[test]
    fn a_game_that_does_not_end_is_counted_and_ends_no_bout() {
        let options = bazaar_dice::Options::new(2);
        let (new, old) = ("greedy".parse().unwrap(), "random".parse().unwrap());
        let (options, games, seed) = (&options, 4, 3);
        let bout =
            Bout { options, new: &new, old: &old, games, seed, time: None, most_decisions: 5 };
        let fought = fight::<bazaar_dice::Game>(&bout).unwrap();
        assert_eq!((fought.unfinished, fought.outcome.games), (4, 4));
        assert!((fought.outcome.won - 0.5).abs() < 1e-9, "nobody's: {fought:?}");
    }

    /// Who chooses at random wanders about; who plans its turns seldom goes for nothing.
    #[test]
    fn turns_that_change_nothing_are_counted_for_each_side() {
        let options = bazaar::Options::base(2);
        let (new, old) = ("medium".parse().unwrap(), "random".parse().unwrap());
        let (options, games, seed) = (&options, 2, 3);
        let most_decisions = MOST_DECISIONS;
        let bout = Bout { options, new: &new, old: &old, games, seed, time: None, most_decisions };
        let fought = fight::<bazaar::Game>(&bout).unwrap();
        let share = |pace: &Pace| pace.idle as f64 / pace.turns as f64;
        assert!(share(&fought.new) < share(&fought.old), "{fought:?}");
        assert!(fought.old.idle < fought.old.turns, "{fought:?}");
    }
}
