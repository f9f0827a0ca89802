//! The puzzles of the house keep what they promise.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::collections::BTreeSet;

use protocol::web::puzzles::PuzzleAttempt;
use puzzles::{BOOKS, Book, HOUSE, NEWCOMER, PuzzleError, RULESETS};
use serde_json::{Value, json};
use study::Mark;

fn books() -> Vec<Book> {
    BOOKS.iter().map(|text| Book::read(text).unwrap()).collect()
}

fn give_up() -> PuzzleAttempt<Value> {
    PuzzleAttempt { answer: None, hinted: false, standing: None }
}

#[test]
fn every_ruleset_has_a_book_that_can_be_read() {
    let rulesets: Vec<String> = books().into_iter().map(|book| book.ruleset).collect();
    assert_eq!(rulesets, RULESETS);
    let listed: Vec<usize> = HOUSE.list().iter().map(|list| list.puzzles.len()).collect();
    assert!(listed.iter().all(|puzzles| *puzzles > 0), "{listed:?}");
}

#[test]
fn a_book_that_is_written_again_is_the_same() {
    for (book, text) in books().iter().zip(BOOKS) {
        assert!(book.write().unwrap() == text, "{} differs", book.ruleset);
    }
}

#[test]
fn every_answer_that_can_be_given_is_judged_and_one_alone_is_right() {
    for book in books() {
        for puzzle in &book.puzzles {
            let table = HOUSE.table(&puzzle.id).unwrap();
            let position: Value = serde_json::from_str(table.position.get()).unwrap();
            let asked = &position["asked"];
            assert_eq!(asked["seat"], json!(puzzle.found.seat), "{}", puzzle.id);
            let answers = asked["answers"].as_array().unwrap();
            let notations: BTreeSet<&str> =
                answers.iter().filter_map(|answer| answer["notation"].as_str()).collect();
            let judged: BTreeSet<&str> = puzzle.found.losses.keys().map(String::as_str).collect();
            assert_eq!(notations, judged, "{}", puzzle.id);
            let verdict = HOUSE.answer(&puzzle.id, &give_up()).unwrap();
            assert_eq!(verdict.solutions.len(), 1, "{}", puzzle.id);
            assert!(!verdict.right && verdict.mark.is_none());
            for answer in answers {
                let given = Some(answer["action"].clone());
                let attempt =
                    PuzzleAttempt { answer: given, hinted: false, standing: Some(NEWCOMER) };
                let verdict = HOUSE.answer(&puzzle.id, &attempt).unwrap();
                let is_solution = answer["notation"] == json!(verdict.solutions[0]);
                assert_eq!(verdict.right, is_solution, "{} {answer}", puzzle.id);
                assert_eq!(verdict.right, verdict.mark == Some(Mark::Masterpiece));
                let gained = verdict.standing.unwrap().rating - NEWCOMER.rating;
                assert_eq!(gained > 0.0, is_solution);
            }
        }
    }
}

#[test]
fn the_best_answer_is_explained_and_what_was_played_is_shown() {
    for book in books() {
        for puzzle in &book.puzzles {
            let answers = &puzzle.found.answers;
            assert!(puzzle.found.is_right(&answers[0].action), "{}", puzzle.id);
            assert_eq!(answers.iter().filter(|answer| answer.played).count(), 1, "{}", puzzle.id);
            assert!(answers.iter().all(|answer| !answer.line.is_empty()), "{}", puzzle.id);
        }
    }
}

#[test]
fn the_game_of_a_puzzle_can_be_studied() {
    for book in books() {
        for puzzle in book.puzzles.iter().step_by(7) {
            let record = HOUSE.record(&puzzle.id).unwrap().to_string();
            let study = study::open(&record, study::Settings::default()).unwrap();
            assert_eq!(study.report().ruleset, book.ruleset);
        }
    }
}

#[test]
fn what_is_no_puzzle_or_no_answer_is_refused() {
    assert_eq!(HOUSE.table("base-0").unwrap_err(), PuzzleError::NoSuchPuzzle);
    assert_eq!(HOUSE.answer("", &give_up()).unwrap_err(), PuzzleError::NoSuchPuzzle);
    let id = &HOUSE.list()[0].puzzles[0].id;
    for answer in [json!(null), json!(7), json!({"do": "fly"}), json!({"do": "move", "to": 99})] {
        let attempt = PuzzleAttempt { answer: Some(answer), ..give_up() };
        assert_eq!(HOUSE.answer(id, &attempt).unwrap_err(), PuzzleError::NotAnAnswer);
    }
}

#[test]
fn a_damaged_book_is_refused() {
    let text = BOOKS[0];
    assert!(Book::read(&text[..text.len() / 2]).is_err());
    let mut twice = books().remove(0);
    twice.puzzles.push(twice.puzzles[0].clone());
    assert!(Book::read(&twice.write().unwrap()).is_err(), "two of one name");
    let mut nowhere = books().remove(0);
    nowhere.puzzles[0].game = 10_000;
    assert!(Book::read(&nowhere.write().unwrap()).is_err(), "a puzzle of no game");
}
