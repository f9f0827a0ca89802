//! The dice game.

use bazaar_dice::{Event, Game, Options, Setup};
use tabletop::Seat;

use super::Hosted;

impl Hosted for Game {
    fn rulesets() -> Vec<String> {
        vec!["dice".to_owned()]
    }

    fn is_offered(_: &Setup) -> bool {
        true
    }

    const FEWEST: u8 = 2;
    const MOST: u8 = 4;

    fn options_of(setup: &Setup) -> Options {
        Options { players: setup.players.len(), open_tiles: Some(setup.open_tiles.clone()) }
    }

    fn turn_begun(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan { seat } = event { Some(*seat) } else { None }
    }
}
