//! The rows of many games at once are what each game itself says.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use arena::{Generators, deal, generator};
use laboratory::{Buffers, LabGame, RULES, Shape, Table, Writer, batch};
use serde_json::json;
use tabletop::{Answers, Coded as _, Ignore, Seat, below};

const SEED: u64 = 7;

/// The arrays a caller owns.
#[derive(Clone, Debug, PartialEq)]
struct Arrays {
    observations: Vec<f32>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    points: Vec<f32>,
    seats: Vec<i32>,
    terminations: Vec<u8>,
    truncations: Vec<u8>,
}

impl Arrays {
    fn of(shape: Shape) -> Self {
        let Shape { games, players, observation, actions } = shape;
        Self {
            observations: vec![9.0; games * observation],
            masks: vec![9; games * actions],
            rewards: vec![9.0; games * players],
            points: vec![9.0; games * players],
            seats: vec![9; games],
            terminations: vec![9; games],
            truncations: vec![9; games],
        }
    }

    fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            points: &mut self.points,
            seats: &mut self.seats,
            terminations: &mut self.terminations,
            truncations: &mut self.truncations,
        }
    }

    /// One legal action for each game.
    fn choices(&self, shape: Shape, mut below: impl FnMut(u32) -> u32) -> Vec<i64> {
        let legal = |mask: &[u8]| -> Vec<i64> {
            (0_i64..).zip(mask).filter(|(_, mark)| **mark == 1).map(|(id, _)| id).collect()
        };
        let rows = self.masks.chunks_exact(shape.actions).map(legal);
        rows.map(|legal| legal[below(legal.len() as u32) as usize]).collect()
    }
}

fn table(rules: &str, players: usize) -> Table {
    Table::new(rules, players, "").expect("these rules exist")
}

/// A game that is played beside its row, without anything that makes the rows quick.
struct Alone<G> {
    game: G,
    generators: Generators,
    number: u64,
}

impl<G: LabGame> Alone<G> {
    fn deal(options: &G::Options, number: u64) -> Self {
        let mut generators = Generators::of_game(SEED, number);
        let Ok(game) = deal(options, &mut generators) else { panic!("no table was dealt") };
        let mut alone = Self { game, generators, number };
        alone.chance();
        alone
    }

    fn chance(&mut self) {
        while self.game.is_chance_node() {
            let outcome = self.game.sample_chance(&mut self.generators.dice);
            self.game.apply_action(outcome.expect("chance has outcomes"), &mut Ignore);
        }
    }

    fn take(&mut self, id: i64) {
        let id = u16::try_from(id).expect("an id");
        self.game.apply_action(G::Action::from_id(id).expect("an action"), &mut Ignore);
        self.chance();
    }

    /// Observation, mask, points and seat.
    fn row(&self, shape: Shape) -> (Vec<f32>, Vec<u8>, Vec<f32>, i32) {
        let seat = self.game.current_player().expect("somebody is asked");
        let mut observation = vec![0.0; shape.observation];
        self.game.observe(seat, &mut Writer::new(&mut observation));
        let (mut mask, mut answers) = (vec![0; shape.actions], Answers::new());
        self.game.legal_actions(&mut answers);
        for answer in &answers {
            mask[usize::from(answer.id())] = 1;
        }
        let points = Seat::all(shape.players).map(|seat| self.game.points(seat) as f32);
        (observation, mask, points.collect(), u8::from(seat).into())
    }
}

/// Plays some games side by side and each of them alone, and says how many ended.
fn compare<G: LabGame>(rules: &str, options: &G::Options, steps: usize) -> usize {
    let players = G::players(options);
    let mut games = batch(&table(rules, players), 3, &vec![None; players], 1, u64::MAX)
        .expect("three games are dealt");
    let shape = games.shape();
    let mut arrays = Arrays::of(shape);
    games.reset(SEED, &mut arrays.buffers()).expect("they are dealt anew");
    let mut alone: Vec<_> = (0..3).map(|number| Alone::<G>::deal(options, number)).collect();
    let (mut rng, mut ended) = (generator(SEED, 0, 99), 0);
    for step in 0..steps {
        for (number, one) in alone.iter().enumerate() {
            let (observation, mask, points, seat) = one.row(shape);
            let row = |size: usize| number * size..(number + 1) * size;
            let place = format!("{rules}, game {}, step {step}", one.number);
            assert_eq!(arrays.seats[number], seat, "who is asked: {place}");
            assert_eq!(arrays.masks[row(shape.actions)], mask, "what is legal: {place}");
            assert_eq!(arrays.points[row(players)], points, "the points: {place}");
            assert_eq!(
                arrays.observations[row(shape.observation)],
                observation,
                "what is seen: {place}"
            );
        }
        let chosen = arrays.choices(shape, |count| below(&mut rng, count));
        games.step(Some(&chosen), &mut arrays.buffers()).expect("these are legal");
        for (number, (one, id)) in alone.iter_mut().zip(chosen).enumerate() {
            one.take(id);
            let returns = one.game.ranking().map(|ranking| ranking.returns());
            let over = u8::from(returns.is_some());
            assert_eq!(arrays.terminations[number], over, "the end of game {}", one.number);
            let mut shares = vec![0.0; players];
            for (share, won) in shares.iter_mut().zip(returns.unwrap_or_default()) {
                *share = won as f32;
            }
            assert_eq!(arrays.rewards[number * players..][..players], shares, "the shares");
            if over == 1 {
                ended += 1;
                *one = Alone::deal(options, one.number + 3);
            }
        }
    }
    ended
}

#[test]
fn every_row_is_what_its_game_says() {
    for rules in RULES {
        if rules == "dice" {
            let options = serde_json::from_value(json!({"players": 2})).expect("options");
            let ended = compare::<bazaar_dice::Game>(rules, &options, 1_500);
            assert!(ended > 0, "a row goes on with the next game");
        } else {
            let options = json!({"ruleset": rules, "players": 3});
            let options = serde_json::from_value(options).expect("options");
            compare::<bazaar::Game>(rules, &options, 400);
        }
    }
}

/// What all arrays hold after each of some steps.
fn played(rules: &str, threads: usize) -> Vec<Arrays> {
    let bots = [None, Some("greedy".to_owned()), Some("search:sims=2".to_owned())];
    // More than one thread takes at a time.
    let mut games = batch(&table(rules, 3), 40, &bots, threads, u64::MAX).expect("forty games");
    let shape = games.shape();
    let mut arrays = Arrays::of(shape);
    games.reset(SEED, &mut arrays.buffers()).expect("they are dealt");
    let mut rng = generator(SEED, 0, 98);
    (0..30)
        .map(|_| {
            let chosen = arrays.choices(shape, |count| below(&mut rng, count));
            games.step(Some(&chosen), &mut arrays.buffers()).expect("these are legal");
            arrays.clone()
        })
        .collect()
}

#[test]
fn threads_change_nothing_where_bots_play() {
    for rules in RULES {
        assert!(played(rules, 1) == played(rules, 3), "{rules}: other rows with three threads");
    }
}
