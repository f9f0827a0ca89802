use super::*;
use crate::pieces::layout::LayoutKind;

fn board(kind: LayoutKind) -> Board {
    board_of(kind, Ruleset::Base)
}

fn board_of(kind: LayoutKind, ruleset: Ruleset) -> Board {
    let layout = kind.printed(ruleset).unwrap();
    Board::new(&layout, ruleset).unwrap()
}

#[test]
fn the_printed_layouts_hold_every_place_once() {
    for ruleset in Ruleset::ALL {
        let printed = |kind: &&LayoutKind| kind.printed(ruleset).is_some();
        for &kind in LayoutKind::of(ruleset).iter().filter(printed) {
            let board = board_of(kind, ruleset);
            for &place in board.places() {
                assert_eq!(board.places[board.cell(place)], place, "{kind:?} {ruleset:?}");
            }
        }
    }
}

#[test]
fn the_printed_layouts_follow_the_blue_and_green_numbers() {
    // Position of each place 1 to 16, counted from 1 row by row, as printed on the tiles.
    let blue = [15, 3, 8, 5, 2, 10, 7, 9, 12, 14, 11, 6, 13, 4, 1, 16];
    let green = [12, 2, 9, 8, 10, 7, 6, 3, 14, 13, 4, 11, 16, 15, 5, 1];
    for (kind, numbers) in [(LayoutKind::Short, blue), (LayoutKind::Long, green)] {
        let board = board(kind);
        for (place, number) in Place::BASE.into_iter().zip(numbers) {
            assert_eq!(board.cell(place) + 1, number, "{kind:?} {place:?}");
        }
    }
}

#[test]
fn the_conditions_leave_392_and_456_ways_for_7_8_and_9() {
    let count = |kind: LayoutKind| {
        let mut ways = 0;
        for fountain in 0..16 {
            for black in (0..16).filter(|&cell| cell != fountain) {
                for tea in (0..16).filter(|&cell| cell != fountain && cell != black) {
                    let mut rest = Place::BASE.into_iter().filter(|place| {
                        ![Place::Fountain, Place::BlackMarket, Place::TeaHouse].contains(place)
                    });
                    let places = (0..16).map(|cell| match cell {
                        _ if cell == fountain => Place::Fountain,
                        _ if cell == black => Place::BlackMarket,
                        _ if cell == tea => Place::TeaHouse,
                        _ => rest.next().unwrap(),
                    });
                    let places: Vec<Place> = places.collect();
                    ways += u32::from(kind.allows(&places));
                }
            }
        }
        ways
    };
    assert_eq!(count(LayoutKind::Random), 392);
    assert_eq!(count(LayoutKind::Random2014), 456);
}

#[test]
fn wrong_layouts_are_told_apart() {
    let mut layout = LayoutKind::Short.printed(Ruleset::Base).unwrap();
    layout.0[0] = Place::Fountain;
    assert_eq!(Board::new(&layout, Ruleset::Base), Err(LayoutError::Twice(Place::Fountain)));
    let foreign = Place::ALL[Place::BASE.len()];
    layout.0[0] = foreign;
    assert_eq!(Board::new(&layout, Ruleset::Base), Err(LayoutError::Foreign(foreign)));
    layout.0.pop();
    let size = LayoutError::Size { found: 15, expected: 16 };
    assert_eq!(Board::new(&layout, Ruleset::Base), Err(size));
}

#[test]
fn a_middle_place_reaches_ten_places_in_two_steps() {
    let board = board(LayoutKind::Short);
    let reached = |place| board.places_in(board.walk_from(place)).count();
    assert_eq!(reached(Place::Fountain), 10);
    assert_eq!(reached(Place::GreatMosque), 5);
    assert_eq!(board.distance(Place::GreatMosque, Place::GemstoneDealer), 6);
}

/// Steps between two places when nobody may cross an edge, counted one by one.
fn counted(board: &Board, from: Place, to: Place, one: Place, other: Place) -> u8 {
    let mut reached = vec![from];
    for steps in 0.. {
        if reached.contains(&to) {
            return steps;
        }
        let next: Vec<_> = board
            .edges()
            .filter(|&edge| edge != (one, other))
            .flat_map(|(one, other)| [(one, other), (other, one)])
            .filter(|(near, _)| reached.contains(near))
            .map(|(_, far)| far)
            .collect();
        reached.extend(next);
    }
    unreachable!("every place can be reached")
}

#[test]
fn an_edge_nobody_crosses_makes_only_places_in_line_farther_away() {
    for ruleset in Ruleset::ALL.into_iter().filter(|ruleset| ruleset.first_game().is_some()) {
        let board = board_of(LayoutKind::FirstGame, ruleset);
        assert_eq!(board.edges().count(), 31);
        for (one, other) in board.edges() {
            for &from in board.places() {
                let beyond = board.beyond(from, one, other);
                for &to in board.places() {
                    let more = if beyond.contains(&board, to) { 2 } else { 0 };
                    assert_eq!(
                        board.distance(from, to) + more,
                        counted(&board, from, to, one, other),
                        "{from} to {to}, not across {one}-{other}"
                    );
                }
            }
        }
    }
}
