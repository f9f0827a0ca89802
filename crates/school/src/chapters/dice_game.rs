//! The dice game: roll, roll again, trade, and a ruby for dice and tiles together.

use bazaar_dice::{Game, Position, Sort};
use tabletop::{Game as _, Seat, Viewer};

use super::{PLAYERS, PUPIL};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "dicegame",
    place: 9,
    minutes: 3,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::say("board").lit(&["board"]),
            Step::ask("roll", &["roll"], "roll_other")
                .lit(&["dock"])
                .script("dice-2red-1coin dice-1coin-1card"),
            Step::ask("reroll", &["reroll-1card"], "reroll_other")
                .lit(&["tray", "dock"])
                .script("dice-1red"),
            Step::ask("pair", &["pair-red"], "pair_other").lit(&["deed-pair", "dock"]).glad(),
            Step::ask("coins", &["coins"], "coins_other").lit(&["deed-coins", "dock"]),
            Step::say("kept").lit(&["cart"]).glad(),
            Step::ask("pass", &["end"], "pass_other").lit(&["dock"]),
        ],
        &[Step::exercise(
            "try",
            Exercise { goal, turns: 1, solution: "roll ruby-red", again: "try_again" },
        )
        .think()
        .script("dice-3red dice-1coin-1card")],
    ],
};

fn start() -> Result<Game, String> {
    Position::new(3).stock(PUPIL, Sort::Crystal, 1).build().map_err(|error| error.to_string())
}

fn goal(game: &Game, seat: Seat) -> bool {
    let view = game.view(Viewer::Seat(seat));
    view.seats.get(seat.index()).is_some_and(|me| me.rubies > 0)
}
