//! No bot sees hidden cards, in any ruleset and with any network.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bazaar::{LayoutChoice, Ruleset};
use bots::{BotGame, Sight, Spec};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use tabletop::{Ignore, RandomPicker, Turn, Viewer};

/// Every kind of player, those of the levels with fewer simulations than there.
const SPECS: [&str; 7] = [
    "easy",
    "medium",
    "search:sims=40:weigh=crowd",
    "search:sims=1000:weigh=crowd:turn=4000",
    "search:sims=40:trees=2",
    "search:sims=10:whim=60",
    "gen1:sims=40:weigh=crowd",
];

/// Lets two bots that think alike play the same game: to one of them the hidden is dealt anew before every
/// question. A bot may remember what it thought of, so both are asked everything. Says how often a deal
/// differed.
fn twins_agree<G: BotGame>(options: &G::Options, spec: &str, questions: u32) -> u32 {
    let spec: Spec = spec.parse().unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let setup = G::deal(options, &mut RandomPicker(&mut rng)).unwrap();
    let mut game = G::start(&setup).unwrap();
    let sit_down = || G::sit_down(&spec).unwrap();
    let mut seats: Vec<_> = (0..game.seats()).map(|_| (sit_down(), sit_down())).collect();
    let (mut asked, mut differed) = (0, 0);
    while asked < questions {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => game.sample_chance(&mut rng).unwrap(),
            Turn::Decide(seat, _) => {
                asked += 1;
                let swapped = game.resample(Viewer::Seat(seat), &mut rng);
                differed += u32::from(swapped != game);
                let (bot, twin) = &mut seats[seat.index()];
                let luck = Pcg64Mcg::seed_from_u64(asked.into());
                let chosen = bot.choose(&Sight::of(&game).unwrap(), &mut luck.clone()).unwrap();
                let other = twin.choose(&Sight::of(&swapped).unwrap(), &mut luck.clone()).unwrap();
                assert_eq!(other, chosen, "{spec} has looked at what is hidden, question {asked}");
                chosen
            }
        };
        game.play(action, &mut Ignore).unwrap();
    }
    differed
}

/// The weights in this file, as somebody names them who trained them.
fn with_weights(file: &str) -> String {
    format!("search:sims=40:weigh=crowd:weights={}/src/{file}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn no_bot_sees_hidden_cards_with_weights_from_a_file() {
    for (ruleset, file) in [
        (Ruleset::Base, "bazaar/base.weights"),
        (Ruleset::Mocha, "bazaar/mocha/mocha.weights"),
        (Ruleset::Letters, "bazaar/letters/letters.weights"),
        (Ruleset::GreatBazaar, "bazaar/letters/letters.weights"),
    ] {
        let layout = LayoutChoice::usual(ruleset);
        let options = bazaar::Options { ruleset, layout, ..bazaar::Options::base(3) };
        let differed = twins_agree::<bazaar::Game>(&options, &with_weights(file), 150);
        assert!(differed > 20, "{ruleset:?}: hardly anything was hidden: {differed}");
    }
    let options = bazaar_dice::Options::new(3);
    let differed =
        twins_agree::<bazaar_dice::Game>(&options, &with_weights("dice/dice.weights"), 100);
    assert_eq!(differed, 0);
}

#[test]
fn no_bot_sees_hidden_cards_in_any_ruleset_of_the_board_game() {
    for ruleset in Ruleset::ALL {
        for (number, spec) in SPECS.into_iter().enumerate() {
            let layout = LayoutChoice::usual(ruleset);
            let players = 2 + number % 3;
            let options = bazaar::Options { ruleset, layout, ..bazaar::Options::base(players) };
            let differed = twins_agree::<bazaar::Game>(&options, spec, 150);
            assert!(differed > 20, "{ruleset:?}: hardly anything was hidden: {differed}");
        }
    }
}

/// Everything lies open there, and chance deals when it is asked: nothing can be swapped.
#[test]
fn in_the_dice_game_nothing_is_hidden_and_twins_agree() {
    for spec in SPECS {
        let options = bazaar_dice::Options::new(3);
        assert_eq!(twins_agree::<bazaar_dice::Game>(&options, spec, 100), 0);
    }
}
