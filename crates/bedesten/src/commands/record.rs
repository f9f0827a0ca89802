//! `bedesten record`: plays one game between bots and writes its record.

use std::{
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::{Context as _, bail};
use arena::MOST_DECISIONS;
use bots::{BotGame, Spec};
use clap::Args;
use tabletop::{Answers, Dealer, Entry, Ignore, Player, Record, Seed, Turn};

use crate::{
    bots::Seated,
    games::{ForAnyGame, ProgramGame},
    options::{GameOptions, bot_player, on_seats},
    record_file,
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    game: GameOptions,

    /// The bots in turn order, separated by commas; one alone sits on every seat
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<Spec>,

    /// The number all chance is derived from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// What the game is for, in a sentence
    #[arg(long)]
    about: Option<String>,

    /// Write to this file, not to the standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    arguments.game.hand_to(arguments)
}

impl ForAnyGame for &Arguments {
    type Done = ExitCode;

    fn with<G: ProgramGame>(self, options: G::Options) -> anyhow::Result<ExitCode> {
        let bots = on_seats(&self.bots, self.game.players)?;
        let players = bots.iter().enumerate().map(|(seat, bot)| bot_player(bot, seat)).collect();
        let seed = Seed::from_number(self.seed);
        let mut record = play_fairly::<G>(options, players, &bots, seed, self.seed)?;
        let about = || format!("played by bedesten record --seed {}", self.seed);
        record.about = Some(self.about.clone().unwrap_or_else(about));
        match &self.out {
            Some(path) => record_file::write(path, &record)?,
            None => io::stdout().lock().write_all(record_file::to_text(&record)?.as_bytes())?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// One whole game. All chance comes from the seed; the bots think with a generator of their own,
/// so that the dealer is never asked for anything but chance.
pub(crate) fn play_fairly<G: BotGame>(
    options: G::Options,
    players: Vec<Player>,
    bots: &[Spec],
    seed: Seed,
    bot_seed: u64,
) -> anyhow::Result<Record<G>> {
    let mut record = Record::<G>::dealt(options, players, seed)?;
    let mut game = G::start_by(record.rules_version, &record.setup)?;
    let mut dealer = Dealer::for_play(seed, 0);
    let mut choices = arena::generator(bot_seed, 0, 2);
    let mut seated: Vec<Seated<G>> = bots.iter().map(Seated::new).collect::<Result<_, _>>()?;
    let mut answers = Answers::new();
    let mut decisions = 0;
    loop {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(chance) => game
                .deal_chance(&mut dealer)
                .with_context(|| format!("chance has no outcome at {chance:?}"))?,
            Turn::Decide(seat, question) => {
                decisions += 1;
                if decisions > MOST_DECISIONS {
                    bail!("the game did not end within {MOST_DECISIONS} decisions; it is stuck");
                }
                game.legal_actions(&mut answers);
                let bot = seated.get_mut(seat.index()).context("a seat has no bot")?;
                if answers.is_empty() {
                    bail!("{question:?} has no answer; the game is stuck");
                }
                bot.choose(&game, &answers, &mut choices)?
            }
        };
        game.play(action, &mut Ignore)?;
        record.actions.push(Entry::Known(action));
    }
    record.result = game.ranking();
    if let Some(fairness) = &mut record.fairness {
        fairness.seed = Some(seed);
    }
    Ok(record)
}
