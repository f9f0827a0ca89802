//! What is no finished game is refused with a reason.

use serde_json::{Value, json};
use study::{Settings, StudyError, open};

use super::golden;

fn refused(record: &str) -> StudyError {
    match open(record, Settings::default()) {
        Err(error) => error,
        Ok(study) => panic!("{study:?} was begun"),
    }
}

fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut record: Value = serde_json::from_str(&golden("base/3-short-greedy.json")).unwrap();
    change(&mut record);
    record.to_string()
}

#[test]
fn what_is_no_record_is_refused() {
    for text in ["", "{", "null", "[1, 2]", "{}", "{\"game\": 4}", "{\"game\": \"bazaar\"}"] {
        assert!(matches!(refused(text), StudyError::NotARecord(_)), "{text}");
    }
    let error = refused(&changed(|record| record["game"] = json!("chess")));
    assert_eq!(error.to_string(), "there is no game “chess” here");
}

#[test]
fn a_game_that_is_not_finished_is_refused_and_says_so() {
    let record = changed(|record| {
        record["actions"].as_array_mut().unwrap().truncate(60);
        record.as_object_mut().unwrap().remove("result");
    });
    assert_eq!(refused(&record), StudyError::Unfinished { actions: 60 });
    assert!(refused(&record).to_string().contains("not finished"));
}

#[test]
fn a_record_that_cannot_be_replayed_is_refused() {
    let wrong_action = changed(|record| record["actions"][20] = json!("end"));
    let wrong_result = changed(|record| record["result"] = json!([3, 2, 1, 4]));
    let too_new = changed(|record| record["rules_version"] = json!(9_999));
    let hidden = changed(|record| record["actions"][0] = json!("?"));
    for record in [wrong_action, wrong_result, too_new, hidden] {
        assert!(matches!(refused(&record), StudyError::Record(_)), "{}", refused(&record));
    }
    let nonsense = changed(|record| record["actions"][20] = json!("fly-to-the-moon"));
    assert!(matches!(refused(&nonsense), StudyError::NotARecord(_)));
}

#[test]
fn a_record_that_is_too_long_is_refused_before_it_is_replayed() {
    let record = changed(|record| {
        let actions = record["actions"].as_array_mut().unwrap();
        let end = actions.last().unwrap().clone();
        actions.resize(20_001, end);
    });
    assert_eq!(refused(&record), StudyError::TooLong { actions: 20_001, most: 20_000 });
}
