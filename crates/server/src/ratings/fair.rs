//! Which tables can count, and who comes where at one that somebody left.

use protocol::web::Problem;
use tabletop::{Ranking, Seat};

use crate::{
    app::App,
    failure::store_problem,
    tables::seats::{self, Seated},
};

/// Whether the result of a game with these seats says something about those who play it: at least
/// two players, each on one seat, and every person with an account.
pub(crate) async fn can_be_rated(app: &App, seats: &[Seated]) -> Result<bool, Problem> {
    let people = seats::guests(seats);
    let seats_of_people = seats.iter().filter(|seat| seat.guest().is_some()).count();
    let bots = seats.iter().any(|seat| seat.level().is_some());
    if people.len() != seats_of_people || (people.len() < 2 && !bots) {
        return Ok(false);
    }
    for guest in &people {
        let account = app.store.account(guest).await.map_err(|error| store_problem(&error))?;
        if account.is_none() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Who was gone at the end, by seat: for good, or with a bot still in their place. An empty name, if
/// they were forgotten.
pub(super) fn who_left(seats: &[Seated]) -> Vec<Option<String>> {
    let late = |seat: &Seated| seat.guest().filter(|_| seat.stand_in).map(str::to_owned);
    seats.iter().map(|seat| seat.left_by.clone().or_else(|| late(seat))).collect()
}

/// Where somebody came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) place: u8,
    pub(super) has_left: bool,
    /// Who it was, if it is not who sits there now.
    pub(super) left_by: Option<String>,
}

/// The places of all who stayed, as the game has it; after them all who left. Without a ranking all
/// who stayed are equal.
pub(super) fn standings(ranking: Option<&Ranking>, left: Vec<Option<String>>) -> Vec<Standing> {
    let rank = |seat: usize| {
        let seat = Seat::try_from(seat as u8).ok()?;
        ranking.and_then(|ranking| ranking.rank(seat))
    };
    let stayed: Vec<usize> = (0..left.len()).filter(|seat| left[*seat].is_none()).collect();
    let place = |seat: usize| {
        let better = stayed.iter().filter(|other| rank(**other) < rank(seat)).count();
        1 + better as u8
    };
    let last = 1 + stayed.len() as u8;
    let places: Vec<u8> =
        (0..left.len()).map(|seat| if left[seat].is_none() { place(seat) } else { last }).collect();
    let standing = |(place, left_by): (u8, Option<String>)| Standing {
        place,
        has_left: left_by.is_some(),
        left_by,
    };
    places.into_iter().zip(left).map(standing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(scores: &[u8], left: &[bool]) -> Vec<u8> {
        let left = left.iter().map(|left| left.then(|| "guest".to_owned())).collect();
        let ranking = Ranking::by_score(scores);
        standings(Some(&ranking), left).iter().map(|standing| standing.place).collect()
    }

    #[test]
    fn whoever_left_comes_after_all_who_stayed() {
        assert_eq!(places(&[5, 4, 3], &[false; 3]), [1, 2, 3]);
        assert_eq!(places(&[5, 5, 3], &[false; 3]), [1, 1, 3], "a shared place");
        assert_eq!(places(&[5, 4, 3], &[true, false, false]), [3, 1, 2], "the bot won for nobody");
        assert_eq!(places(&[5, 4, 3, 2], &[true, false, true, false]), [3, 1, 3, 2]);
        assert_eq!(places(&[5, 4], &[true, true]), [1, 1], "all of them");
    }

    #[test]
    fn without_an_end_all_who_stayed_are_equal() {
        let left = vec![None, Some("guest".to_owned()), None];
        let places: Vec<_> = standings(None, left).iter().map(|seat| seat.place).collect();
        assert_eq!(places, [1, 3, 1]);
    }

    #[test]
    fn what_is_kept_of_a_seat_says_who_left_it() {
        let seats: Vec<Seated> = serde_json::from_str(
            r#"[{"sitter":"person","id":"a","name":"Ada"},
                {"sitter":"bot","level":"medium","name":"Bora","left_by":"b"},
                {"sitter":"bot","level":"hard","name":"Cem"},
                {"sitter":"bot","level":"medium","name":"Defne","left_by":""},
                {"sitter":"person","id":"e","name":"Emre","stand_in":true}]"#,
        )
        .unwrap();
        let left = who_left(&seats);
        let named = |name: &str| Some(name.to_owned());
        assert_eq!(left, [None, named("b"), None, named(""), named("e")]);
    }
}
