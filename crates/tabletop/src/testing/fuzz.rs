//! Damaged input: whatever is sent, the answer is an error or a game, never a panic.
//!
//! A bounded run: one second each, or as many as `BEDESTEN_FUZZ_SECONDS` says. The damage is done
//! to valid texts, byte by byte and token by token, because pure noise never gets past the first
//! brace. Every run is the same unless `BEDESTEN_FUZZ_SEED` says `random`.

use std::time::{Duration, Instant};

use serde::Serialize;

use super::{Generator, any_action, nobody};
use crate::{Coded, Dealer, Entry, Game, Ignore, Record, Seed, Turn, Viewer, below};

/// Records of random games are refused, or replayed with all pieces there.
pub fn records<G: Game>(options: &[G::Options]) {
    let mut rng = Generator::new(2);
    let mut records = Vec::new();
    for options in options {
        for plies in [0, 40, 400] {
            records.push(json(&record::<G>(options, plies, &mut rng)));
        }
    }
    fuzz(&records, |text| {
        if let Ok(record) = serde_json::from_str::<Record<G>>(text) {
            let replayed = record.replay();
            if let Ok(replay) = &replayed {
                assert_eq!(replay.game.audit(), Ok(()), "{text}");
            }
            if record.verify().is_ok() {
                assert!(replayed.is_ok(), "proved, but not replayed: {text}");
            }
            let _ = record.seen_by(Viewer::Spectator);
            let _ = record.replay_to(7, &mut Vec::new());
        }
    });
}

/// Options and setups are refused, or can be played. `vary` adds to a dealt setup what chance does
/// not deal, such as a hand that is named.
pub fn setups<G: Game>(options: &[G::Options], vary: impl Fn(&mut G::Setup)) {
    let mut rng = Generator::new(3);
    let mut texts = Vec::new();
    for options in options {
        let mut setup = G::deal(options, &mut Dealer::for_setup(Seed::from_number(9)))
            .unwrap_or_else(|error| panic!("{options:?} cannot be dealt: {error}"));
        texts.push(json(&setup));
        vary(&mut setup);
        texts.push(json(&setup));
        texts.push(json(options));
    }
    fuzz(&texts, |text| {
        if let Ok(options) = serde_json::from_str::<G::Options>(text) {
            let _ = G::deal(&options, &mut Dealer::for_setup(Seed::from_number(1)));
        }
        let Ok(setup) = serde_json::from_str::<G::Setup>(text) else { return };
        let Ok(mut game) = G::start(&setup) else { return };
        for _ in 0..300 {
            if game.is_terminal() {
                break;
            }
            let action = any_action(&game, &mut rng);
            if let Err(refusal) = game.play(action, &mut Ignore) {
                panic!("{action} is offered and refused: {refusal}\n{text}");
            }
        }
        assert_eq!(game.audit(), Ok(()), "{text}");
    });
}

/// Actions in notation are refused, or the same again.
pub fn notation<G: Game>() {
    let texts: Vec<_> = actions::<G>().map(|action| action.to_string()).collect();
    fuzz(&texts, |text| {
        if let Ok(action) = text.parse::<G::Action>() {
            assert_eq!(action.to_string(), text);
        }
    });
}

/// Actions in JSON are refused, or the same again.
pub fn json_actions<G: Game>() {
    let texts: Vec<_> = actions::<G>().map(|action| json(&action)).collect();
    fuzz(&texts, |text| {
        if let Ok(action) = serde_json::from_str::<G::Action>(text) {
            let again = serde_json::from_str::<G::Action>(&json(&action));
            assert_eq!(again.ok(), Some(action), "{text}");
        }
    });
}

fn actions<G: Game>() -> impl Iterator<Item = G::Action> {
    (0..G::Action::COUNT).filter_map(G::Action::from_id)
}

fn json<T: Serialize>(value: &T) -> String {
    super::json_round_trips_out(value)
}

/// A random game of so many actions.
fn record<G: Game>(options: &G::Options, plies: usize, rng: &mut Generator) -> Record<G> {
    let seed = Seed::from_number(u64::from(below(rng, 1000)));
    let seats = super::dealt::<G>(options, seed).seats();
    let mut record = Record::<G>::dealt(options.clone(), nobody(seats), seed)
        .unwrap_or_else(|error| panic!("{options:?} cannot be dealt: {error}"));
    if let Some(fairness) = &mut record.fairness {
        fairness.seed = Some(seed);
    }
    let mut replay = record.start().unwrap_or_else(|error| panic!("{error}"));
    while record.actions.len() < plies && replay.game.turn() != Turn::Over {
        let dealt = replay.game.deal_chance(&mut Dealer::for_play(seed, replay.chances));
        let action = dealt.unwrap_or_else(|| any_action(&replay.game, rng));
        record.actions.push(Entry::Known(action));
        replay.step(Entry::Known(action), &mut Ignore).unwrap_or_else(|error| panic!("{error}"));
    }
    record
}

fn seconds() -> Duration {
    let seconds = std::env::var("BEDESTEN_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    Duration::from_secs_f64(seconds.unwrap_or(1.0))
}

fn generator() -> Generator {
    let random = std::env::var("BEDESTEN_FUZZ_SEED").is_ok_and(|seed| seed == "random");
    // Where the stack lies is different every time.
    let now = Instant::now();
    Generator::new(if random { std::ptr::from_ref(&now) as u64 } else { 1 })
}

/// Runs a target on damaged copies of the texts until the time is up.
fn fuzz(texts: &[String], mut target: impl FnMut(&str)) {
    let mut rng = generator();
    let end = Instant::now() + seconds();
    loop {
        for _ in 0..20 {
            let text = &texts[below(&mut rng, texts.len() as u32) as usize];
            target(&damage(text, texts, &mut rng));
        }
        if Instant::now() > end {
            return;
        }
    }
}

fn damage(text: &str, others: &[String], rng: &mut Generator) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=below(rng, 4) {
        let length = bytes.len().max(1) as u32;
        let at = below(rng, length) as usize;
        let to = (at + below(rng, 12) as usize).min(bytes.len());
        match below(rng, 8) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..to)),
            2 => bytes.insert(at.min(bytes.len()), below(rng, 256) as u8),
            3 if at < bytes.len() => bytes[at] = b"0123456789\"{}[],:-?x"[below(rng, 20) as usize],
            4 => {
                let copy = bytes[at.min(to)..to].to_vec();
                bytes.splice(at..at, copy);
            }
            5 => {
                let other = others[below(rng, others.len() as u32) as usize].as_bytes();
                let from = below(rng, other.len().max(1) as u32) as usize;
                let some = other[from..(from + 20).min(other.len())].to_vec();
                bytes.splice(at..to.max(at), some);
            }
            6 => replace_a_number(&mut bytes, rng),
            _ => swap_tokens(&mut bytes, rng),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Puts an extreme number where one stood.
fn replace_a_number(bytes: &mut Vec<u8>, rng: &mut Generator) {
    let digits: Vec<_> = (0..bytes.len()).filter(|at| bytes[*at].is_ascii_digit()).collect();
    if digits.is_empty() {
        return;
    }
    let from = digits[below(rng, digits.len() as u32) as usize];
    let to = (from..bytes.len()).find(|at| !bytes[*at].is_ascii_digit()).unwrap_or(bytes.len());
    let numbers = ["0", "1", "255", "256", "-1", "4294967295", "4294967296", "1e99", "17", "16"];
    let number = numbers[below(rng, numbers.len() as u32) as usize];
    bytes.splice(from..to, number.bytes());
}

/// Exchanges two quoted words.
fn swap_tokens(bytes: &mut Vec<u8>, rng: &mut Generator) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let mut parts: Vec<_> = text.split('"').collect();
    if parts.len() > 4 {
        let one = below(rng, parts.len() as u32) as usize;
        let other = below(rng, parts.len() as u32) as usize;
        parts.swap(one, other);
        *bytes = parts.join("\"").into_bytes();
    }
}
