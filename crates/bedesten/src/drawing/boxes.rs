//! The boxes that have something on the table.

use bazaar::{Place, PlayerView, View};
use tabletop::Seat;

use super::{letters::Letters, mocha::Mocha};
use crate::paint::Line;

/// What a box adds to the table, where it is in the game.
pub(super) trait Drawing: Sync {
    /// What lies there for everybody.
    fn piles(&self, view: &View) -> Vec<Line>;

    /// What all players have of it.
    fn players(&self, view: &View) -> Vec<Line>;

    /// A hand of its own that may be shown.
    fn hand(&self, _view: &View, _seat: Seat) -> Vec<Line> {
        Vec::new()
    }

    /// The own things, above a question.
    fn status(&self, player: &PlayerView) -> Vec<Line>;

    /// What one of its places offers.
    fn offer(&self, place: Place, view: &View) -> Option<Line>;

    /// Whoever is met on the board: a mark, and where.
    fn figure(&self, view: &View) -> Option<(char, Place)>;

    /// Where the second figure of a player stands.
    fn second_figure(&self, _player: &PlayerView) -> Option<Place> {
        None
    }

    /// How second figures are explained below the board.
    fn second_figures(&self, _view: &View) -> Option<&'static str> {
        None
    }
}

pub(super) const BOXES: [&dyn Drawing; 2] = [&Mocha, &Letters];
