//! `bedesten sim`: plays many games between bots and counts.

use std::{
    io::{self, Write as _},
    num::NonZeroUsize,
    process::{self, ExitCode},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use bazaar::{Event, Options, Place};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde_json::{Value, json};
use tabletop::{Game as _, Ignore, MAX_SEATS, Sink, Viewer};

use crate::{
    bots::Bot,
    options::{GameOptions, on_seats, variant_names},
    self_play::{self, Generators, Tally},
    statistics::{Share, grouped, rounded},
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    game: GameOptions,

    /// The bots in turn order, separated by commas; one alone sits on every seat
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = Bot::parse)]
    bots: Vec<Bot>,

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

/// The rubies are counted by their sources in so many games at most.
const GAMES_WITH_EVENTS: u64 = 2_000;

/// A victory shared by one to five players, in whole parts: sums do not depend on their order.
const PARTS: u64 = 60;

/// Set by Ctrl-C: no further game is begun.
static STOPPED: AtomicBool = AtomicBool::new(false);

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let run = Run {
        bots: on_seats(&arguments.bots, arguments.game.players)?,
        options: arguments.game.options(),
        seed: arguments.seed,
        games: arguments.games,
    };
    let threads = arguments.threads.map_or(0, NonZeroUsize::get);
    let pool = ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .context("the threads cannot be started")?;
    ctrlc::set_handler(|| {
        // Whoever asks twice does not want to wait.
        if STOPPED.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
    })
    .context("Ctrl-C cannot be listened to")?;

    let begin = Instant::now();
    let counts = run.count_games(&pool)?;
    let time = begin.elapsed();
    let sources = run.count_sources(&pool, counts.games)?;

    let report =
        Report { arguments, run: &run, counts, sources, time, threads: pool.current_num_threads() };
    let mut out = io::stdout().lock();
    if arguments.json {
        writeln!(out, "{:#}", report.to_json())?;
    } else {
        report.write(&mut out)?;
    }
    Ok(if report.is_whole() { ExitCode::SUCCESS } else { ExitCode::from(130) })
}

/// What is to be played.
struct Run {
    bots: Vec<Bot>,
    options: Options,
    seed: u64,
    games: u64,
}

/// What was counted; the sum over some games.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    games: u64,
    decisions: u64,
    chances: u64,
    turns: u64,
    win_parts: [u64; MAX_SEATS],
    rubies: [u64; MAX_SEATS],
}

/// Where the rubies came from; the sum over some games.
#[derive(Clone, Debug, Default)]
struct Sources {
    games: u64,
    rubies: [u64; Place::ALL.len()],
}

/// Listens to rubies and to nothing else.
impl Sink<Event> for Sources {
    #[inline]
    fn tell(&mut self, event: Event) {
        if let Event::RubyGained { from, .. } = event
            && let Some(count) = self.rubies.get_mut(usize::from(from.number()) - 1)
        {
            *count += 1;
        }
    }
}

impl Run {
    fn count_games(&self, pool: &ThreadPool) -> anyhow::Result<Counts> {
        let bar = progress_bar(self.games);
        let counted = self.share_out(pool, self.games, |number, counts: &mut Counts| {
            let (tally, game) = self.play(number, &mut Ignore)?;
            counts.add(tally, &game);
            bar.inc(1);
            Ok(())
        });
        bar.finish_and_clear();
        let mut sum = Counts::default();
        for counts in counted? {
            sum.add_all(&counts);
        }
        Ok(sum)
    }

    /// Plays the first games again and listens: telling events would slow down all of them.
    fn count_sources(&self, pool: &ThreadPool, played: u64) -> anyhow::Result<Sources> {
        let games = played.min(GAMES_WITH_EVENTS);
        let counted = self.share_out(pool, games, |number, sources: &mut Sources| {
            self.play(number, sources)?;
            sources.games += 1;
            Ok(())
        })?;
        let mut sum = Sources::default();
        for sources in counted {
            sum.games += sources.games;
            for (sum, count) in sum.rubies.iter_mut().zip(sources.rubies) {
                *sum += count;
            }
        }
        Ok(sum)
    }

    /// Every thread takes the next game until there is none. When it is stopped, the games played
    /// are the first ones all the same.
    fn share_out<Sum: Default + Send>(
        &self,
        pool: &ThreadPool,
        games: u64,
        play: impl Fn(u64, &mut Sum) -> anyhow::Result<()> + Sync,
    ) -> anyhow::Result<Vec<Sum>> {
        let next = AtomicU64::new(0);
        let failed = AtomicBool::new(false);
        let sums = pool.broadcast(|_| {
            let mut sum = Sum::default();
            while !STOPPED.load(Ordering::Relaxed) && !failed.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    break;
                }
                play(number, &mut sum)
                    .with_context(|| format!("game {number} with seed {}", self.seed))
                    .inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
            }
            Ok(sum)
        });
        sums.into_iter().collect()
    }

    fn play<S: Sink<Event>>(
        &self,
        number: u64,
        sink: &mut S,
    ) -> anyhow::Result<(Tally, bazaar::Game)> {
        let mut generators = Generators::of_game(self.seed, number);
        let mut game = self_play::deal(&self.options, &mut generators)?;
        let tally = self_play::play_out(&mut game, &self.bots, &mut generators, sink)?;
        Ok((tally, game))
    }
}

impl Counts {
    fn add(&mut self, tally: Tally, game: &bazaar::Game) {
        self.games += 1;
        self.decisions += tally.decisions;
        self.chances += tally.chances;
        self.turns += tally.turns;
        if let Some(ranking) = game.ranking() {
            let winners = ranking.winners().count() as u64;
            for seat in ranking.winners() {
                self.win_parts[seat.index()] += PARTS / winners;
            }
        }
        let view = game.view(Viewer::Spectator);
        for (rubies, player) in self.rubies.iter_mut().zip(&view.seats) {
            *rubies += u64::from(player.rubies);
        }
    }

    fn add_all(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.chances += other.chances;
        self.turns += other.turns;
        for seat in 0..MAX_SEATS {
            self.win_parts[seat] += other.win_parts[seat];
            self.rubies[seat] += other.rubies[seat];
        }
    }

    fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }
}

/// On the terminal of the standard error; nowhere else does anything appear.
fn progress_bar(games: u64) -> ProgressBar {
    let style = "{wide_bar} {human_pos}/{human_len} games, {eta} left";
    ProgressBar::new(games).with_style(
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar()),
    )
}

struct Report<'a> {
    arguments: &'a Arguments,
    run: &'a Run,
    counts: Counts,
    sources: Sources,
    time: Duration,
    threads: usize,
}

/// One seat, or all seats of one kind of bot.
struct Row {
    bot: Bot,
    wins: f64,
    share: Share,
    mean_rubies: f64,
}

impl Report<'_> {
    /// All games that were asked for are in it.
    fn is_whole(&self) -> bool {
        self.counts.games == self.run.games
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64().max(1e-9)
    }

    fn row(&self, bot: Bot, seats: &[usize]) -> Row {
        let trials = self.counts.games * seats.len() as u64;
        let sum = |counts: [u64; MAX_SEATS]| seats.iter().map(|seat| counts[*seat]).sum::<u64>();
        let wins = sum(self.counts.win_parts) as f64 / PARTS as f64;
        Row {
            bot,
            wins,
            share: Share::of(wins, trials),
            mean_rubies: sum(self.counts.rubies) as f64 / trials.max(1) as f64,
        }
    }

    fn by_seat(&self) -> Vec<Row> {
        let bots = self.run.bots.iter().enumerate();
        bots.map(|(seat, bot)| self.row(*bot, &[seat])).collect()
    }

    /// Each kind of bot with all its seats.
    fn by_bot(&self) -> Vec<(Row, usize)> {
        let bots = &self.run.bots;
        let kinds = Bot::ALL.into_iter().filter(|kind| bots.contains(kind));
        kinds
            .map(|kind| {
                let seats: Vec<_> = (0..bots.len()).filter(|seat| bots[*seat] == kind).collect();
                (self.row(kind, &seats), seats.len())
            })
            .collect()
    }

    /// The places that gave rubies, the most generous first.
    fn sources(&self) -> Vec<(Place, u64)> {
        let mut sources: Vec<_> = Place::ALL
            .into_iter()
            .zip(self.sources.rubies)
            .filter(|(_, rubies)| *rubies > 0)
            .collect();
        sources.sort_by_key(|(_, rubies)| std::cmp::Reverse(*rubies));
        sources
    }

    fn to_json(&self) -> Value {
        let counts = &self.counts;
        let row = |row: &Row| {
            json!({
                "bot": row.bot.name(),
                "wins": row.wins,
                "win_rate": row.share.rate,
                "low": row.share.low,
                "high": row.share.high,
                "mean_rubies": row.mean_rubies,
            })
        };
        let bots = self.by_bot().into_iter().map(|(one, seats)| {
            let mut value = row(&one);
            value["seats"] = seats.into();
            value
        });
        let sources = self.sources().into_iter().map(|(place, rubies)| {
            json!({ "place": place.number(), "name": place.name(), "rubies": rubies })
        });
        json!({
            "rules": self.run.options.ruleset.name(),
            "variants": variant_names(self.run.options.variants),
            "layout": self.run.options.layout,
            "players": self.run.bots.len(),
            "seed": self.run.seed,
            "threads": self.threads,
            "games": counts.games,
            "finished": self.is_whole(),
            "seconds": self.time.as_secs_f64(),
            "games_per_second": self.per_second(counts.games),
            "decisions": counts.decisions,
            "decisions_per_second": self.per_second(counts.decisions),
            "chance_outcomes": counts.chances,
            "mean_turns": counts.per_game(counts.turns),
            "mean_decisions": counts.per_game(counts.decisions),
            "seats": self.by_seat().iter().map(row).collect::<Vec<_>>(),
            "bots": bots.collect::<Vec<_>>(),
            "ruby_sources": {
                "games": self.sources.games,
                "places": sources.collect::<Vec<_>>(),
            },
        })
    }

    fn write(&self, out: &mut impl io::Write) -> io::Result<()> {
        let counts = &self.counts;
        let asked = if self.is_whole() {
            String::new()
        } else {
            format!(" of {} (stopped)", grouped(self.run.games))
        };
        writeln!(
            out,
            "{}: {}{asked} games with seed {}\n",
            self.arguments.game.in_words(),
            grouped(counts.games),
            self.run.seed
        )?;
        writeln!(out, "seat  bot                wins    share   95 % interval   rubies")?;
        for (seat, row) in self.by_seat().iter().enumerate() {
            write_row(out, &(seat + 1).to_string(), row)?;
        }
        let by_bot = self.by_bot();
        if by_bot.len() > 1 {
            writeln!(out)?;
            for (row, seats) in &by_bot {
                write_row(out, &format!("×{seats}"), row)?;
            }
        }
        writeln!(out, "A shared victory counts as a share of a win for each who shares it.\n")?;

        writeln!(
            out,
            "length   {:.1} turns of all players together, {:.0} decisions",
            counts.per_game(counts.turns),
            counts.per_game(counts.decisions),
        )?;
        let total: u64 = self.sources.rubies.iter().sum();
        let sources: Vec<_> = self
            .sources()
            .into_iter()
            .map(|(place, rubies)| {
                format!("{} {:.1} %", place.name(), 100.0 * rubies as f64 / total.max(1) as f64)
            })
            .collect();
        for (index, line) in sources.chunks(3).enumerate() {
            let label = if index == 0 { "rubies" } else { "" };
            writeln!(out, "{label:<8} {}", line.join(", "))?;
        }
        if !sources.is_empty() {
            writeln!(
                out,
                "         (where they came from in the first {} games, played again with events)",
                grouped(self.sources.games)
            )?;
        }
        writeln!(
            out,
            "speed    {} games/s, {:.2} million decisions/s on {} in {:.2} s",
            rounded(self.per_second(counts.games)),
            self.per_second(counts.decisions) / 1e6,
            if self.threads == 1 {
                "1 thread".to_owned()
            } else {
                format!("{} threads", self.threads)
            },
            self.time.as_secs_f64(),
        )
    }
}

fn write_row(out: &mut impl io::Write, seat: &str, row: &Row) -> io::Result<()> {
    let percent = |rate: f64| rate * 100.0;
    writeln!(
        out,
        "{seat:<5} {:<12} {:>10.1}  {:>5.1} %  {:>5.1} – {:>4.1} %   {:>6.2}",
        row.bot.name(),
        row.wins,
        percent(row.share.rate),
        percent(row.share.low),
        percent(row.share.high),
        row.mean_rubies
    )
}
