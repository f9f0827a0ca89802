//! A table for the tests: games, programs of the test folder, and time.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use bazaar::{Game, Options};
use bots::{Bot, Failure, Run, Sight};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use tabletop::{Game as _, Ignore, RandomPicker, Turn};

/// Longer than any well-behaved program of these tests needs, on a busy machine as well.
pub(crate) const PATIENT: u32 = 20_000;

pub(crate) fn generator(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}

pub(crate) fn new_game(players: usize, rng: &mut Pcg64Mcg) -> Game {
    let setup = Game::deal(&Options::base(players), &mut RandomPicker(rng)).unwrap();
    Game::start(&setup).unwrap()
}

/// Plays until the game is over or a bot fails.
pub(crate) fn play(
    game: &mut Game,
    bots: &mut [&mut dyn Bot<Game>],
    rng: &mut Pcg64Mcg,
) -> Result<(), Failure> {
    for _ in 0..20_000 {
        let action = match game.turn() {
            Turn::Over => {
                let ranking = game.ranking().unwrap();
                for bot in bots {
                    bot.game_over(&ranking);
                }
                return Ok(());
            }
            Turn::Chance(_) => game.sample_chance(rng).unwrap(),
            Turn::Decide(seat, _) => bots[seat.index()].choose(&Sight::of(game).unwrap(), rng)?,
        };
        game.play(action, &mut Ignore).unwrap();
    }
    panic!("the game does not end");
}

/// A program of this folder or of the examples, in Python.
pub(crate) fn python(file: &str, arguments: &[&str]) -> String {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    assert!(
        found.is_ok_and(|status| status.success()),
        "python3 is missing; these tests play against bots written in Python: install it, \
         as with apt-get install python3"
    );
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    assert!(file.is_file(), "{} is not there", file.display());
    let words = ["python3", file.to_str().unwrap()].into_iter().chain(arguments.iter().copied());
    shlex::try_join(words).unwrap()
}

/// A file for one test.
pub(crate) fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A program that does one thing wrong, and what is said about it. The time until it is known is
/// bounded: nobody waits for a program that does not care.
pub(crate) fn failure_of(wrong: &str, ms: u32) -> String {
    let run = Run::new(&python("tests/programs/misbehaving.py", &[wrong]), ms).unwrap();
    failure_within(run, Duration::from_secs(10))
}

pub(crate) fn failure_within(mut run: Run, most: Duration) -> String {
    let mut rng = generator(3);
    let mut game = new_game(2, &mut rng);
    let before = Instant::now();
    let failure = play(&mut game, &mut [&mut run, &mut bots::Random], &mut rng).unwrap_err();
    let took = before.elapsed();
    assert!(took < most, "{failure}: known only after {took:?}");
    // A failed bot stays failed, and says the same again.
    let sight = Sight::of(&game).unwrap();
    assert_eq!(Bot::choose(&mut run, &sight, &mut rng), Err(failure.clone()));
    failure.0
}
