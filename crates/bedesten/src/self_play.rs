//! One game between bots, from the deal to the end, at full speed.

use anyhow::{Context as _, bail};
use bazaar::{Action, Event, Game, Options};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game as _, RandomPicker, Seat, Sink, below};

use bots::Spec;

use crate::bots::Seated;

/// More decisions than any game needs: random play takes a few thousand.
pub(crate) const MOST_DECISIONS: u64 = 1_000_000;

/// What was counted on the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) decisions: u64,
    pub(crate) chances: u64,
    /// Turns of all players together.
    pub(crate) turns: u64,
}

/// The generators of one game. Dice and choices have one each, so that a bot that thinks
/// differently still meets the same dice as far as the games agree.
#[derive(Clone, Debug)]
pub(crate) struct Generators {
    pub(crate) dice: Pcg64Mcg,
    pub(crate) choices: Pcg64Mcg,
}

impl Generators {
    /// Game `number` of the run with this seed: what others are played at the same time, and on
    /// how many threads, does not matter.
    pub(crate) fn of_game(seed: u64, number: u64) -> Self {
        Self { dice: generator(seed, number, 0), choices: generator(seed, number, 1) }
    }
}

/// A generator of its own for each purpose.
pub(crate) fn generator(seed: u64, number: u64, purpose: u64) -> Pcg64Mcg {
    let one = scrambled(scrambled(seed).wrapping_add(number));
    let other = scrambled(one ^ scrambled(purpose.wrapping_add(1)));
    let state = (u128::from(one) << 64) | u128::from(other);
    Pcg64Mcg::from_seed(state.to_le_bytes())
}

/// The mixing of `SplitMix64`: neighbouring numbers become unrelated ones.
const fn scrambled(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// A fresh table, dealt by the generator of the dice.
pub(crate) fn deal(options: &Options, generators: &mut Generators) -> anyhow::Result<Game> {
    let setup = Game::deal(options, &mut RandomPicker(&mut generators.dice))?;
    Ok(Game::start(&setup)?)
}

/// Plays until the game is over.
pub(crate) fn play_out<S: Sink<Event>>(
    game: &mut Game,
    bots: &[Spec],
    generators: &mut Generators,
    sink: &mut S,
) -> anyhow::Result<Tally> {
    let mut seated: Vec<Seated> = bots.iter().map(Seated::new).collect::<Result<_, _>>()?;
    // Random play measures the rules, so nothing else shall stand in its way.
    let nobody_thinks = bots.iter().all(|bot| *bot == Spec::Random);
    let mut tally = Tally::default();
    let mut answers = Answers::new();
    loop {
        if game.is_chance_node() {
            let Some(outcome) = game.sample_chance(&mut generators.dice) else {
                bail!("chance has no outcome at {:?}", game.turn());
            };
            game.apply_action(outcome, sink);
            tally.chances += 1;
            continue;
        }
        game.legal_actions(&mut answers);
        if answers.is_empty() {
            return Ok(tally);
        }
        let action = if nobody_thinks {
            answers[below(&mut generators.choices, answers.len() as u32) as usize]
        } else {
            let seat = game.current_player().map_or(0, Seat::index);
            let bot = seated.get_mut(seat).context("a seat has no bot")?;
            bot.choose(game, &answers, &mut generators.choices)?
        };
        game.apply_action(action, sink);
        tally.decisions += 1;
        tally.turns += u64::from(ends_turn(action));
        if tally.decisions == MOST_DECISIONS {
            bail!("a game did not end within {MOST_DECISIONS} decisions; it is stuck");
        }
    }
}

/// Every turn ends with one of these two, and nothing else does.
pub(crate) const fn ends_turn(action: Action) -> bool {
    matches!(action, Action::End {} | Action::Stop {})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_depends_on_seed_and_number_alone() {
        let play = |seed, number| {
            let mut generators = Generators::of_game(seed, number);
            let mut game = deal(&Options::base(3), &mut generators).unwrap();
            let tally = play_out(
                &mut game,
                &[const { Spec::Random }; 3],
                &mut generators,
                &mut tabletop::Ignore,
            );
            (tally.unwrap(), game)
        };
        assert_eq!(play(1, 0), play(1, 0));
        assert_ne!(play(1, 0), play(1, 1));
        assert_ne!(play(1, 1), play(2, 0), "seed and number are not just added up");
    }

    #[test]
    fn turns_are_counted_as_the_events_tell_them() {
        let mut generators = Generators::of_game(5, 0);
        let mut game = deal(&Options::base(4), &mut generators).unwrap();
        let mut events = Vec::new();
        let tally = play_out(&mut game, &[const { Spec::Random }; 4], &mut generators, &mut events)
            .unwrap();
        let ended = events.iter().filter(|event| matches!(event, Event::TurnEnded { .. })).count();
        assert_eq!(tally.turns, ended as u64);
    }
}
