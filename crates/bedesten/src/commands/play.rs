//! `bedesten play`: a game in the terminal.

use std::{
    collections::hash_map::RandomState,
    fs,
    hash::{BuildHasher as _, Hasher as _},
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::{self, ExitCode},
};

use anyhow::{Context as _, bail};
use bots::Spec;
use clap::Args;
use tabletop::{Player, Record, Seed, below};

use crate::{
    games::{ForAnyGame, ForAnyRecord, ProgramGame},
    options::{GameOptions, bot_player, on_seats},
    paint::Paint,
    play::{Session, TerminalTable},
    record_file,
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    game: GameOptions,

    /// The bots on the other seats, separated by commas; one alone sits on all of them
    #[arg(long, value_delimiter = ',', default_value = "medium")]
    bots: Vec<Spec>,

    /// How many people play; they sit side by side and share the keyboard
    #[arg(long, default_value_t = 1)]
    humans: usize,

    /// The names of the people, separated by commas
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,

    /// Who begins, counted from 1, people first; drawn if not given
    #[arg(long, value_name = "PLAYER")]
    start: Option<usize>,

    /// The number all chance is derived from; a secret one if not given
    #[arg(long)]
    seed: Option<u64>,

    /// Where the game is kept; a new file bedesten-game.json if not given
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Go on with a saved game
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["rules", "players", "layout", "variant", "deck", "bots", "humans", "names", "start", "seed"]
    )]
    resume: Option<PathBuf>,

    /// Let a saved game start the programs that it names as bots
    #[arg(long, requires = "resume")]
    trust_programs: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.resume {
        Some(file) if file == Path::new("-") => {
            bail!("a game is resumed from a file: the standard input is for the answers")
        }
        Some(file) => record_file::hand_to(file, Resumed { arguments, file }),
        None => arguments.game.hand_to(arguments),
    }
}

/// A saved game that is gone on with.
struct Resumed<'a> {
    arguments: &'a Arguments,
    file: &'a Path,
}

impl ForAnyRecord for Resumed<'_> {
    type Done = ExitCode;

    fn with<G: ProgramGame>(self, record: Record<G>) -> anyhow::Result<ExitCode> {
        let Self { arguments, file } = self;
        let table = TerminalTable::resumed(record)
            .with_context(|| format!("{} cannot be resumed", file.display()))?;
        // The file may come from somebody else, and a program may do anything.
        if let Some(command) = table.programs().next().filter(|_| !arguments.trust_programs) {
            bail!(
                "{} would start the program “{command}”; if you know it, add --trust-programs",
                file.display()
            );
        }
        let mut notes = Vec::new();
        let path = match &arguments.save {
            Some(save) if save != file => new_file(Some(save), &mut notes)?,
            Some(_) | None => file.to_owned(),
        };
        converse(table, path, notes)
    }
}

impl ForAnyGame for &Arguments {
    type Done = ExitCode;

    fn with<G: ProgramGame>(self, options: G::Options) -> anyhow::Result<ExitCode> {
        let table = new_table::<G>(self, options)?;
        let mut notes = Vec::new();
        let path = new_file(self.save.as_deref(), &mut notes)?;
        converse(table, path, notes)
    }
}

fn converse<G: ProgramGame>(
    table: TerminalTable<G>,
    path: PathBuf,
    notes: Vec<String>,
) -> anyhow::Result<ExitCode> {
    // The game is whole in its file after every answer, so this is a clean end.
    ctrlc::set_handler(|| {
        bots::run::end_all();
        let _ = writeln!(io::stdout(), "\nThe game is saved.");
        process::exit(130);
    })
    .context("Ctrl-C cannot be listened to")?;

    let input = io::stdin().lock();
    let output = io::stdout();
    let mut session = Session::new(table, path, input, output, Paint::for_stdout());
    for note in notes {
        session.write(&note)?;
    }
    session.run()?;
    Ok(ExitCode::SUCCESS)
}

fn new_table<G: ProgramGame>(
    arguments: &Arguments,
    options: G::Options,
) -> anyhow::Result<TerminalTable<G>> {
    let seats = G::players(&options);
    let humans = arguments.humans;
    if !(1..=seats).contains(&humans) {
        bail!("{humans} people cannot share {seats} seats");
    }
    if arguments.names.len() > humans {
        bail!("{} names are given for {humans} people", arguments.names.len());
    }
    let people = (0..humans).map(|seat| {
        let name = arguments.names.get(seat).cloned();
        Player { name: name.unwrap_or_else(|| format!("Guest {}", seat + 1)), bot: None }
    });
    let bots =
        if humans == seats { Vec::new() } else { on_seats(&arguments.bots, seats - humans)? };
    let bots = bots.into_iter().zip(humans..).map(|(bot, seat)| bot_player(&bot, seat));
    let number = arguments.seed.unwrap_or_else(secret_number);
    let mut players: Vec<_> = people.chain(bots).collect();
    // Seats are counted from the start player (B-86): the table is turned until he sits first.
    let start = match arguments.start {
        Some(start) if (1..=seats).contains(&start) => start - 1,
        Some(start) => bail!("player {start} cannot begin; there are {seats}"),
        None => below(&mut arena::generator(number, 0, 4), seats as u32) as usize,
    };
    players.rotate_left(start);
    TerminalTable::new(options, players, Seed::from_number(number))
}

/// A number from the randomness that the system gives to every hash map.
fn secret_number() -> u64 {
    RandomState::new().build_hasher().finish()
}

const DEFAULT_FILE: &str = "bedesten-game";

/// The file of a new game. An older game is never overwritten.
fn new_file(wanted: Option<&Path>, notes: &mut Vec<String>) -> anyhow::Result<PathBuf> {
    if let Some(path) = wanted {
        if path.exists() {
            bail!(
                "{0} is there already; go on with it by --resume {0}, or choose another name",
                path.display()
            );
        }
        return Ok(path.to_owned());
    }
    let first = PathBuf::from(format!("{DEFAULT_FILE}.json"));
    if !first.exists() {
        return Ok(first);
    }
    if record_file::hand_to(&first, IsOpen).unwrap_or(false) {
        let path = first.display();
        notes.push(format!("An older game waits: bedesten play --resume {path}"));
    }
    // Files may have gaps between their numbers; the first free one will do.
    let mut others =
        (2..10_000).map(|number| PathBuf::from(format!("{DEFAULT_FILE}-{number}.json")));
    others.find(|path| fs::symlink_metadata(path).is_err()).context("no file name is free")
}

/// Whether a game is not over.
struct IsOpen;

impl ForAnyRecord for IsOpen {
    type Done = bool;

    fn with<G: ProgramGame>(self, record: Record<G>) -> anyhow::Result<bool> {
        Ok(record.result.is_none())
    }
}
