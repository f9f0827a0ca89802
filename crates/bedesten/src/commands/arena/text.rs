//! What came of a tournament, in the terminal.

use std::io;

use arena::{
    Summary,
    statistics::{duration, grouped},
    summary::{Duel, Mixed, Verdict, WinRate},
};

use crate::words::one_line;

/// Who else is at a table of different bots.
const ALL_DIFFERENT: &str = "all different";

/// Longer names are cut; the file and the report have them whole.
const LONGEST_NAME: usize = 30;

pub(super) fn write(out: &mut impl io::Write, summary: &Summary) -> io::Result<()> {
    for table in &summary.tables {
        writeln!(out, "{}, {} players: {} games", table.name, table.players, grouped(table.games))?;
    }
    let width = summary.bots.iter().map(|bot| name(&bot.bot).chars().count()).max().unwrap_or(3);
    write_ratings(out, summary, width.max(3))?;
    write_duels(out, &summary.duels, width.max(3))?;
    write_mixed(out, &summary.mixed, width.max(3))?;
    write_seats_and_lengths(out, summary)?;
    write_sources(out, summary)?;
    for forfeits in &summary.forfeits {
        let (bot, games) = (name(&forfeits.bot), grouped(forfeits.games));
        writeln!(out, "forfeited {games} times: {bot}: {}", one_line(&forfeits.reason))?;
    }
    if summary.unfinished > 0 {
        writeln!(out, "broken off because they would not end: {}", grouped(summary.unfinished))?;
    }
    writeln!(out)
}

fn write_ratings(out: &mut impl io::Write, summary: &Summary, width: usize) -> io::Result<()> {
    let bot = "bot";
    writeln!(
        out,
        "\n{bot:<width$}  rating  95 % interval  {:>7}  time per turn  per decision",
        summary.points
    )?;
    for player in &summary.bots {
        writeln!(
            out,
            "{:<width$}  {:>6.0}  {:>5.0} – {:<5.0}  {:>7.2}  {:>13}  {:>12}",
            name(&player.bot),
            player.rating.rating,
            player.rating.low,
            player.rating.high,
            player.mean_points,
            duration(player.seconds_per_turn),
            duration(player.seconds_per_decision),
        )?;
    }
    match &summary.anchor {
        Some(anchor) => writeln!(out, "1500 is {anchor}; ten times as strong is 400 more."),
        None => writeln!(out, "1500 is the mean of these; ten times as strong is 400 more."),
    }
}

fn write_duels(out: &mut impl io::Write, duels: &[Duel], width: usize) -> io::Result<()> {
    if duels.is_empty() {
        return Ok(());
    }
    let (bot, against, wide) = ("bot", "against", others_width(width));
    writeln!(
        out,
        "\nplayers  {bot:<width$}  {against:<wide$}   games    share  95 % interval    fair"
    )?;
    for duel in duels {
        let others = match duel.players {
            2 => name(&duel.against),
            players => format!("{} × {}", players - 1, name(&duel.against)),
        };
        write!(out, "{:>7}  {:<width$}  {others:<wide$}", duel.players, name(&duel.bot))?;
        write_rate(out, &duel.rate, duel.fair, duel.verdict)?;
    }
    Ok(())
}

fn write_mixed(out: &mut impl io::Write, mixed: &[Mixed], width: usize) -> io::Result<()> {
    if mixed.is_empty() {
        return Ok(());
    }
    let (others, wide) = (ALL_DIFFERENT, others_width(width));
    for bot in mixed {
        write!(out, "{:>7}  {:<width$}  {others:<wide$}", bot.players, name(&bot.bot))?;
        write_rate(out, &bot.rate, bot.fair, bot.verdict)?;
    }
    Ok(())
}

/// Room for “3 × name”.
fn others_width(width: usize) -> usize {
    (width + 4).max(ALL_DIFFERENT.len())
}

fn write_rate(
    out: &mut impl io::Write,
    rate: &WinRate,
    fair: f64,
    verdict: Verdict,
) -> io::Result<()> {
    let verdict = match verdict {
        Verdict::Above => "above",
        Verdict::Below => "below",
        Verdict::Open => "",
    };
    let line = format!(
        "  {:>6}  {:>5.1} %  {:>4.1} – {:>5.1} %  {:>4.1} %  {verdict}",
        grouped(rate.games),
        100.0 * rate.share.rate,
        100.0 * rate.share.low,
        100.0 * rate.share.high,
        100.0 * fair,
    );
    writeln!(out, "{}", line.trim_end())
}

fn write_seats_and_lengths(out: &mut impl io::Write, summary: &Summary) -> io::Result<()> {
    writeln!(out)?;
    for (seats, length) in summary.seats.iter().zip(&summary.lengths) {
        let shares: Vec<_> =
            seats.seats.iter().map(|rate| format!("{:.1} %", 100.0 * rate.share.rate)).collect();
        writeln!(
            out,
            "{} players: wins by seat {}; {:.1} turns each ({:.0} to {:.0} in nine games of ten)",
            seats.players,
            shares.join(", "),
            length.mean,
            length.low,
            length.high,
        )?;
    }
    Ok(())
}

fn write_sources(out: &mut impl io::Write, summary: &Summary) -> io::Result<()> {
    let sources: Vec<_> = summary
        .sources
        .sources
        .iter()
        .map(|source| {
            format!("{} {:.0}/{:.0}", source.name, 100.0 * source.winners, 100.0 * source.losers)
        })
        .collect();
    if sources.is_empty() {
        return Ok(());
    }
    writeln!(out, "{} by source, % of winners/of losers: {}", summary.points, sources.join(", "))
}

/// A bot may be called anything, by those who write their own.
fn name(bot: &str) -> String {
    let bot = one_line(bot);
    if bot.chars().count() <= LONGEST_NAME {
        return bot;
    }
    bot.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}
