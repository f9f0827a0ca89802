//! Being away: how long, and how often.

use protocol::web::{Code, Problem, clocks::Away};
use store::Vacation;

const DAY: i64 = 24 * 60 * 60;
/// At a time.
const LONGEST: i64 = 30 * DAY;
/// Within a year.
const MOST: i64 = 60 * DAY;
pub(crate) const YEAR: i64 = 365 * DAY;

/// The vacation that lasts, if one does.
pub(crate) fn current(vacations: &[Vacation], now: i64) -> Option<Vacation> {
    let lasting =
        vacations.iter().filter(|vacation| vacation.begins <= now && now < vacation.until);
    lasting.max_by_key(|vacation| vacation.until).copied()
}

/// How somebody stands whose vacations of the last year are these.
pub(crate) fn standing(vacations: &[Vacation], now: i64) -> Away {
    let lasting = current(vacations, now);
    let begins = lasting.map_or(now, |vacation| vacation.begins);
    let others = vacations.iter().filter(|vacation| Some(**vacation) != lasting);
    let spent =
        |vacation: &Vacation| (vacation.until.min(now) - vacation.begins.max(now - YEAR)).max(0);
    let left = MOST - others.map(spent).sum::<i64>();
    let latest = begins + LONGEST.min(left);
    Away { until: lasting.map(|vacation| vacation.until), latest: latest.max(now) }
}

/// What has to be kept when somebody says how long they are away, or that they are back.
pub(crate) fn change(
    vacations: &[Vacation],
    until: Option<i64>,
    now: i64,
) -> Result<Option<Vacation>, Problem> {
    let lasting = current(vacations, now);
    let Some(until) = until else {
        return Ok(lasting.map(|vacation| Vacation { until: now, ..vacation }));
    };
    let Away { latest, .. } = standing(vacations, now);
    if until <= now {
        return Err(Problem::new(Code::Malformed, "this moment is over"));
    }
    if until > latest {
        let message = "a vacation has at most 30 days, and all of a year together 60";
        let mut problem = Problem::new(Code::TooMany, message);
        problem.detail = Some(latest.into());
        return Err(problem);
    }
    Ok(Some(Vacation { begins: lasting.map_or(now, |vacation| vacation.begins), until }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_000 * DAY;

    fn days(begins: i64, until: i64) -> Vacation {
        Vacation { begins: NOW + begins * DAY, until: NOW + until * DAY }
    }

    #[test]
    fn a_vacation_has_thirty_days_and_a_year_sixty() {
        // (vacations before, the latest day that may be said)
        let cases: [(&[Vacation], i64); 6] = [
            (&[], 30),
            (&[days(-100, -70)], 30),
            (&[days(-100, -70), days(-60, -40)], 10),
            (&[days(-100, -70), days(-60, -30)], 0),
            (&[days(-400, -350)], 30),
            (&[days(-10, 5)], 20),
        ];
        for (before, latest) in cases {
            let standing = standing(before, NOW);
            assert_eq!(standing.latest, NOW + latest * DAY, "after {before:?}");
            let last = change(before, Some(standing.latest), NOW);
            assert_eq!(last.is_ok(), latest > 0, "after {before:?}");
            assert!(change(before, Some(standing.latest + 1), NOW).is_err(), "after {before:?}");
        }
    }

    #[test]
    fn a_vacation_that_lasts_is_changed_and_not_added_to() {
        let lasting = [days(-10, 5)];
        let longer = change(&lasting, Some(NOW + 15 * DAY), NOW).unwrap();
        assert_eq!(longer, Some(days(-10, 15)));
        assert_eq!(change(&lasting, None, NOW).unwrap(), Some(days(-10, 0)), "back");
        assert_eq!(change(&[], None, NOW).unwrap(), None, "was never away");
        assert!(change(&[], Some(NOW), NOW).is_err(), "it would be over at once");
        assert!(change(&[], Some(i64::MAX), NOW).is_err());
        assert!(change(&[], Some(i64::MIN), NOW).is_err());
    }
}
