//! Bots know the expansions, and one of them does without on purpose.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bazaar::{Action, Game, LayoutChoice, Options, Place, Question, Ruleset};
use bots::{BotGame, Sight, Spec};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Coded as _, Game as _, Ignore, RandomPicker, Seat, Turn};

fn fresh(seed: u64) -> (Game, Pcg64Mcg) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let layout = LayoutChoice::usual(Ruleset::Mocha);
    let options = Options { ruleset: Ruleset::Mocha, layout, ..Options::base(2) };
    let setup = Game::deal(&options, &mut RandomPicker(&mut rng)).unwrap();
    (Game::start(&setup).unwrap(), rng)
}

/// Whether only the expansion has this answer.
fn is_new(question: Question, answer: Action) -> bool {
    let new_place =
        matches!(question, Question::Act { place, .. } if !Place::BASE.contains(&place));
    answer.id() >= Action::BASE_COUNT || (new_place && answer != (Action::Skip {}))
}

/// How often each seat gave an answer that only the expansion has, although it had another.
fn new_answers(specs: [&str; 2], seed: u64) -> [u32; 2] {
    let (mut game, mut rng) = fresh(seed);
    let mut bots = specs.map(|spec| Game::sit_down(&spec.parse::<Spec>().unwrap()).unwrap());
    let mut counts = [0; 2];
    loop {
        let action = match game.turn() {
            Turn::Over => return counts,
            Turn::Chance(_) => game.sample_chance(&mut rng).unwrap(),
            Turn::Decide(seat, question) => {
                let bot = &mut bots[seat.index()];
                let action = bot.choose(&Sight::of(&game).unwrap(), &mut rng).unwrap();
                let mut answers = Answers::new();
                game.legal_actions(&mut answers);
                let another = answers.iter().any(|answer| !is_new(question, *answer));
                counts[seat.index()] += u32::from(another && is_new(question, action));
                action
            }
        };
        game.play(action, &mut Ignore).unwrap();
    }
}

#[test]
fn a_plain_player_does_without_the_expansion_and_others_do_not() {
    let mut used = 0;
    for seed in 0..3 {
        let [searching, plain] = new_answers(["search:sims=12", "plain:sims=12"], seed);
        assert_eq!(plain, 0, "game {seed}");
        used += searching;
    }
    assert!(used > 10, "the other player hardly uses the expansion: {used}");
}

#[test]
fn whoever_searches_buys_the_ruby_of_the_coffee_house_that_wins() {
    let mut found = 0;
    for seed in 0..40 {
        let (mut game, mut rng) = fresh(seed);
        let mut bot = Game::sit_down(&"greedy".parse::<Spec>().unwrap()).unwrap();
        loop {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => game.sample_chance(&mut rng).unwrap(),
                Turn::Decide(seat, question) => {
                    if wins_with_coffee(&game, seat, question) {
                        let sight = Sight::of(&game).unwrap();
                        let mut search =
                            Game::sit_down(&Spec::Search(bots::Budget::simulations(60)));
                        let chosen = search.as_mut().unwrap().choose(&sight, &mut rng).unwrap();
                        assert_eq!(chosen, Action::Act {}, "game {seed}");
                        found += 1;
                    }
                    bot.choose(&Sight::of(&game).unwrap(), &mut rng).unwrap()
                }
            };
            game.play(action, &mut Ignore).unwrap();
        }
    }
    assert!(found > 2, "the position hardly comes up: {found}");
}

/// One ruby is missing, the Coffee House sells it, and the coffee is there.
fn wins_with_coffee(game: &Game, seat: Seat, question: Question) -> bool {
    matches!(question, Question::Act { place: Place::CoffeeHouse, .. })
        && game.rubies(seat) + 1 == game.rubies_to_end()
        && game.coffee_house_price().is_some_and(|price| game.coffee(seat) >= price)
}
