//! Weights in a file of one's own play like those of the program, and a wrong file says what is wrong.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;

use bots::{Bot, BotGame, Sight, Spec};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use tabletop::{Game as _, Ignore, RandomPicker};

fn shipped(name: &str) -> String {
    format!("{}/src/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn sit_down<G: BotGame>(file: &str) -> Result<Box<dyn Bot<G>>, String> {
    let spec: Spec = format!("search:sims=30:weights={file}").parse().unwrap();
    G::sit_down(&spec).map_err(|failure| failure.0)
}

/// What two bots answer to the same questions.
fn agree<G: BotGame>(options: &G::Options, one: &mut dyn Bot<G>, other: &mut dyn Bot<G>) {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let setup = G::deal(options, &mut RandomPicker(&mut rng)).unwrap();
    let mut game = G::start(&setup).unwrap();
    for question in 0..60 {
        while let Some(outcome) = game.sample_chance(&mut rng) {
            game.play(outcome, &mut Ignore).unwrap();
        }
        let Some(sight) = Sight::of(&game) else { return };
        let luck = Pcg64Mcg::seed_from_u64(question);
        let chosen = one.choose(&sight, &mut luck.clone()).unwrap();
        assert_eq!(other.choose(&sight, &mut luck.clone()).unwrap(), chosen, "{question}");
        game.play(chosen, &mut Ignore).unwrap();
    }
}

#[test]
fn the_weights_of_the_program_play_the_same_from_a_file() {
    let newest: Spec = "search:sims=30".parse().unwrap();
    agree(
        &bazaar::Options::base(2),
        &mut *bazaar::Game::sit_down(&newest).unwrap(),
        &mut *sit_down::<bazaar::Game>(&shipped("bazaar/base.weights")).unwrap(),
    );
    agree(
        &bazaar_dice::Options::new(2),
        &mut *bazaar_dice::Game::sit_down(&newest).unwrap(),
        &mut *sit_down::<bazaar_dice::Game>(&shipped("dice/dice.weights")).unwrap(),
    );
}

#[test]
fn a_file_that_is_not_there_foreign_damaged_or_of_other_rules_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let base = fs::read(shipped("bazaar/base.weights")).unwrap();
    let cases = [
        (shipped("nothing.weights"), "cannot be read"),
        (folder.path().to_str().unwrap().to_owned(), "it is no file"),
        (file("empty", &[]), "no file of weights"),
        (file("text", b"Dear bot, play well."), "no file of weights"),
        (file("huge", &vec![0; (16 << 20) + 1]), "larger than"),
        (file("cut", &base[..base.len() - 1]), "damaged"),
        (file("long", &[&base[..], &[0]].concat()), "damaged"),
        (shipped("bazaar/gen1.weights"), "no file of weights"),
        (shipped("dice/dice.weights"), "of other rules"),
    ];
    for (file, reason) in cases {
        let refused = sit_down::<bazaar::Game>(&file).map(|_| ()).unwrap_err();
        assert!(refused.contains(reason) && refused.contains(&file), "{reason}: {refused}");
    }
    let refused = sit_down::<bazaar_dice::Game>(&shipped("bazaar/base.weights"));
    assert!(refused.map(|_| ()).unwrap_err().contains("of other rules"));
}

/// A file for one ruleset sits down in the board game, and says at the table that it knows another.
#[test]
fn weights_of_another_ruleset_are_refused_at_the_table() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let setup = bazaar::Game::deal(&bazaar::Options::base(2), &mut RandomPicker(&mut rng)).unwrap();
    let mut game = bazaar::Game::start(&setup).unwrap();
    while let Some(outcome) = game.sample_chance(&mut rng) {
        game.play(outcome, &mut Ignore).unwrap();
    }
    let mut bot = sit_down::<bazaar::Game>(&shipped("bazaar/mocha/mocha.weights")).unwrap();
    let sight = Sight::of(&game).unwrap();
    for refused in
        [bot.can_play(&sight, &mut rng).unwrap_err().0, bot.choose(&sight, &mut rng).unwrap_err().0]
    {
        assert!(refused.contains("no weights for the ruleset base"), "{refused}");
    }
    let own = sit_down::<bazaar::Game>(&shipped("bazaar/base.weights")).unwrap();
    own.can_play(&sight, &mut rng).unwrap();
}
