//! The mathematics of ratings: Weng and Lin's, in which everybody at a table is compared with
//! everybody else.
//!
//! A skill is a number and how unsure we are of it, one standard deviation. What people read is made of
//! it here and nowhere else.

use bots::Level;
use protocol::web::ratings::Rating;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use store::{Counted, Skill};

/// What is assumed of somebody we know nothing about.
pub(crate) const NEWCOMER: Skill = Skill { rating: 25.0, uncertainty: 25.0 / 3.0 };

/// How much somebody may have changed since their last game: without it, those who played much could
/// not get better any more.
const CHANGES: f64 = 25.0 / 300.0;

/// So many standard deviations make nineteen of twenty cases.
const SURE: f64 = 2.0;

/// Points of what people read. With 30 for one, 400 points are odds of ten to one among players we are
/// sure of, as chess players are used to.
const POINTS: f64 = 30.0;
const MIDDLE: f64 = 1500.0;

/// Where the bots begin: as far apart as the measured ladder has them at tables of four
/// (docs/bots.md), and half as unsure as people.
pub(super) const fn of_bot(level: Level) -> Skill {
    let rating = match level {
        Level::Easy => 15.0,
        Level::Medium => 25.0,
        Level::Hard => 29.0,
        Level::Expert => 31.5,
        Level::Master => 33.0,
    };
    Skill { rating, uncertainty: 25.0 / 6.0 }
}

/// What is almost certain; leaderboards are sorted by it.
fn floor(skill: Skill) -> f64 {
    SURE.mul_add(-skill.uncertainty, skill.rating)
}

/// A skill as people read it.
pub(crate) fn read(skill: Skill) -> Rating {
    let rating = POINTS.mul_add(skill.rating - NEWCOMER.rating, MIDDLE).round();
    let uncertainty = (POINTS * SURE * skill.uncertainty).round() as i32;
    Rating { rating: rating as i32, uncertainty: uncertainty.unsigned_abs() }
}

/// What a table says about those who sat at it.
///
/// Where somebody left, it says something about those who left alone, and nothing good: whoever stayed
/// did not play the game they sat down for.
pub(super) fn weigh(seats: &[Counted], before: &[Skill]) -> Vec<Option<(Skill, f64)>> {
    let known = |seat: &usize| seats[*seat].player.is_some();
    let players: Vec<usize> = (0..seats.len()).filter(known).collect();
    let abandoned = seats.iter().any(|seat| seat.has_left);
    let after = |seat: usize| {
        if !players.contains(&seat) {
            return None;
        }
        if !abandoned {
            return compared(seats, before, seat, &players);
        }
        if !seats[seat].has_left {
            return None;
        }
        // With those who stayed; if nobody did, with the others who left.
        let stayed = players.iter().copied().filter(|other| !seats[*other].has_left);
        let mut others: Vec<usize> = stayed.collect();
        if others.is_empty() {
            others.clone_from(&players);
        }
        let skill = lost(before, seat, &others)?;
        Some(Skill { rating: skill.rating.min(before[seat].rating), ..skill })
    };
    let by_seat: Vec<Option<Skill>> = (0..seats.len()).map(after).collect();
    let shared = |seat: usize| {
        let skill = mean_of_player(seats, &by_seat, seat)?;
        Some((skill, floor(skill)))
    };
    (0..seats.len()).map(shared).collect()
}

/// After a game that was played by all: everybody is compared with everybody.
fn compared(seats: &[Counted], before: &[Skill], seat: usize, players: &[usize]) -> Option<Skill> {
    let place = |other: &usize| (before[*other], usize::from(seats[*other].place));
    let others = players.iter().filter(|other| **other != seat);
    let table: Vec<_> = [&seat].into_iter().chain(others).map(place).collect();
    first(&table)
}

/// After a game that this one left: worse than all of these.
fn lost(before: &[Skill], seat: usize, others: &[usize]) -> Option<Skill> {
    let others = others.iter().filter(|other| **other != seat);
    let table: Vec<_> =
        [(before[seat], 2)].into_iter().chain(others.map(|other| (before[*other], 1))).collect();
    first(&table)
}

/// What the first of these is worth after they came to these places.
fn first(table: &[(Skill, usize)]) -> Option<Skill> {
    if table.len() < 2 {
        return None;
    }
    let rated = |(skill, place): &(Skill, usize)| {
        let uncertainty = skill.uncertainty.hypot(CHANGES);
        ([WengLinRating { rating: skill.rating, uncertainty }], MultiTeamOutcome::new(*place))
    };
    let teams: Vec<_> = table.iter().map(rated).collect();
    let teams: Vec<_> = teams.iter().map(|(team, place)| (&team[..], *place)).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let after = after.first()?.first()?;
    Some(Skill { rating: after.rating, uncertainty: after.uncertainty })
}

/// A bot may sit on several seats: its rating moves by the mean of what they say.
fn mean_of_player(seats: &[Counted], by_seat: &[Option<Skill>], seat: usize) -> Option<Skill> {
    by_seat[seat]?;
    let same: Vec<Skill> = seats
        .iter()
        .zip(by_seat)
        .filter(|(other, _)| other.player == seats[seat].player)
        .filter_map(|(_, skill)| *skill)
        .collect();
    let mean = |of: fn(&Skill) -> f64| same.iter().map(of).sum::<f64>() / same.len() as f64;
    Some(Skill { rating: mean(|skill| skill.rating), uncertainty: mean(|skill| skill.uncertainty) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(player: &str, place: u8) -> Counted {
        let player = (!player.is_empty()).then(|| player.to_owned());
        Counted { player, place, has_left: false, newcomer: NEWCOMER }
    }

    fn left(player: &str, place: u8) -> Counted {
        Counted { has_left: true, ..seat(player, place) }
    }

    /// What newcomers gain or lose, in points.
    fn changes(seats: &[Counted]) -> Vec<Option<i32>> {
        let before = vec![NEWCOMER; seats.len()];
        let change = |after: Option<(Skill, f64)>| Some(read(after?.0).rating - 1500);
        weigh(seats, &before).into_iter().map(change).collect()
    }

    #[test]
    fn newcomers_read_1500_and_are_hardly_known() {
        assert_eq!(read(NEWCOMER), Rating { rating: 1500, uncertainty: 500 });
        let levels = Level::ALL.map(|level| read(of_bot(level)).rating);
        assert_eq!(levels, [1200, 1500, 1620, 1695, 1740], "as far apart as the ladder has them");
    }

    #[test]
    fn the_better_the_place_the_more_is_gained() {
        let changes = changes(&[seat("c", 3), seat("a", 1), seat("d", 4), seat("b", 2)]);
        let changes: Vec<i32> = changes.into_iter().flatten().collect();
        assert!(changes[1] > changes[3] && changes[3] > changes[0] && changes[0] > changes[2]);
        assert_eq!(changes.iter().sum::<i32>(), 0, "equals win from each other: {changes:?}");
    }

    #[test]
    fn a_shared_place_is_worth_the_same_and_between_equals_nothing() {
        assert_eq!(changes(&[seat("a", 1), seat("b", 1)]), [Some(0), Some(0)]);
        let shared = changes(&[seat("a", 1), seat("b", 1), seat("c", 3)]);
        assert_eq!(shared[0], shared[1]);
        assert!(shared[0] > Some(0) && shared[2] < Some(0), "{shared:?}");
    }

    #[test]
    fn a_victory_over_somebody_stronger_is_worth_more() {
        let strong = Skill { rating: 32.0, uncertainty: 3.0 };
        let weak = Skill { rating: 18.0, ..strong };
        let seats = [seat("a", 1), seat("b", 2)];
        let after = |opponent| weigh(&seats, &[NEWCOMER, opponent])[0].unwrap().0.rating;
        assert!(after(strong) > after(NEWCOMER) && after(NEWCOMER) > after(weak));
    }

    #[test]
    fn with_every_game_more_is_known_but_never_all() {
        let mut skills = vec![NEWCOMER, NEWCOMER];
        for game in 0..200 {
            let winner = 1 + game % 2;
            let after = weigh(&[seat("a", winner), seat("b", 3 - winner)], &skills);
            let after: Vec<Skill> = after.into_iter().map(|after| after.unwrap().0).collect();
            assert!(game > 20 || after[0].uncertainty < skills[0].uncertainty);
            skills = after;
        }
        assert!((20..120).contains(&read(skills[0]).uncertainty), "{:?}", read(skills[0]));
    }

    #[test]
    fn what_is_almost_certain_is_the_lower_end() {
        let after = weigh(&[seat("a", 1), seat("b", 2)], &[NEWCOMER; 2]);
        let (skill, floor) = after[0].unwrap();
        assert!((skill.rating - 2.0 * skill.uncertainty - floor).abs() < 1e-9);
    }

    #[test]
    fn who_left_loses_and_nobody_gains() {
        let abandoned = changes(&[seat("a", 1), left("b", 3), seat("c", 2)]);
        assert_eq!((abandoned[0], abandoned[2]), (None, None), "others stay as they are");
        let last = changes(&[seat("a", 1), seat("b", 3), seat("c", 2)]);
        assert_eq!(abandoned[1], last[1], "as much as in the last place");
    }

    #[test]
    fn two_who_left_both_lose_also_among_themselves() {
        let both = changes(&[left("a", 2), left("b", 2), seat("c", 1)]);
        assert!(both[0] < Some(0) && both[0] == both[1] && both[2].is_none(), "{both:?}");
        let all = changes(&[left("a", 1), left("b", 1)]);
        assert!(all[0] < Some(0) && all[0] == all[1], "{all:?}");
        let mut skills = [NEWCOMER, of_bot(Level::Expert)];
        skills.swap(0, 1);
        for after in weigh(&[left("a", 1), left("b", 1)], &skills).iter().zip(skills) {
            assert!(after.0.unwrap().0.rating <= after.1.rating);
        }
    }

    #[test]
    fn where_a_forgotten_one_left_nothing_counts() {
        assert_eq!(changes(&[seat("a", 1), left("", 2)]), [None, None]);
        assert_eq!(changes(&[seat("a", 1)]), [None], "alone");
        assert_eq!(changes(&[seat("a", 1), seat("", 2), seat("b", 3)])[1], None);
        assert!(changes(&[]).is_empty());
    }

    #[test]
    fn a_bot_on_several_seats_moves_once() {
        let after = changes(&[seat("a", 1), seat("bot", 2), seat("bot", 3)]);
        assert_eq!(after[1], after[2]);
        assert!(after[0] > Some(0) && after[1] < Some(0));
        let alone = changes(&[seat("bot", 1), seat("bot", 2)]);
        assert_eq!(alone, [Some(0), Some(0)], "against itself it wins nothing");
    }
}
