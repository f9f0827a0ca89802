//! Decisions are judged by what a seat could know, and with care.

use serde_json::Value;
use study::{Cause, Mark, Settings};

use super::{SHALLOW, STUDIED, finished, golden};

const GAME: &str = "dice/2-medium-greedy.json";

#[test]
fn an_answer_is_judged_beside_the_best_ones_and_never_has_more_than_they() {
    let report = &*STUDIED;
    let mut judged = 0;
    for turn in &report.turns {
        for decision in turn.decisions.iter().filter(|decision| !decision.answers.is_empty()) {
            judged += 1;
            let seat = decision.seat.index();
            let chances: Vec<f64> = decision.answers.iter().map(|one| one.chances[seat]).collect();
            assert!(chances.is_sorted_by(|one, other| one >= other), "{decision:?}");
            assert!(decision.chances[seat] <= chances[0], "{decision:?}");
            let sure = decision.loss > 0.0;
            assert!(
                !sure || decision.loss > 2.0 * decision.noise,
                "within the noise: {decision:?}"
            );
            assert!(sure || decision.mark == Some(Mark::Masterpiece), "{decision:?}");
            assert!(decision.noise > 0.0, "{decision:?}");
        }
    }
    assert!(judged > 50, "{judged} decisions");
}

#[test]
fn where_one_answer_is_possible_it_is_the_only_way() {
    let report = &*STUDIED;
    let decisions = || report.turns.iter().flat_map(|turn| &turn.decisions);
    let only = |mark| mark == Some(Mark::OnlyWay);
    assert!(decisions().filter(|one| only(one.mark)).count() > 10);
    for one in decisions() {
        assert_eq!(only(one.mark), one.answers.is_empty(), "{one:?}");
    }
}

#[test]
fn a_player_without_a_plan_gives_away_more_than_one_with_a_plan() {
    let report = finished(&golden("dice/2-random-greedy.json"), SHALLOW);
    let [random, greedy] = &report.seats[..] else { panic!("two play") };
    assert!(random.bot.as_deref() == Some("random"), "{random:?}");
    assert!(random.error_rate > greedy.error_rate, "{random:?}\n{greedy:?}");
    assert!(random.accuracy < greedy.accuracy, "{random:?}\n{greedy:?}");
}

#[test]
fn turning_points_are_the_largest_changes_in_the_order_of_the_game() {
    let report = &*STUDIED;
    assert_eq!(report.turning_points.len(), 3);
    assert!(report.turning_points.is_sorted_by_key(|point| point.turn));
    let smallest =
        report.turning_points.iter().map(|point| point.change.abs()).reduce(f64::min).unwrap();
    for turn in &report.turns {
        let named = report.turning_points.iter().any(|point| point.turn == turn.turn);
        let luck = turn.luck_of_seats.iter().map(|luck| luck.abs()).fold(0.0, f64::max);
        assert!(named || luck <= smallest, "turn {} had luck of {luck}", turn.turn);
    }
    for point in &report.turning_points {
        assert_eq!(point.better.is_some(), point.cause == Cause::Choice, "{point:?}");
    }
}

#[test]
fn most_marks_stay_with_another_seed() {
    let [one, other] =
        [1, 2].map(|seed| finished(&golden(GAME), Settings { simulations: 400, seed }));
    let marks = |report: &study::Report| -> Vec<_> {
        let decisions = report.turns.iter().flat_map(|turn| &turn.decisions);
        decisions.filter(|one| !one.answers.is_empty()).map(|one| one.mark).collect()
    };
    let (one, other) = (marks(&one), marks(&other));
    let same = one.iter().zip(&other).filter(|(one, other)| one == other).count();
    assert!(same * 10 >= one.len() * 8, "{same} of {}", one.len());
}

#[test]
fn the_report_has_the_fields_that_are_promised() {
    let report = serde_json::to_value(&*STUDIED).unwrap();
    let has = |value: &Value, fields: &[&str]| {
        for field in fields {
            assert!(!value[field].is_null(), "{field} is missing in {value}");
        }
    };
    has(&report["seats"][0], &["error_rate", "luck", "luck_adjusted", "result"]);
    let fields = ["seat", "chances_before", "chances_after", "luck", "loss", "mark"];
    has(&report["turns"][0], &fields);
    let decisions = report["turns"].as_array().unwrap().iter().map(|turn| &turn["decisions"][0]);
    let decision = decisions.into_iter().find(|decision| !decision["answers"].is_null()).unwrap();
    has(decision, &["question", "answers", "played", "mark", "noise", "loss"]);
    has(&report["turning_points"][0], &["turn", "seat", "cause", "change"]);
}
