use bazaar::{Game, Options};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game as _, Ignore, RandomPicker, below};
fn main() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let n: u32 = std::env::args().nth(1).map_or(2000, |a| a.parse().unwrap());
    let p: usize = std::env::args().nth(2).map_or(3, |a| a.parse().unwrap());
    println!("size {}", size_of::<Game>());
    let setup = Game::deal(&Options::base(p), &mut RandomPicker(&mut rng)).unwrap();
    let start = Game::start(&setup).unwrap();
    let t = std::time::Instant::now();
    let (mut d, mut c, mut ans) = (0u64, 0u64, 0u64);
    let mut answers = Answers::new();
    for _ in 0..n {
        let mut g = start.clone();
        loop {
            if g.is_chance_node() {
                let a = g.sample_chance(&mut rng).unwrap();
                g.apply_action(a, &mut Ignore);
                c += 1;
                continue;
            }
            g.legal_actions(&mut answers);
            if answers.is_empty() {
                break;
            }
            ans += answers.len() as u64;
            let a = answers[below(&mut rng, answers.len() as u32) as usize];
            g.apply_action(a, &mut Ignore);
            d += 1;
        }
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{n} games {:.1}/s, {d} decisions {:.2} M/s, {c} chance, {:.1} answers per decision, {:.1} decisions/game",
        n as f64 / s,
        d as f64 / s / 1e6,
        ans as f64 / d as f64,
        d as f64 / n as f64
    );
}
