//! Measures the study itself: `docs/study.md` has the commands and what they gave.

#![allow(clippy::print_stdout, reason = "a measurement is printed")]

use std::time::Instant;

use bazaar::{LayoutChoice, Ruleset};
use bots::{Bot, BotGame, Sight, Spec};
use clap::{Parser, ValueEnum};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use study::{Analysis, DecisionReport, Mark, Report, Settings, Studied, Study as _};
use tabletop::{Dealer, Entry, Ignore, Player, Record, Seed, Turn};

/// Play games of bots and measure how they are studied.
#[derive(Debug, Parser)]
struct Arguments {
    what: What,
    /// base, mocha, letters, great-bazaar or dice
    #[arg(long, default_value = "base")]
    rules: String,
    #[arg(long, default_value_t = 3)]
    players: usize,
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Sits on every seat; several, separated by commas, take turns
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<Spec>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = Settings::USUAL)]
    sims: u32,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum What {
    /// The mean luck of each seat, with its 95 % interval
    Luck,
    /// How much answers surely give away, in quantiles
    Marks,
    /// How many marks stay with another seed
    Stable,
    /// Seconds for a game on one core
    Speed,
    /// The reasons of answers that gave something away, and how many answers have any
    Reasons,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    if arguments.rules == "dice" {
        return measure::<bazaar_dice::Game>(
            &arguments,
            &bazaar_dice::Options::new(arguments.players),
        );
    }
    let ruleset = Ruleset::ALL.into_iter().find(|ruleset| ruleset.name() == arguments.rules);
    let ruleset = ruleset.ok_or("there are no such rules")?;
    let layout = LayoutChoice::usual(ruleset);
    let options = bazaar::Options { ruleset, layout, ..bazaar::Options::base(arguments.players) };
    measure::<bazaar::Game>(&arguments, &options)
}

type Done<T> = Result<T, Box<dyn std::error::Error>>;

fn measure<G: Studied + BotGame>(arguments: &Arguments, options: &G::Options) -> Done<()> {
    let games = (0..arguments.games).map(|game| played::<G>(arguments, options, game));
    match arguments.what {
        What::Luck => luck(arguments, games),
        What::Marks => marks(arguments, games),
        What::Stable => stable(arguments, games),
        What::Speed => speed(arguments, games),
        What::Reasons => reasons(arguments, games),
    }
}

/// One game of bots against each other.
fn played<G: BotGame>(arguments: &Arguments, options: &G::Options, number: u64) -> Done<Record<G>> {
    let number = arguments.seed * 1_000_000 + number;
    let seed = Seed::from_number(number);
    let spec = |seat: usize| &arguments.bots[(seat + number as usize) % arguments.bots.len()];
    let player = |seat: usize| Player { name: format!("{} {seat}", spec(seat)), bot: None };
    let players = (0..arguments.players).map(player).collect();
    let mut record = Record::<G>::dealt(options.clone(), players, seed)?;
    let mut game = G::start_by(record.rules_version, &record.setup)?;
    let mut dealer = Dealer::for_play(seed, 0);
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let seats = 0..arguments.players;
    let bots: Result<Vec<Box<dyn Bot<G>>>, _> = seats.map(|seat| G::sit_down(spec(seat))).collect();
    let mut bots = bots?;
    loop {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => game.deal_chance(&mut dealer).ok_or("chance has no outcome")?,
            Turn::Decide(seat, _) => {
                let sight = Sight::of(&game).ok_or("nobody is asked")?;
                bots[seat.index()].choose(&sight, &mut rng)?
            }
        };
        game.play(action, &mut Ignore)?;
        record.actions.push(Entry::Known(action));
    }
    Ok(record)
}

fn luck<G: Studied>(
    arguments: &Arguments,
    games: impl Iterator<Item = Done<Record<G>>>,
) -> Done<()> {
    let mut lucks: Vec<Vec<f64>> = vec![Vec::new(); arguments.players];
    for record in games {
        let analysis = Analysis::new(&record?, Settings::default())?;
        for (lucks, luck) in lucks.iter_mut().zip(analysis.luck_alone()) {
            lucks.push(luck);
        }
    }
    for (seat, lucks) in lucks.iter().enumerate() {
        let count = lucks.len() as f64;
        let mean = lucks.iter().sum::<f64>() / count;
        let scatter = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let error = 1.96 * (scatter / count).sqrt();
        println!(
            "seat {seat}: mean luck {:+.3} ± {:.3} points, scatter {:.1}, {count} games",
            100.0 * mean,
            100.0 * error,
            100.0 * scatter.sqrt()
        );
    }
    Ok(())
}

fn studied<G: Studied>(record: &Record<G>, simulations: u32, seed: u64) -> Done<Report> {
    let mut analysis = Analysis::new(record, Settings { simulations, seed })?;
    analysis.advance(u32::MAX);
    Ok(analysis.report())
}

fn judged(report: &Report) -> impl Iterator<Item = &DecisionReport> {
    let decisions = report.turns.iter().flat_map(|turn| &turn.decisions);
    decisions.filter(|decision| !decision.answers.is_empty())
}

fn marks<G: Studied>(
    arguments: &Arguments,
    games: impl Iterator<Item = Done<Record<G>>>,
) -> Done<()> {
    let (mut lost, mut decisions, mut noises) = (Vec::new(), 0_usize, Vec::new());
    let mut rest: Vec<f64> = Vec::new();
    let mut luck: Vec<f64> = Vec::new();
    for record in games {
        let report = studied(&record?, arguments.sims, arguments.seed)?;
        for decision in judged(&report) {
            decisions += 1;
            noises.push(decision.noise);
            if decision.loss > 0.0 {
                lost.push(decision.loss - 2.0 * decision.noise);
            }
        }
        rest.extend(report.turns.iter().flat_map(|turn| turn.rest_of_seats.clone()));
        luck.extend(report.turns.iter().flat_map(|turn| turn.luck_of_seats.clone()));
        for seat in &report.seats {
            println!(
                "{}: given away {:.2} a turn, accuracy {:.1}, luck {:+.1}, choices {:+.1}, rest {:+.1}",
                seat.name,
                seat.error_rate,
                seat.accuracy,
                100.0 * seat.luck,
                100.0 * seat.choices,
                100.0 * seat.rest
            );
        }
    }
    let scatter = |numbers: &[f64]| {
        (numbers.iter().map(|number| number.powi(2)).sum::<f64>() / numbers.len() as f64).sqrt()
    };
    println!("scatter of a turn: luck {:.4}, rest {:.4}", scatter(&luck), scatter(&rest));
    lost.sort_by(f64::total_cmp);
    noises.sort_by(f64::total_cmp);
    println!("{decisions} decisions, {} surely gave something away", lost.len());
    for percent in [10, 25, 33, 50, 67, 75, 80, 90, 95] {
        let quantile = |list: &[f64]| list.get(list.len() * percent / 100).copied().unwrap_or(0.0);
        println!("{percent} %: lost {:.4}, noise {:.4}", quantile(&lost), quantile(&noises));
    }
    Ok(())
}

fn stable<G: Studied>(
    arguments: &Arguments,
    games: impl Iterator<Item = Done<Record<G>>>,
) -> Done<()> {
    let mut same = 0_u32;
    let mut counts = [[0_u32; 5]; 5];
    for record in games {
        let record = record?;
        let [one, other] =
            [1, 2].map(|run| studied(&record, arguments.sims, arguments.seed * 10 + run));
        for (one, other) in judged(&one?).zip(judged(&other?)) {
            if let (Some(one), Some(other)) = (one.mark, other.mark) {
                same += u32::from(one == other);
                let place = |mark| Mark::ALL.iter().position(|one| *one == mark).unwrap_or(0);
                counts[place(one)][place(other)] += 1;
            }
        }
    }
    let all: u32 = counts.iter().flatten().sum();
    println!("{same} of {all} marks stay: {:.1} %", 100.0 * f64::from(same) / f64::from(all));
    for (mark, row) in Mark::ALL.iter().zip(counts) {
        println!("{:>12}: {row:?}", mark.name());
    }
    Ok(())
}

fn speed<G: Studied>(
    arguments: &Arguments,
    games: impl Iterator<Item = Done<Record<G>>>,
) -> Done<()> {
    for record in games {
        let record = record?;
        let begin = Instant::now();
        let report = studied(&record, arguments.sims, arguments.seed)?;
        let (turns, decisions) = (report.turns.len(), judged(&report).count());
        println!("{:.1} s: {turns} turns, {decisions} decisions", begin.elapsed().as_secs_f64());
    }
    Ok(())
}

fn reasons<G: Studied>(
    arguments: &Arguments,
    games: impl Iterator<Item = Done<Record<G>>>,
) -> Done<()> {
    let (mut answers, mut explained) = (0_u32, 0_u32);
    for record in games {
        let report = studied(&record?, arguments.sims, arguments.seed)?;
        for decision in judged(&report) {
            answers += decision.answers.len() as u32;
            let with = decision.answers.iter().filter(|answer| !answer.reasons.is_empty());
            explained += with.count() as u32;
            if decision.loss > 0.0 {
                println!(
                    "action {}, seat {}: {:.1}",
                    decision.ply,
                    decision.seat,
                    100.0 * decision.loss
                );
                for answer in &decision.answers {
                    println!("  {}{}", answer.action, if answer.played { ", played" } else { "" });
                    for step in &answer.line {
                        println!("    {:?} {:.2} {:?}", step.actions, step.share, step.changes);
                    }
                    for reason in &answer.reasons {
                        println!("    {reason:?}");
                    }
                }
            }
        }
    }
    println!("{explained} of {answers} answers have a reason");
    Ok(())
}
