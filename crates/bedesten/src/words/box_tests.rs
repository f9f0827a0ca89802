//! Every box has words for what is its own.

use bazaar::{Game, LayoutChoice, Options, Ruleset};
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game as _, Player, RandomPicker, Turn, Viewer, below};

use super::{Names, events, questions};

/// Plays at random for a while; every question, answer and event on the way must have words.
fn everything_is_said(ruleset: Ruleset, seed: u128) {
    let options = Options { ruleset, layout: LayoutChoice::usual(ruleset), ..Options::base(3) };
    let mut rng = Pcg64Mcg::new(seed);
    let setup = Game::deal(&options, &mut RandomPicker(&mut rng)).unwrap();
    let mut game = Game::start(&setup).unwrap();
    let player = Player { name: "Ada".to_owned(), bot: None };
    let names = Names::of(&[player.clone(), player.clone(), player]);
    let (mut answers, mut events) = (Answers::new(), Vec::new());
    for _ in 0..1500 {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => game.sample_chance(&mut rng).unwrap(),
            Turn::Decide(seat, asked) => {
                game.legal_actions(&mut answers);
                let view = game.view(Viewer::Seat(seat));
                let question = questions::question(asked, &view, &answers);
                assert_ne!(question, format!("{asked:?}"));
                for action in &answers {
                    let answer = questions::answer(*action, asked, &view, &names);
                    assert_ne!(answer, action.to_string());
                }
                answers[below(&mut rng, answers.len() as u32) as usize]
            }
        };
        events.clear();
        game.play(action, &mut events).unwrap();
        for event in &events {
            assert_ne!(events::line(&names, *event), format!("{event:?}"));
        }
    }
}

#[test]
fn every_box_has_words_for_what_it_asks_and_tells() {
    for ruleset in Ruleset::ALL {
        for seed in 1..=5 {
            everything_is_said(ruleset, seed);
        }
    }
}
