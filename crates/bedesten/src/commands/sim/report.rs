//! What `bedesten sim` found out, for people and for programs.

use std::{io, time::Duration};

use arena::{
    statistics::{Share, grouped, rounded},
    summary::PARTS,
};
use bots::Spec;
use serde_json::{Value, json};
use tabletop::MAX_SEATS;

use super::{Counts, Run, Sources};
use crate::games::{self, ProgramGame};

/// Everything that is known in the end.
pub(super) struct Report<'a, G: ProgramGame> {
    pub(super) run: &'a Run<G>,
    pub(super) counts: Counts,
    pub(super) sources: Sources,
    pub(super) time: Duration,
    pub(super) threads: usize,
}

/// One seat, or all seats of one kind of bot.
struct Row {
    bot: Spec,
    wins: f64,
    share: Share,
    mean_rubies: f64,
}

impl<G: ProgramGame> Report<'_, G> {
    /// All games that were asked for are in it.
    pub(super) fn is_whole(&self) -> bool {
        self.counts.games == self.run.games
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64().max(1e-9)
    }

    fn row(&self, bot: &Spec, seats: &[usize]) -> Row {
        let trials = self.counts.games * seats.len() as u64;
        let sum = |counts: [u64; MAX_SEATS]| seats.iter().map(|seat| counts[*seat]).sum::<u64>();
        let wins = sum(self.counts.win_parts) as f64 / PARTS as f64;
        Row {
            bot: bot.clone(),
            wins,
            share: Share::of(wins, trials),
            mean_rubies: sum(self.counts.rubies) as f64 / trials.max(1) as f64,
        }
    }

    fn by_seat(&self) -> Vec<Row> {
        let bots = self.run.bots.iter().enumerate();
        bots.map(|(seat, bot)| self.row(bot, &[seat])).collect()
    }

    /// Each kind of bot with all its seats.
    fn by_bot(&self) -> Vec<(Row, usize)> {
        let bots = &self.run.bots;
        let first = |seat: usize| !bots[..seat].contains(&bots[seat]);
        let kinds = (0..bots.len()).filter(|seat| first(*seat)).map(|seat| &bots[seat]);
        kinds
            .map(|kind| {
                let seats: Vec<_> = (0..bots.len()).filter(|seat| bots[*seat] == *kind).collect();
                (self.row(kind, &seats), seats.len())
            })
            .collect()
    }

    /// What gave rubies, the most generous first.
    fn sources(&self) -> Vec<(u8, u64)> {
        let mut sources: Vec<_> =
            (0..).zip(self.sources.rubies).filter(|(_, rubies)| *rubies > 0).collect();
        sources.sort_by_key(|(_, rubies)| std::cmp::Reverse(*rubies));
        sources
    }

    pub(super) fn to_json(&self) -> Value {
        let counts = &self.counts;
        let row = |row: &Row| {
            json!({
                "bot": row.bot.to_string(),
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
        let sources = self.sources().into_iter().map(|(source, rubies)| {
            let winners = self.sources.winners[usize::from(source)];
            json!({
                "place": source,
                "name": G::source_name(source),
                "rubies": rubies,
                "of_winners": winners,
            })
        });
        let mut value = json!({
            "rules": G::rules(&self.run.options),
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
            "forfeits": counts.forfeits,
            "ruby_sources": {
                "games": self.sources.games,
                "places": sources.collect::<Vec<_>>(),
            },
        });
        for (name, choice) in G::choices(&self.run.options) {
            value[name] = choice;
        }
        value
    }

    pub(super) fn write(&self, out: &mut impl io::Write) -> io::Result<()> {
        let counts = &self.counts;
        let asked = if self.is_whole() {
            String::new()
        } else {
            format!(" (of {}; stopped)", grouped(self.run.games))
        };
        writeln!(
            out,
            "{}: {} games{asked} with seed {}\n",
            games::in_words::<G>(&self.run.options),
            grouped(counts.games),
            self.run.seed
        )?;
        self.write_wins(out)?;
        writeln!(
            out,
            "length   {:.1} turns of all players together, {:.0} decisions",
            counts.per_game(counts.turns),
            counts.per_game(counts.decisions),
        )?;
        if counts.forfeits > 0 {
            writeln!(
                out,
                "forfeits {}: so often a bot failed, came last, and was replaced by a random one",
                grouped(counts.forfeits)
            )?;
        }
        self.write_sources(out)?;
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

    /// How often each seat and each kind of bot won.
    fn write_wins(&self, out: &mut impl io::Write) -> io::Result<()> {
        let by_seat = self.by_seat();
        let width = by_seat.iter().map(|row| row.bot.to_string().len()).max().unwrap_or(0).max(12);
        writeln!(out, "seat  {:<width$}       wins    share   95 % interval   rubies", "bot")?;
        for (seat, row) in by_seat.iter().enumerate() {
            write_row(out, &(seat + 1).to_string(), row, width)?;
        }
        let by_bot = self.by_bot();
        if by_bot.len() > 1 {
            writeln!(out)?;
            for (row, seats) in &by_bot {
                write_row(out, &format!("×{seats}"), row, width)?;
            }
        }
        writeln!(out, "A shared victory counts as a share of a win for each who shares it.\n")
    }

    /// Where the rubies came from.
    fn write_sources(&self, out: &mut impl io::Write) -> io::Result<()> {
        let all: u64 = self.sources.rubies.iter().sum();
        let of_winners: u64 = self.sources.winners.iter().sum();
        let percent = |rubies: u64, total: u64| 100.0 * rubies as f64 / total.max(1) as f64;
        let sources: Vec<_> = self
            .sources()
            .into_iter()
            .map(|(source, rubies)| {
                let winners = self.sources.winners[usize::from(source)];
                let (all, won) = (percent(rubies, all), percent(winners, of_winners));
                format!("{} {all:.1} % (winners {won:.1} %)", G::source_name(source))
            })
            .collect();
        for (index, line) in sources.chunks(2).enumerate() {
            let label = if index == 0 { "rubies" } else { "" };
            writeln!(out, "{label:<8} {}", line.join(", "))?;
        }
        if self.sources.games < self.counts.games {
            let games = grouped(self.sources.games);
            writeln!(out, "         (counted in the first {games} games, played again)")?;
        }
        Ok(())
    }
}

fn write_row(out: &mut impl io::Write, seat: &str, row: &Row, width: usize) -> io::Result<()> {
    let percent = |rate: f64| rate * 100.0;
    writeln!(
        out,
        "{seat:<5} {:<width$} {:>10.1}  {:>5.1} %  {:>5.1} – {:>4.1} %   {:>6.2}",
        row.bot.to_string(),
        row.wins,
        percent(row.share.rate),
        percent(row.share.low),
        percent(row.share.high),
        row.mean_rubies
    )
}
