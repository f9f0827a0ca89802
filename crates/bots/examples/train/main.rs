//! Trains the networks of a game by self-play.
//!
//! `cargo run --release -p bots --example train -- RULES OUT START ROUNDS GAMES SIMS SEED`: each
//! round plays games with the current network, then fits it to what the search found and to who won.
//! With `-` for START the first games are played by the first teacher of the course. Repeatable but for the sum of floats.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a tool for the workshop, run by hand"
)]

use std::sync::Arc;

use bots::Judge as _;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

mod course;
mod fit;
mod play;

use crate::{
    course::{Base, Course, Dice, Letters, Mocha, Net},
    fit::{scattered, train},
    play::{Sample, Teacher, play_all},
};

fn school<C: Course>(arguments: &[String]) {
    let [out, start, rounds, games, simulations, seed] = arguments else {
        return usage();
    };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let (rounds, games, seed) = (number(rounds), number(games), number(seed));
    let simulations = number(simulations) as u32;
    let mut network: Net<C> = if start == "-" {
        let mut network = scattered::<C>(seed);
        let samples = play_all::<C>(&Teacher::First, 4 * games, seed);
        train::<C>(&mut network, &samples.iter().collect::<Vec<_>>(), 2, 0.002, seed);
        std::fs::write(out, network.to_bytes()).expect("the file can be written");
        network
    } else {
        let bytes = std::fs::read(start).expect("the start can be read");
        C::begin(&bytes, seed).expect("weights of this game")
    };
    let mut memory: Vec<Vec<Sample>> = Vec::new();
    for round in 0..rounds {
        println!("round {round}");
        let shared = Arc::new(network.clone());
        let teacher = Teacher::Search { network: Arc::clone(&shared), simulations };
        memory.push(play_all::<C>(&teacher, games, seed + 1 + round));
        if memory.len() > 6 {
            memory.remove(0);
        }
        let quick =
            play_all::<C>(&Teacher::Instinct { network: shared }, 6 * games, seed + 1 + round);
        let samples: Vec<&Sample> = memory.iter().flatten().chain(&quick).collect();
        train::<C>(&mut network, &samples, 2, 0.001, seed + round);
        std::fs::write(out, network.to_bytes()).expect("the file can be written");
    }
    let fresh = C::table(&mut Pcg64Mcg::seed_from_u64(1));
    println!("{:?}", Arc::new(network).shares(&fresh));
}

fn usage() {
    println!("usage: train base|mocha|letters|dice OUT START|- ROUNDS GAMES SIMS SEED");
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.split_first() {
        Some((rules, rest)) if rules == "base" => school::<Base>(rest),
        Some((rules, rest)) if rules == "mocha" => school::<Mocha>(rest),
        Some((rules, rest)) if rules == "letters" => school::<Letters>(rest),
        Some((rules, rest)) if rules == "dice" => school::<Dice>(rest),
        _ => usage(),
    }
}
