//! The work can be done in pieces of any size.

use study::{Pass, Settings};

use super::{SHALLOW, finished, golden, opened};

const GAME: &str = "dice/2-medium-greedy.json";

#[test]
fn the_same_seed_gives_the_same_report_in_pieces_or_at_once() {
    let at_once = finished(&golden(GAME), SHALLOW);
    let mut study = opened(&golden(GAME), SHALLOW);
    let mut pieces = 0;
    while study.advance(1).pass != Pass::Finished {
        pieces += 1;
    }
    assert!(pieces > 50, "{pieces} pieces");
    assert_eq!(study.report(), at_once);
}

#[test]
fn first_the_whole_game_is_gone_through_roughly_and_then_more_deeply() {
    let mut study = opened(&golden(GAME), SHALLOW);
    let steps = study.progress().steps;
    let nothing = study.report();
    assert!(
        nothing
            .turns
            .iter()
            .all(|turn| turn.loss == 0.0 && turn.decisions.iter().all(|one| one.mark.is_none()))
    );
    let mut last = study.progress();
    assert_eq!((last.pass, last.done), (Pass::Rough, 0));
    while last.pass != Pass::Finished {
        let next = study.advance(1);
        let on = next.done == last.done + 1 && next.pass == last.pass;
        let over = last.done + 1 == steps && next.pass != last.pass;
        assert!(on || over, "{last:?}, then {next:?}");
        last = next;
    }
    assert_eq!(study.advance(1), last, "nothing is left to do");
}

#[test]
fn another_seed_gives_another_report_of_the_same_luck() {
    let one = finished(&golden(GAME), SHALLOW);
    let other = finished(&golden(GAME), Settings { seed: 8, ..SHALLOW });
    assert_ne!(one.turns, other.turns);
    for (one, other) in one.seats.iter().zip(&other.seats) {
        assert_eq!(one.luck.to_bits(), other.luck.to_bits(), "luck is judged without chance");
    }
}
