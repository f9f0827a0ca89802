use proptest::prelude::*;

use super::*;

const NOW: i64 = 1_700_000_000_000;

fn seat(index: u8) -> Seat {
    Seat::try_from(index).unwrap()
}

fn live(reserve: u32, increment: u32) -> Clocks {
    dealt(Pace::Live { reserve, increment })
}

fn dealt(pace: Pace) -> Clocks {
    let mut clocks = Clocks::new(pace, Late::StandIn).unwrap();
    clocks.deal(3);
    clocks.turn_to(Some(seat(0)), ClockStep::Reseated, NOW);
    clocks
}

fn answered(clocks: &mut Clocks, asked: Option<u8>, now: i64) {
    clocks.turn_to(asked.map(seat), ClockStep::Answered { new_turn: false }, now);
}

#[test]
fn small_questions_that_follow_each_other_are_one_wait() {
    let mut clocks = live(300, 10);
    for second in 1..=20 {
        answered(&mut clocks, Some(0), NOW + second * SECOND);
    }
    assert_eq!(clocks.deadline(), Some(NOW + 300 * SECOND), "nothing comes back in between");
    answered(&mut clocks, Some(1), NOW + 30 * SECOND);
    assert_eq!(clocks.left, [280 * SECOND, 300 * SECOND, 300 * SECOND]);
    assert_eq!(clocks.deadline(), Some(NOW + 330 * SECOND), "now the next one's runs");
}

#[test]
fn what_comes_back_is_never_more_than_the_reserve() {
    let mut clocks = live(300, 60);
    answered(&mut clocks, Some(1), NOW + SECOND);
    assert_eq!(clocks.left(seat(0)), 300 * SECOND);
}

#[test]
fn bots_have_no_clock() {
    let mut clocks = live(300, 0);
    answered(&mut clocks, None, NOW + SECOND);
    assert_eq!(clocks.deadline(), None);
    answered(&mut clocks, Some(0), NOW + 100 * SECOND);
    assert_eq!(clocks.deadline(), Some(NOW + 399 * SECOND));
    assert_eq!(clocks.over(NOW + 398 * SECOND), None);
    assert_eq!(clocks.over(NOW + 399 * SECOND), Some(seat(0)));
}

#[test]
fn another_turn_of_the_same_seat_is_another_wait() {
    let mut clocks = live(300, 10);
    clocks.turn_to(Some(seat(0)), ClockStep::Answered { new_turn: true }, NOW + 50 * SECOND);
    assert_eq!(clocks.left(seat(0)), 260 * SECOND);
    let mut clocks = dealt(Pace::Days { days: 2 });
    clocks.turn_to(Some(seat(0)), ClockStep::Answered { new_turn: true }, NOW + DAY);
    assert_eq!(clocks.deadline(), Some(NOW + 3 * DAY));
}

#[test]
fn whoever_takes_back_gains_no_time_and_costs_nobody_else_any() {
    let mut clocks = live(300, 10);
    let before = clocks.clone();
    answered(&mut clocks, Some(1), NOW + 50 * SECOND);
    clocks.turn_to(Some(seat(0)), ClockStep::TakenBack(seat(0)), NOW + 70 * SECOND);
    assert_eq!(clocks.left(seat(1)), 300 * SECOND, "nobody else pays");
    assert_eq!(clocks.deadline(), before.deadline(), "as if nothing had been answered");
}

#[test]
fn days_are_not_made_longer_by_taking_back() {
    let mut clocks = dealt(Pace::Days { days: 3 });
    answered(&mut clocks, Some(1), NOW + DAY);
    clocks.turn_to(Some(seat(0)), ClockStep::TakenBack(seat(0)), NOW + 2 * DAY);
    assert_eq!(clocks.deadline(), Some(NOW + 3 * DAY));
    answered(&mut clocks, Some(1), NOW + 2 * DAY);
    assert_eq!(clocks.deadline(), Some(NOW + 5 * DAY), "whoever is newly asked has all of them");
}

#[test]
fn days_stand_still_while_somebody_is_away() {
    let mut clocks = dealt(Pace::Days { days: 2 });
    let until = |days: i64| Some((NOW + days * DAY) / SECOND);
    clocks.set_away(vec![until(10), until(20), None], NOW + DAY);
    assert_eq!(clocks.deadline(), Some(NOW + 11 * DAY));
    clocks.set_away(vec![until(10), until(20), None], NOW + 5 * DAY);
    assert_eq!(clocks.deadline(), Some(NOW + 11 * DAY), "said twice is said once");
    clocks.set_away(vec![None, until(20), None], NOW + 6 * DAY);
    assert_eq!(clocks.deadline(), Some(NOW + 7 * DAY), "back earlier");
    answered(&mut clocks, Some(1), NOW + 6 * DAY);
    assert_eq!(clocks.deadline(), Some(NOW + 22 * DAY), "asked while away");

    let mut clocks = live(300, 0);
    clocks.set_away(vec![until(10), None, None], NOW);
    assert_eq!(clocks.deadline(), Some(NOW + 300 * SECOND), "a live game does not stand still");
}

#[test]
fn whoever_comes_back_has_less_time_each_time() {
    let mut clocks = live(300, 10);
    let times = [1, 2, 3, 4, 9, 99].map(|absences| {
        clocks.welcome_back(seat(0), absences, NOW);
        clocks.left(seat(0)) / SECOND
    });
    assert_eq!(times, [60, 30, 15, 7, 5, 5]);
    let mut short = live(20, 0);
    short.welcome_back(seat(0), 1, NOW);
    assert_eq!(short.left(seat(0)), 20 * SECOND, "never more than the reserve");
    let mut clocks = dealt(Pace::Days { days: 4 });
    clocks.welcome_back(seat(0), 2, NOW + DAY);
    assert_eq!(clocks.deadline(), Some(NOW + 3 * DAY));
}

#[test]
fn a_call_comes_once_for_each_question_when_a_quarter_of_the_days_is_left() {
    let mut clocks = dealt(Pace::Days { days: 4 });
    assert_eq!(clocks.next_look(), Some(NOW + 3 * DAY));
    assert_eq!(clocks.warn(NOW + 3 * DAY - 1), None);
    assert_eq!(clocks.warn(NOW + 3 * DAY), Some(NOW + 4 * DAY));
    assert!(clocks.is_short(NOW + 3 * DAY) && !clocks.is_short(NOW + 4 * DAY));
    assert_eq!(clocks.warn(NOW + 3 * DAY), None, "once");
    let mut away = clocks.clone();
    away.set_away(vec![Some((NOW + 9 * DAY) / SECOND)], NOW + 3 * DAY);
    assert!(!away.is_short(NOW + 3 * DAY), "it stands still");
    assert_eq!(clocks.next_look(), Some(NOW + 4 * DAY));
    answered(&mut clocks, Some(0), NOW + 3 * DAY);
    assert_eq!(clocks.warn(NOW + 3 * DAY + 1), None, "the same wait");
    answered(&mut clocks, Some(1), NOW + 3 * DAY);
    assert_eq!(clocks.next_look(), Some(NOW + 6 * DAY), "the next one's");
    assert_eq!(clocks.warn(NOW + 8 * DAY), None, "it is over: nothing is left to hurry for");
    assert_eq!(live(300, 0).next_look(), Some(NOW + 300 * SECOND), "a live game needs no call");
}

#[test]
fn whoever_comes_back_to_little_time_is_not_called() {
    let mut clocks = dealt(Pace::Days { days: 4 });
    clocks.welcome_back(seat(0), 1, NOW);
    assert_eq!(clocks.next_look(), Some(NOW + 3 * DAY), "all of it");
    clocks.welcome_back(seat(0), 3, NOW);
    assert_eq!(clocks.next_look(), Some(NOW + DAY), "a quarter");
}

#[test]
fn a_closed_house_costs_live_players_nothing_and_days_go_on() {
    let mut clocks = live(300, 0);
    assert!(clocks.forgive(NOW + 1_000 * SECOND));
    assert_eq!(clocks.deadline(), Some(NOW + 1_300 * SECOND));
    assert!(!clocks.forgive(NOW + 1_000 * SECOND), "once");
    let mut clocks = dealt(Pace::Days { days: 2 });
    assert!(!clocks.forgive(NOW + DAY));
    assert_eq!(clocks.deadline(), Some(NOW + 2 * DAY));
}

#[test]
fn paces_are_bounded_and_for_more_than_one_person() {
    let bounds = Paces::default();
    let live = |reserve, increment| Pace::Live { reserve, increment };
    // (pace, people, whether it is allowed)
    let cases = [
        (Pace::Untimed {}, 1, true),
        (live(300, 10), 2, true),
        (live(300, 10), 1, false),
        (live(59, 10), 2, false),
        (live(7_201, 10), 2, false),
        (live(u32::MAX, u32::MAX), 2, false),
        (live(60, 121), 2, false),
        (Pace::Days { days: 14 }, 5, true),
        (Pace::Days { days: 0 }, 2, false),
        (Pace::Days { days: 15 }, 2, false),
        (Pace::Days { days: 3 }, 1, false),
    ];
    for (pace, people, allowed) in cases {
        assert_eq!(check(pace, people, &bounds).is_ok(), allowed, "{pace:?} for {people}");
    }
}

proptest! {
    /// Whatever happens, no time is below nothing or above the whole, nobody waits longer than that
    /// at once, and nobody but the one whose time ran pays.
    #[test]
    fn time_is_never_made(
        days: bool,
        steps in prop::collection::vec((0_u8..5, 0_u8..4, 0_i64..400), 1..60),
    ) {
        let pace =
            if days { Pace::Days { days: 1 } } else { Pace::Live { reserve: 300, increment: 20 } };
        let mut clocks = dealt(pace);
        let mut now = NOW;
        for (kind, who, seconds) in steps {
            now += seconds * SECOND;
            let asked = (who < 3).then(|| seat(who));
            let runs = clocks.runs;
            let before = clocks.clone();
            let by = asked.unwrap_or(seat(0));
            let step = match kind {
                0 | 1 => ClockStep::Answered { new_turn: false },
                2 => ClockStep::Answered { new_turn: true },
                3 => ClockStep::TakenBack(by),
                _ => ClockStep::Reseated,
            };
            clocks.turn_to(asked, step, now);
            for index in 0..3 {
                let (left, had) = (clocks.left(seat(index)), before.left(seat(index)));
                prop_assert!((0..=clocks.full()).contains(&left));
                let concerned = [runs, asked, Some(by)].contains(&Some(seat(index)));
                prop_assert!(concerned || left == had, "{index} had nothing to do with it");
            }
            prop_assert_eq!(clocks.runs, asked);
            let wait = clocks.deadline().map_or(0, |deadline| deadline - now);
            prop_assert!(wait <= clocks.full());
            let text = clocks.text().unwrap();
            prop_assert_eq!(serde_json::from_str::<Clocks>(&text).unwrap(), clocks.clone());
        }
    }

    /// Answering and taking back again and again never gives more time than sitting still.
    #[test]
    fn taking_back_is_no_way_to_gain_time(waits in prop::collection::vec(0_i64..30, 1..20)) {
        let mut clocks = live(300, 20);
        let deadline = clocks.deadline();
        let mut now = NOW;
        for pair in waits.chunks(2) {
            now += pair[0] * SECOND;
            answered(&mut clocks, Some(1), now);
            now += pair.get(1).copied().unwrap_or_default() * SECOND;
            clocks.turn_to(Some(seat(0)), ClockStep::TakenBack(seat(0)), now);
        }
        prop_assert!(clocks.deadline() <= deadline.max(Some(now)));
    }
}
