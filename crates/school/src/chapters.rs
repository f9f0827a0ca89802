//! The chapters, one file each.

mod first;

use bazaar::{DemandTile, Layout, LayoutChoice, Options, Place, Position};

use crate::Course;

/// In the order in which they are listed.
pub(crate) const ALL: &[&dyn Course] = &[&first::CHAPTER];

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
    let places = layout.into_iter().filter_map(Place::from_number).collect();
    Position::with(&Options { layout: LayoutChoice::Own(Layout(places)), ..Options::base(3) })
}

/// The demand tiles of these names.
fn tiles(names: &[&str]) -> Vec<DemandTile> {
    names.iter().filter_map(|name| DemandTile::try_from((*name).to_owned()).ok()).collect()
}
