//! How many sequences of actions there are from chosen positions, to small depths. Nothing finds a
//! changed rule faster.

use std::{fmt::Write, path::Path};

use super::Generator;
use crate::{Answers, Dealer, Game, Ignore, Outcomes, Seed, below};

/// Where a game is counted: after so many random actions each, and to which depth.
#[derive(Clone, Copy, Debug)]
pub struct Depths<'a> {
    /// Random actions before each count.
    pub after: &'a [u32],
    /// The longest sequences that are counted.
    pub deepest: u32,
}

impl Depths<'_> {
    /// One line for each position of a game.
    pub fn count<G: Game>(self, name: &str, options: &G::Options) -> String {
        let mut lines = String::new();
        for &plies in self.after {
            let game = position::<G>(options, plies);
            let counts: Vec<_> =
                (1..=self.deepest).map(|depth| sequences(&game, depth).to_string()).collect();
            let _ = writeln!(lines, "{name}, after {plies} actions: {}", counts.join(" "));
        }
        lines
    }
}

/// Holds the lines against those of a file; with `BLESS=1` it writes the file anew.
pub fn compare(file: impl AsRef<Path>, counted: &str) {
    let file = file.as_ref();
    let counted = format!("# position: sequences of 1, 2, 3 … actions\n{counted}");
    if std::env::var("BLESS").is_ok()
        && let Err(error) = std::fs::write(file, &counted)
    {
        panic!("{}: {error}", file.display());
    }
    let expected =
        std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    assert_eq!(counted, expected, "the rules changed; BLESS=1 writes {} anew", file.display());
}

/// Sequences of exactly this length; outcomes of chance count like answers, games that end early
/// count no more.
pub fn sequences<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let mut outcomes = Outcomes::new();
    game.chance_outcomes(&mut outcomes);
    answers
        .iter()
        .chain(outcomes.iter().map(|(action, _)| action))
        .map(|action| {
            let mut next = game.clone();
            next.apply_action(*action, &mut Ignore);
            sequences(&next, depth - 1)
        })
        .sum()
}

/// The position of a game after some random actions, always the same ones.
fn position<G: Game>(options: &G::Options, plies: u32) -> G {
    let seed = Seed::from_number(11);
    let mut game = super::dealt::<G>(options, seed);
    let mut answers = Answers::new();
    let mut rng = Generator::new(5);
    let mut picks = 0;
    for _ in 0..plies {
        let action = if let Some(outcome) = game.deal_chance(&mut Dealer::for_play(seed, picks)) {
            picks += 1;
            outcome
        } else {
            game.legal_actions(&mut answers);
            answers[below(&mut rng, answers.len() as u32) as usize]
        };
        game.apply_action(action, &mut Ignore);
    }
    game
}
