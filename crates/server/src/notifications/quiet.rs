//! Hours in which nobody wants to hear anything.

use protocol::web::notifications::Quiet;

const DAY: i64 = 24 * 60;

/// When these hours end, if this moment is among them.
pub(crate) fn until(quiet: Quiet, now: i64) -> Option<i64> {
    let (from, to) = (i64::from(quiet.from), i64::from(quiet.to));
    let minute = (now.div_euclid(60) + i64::from(quiet.offset)).rem_euclid(DAY);
    let inside =
        if from <= to { (from..to).contains(&minute) } else { minute >= from || minute < to };
    inside.then(|| (now.div_euclid(60) + (to - minute).rem_euclid(DAY)) * 60)
}

/// Whether these are hours of a day, somewhere on earth.
pub(crate) fn is_possible(quiet: Quiet) -> bool {
    let day = 0..24 * 60;
    day.contains(&quiet.from)
        && day.contains(&quiet.to)
        && (-14 * 60..=14 * 60).contains(&quiet.offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_go_over_midnight_and_are_those_of_the_guest() {
        let clock = |hours: i64, minutes: i64| (hours * 60 + minutes) * 60;
        let night = |offset| Quiet { from: 22 * 60, to: 7 * 60, offset };
        // (offset, now in UTC, until)
        let cases = [
            (0, clock(21, 59), None),
            (0, clock(22, 0), Some(clock(31, 0))),
            (0, clock(30, 59), Some(clock(31, 0))),
            (0, clock(31, 0), None),
            (60, clock(21, 0), Some(clock(30, 0))),
            (-120, clock(23, 0), None),
            (-120, clock(24, 0), Some(clock(33, 0))),
        ];
        for (offset, now, end) in cases {
            assert_eq!(until(night(offset), now), end, "{offset} {now}");
        }
        let noon = Quiet { from: 720, to: 780, offset: 0 };
        assert_eq!(until(noon, clock(12, 30) + 17), Some(clock(13, 0)));
        let never = Quiet { from: 300, to: 300, offset: 0 };
        assert_eq!(until(never, clock(5, 0)), None);
    }
}
