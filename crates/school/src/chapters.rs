//! The chapters, one file each.

mod cards;
mod coffee;
mod companion;
mod dice_game;
mod dice_places;
mod figures;
mod first;
mod great;
mod last_round;
mod letters;
mod market;
mod mosques;
mod police;
mod route;
mod tavern;
mod two;

use bazaar::{DemandTile, Game, Layout, LayoutChoice, Options, Place, PlayerView, Position};
use tabletop::{Game as _, Seat, Viewer};

use crate::Course;

/// In the order in which they are listed.
pub(crate) const ALL: &[&dyn Course] = &[
    &first::CHAPTER,
    &dice_places::CHAPTER,
    &police::CHAPTER,
    &cards::CHAPTER,
    &mosques::CHAPTER,
    &figures::CHAPTER,
    &market::CHAPTER,
    &route::CHAPTER,
    &last_round::CHAPTER,
    &two::CHAPTER,
    &coffee::CHAPTER,
    &tavern::CHAPTER,
    &letters::CHAPTER,
    &companion::CHAPTER,
    &great::CHAPTER,
    &dice_game::CHAPTER,
];

/// The seats of the people of the school, by the order in which they sit.
const PUPIL: tabletop::Seat = seat(0);
const BORA: tabletop::Seat = seat(1);
const DEFNE: tabletop::Seat = seat(2);

const fn seat(number: usize) -> tabletop::Seat {
    match tabletop::Seat::new(number) {
        Some(seat) => seat,
        None => panic!("a table has five seats"),
    }
}

/// The place of this number.
const fn at(number: u8) -> Place {
    match Place::from_number(number) {
        Some(place) => place,
        None => panic!("every chapter plays on places that there are"),
    }
}

/// A table of the base game for three, on this layout.
fn table(layout: [u8; 16]) -> Position {
    with_layout(&layout, Options::base(3))
}

/// A table of whatever game, on this layout.
fn with_layout(layout: &[u8], options: Options) -> Position {
    let places = layout.iter().copied().filter_map(Place::from_number).collect();
    Position::with(&Options { layout: LayoutChoice::Own(Layout(places)), ..options })
}

/// The demand tiles of these names.
fn tiles(names: &[&str]) -> Vec<DemandTile> {
    names.iter().filter_map(|name| DemandTile::try_from((*name).to_owned()).ok()).collect()
}

/// What this player has, for goals.
fn has(game: &Game, seat: Seat, what: impl Fn(&PlayerView) -> bool) -> bool {
    game.view(Viewer::Seat(seat)).seats.get(seat.index()).is_some_and(what)
}

/// The goal of many exercises.
fn has_a_ruby(game: &Game, seat: Seat) -> bool {
    has(game, seat, |me| me.rubies > 0)
}

/// The layout of the first chapter: everything is near.
const SHORT_WAYS: [u8; 16] = [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 16, 1];

/// The people at the tables.
const PLAYERS: &[&str] = &["Leyla", "Bora", "Defne"];
