//! Programs that do not. Whatever they do, a sentence says it, soon, and they are gone.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use bots::{Run, Sight};
use tabletop::Game as _;

use crate::table::{
    PATIENT, failure_of, failure_within, generator, new_game, play, python, scratch,
};

/// Short enough not to wait for, long enough for an honest answer on a busy machine.
const HASTY: u32 = 700;

#[track_caller]
fn says(failure: &str, parts: &[&str]) {
    for part in parts {
        assert!(failure.contains(part), "“{part}” is not in: {failure}");
    }
    assert!(!failure.contains(char::is_control), "not fit for a terminal: {failure:?}");
    assert!(failure.chars().count() < 600, "too long: {failure}");
}

#[test]
fn a_program_that_does_not_start_is_named() {
    let run = Run::new("no-such-program --fast", PATIENT).unwrap();
    let failure = failure_within(run, Duration::from_secs(1));
    says(&failure, &["“no-such-program --fast” cannot be started"]);
}

#[test]
fn a_crash_is_told_with_the_last_line_of_the_standard_error() {
    let failure = failure_of("crash at once", PATIENT);
    says(&failure, &["ended by itself", "exit status: 1", "its last words: no licence to trade"]);
    says(&failure_of("crash", PATIENT), &["ended by itself", "ValueError: more than ten"]);
}

#[test]
fn whoever_does_not_get_ready_is_not_waited_for() {
    for wrong in ["stall at once", "flood before hello"] {
        let command = python("tests/programs/misbehaving.py", &[wrong]);
        let run = Run::new(&command, PATIENT).unwrap().ready_within(Duration::from_millis(300));
        let failure = failure_within(run, Duration::from_secs(3));
        says(&failure, &["did not say that it is ready within 300 ms"]);
    }
}

#[test]
fn whoever_does_not_answer_is_not_waited_for() {
    for wrong in ["stall", "flood", "never read"] {
        says(&failure_of(wrong, HASTY), &["did not answer within 700 ms"]);
    }
    says(&failure_of("stall", HASTY), &["its last words: thinking"]);
}

#[test]
fn whatever_is_no_answer_is_refused() {
    // (what it does, what is said about it)
    let cases = [
        ("garbage", "wrote a line that is no message: “I go to the [31m Fountain"),
        ("not text", "not text in UTF-8"),
        ("huge line", "wrote a line of more than 65536 bytes"),
        ("illegal", "answered “dice-6-6”, which is not among the legal answers"),
        ("unknown", "answered “fly”, which is not an action in notation"),
        ("another field", "no message: “{\"type\": \"answer\", \"number\": 4, \"id\""),
        ("wrong number", "answered position 5 when it was asked about position 4"),
        ("answer twice", "answered position 1 when it was asked about position 2"),
        ("ready again", "said “ready” without being asked"),
        ("answer hello with an answer", "said “answer” without being asked"),
        ("other version", "speaks version 2 of the protocol, but this program speaks version 1"),
        ("close output", "closed its standard output"),
    ];
    for (wrong, said) in cases {
        says(&failure_of(wrong, PATIENT), &[said]);
    }
}

#[test]
fn a_flood_of_complaints_stops_nobody() {
    says(&failure_of("flood stderr", PATIENT), &["answered “fly”", "its last words: enough"]);
}

#[test]
fn the_end_of_the_game_is_not_held_up() {
    let command = python("tests/programs/misbehaving.py", &["stall at the end"]);
    let mut run = Run::new(&command, PATIENT).unwrap();
    let mut rng = generator(1);
    let mut game = new_game(2, &mut rng);
    play_three_questions(&mut run, &mut game, &mut rng);
    let ranking = tabletop::Ranking::by_score(&[1, 2]);
    let before = Instant::now();
    bots::Bot::<bazaar::Game>::game_over(&mut run, &ranking);
    drop(run);
    assert!(before.elapsed() < Duration::from_secs(2), "{:?}", before.elapsed());
}

/// As many as the misbehaving program answers well.
fn play_three_questions(run: &mut Run, game: &mut bazaar::Game, rng: &mut rand_pcg::Pcg64Mcg) {
    let mut asked = 0;
    while asked < 3 {
        let action = if let Some(sight) = Sight::of(game) {
            asked += 1;
            bots::Bot::choose(run, &sight, rng).unwrap()
        } else {
            game.sample_chance(rng).unwrap()
        };
        game.play(action, &mut tabletop::Ignore).unwrap();
    }
}

/// Neither a stalled program nor what it started is left, not even as a zombie.
#[test]
#[cfg(target_os = "linux")]
fn nothing_is_left_of_a_program_and_its_children() {
    for failing in [true, false] {
        let file = scratch(&format!("processes-{failing}.txt"));
        let arguments = ["leave children", file.to_str().unwrap()];
        let command = python("tests/programs/misbehaving.py", &arguments);
        let mut run = Run::new(&command, if failing { HASTY } else { PATIENT }).unwrap();
        let mut rng = generator(1);
        let mut game = new_game(2, &mut rng);
        if failing {
            let mut other = bots::Random;
            play(&mut game, &mut [&mut run, &mut other], &mut rng).unwrap_err();
        } else {
            play_three_questions(&mut run, &mut game, &mut rng);
            drop(run);
        }
        let processes = fs::read_to_string(file).unwrap();
        let mut processes = processes.split(' ');
        let (own, child) = (processes.next().unwrap(), processes.next().unwrap());
        assert!(!Path::new("/proc").join(own).exists(), "the program is still there");
        // Its child has another parent now, who may take a moment to bury it.
        let deadline = Instant::now() + Duration::from_secs(5);
        while is_alive(child) {
            assert!(Instant::now() < deadline, "the child is still alive");
            std::thread::yield_now();
        }
    }
}

#[cfg(target_os = "linux")]
fn is_alive(process: &str) -> bool {
    let status = fs::read_to_string(Path::new("/proc").join(process).join("stat"));
    status.is_ok_and(|status| !status.contains(") Z "))
}
