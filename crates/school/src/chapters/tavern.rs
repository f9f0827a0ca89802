//! Mocha & Baksheesh: favours, the barrier, and a ruby for Baksheesh.

use bazaar::{Game, Options};

use super::{BORA, DEFNE, PLAYERS, PUPIL, at, has_a_ruby, with_layout};
use crate::{Chapter, Exercise, Step};

/// The barrier comes between fruit and coffee, two steps from the favours.
const LAYOUT: [u8; 20] = [16, 15, 18, 3, 10, 8, 1, 7, 12, 6, 2, 19, 4, 17, 9, 20, 11, 5, 14, 13];

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "tavern",
    place: 19,
    minutes: 3,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::say("favours").lit(&["place-19"]),
            Step::ask("go", &["move-19 leave"], "go_other")
                .lit(&["place-19"])
                .wrong(&[("stop", "any_stop_early")]),
            Step::ask("barrier", &["barrier-4-17"], "barrier_other")
                .lit(&["place-4", "place-17", "dock"])
                .wrong(&[("tavern-*", "barrier_tile"), ("barrier-*", "barrier_elsewhere")]),
            Step::ask("use", &["use-4 act"], "use_other")
                .lit(&["place-4"])
                .wrong(&[("use-17", "use_roast")]),
            Step::say("across").lit(&["place-17", "place-4"]).glad(),
            Step::end_turn().script("move-11 move-10"),
        ],
        &[
            Step::ask("roast", &["move-17 leave pay-lira done"], "roast_other")
                .lit(&["place-17"])
                .wrong(&[("stop", "any_stop_early"), ("skip", "any_act_here")]),
            Step::say("enough").lit(&["place-19", "cart"]).glad(),
            Step::end_turn().script("move-5 move-3"),
        ],
        &[Step::exercise(
            "try",
            Exercise {
                goal: has_a_ruby,
                turns: 1,
                solution: "move-19 pick-up baksheesh-16",
                again: "try_again",
            },
        )
        .think()
        .wrong(&[
            ("barrier-*", "try_not_that"),
            ("tavern-*", "try_not_that"),
            ("end", "try_first"),
        ])],
    ],
};

fn start() -> Result<Game, String> {
    with_layout(&LAYOUT, Options::mocha(3))
        .lira(PUPIL, 2)
        .coffee(PUPIL, 4)
        .extensions(PUPIL, 1)
        .merchant(BORA, at(20))
        .merchant(DEFNE, at(3))
        .governor(at(10))
        .smuggler(at(10))
        .coffee_trader(at(10))
        .build()
        .map_err(|error| error.to_string())
}
