use bazaar::{Game, Options};
use bots::{Bot, Greedy, Random, Sight, bazaar::RuleOfThumb};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Game as _, Ignore, RandomPicker, Turn};
fn bot(name: &str, seed: u64) -> Box<dyn Bot<Game>> {
    match name {
        n if n.starts_with("net") => {
            let net = bots::bazaar::network::Network::from_bytes(
                &std::fs::read(format!("/tmp/{n}.bin")).unwrap(),
            )
            .unwrap();
            Box::new(Greedy::new(std::sync::Arc::new(net), seed))
        }
        "greedy" => Box::new(Greedy::new(RuleOfThumb, seed)),
        _ => Box::new(Random::new(seed)),
    }
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let names: Vec<&str> = args[1].split(',').collect();
    let n: u64 = args[2].parse().unwrap();
    let p = names.len();
    let mut wins = vec![0.0; p];
    let t = std::time::Instant::now();
    let (mut turns, mut lens, mut long) = (0u64, 0u64, 0);
    for g in 0..n {
        let mut rng = Pcg64Mcg::seed_from_u64(g);
        let setup = Game::deal(&Options::base(p), &mut RandomPicker(&mut rng)).unwrap();
        let mut game = Game::start(&setup).unwrap();
        // rotate
        let mut bots: Vec<_> =
            (0..p).map(|s| bot(names[(s + g as usize) % p], g * 10 + s as u64)).collect();
        let mut d = 0u64;
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let a = game.sample_chance(&mut rng).unwrap();
                    game.apply_action(a, &mut Ignore);
                }
                Turn::Decide(seat, _) => {
                    let a = bots[seat.index()].choose(&Sight::of(&game).unwrap());
                    if game.check(a).is_err() {
                        panic!("illegal {a}");
                    }
                    if matches!(
                        a,
                        bazaar::Action::Move { .. }
                            | bazaar::Action::LongWay { .. }
                            | bazaar::Action::Stay {}
                    ) {
                        turns += 1;
                    }
                    game.apply_action(a, &mut Ignore);
                    d += 1;
                    if d > 5000 {
                        long += 1;
                        break;
                    }
                }
            }
        }
        lens += d;
        if let Some(r) = game.ranking() {
            for (s, share) in r.returns().iter().enumerate() {
                wins[(s + g as usize) % p] += share;
            }
        }
    }
    let secs = t.elapsed().as_secs_f64();
    for (i, w) in wins.iter().enumerate() {
        println!("{} {}: {:.1}%", i, names[i], 100.0 * w / n as f64);
    }
    println!(
        "{long} long, {:.1} games/s, {:.1} turns per player, {:.0} decisions",
        n as f64 / secs,
        turns as f64 / n as f64 / p as f64,
        lens as f64 / n as f64
    );
}
