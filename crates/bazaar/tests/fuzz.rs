//! Damaged input: whatever is sent, the answer is an error or a game, never a panic.
//!
//! A bounded run: one second each, or as many as `BEDESTEN_FUZZ_SECONDS` says. The damage is done
//! to valid texts, byte by byte and token by token, because pure noise never gets past the first
//! brace. The generator starts from the clock's nanoseconds only if `BEDESTEN_FUZZ_SEED` says
//! `random`; otherwise every run is the same.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::time::{Duration, Instant};

use bazaar::{Action, Game, LayoutChoice, LayoutKind, Options, Setup, Variants};
use tabletop::{
    Answers, Dealer, Entry, Game as _, Ignore, Player, Record, Seed, Turn, Viewer, below,
    testing::Generator,
};

fn seconds() -> Duration {
    let seconds = std::env::var("BEDESTEN_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    Duration::from_secs_f64(seconds.unwrap_or(1.0))
}

fn generator() -> Generator {
    let random = std::env::var("BEDESTEN_FUZZ_SEED").is_ok_and(|seed| seed == "random");
    let now = Instant::now();
    let seed = if random { std::ptr::from_ref(&now) as u64 } else { 1 };
    Generator::new(seed)
}

/// Runs a target on damaged copies of a text until the time is up, and tells how often.
fn fuzz(texts: &[String], mut target: impl FnMut(&str, &mut Generator)) {
    let mut rng = generator();
    let end = Instant::now() + seconds();
    let mut runs = 0_u64;
    while Instant::now() < end {
        for _ in 0..20 {
            let text = &texts[below(&mut rng, texts.len() as u32) as usize];
            let damaged = damage(text, texts, &mut rng);
            target(&damaged, &mut rng);
            runs += 1;
        }
    }
    assert!(runs > 0);
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

fn options() -> Vec<Options> {
    let variants = Variants { neutral_assistants: true, caravan_leader: true };
    let layout = LayoutChoice::Kind(LayoutKind::Random);
    vec![
        Options::base(2),
        Options { layout, ..Options::base(3) },
        Options { variants, ..Options::base(4) },
        Options::mocha(3),
        Options { variants, layout: LayoutChoice::Kind(LayoutKind::Random), ..Options::mocha(2) },
    ]
}

/// A random game of so many actions.
fn record(options: &Options, plies: usize, rng: &mut Generator) -> Record<Game> {
    let seed = Seed::from_number(u64::from(below(rng, 1000)));
    let players = (0..options.players)
        .map(|seat| Player { name: format!("seat {seat}"), bot: Some("random".to_owned()) })
        .collect();
    let mut record = Record::<Game>::dealt(options.clone(), players, seed).unwrap();
    record.fairness.as_mut().unwrap().seed = Some(seed);
    let mut replay = record.start().unwrap();
    while record.actions.len() < plies && replay.game.turn() != Turn::Over {
        let dealt = replay.game.deal_chance(&mut Dealer::for_play(seed, replay.chances));
        let action = dealt.unwrap_or_else(|| {
            let mut answers = Answers::new();
            replay.game.legal_actions(&mut answers);
            answers[below(rng, answers.len() as u32) as usize]
        });
        record.actions.push(Entry::Known(action));
        replay.step(Entry::Known(action), &mut Ignore).unwrap();
    }
    record
}

#[test]
fn damaged_records_are_refused_or_replayed() {
    let mut rng = Generator::new(2);
    let mut records = Vec::new();
    for options in options() {
        for plies in [0, 40, 400] {
            records.push(serde_json::to_string(&record(&options, plies, &mut rng)).unwrap());
        }
    }
    fuzz(&records, |text, _| {
        if let Ok(record) = serde_json::from_str::<Record<Game>>(text) {
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

#[test]
fn damaged_setups_are_refused_or_playable() {
    let mut rng = Generator::new(3);
    let mut setups = Vec::new();
    for options in options() {
        let seed = Seed::from_number(9);
        let mut setup = Game::deal(&options, &mut Dealer::for_setup(seed)).unwrap();
        setups.push(serde_json::to_string(&setup).unwrap());
        for player in &mut setup.players {
            player.hand = Some([bazaar::Card::FiveLira].into_iter().collect());
        }
        setups.push(serde_json::to_string(&setup).unwrap());
        setups.push(serde_json::to_string(&options).unwrap());
    }
    fuzz(&setups, |text, _| {
        if let Ok(options) = serde_json::from_str::<Options>(text) {
            let _ = Game::deal(&options, &mut Dealer::for_setup(Seed::from_number(1)));
        }
        let Ok(setup) = serde_json::from_str::<Setup>(text) else { return };
        let Ok(mut game) = Game::start(&setup) else { return };
        for _ in 0..300 {
            let action = if let Some(outcome) = game.sample_chance(&mut rng) {
                outcome
            } else {
                let mut answers = Answers::new();
                game.legal_actions(&mut answers);
                answers[below(&mut rng, answers.len() as u32) as usize]
            };
            game.play(action, &mut Vec::new()).unwrap();
        }
        assert_eq!(game.audit(), Ok(()), "{text}");
    });
}

#[test]
fn damaged_notation_is_refused_or_the_same_again() {
    let texts: Vec<_> = Action::all().map(|action| action.to_string()).collect();
    fuzz(&texts, |text, _| {
        if let Ok(action) = text.parse::<Action>() {
            assert_eq!(action.to_string(), text);
        }
    });
}

#[test]
fn damaged_json_actions_are_refused_or_the_same_again() {
    let texts: Vec<_> =
        Action::all().map(|action| serde_json::to_string(&action).unwrap()).collect();
    fuzz(&texts, |text, _| {
        if let Ok(action) = serde_json::from_str::<Action>(text) {
            let again = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<Action>(&again).unwrap(), action, "{text}");
        }
    });
}
