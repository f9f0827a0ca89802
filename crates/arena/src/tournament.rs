//! Plays the games of a schedule on all cores and hands over their results in order.

use std::{
    collections::BTreeMap,
    ops::Range,
    sync::{Mutex, PoisonError, atomic::AtomicBool},
};

use rayon::ThreadPool;
use tabletop::Seat;

use crate::{
    ArenaGame, GameResult, Generators, ResultsError, Schedule, Thinking, Watch, deal, play,
    result::Sources, share_out,
};

/// Why a tournament came to a halt.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    #[error("game {game}: {reason}")]
    Game { game: u64, reason: String },
    #[error(transparent)]
    Results(#[from] ResultsError),
}

/// Plays the games with these numbers, until there is none left or it is stopped.
///
/// The results come in the order of the schedule, whatever the number of threads: a game that is
/// done early waits for those before it.
pub fn run<G: ArenaGame>(
    schedule: &Schedule<G>,
    games: Range<u64>,
    pool: &ThreadPool,
    stopped: &AtomicBool,
    take: impl FnMut(GameResult<G::Options>) -> Result<(), ResultsError> + Send,
) -> Result<(), TournamentError> {
    let queue = Mutex::new(Queue { next: games.start, waiting: BTreeMap::new(), take });
    share_out(pool, games, stopped, |number, (): &mut ()| {
        let result = play_game(schedule, number)?;
        // A thread that panics with the queue in its hand stops everything anyway.
        queue.lock().unwrap_or_else(PoisonError::into_inner).enter(number, result)?;
        Ok::<(), TournamentError>(())
    })?;
    Ok(())
}

/// Game `number` of the schedule.
pub fn play_game<G: ArenaGame>(
    schedule: &Schedule<G>,
    number: u64,
) -> Result<GameResult<G::Options>, TournamentError> {
    let failed = |reason: String| TournamentError::Game { game: number, reason };
    let fixture = schedule
        .games()
        .get(number as usize)
        .ok_or_else(|| failed("the schedule has no such game".to_owned()))?;
    let options = schedule.options(fixture);
    let seed = schedule.plan().seed;
    let mut generators = Generators::of_game(seed, fixture.deal);
    let mut game: G =
        deal(options, &mut generators).map_err(|error: G::SetupError| failed(error.to_string()))?;
    let mut sources = Sources::<G>::new(fixture.seats.len());
    let played = play(&mut game, &schedule.specs(fixture), &mut generators, &mut sources)
        .map_err(|error| failed(error.to_string()))?;
    Ok(GameResult {
        game: number,
        options: options.clone(),
        seed,
        deal: fixture.deal,
        bots: schedule.names(fixture),
        ranking: played.ranking,
        turns: played.tally.turns,
        decisions: played.tally.decisions,
        points: Seat::all(fixture.seats.len()).map(|seat| game.points(seat)).collect(),
        sources: sources.by_seat(),
        thinking: watches(&played.thinking, fixture.seats.len()),
        forfeits: played.forfeits,
        unfinished: !played.finished,
    })
}

/// One for each seat, also where nobody thinks and no time was taken.
fn watches(thinking: &[Thinking], seats: usize) -> Vec<Watch> {
    (0..seats)
        .map(|seat| thinking.get(seat).map_or_else(Watch::default, |one| Watch::from(*one)))
        .collect()
}

/// Results that wait for those before them.
struct Queue<Options, Take> {
    next: u64,
    waiting: BTreeMap<u64, GameResult<Options>>,
    take: Take,
}

impl<Options, Take> Queue<Options, Take>
where
    Take: FnMut(GameResult<Options>) -> Result<(), ResultsError>,
{
    fn enter(&mut self, number: u64, result: GameResult<Options>) -> Result<(), ResultsError> {
        self.waiting.insert(number, result);
        while let Some(result) = self.waiting.remove(&self.next) {
            self.next += 1;
            (self.take)(result)?;
        }
        Ok(())
    }
}
