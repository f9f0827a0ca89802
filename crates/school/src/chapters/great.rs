//! The Great Bazaar: both boxes on one board, and the Catacombs under it.

use bazaar::{Game, Position};

use super::{BORA, DEFNE, PLAYERS, PUPIL, at, has_a_ruby};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "great",
    place: 25,
    minutes: 2,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::say("board").lit(&["board"]),
            Step::ask("down", &["move-25 leave receive-coffee"], "down_other")
                .lit(&["place-25", "cart"])
                .wrong(&[
                    ("receive-*", "down_good"),
                    ("stop", "any_stop_early"),
                    ("skip", "any_act_here"),
                ]),
            Step::ask("up", &["emerge-23"], "up_other").lit(&["place-23", "cart"]),
            Step::say("delivered").lit(&["cart", "place-23"]).glad(),
            Step::end_turn().script("move-2 move-12"),
        ],
        &[Step::exercise(
            "try",
            Exercise {
                goal: has_a_ruby,
                turns: 1,
                solution: "move-20 leave act",
                again: "try_again",
            },
        )
        .think()
        .wrong(&[("end", "try_first")])],
    ],
};

fn start() -> Result<Game, String> {
    Position::great_bazaar(3)
        .lira(PUPIL, 2)
        .coffee(PUPIL, 5)
        .letters(PUPIL, &[at(23)])
        .delivered(PUPIL, &[at(1), at(3)])
        .merchant(PUPIL, at(16))
        .merchant(BORA, at(1))
        .merchant(DEFNE, at(11))
        .governor(at(10))
        .smuggler(at(10))
        .coffee_trader(at(10))
        .courier(at(10))
        .build()
        .map_err(|error| error.to_string())
}
