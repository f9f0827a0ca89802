//! A bot that fails loses its game, and the others play on.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::sync::{
    Arc,
    atomic::{AtomicU8, Ordering},
};

use arena::{Generators, deal, play_between};
use bazaar::{Action, Game, Options};
use bots::{Bot, Failure, Random, Sight};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game as _, Ignore, Ranking, Seat};

type Seated = Vec<Result<Box<dyn Bot<Game>>, Failure>>;

/// Plays at random for a while and then fails in some way.
struct Tired {
    answers: u32,
    fails: Result<Action, Failure>,
}

impl Bot<Game> for Tired {
    fn choose(&mut self, sight: &Sight<'_, Game>, rng: &mut Pcg64Mcg) -> Result<Action, Failure> {
        if self.answers == 0 {
            return self.fails.clone();
        }
        self.answers -= 1;
        Random.choose(sight, rng)
    }
}

/// Remembers its place.
struct Listener(Arc<AtomicU8>);

impl Bot<Game> for Listener {
    fn choose(&mut self, sight: &Sight<'_, Game>, rng: &mut Pcg64Mcg) -> Result<Action, Failure> {
        Random.choose(sight, rng)
    }

    fn game_over(&mut self, ranking: &Ranking) {
        self.0.store(ranking.rank(Seat::new(1).unwrap()).unwrap(), Ordering::Relaxed);
    }
}

fn silent() -> Result<Action, Failure> {
    Err(Failure("no answer within 100 ms".to_owned()))
}

/// An action that is never an answer: it is the business of chance.
fn outcome() -> Action {
    "dice-6-6".parse().unwrap()
}

fn table() -> (Game, Generators) {
    let mut generators = Generators::of_game(21, 4);
    let game = deal(&Options::base(3), &mut generators).unwrap();
    (game, generators)
}

fn places(ranking: &Ranking) -> Vec<u8> {
    Seat::all(3).filter_map(|seat| ranking.rank(seat)).collect()
}

#[test]
fn a_bot_that_fails_is_last_and_the_game_is_played_to_its_end() {
    for (fails, reason) in
        [(silent(), "no answer within 100 ms"), (Ok(outcome()), "answered dice-6-6")]
    {
        let (mut game, mut generators) = table();
        let tired = Tired { answers: 7, fails };
        let seated: Seated = vec![Ok(Box::new(tired)), Ok(Box::new(Random)), Ok(Box::new(Random))];
        let played = play_between(&mut game, seated, &mut generators, &mut Ignore).unwrap();
        assert!(played.finished && game.is_terminal());
        assert_eq!(places(&played.ranking)[0], 3);
        let [forfeit] = &played.forfeits[..] else { panic!("{:?}", played.forfeits) };
        assert_eq!(forfeit.seat.index(), 0);
        assert!(forfeit.reason.starts_with(reason), "{}", forfeit.reason);
        assert_eq!(played.thinking[0].decisions, 7, "what was done for it does not count");
        assert!(played.thinking[1].decisions > 7);
    }
}

#[test]
fn whoever_does_not_come_forfeits_at_once() {
    let (mut game, mut generators) = table();
    let absent = Err(Failure("the command was not found".to_owned()));
    let seated: Seated = vec![Ok(Box::new(Random)), Ok(Box::new(Random)), absent];
    let played = play_between(&mut game, seated, &mut generators, &mut Ignore).unwrap();
    assert_eq!(places(&played.ranking)[2], 3);
    assert_eq!(played.forfeits[0].decision, 0);
}

#[test]
fn at_the_end_the_bots_hear_their_places() {
    let (mut game, mut generators) = table();
    let place = Arc::new(AtomicU8::new(0));
    let listener = Listener(Arc::clone(&place));
    let tired = Tired { answers: 0, fails: silent() };
    let seated: Seated = vec![Ok(Box::new(tired)), Ok(Box::new(listener)), Ok(Box::new(Random))];
    let played = play_between(&mut game, seated, &mut generators, &mut Ignore).unwrap();
    assert_eq!(place.load(Ordering::Relaxed), places(&played.ranking)[1]);
    assert!((1..=2).contains(&place.load(Ordering::Relaxed)), "ahead of whoever forfeited");
}
