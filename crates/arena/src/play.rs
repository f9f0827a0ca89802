//! One game between bots, from the deal to the end, at full speed.

use bots::{BotGame, Failure, Sight, Spec};
use tabletop::{Answers, Ignore, RandomPicker, Ranking, Sink, below};

use crate::{ArenaGame, Generators, Played, play_between};

/// More decisions than any game needs: random play takes a few thousand.
pub const MOST_DECISIONS: u64 = 1_000_000;

/// What was counted on the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub decisions: u64,
    pub chances: u64,
    /// Turns of all players together.
    pub turns: u64,
}

/// Why a game between bots has no result. None of these is the fault of a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    #[error("{bots} bots sit on {seats} seats")]
    Seats { bots: usize, seats: usize },
    #[error("chance has no outcome at {0}")]
    NoOutcome(String),
    #[error("the game is over and has no ranking")]
    NoRanking,
}

/// A fresh table, dealt by the generator of the dice.
pub fn deal<G: BotGame>(
    options: &G::Options,
    generators: &mut Generators,
) -> Result<G, G::SetupError> {
    let setup = G::deal(options, &mut RandomPicker(&mut generators.dice))?;
    G::start(&setup)
}

/// Whether a bot sits down at such a table, or why not: better known now than in the hundredth game.
pub fn can_play<G: ArenaGame>(spec: &Spec, options: &G::Options) -> Result<(), Failure> {
    let bot = G::sit_down(spec)?;
    let mut generators = Generators::of_game(0, 0);
    let dealt = deal::<G>(options, &mut generators);
    let mut game = dealt.map_err(|error| Failure(error.to_string()))?;
    while let Some(outcome) = game.sample_chance(&mut generators.dice) {
        game.apply_action(outcome, &mut Ignore);
    }
    let sight = Sight::of(&game);
    sight.map_or(Ok(()), |sight| bot.can_play(&sight, &mut generators.choices))
}

/// Plays until the game is over.
pub fn play<G: ArenaGame, S: Sink<G::Event>>(
    game: &mut G,
    bots: &[Spec],
    generators: &mut Generators,
    sink: &mut S,
) -> Result<Played, MatchError> {
    // Random play measures the rules, so nothing else shall stand in its way.
    if bots.len() == game.seats() && bots.iter().all(|bot| *bot == Spec::Random) {
        return play_randomly(game, generators, sink);
    }
    let seated = bots.iter().map(G::sit_down).collect();
    play_between(game, seated, generators, sink)
}

fn play_randomly<G: ArenaGame, S: Sink<G::Event>>(
    game: &mut G,
    generators: &mut Generators,
    sink: &mut S,
) -> Result<Played, MatchError> {
    let mut tally = Tally::default();
    let mut answers = Answers::new();
    loop {
        if game.is_chance_node() {
            let outcome = chance(game, generators)?;
            game.apply_action(outcome, sink);
            tally.chances += 1;
            continue;
        }
        game.legal_actions(&mut answers);
        if answers.is_empty() {
            let ranking = game.ranking().ok_or(MatchError::NoRanking)?;
            return Ok(Played::new(tally, true, ranking));
        }
        let action = answers[below(&mut generators.choices, answers.len() as u32) as usize];
        game.apply_action(action, sink);
        tally.decisions += 1;
        tally.turns += u64::from(G::ends_turn(action));
        if tally.decisions == MOST_DECISIONS {
            return Ok(Played::new(tally, false, Ranking::by_score(&vec![0; game.seats()])));
        }
    }
}

/// What comes up at the open chance node.
#[inline]
pub(crate) fn chance<G: ArenaGame>(
    game: &G,
    generators: &mut Generators,
) -> Result<G::Action, MatchError> {
    game.sample_chance(&mut generators.dice).ok_or_else(|| no_outcome(game))
}

#[cold]
fn no_outcome<G: ArenaGame>(game: &G) -> MatchError {
    MatchError::NoOutcome(format!("{:?}", game.turn()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bazaar::{Game, LayoutChoice, LayoutKind, Options};
    use bots::{Level, Random};

    #[test]
    fn a_game_depends_on_seed_and_number_alone() {
        let play_random = |seed, number| {
            let mut generators = Generators::of_game(seed, number);
            let mut game: Game = deal(&Options::base(3), &mut generators).unwrap();
            let bots = [const { Spec::Random }; 3];
            let played = play(&mut game, &bots, &mut generators, &mut Ignore).unwrap();
            (played, game)
        };
        assert_eq!(play_random(1, 0), play_random(1, 0));
        assert_ne!(play_random(1, 0), play_random(1, 1));
        assert_ne!(play_random(1, 1), play_random(2, 0), "seed and number are not just added up");
    }

    #[test]
    fn the_fast_way_and_the_thinking_way_play_the_same_game() {
        let mut generators = Generators::of_game(3, 8);
        let mut fast: Game = deal(&Options::base(3), &mut generators).unwrap();
        let (mut slow, mut same) = (fast.clone(), generators.clone());
        let bots = [const { Spec::Random }; 3];
        let one = play(&mut fast, &bots, &mut generators, &mut Ignore).unwrap();
        let seated = (0..3).map(|_| Ok(Box::new(Random) as _)).collect();
        let other = play_between(&mut slow, seated, &mut same, &mut Ignore).unwrap();
        assert_eq!((one.tally, one.ranking), (other.tally, other.ranking));
        assert_eq!(fast, slow);
    }

    /// Both were once content to meet a neutral merchant turn after turn without the Lira to pay.
    #[test]
    fn players_who_think_alike_do_not_go_round_in_circles() {
        let mut generators = Generators::of_game(21, 352);
        let layout = LayoutChoice::Kind(LayoutKind::Random);
        let options = Options { layout, ..Options::base(2) };
        let mut game: Game = deal(&options, &mut generators).unwrap();
        let bots = [const { Spec::Level(Level::Medium) }; 2];
        let played = play(&mut game, &bots, &mut generators, &mut Ignore).unwrap();
        assert!(played.tally.decisions < 3_000, "{:?}", played.tally);
    }

    #[test]
    fn as_many_bots_as_seats_are_needed() {
        let mut generators = Generators::of_game(3, 8);
        let mut game: Game = deal(&Options::base(3), &mut generators).unwrap();
        let bots = [const { Spec::Random }; 2];
        let refused = play(&mut game, &bots, &mut generators, &mut Ignore);
        assert_eq!(refused, Err(MatchError::Seats { bots: 2, seats: 3 }));
    }
}
