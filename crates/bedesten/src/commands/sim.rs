//! `bedesten sim`: plays many games between bots and counts.

mod report;

use std::{
    io::{self, Write as _},
    marker::PhantomData,
    num::NonZeroUsize,
    process::ExitCode,
    time::Instant,
};

use anyhow::{Context as _, bail};
use arena::{ArenaGame, Generators, MOST_DECISIONS, Played, share_out, summary::PARTS};
use bots::Spec;
use clap::Args;
use rayon::ThreadPool;
use tabletop::{Ignore, MAX_SEATS, Seat, Sink};

use self::report::Report;
use crate::{
    games::{ForAnyGame, ProgramGame},
    long_work::{STOPPED, STOPPED_CODE, listen_to_ctrl_c, progress_bar, threads},
    options::{GameOptions, on_seats},
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    game: GameOptions,

    /// The bots in turn order, separated by commas; one alone sits on every seat
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<Spec>,

    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// The number everything random is derived from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many threads play; as many as there are cores if not given. The results are the same.
    #[arg(long)]
    threads: Option<NonZeroUsize>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Where rubies come from in random play is counted in so many games at most.
const GAMES_WITH_EVENTS: u64 = 2_000;

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    arguments.game.hand_to(arguments)
}

impl ForAnyGame for &Arguments {
    type Done = ExitCode;

    fn with<G: ProgramGame>(self, options: G::Options) -> anyhow::Result<ExitCode> {
        let run = Run::<G> {
            options,
            bots: on_seats(&self.bots, self.game.players)?,
            seed: self.seed,
            games: self.games,
        };
        // Who cannot even sit down would forfeit every game.
        for bot in &run.bots {
            arena::can_play::<G>(bot, &run.options)?;
        }
        let pool = threads(self.threads)?;
        listen_to_ctrl_c()?;

        let begin = Instant::now();
        let (counts, heard) = run.count_games(&pool)?;
        let time = begin.elapsed();
        let sources = if run.listens() { heard } else { run.count_sources(&pool, counts.games)? };

        let threads = pool.current_num_threads();
        let report = Report { run: &run, counts, sources, time, threads };
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", report.to_json())?;
        } else {
            report.write(&mut out)?;
        }
        Ok(if report.is_whole() { ExitCode::SUCCESS } else { ExitCode::from(STOPPED_CODE) })
    }
}

/// What is to be played.
struct Run<G: ArenaGame> {
    bots: Vec<Spec>,
    options: G::Options,
    seed: u64,
    games: u64,
}

/// Where rubies can come from: the numbers of the sources are smaller.
const SOURCES: usize = 32;

/// What was counted; the sum over some games.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    games: u64,
    decisions: u64,
    chances: u64,
    turns: u64,
    /// Bots that failed; a random one played on for them.
    forfeits: u64,
    win_parts: [u64; MAX_SEATS],
    rubies: [u64; MAX_SEATS],
}

/// Where the rubies came from; the sum over some games.
#[derive(Clone, Debug, Default)]
struct Sources {
    games: u64,
    /// Of everybody, and of those who won.
    rubies: [u64; SOURCES],
    winners: [u64; SOURCES],
}

impl Sources {
    fn add<G: ArenaGame>(&mut self, rubies: &Rubies, game: &G) {
        self.games += 1;
        for (seat, by_source) in rubies.0.iter().enumerate() {
            let won = game.ranking().is_some_and(|ranking| {
                Seat::new(seat).and_then(|seat| ranking.rank(seat)) == Some(1)
            });
            for (source, count) in by_source.iter().enumerate() {
                self.rubies[source] += count;
                self.winners[source] += if won { *count } else { 0 };
            }
        }
    }

    fn add_all(&mut self, other: &Self) {
        self.games += other.games;
        for source in 0..SOURCES {
            self.rubies[source] += other.rubies[source];
            self.winners[source] += other.winners[source];
        }
    }
}

/// The rubies of one game by seat and source.
#[derive(Clone, Debug, Default)]
struct Rubies([[u64; SOURCES]; MAX_SEATS]);

/// Listens to rubies and to nothing else.
struct Listener<'a, G> {
    rubies: &'a mut Rubies,
    game: PhantomData<fn(G)>,
}

impl<G: ArenaGame> Sink<G::Event> for Listener<'_, G> {
    #[inline]
    fn tell(&mut self, event: G::Event) {
        if let Some(gain) = G::gain(&event)
            && let Some(count) = self.rubies.0[gain.seat.index()].get_mut(usize::from(gain.source))
        {
            *count += 1;
        }
    }
}

impl Rubies {
    fn listen<G>(&mut self) -> Listener<'_, G> {
        Listener { rubies: self, game: PhantomData }
    }
}

impl<G: ArenaGame> Run<G> {
    /// Random play measures the rules: telling events would slow it down.
    fn listens(&self) -> bool {
        self.bots.iter().any(|bot| *bot != Spec::Random)
    }

    fn count_games(&self, pool: &ThreadPool) -> anyhow::Result<(Counts, Sources)> {
        let bar = progress_bar(self.games);
        let counted = self.share_out(pool, self.games, |number, sum: &mut (Counts, Sources)| {
            if self.listens() {
                let mut rubies = Rubies::default();
                let (played, game) = self.play(number, &mut rubies.listen::<G>())?;
                sum.0.add(&played, &game);
                sum.1.add(&rubies, &game);
            } else {
                let (played, game) = self.play(number, &mut Ignore)?;
                sum.0.add(&played, &game);
            }
            bar.inc(1);
            Ok(())
        });
        bar.finish_and_clear();
        let (mut counts, mut sources) = <(Counts, Sources)>::default();
        for (some_counts, some_sources) in counted? {
            counts.add_all(&some_counts);
            sources.add_all(&some_sources);
        }
        Ok((counts, sources))
    }

    /// Plays the first games again and listens.
    fn count_sources(&self, pool: &ThreadPool, played: u64) -> anyhow::Result<Sources> {
        let games = played.min(GAMES_WITH_EVENTS);
        let counted = self.share_out(pool, games, |number, sources: &mut Sources| {
            let mut rubies = Rubies::default();
            let (_, game) = self.play(number, &mut rubies.listen::<G>())?;
            sources.add(&rubies, &game);
            Ok(())
        })?;
        let mut sum = Sources::default();
        for sources in counted {
            sum.add_all(&sources);
        }
        Ok(sum)
    }

    fn share_out<Sum: Default + Send>(
        &self,
        pool: &ThreadPool,
        games: u64,
        play: impl Fn(u64, &mut Sum) -> anyhow::Result<()> + Sync,
    ) -> anyhow::Result<Vec<Sum>> {
        share_out(pool, 0..games, &STOPPED, |number, sum| {
            play(number, sum).with_context(|| format!("game {number} with seed {}", self.seed))
        })
    }

    fn play<S: Sink<G::Event>>(&self, number: u64, sink: &mut S) -> anyhow::Result<(Played, G)> {
        let mut generators = Generators::of_game(self.seed, number);
        let mut game: G = arena::deal(&self.options, &mut generators)?;
        let played = arena::play(&mut game, &self.bots, &mut generators, sink)?;
        if !played.finished {
            bail!("it did not end within {MOST_DECISIONS} decisions; it is stuck");
        }
        Ok((played, game))
    }
}

impl Counts {
    fn add<G: ArenaGame>(&mut self, played: &Played, game: &G) {
        self.games += 1;
        self.decisions += played.tally.decisions;
        self.chances += played.tally.chances;
        self.turns += played.tally.turns;
        self.forfeits += played.forfeits.len() as u64;
        let winners = played.ranking.winners().count() as u64;
        for seat in played.ranking.winners() {
            self.win_parts[seat.index()] += PARTS / winners;
        }
        for (rubies, seat) in self.rubies.iter_mut().zip(Seat::all(game.seats())) {
            *rubies += u64::from(game.points(seat));
        }
    }

    fn add_all(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.chances += other.chances;
        self.turns += other.turns;
        self.forfeits += other.forfeits;
        for seat in 0..MAX_SEATS {
            self.win_parts[seat] += other.win_parts[seat];
            self.rubies[seat] += other.rubies[seat];
        }
    }

    fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }
}
