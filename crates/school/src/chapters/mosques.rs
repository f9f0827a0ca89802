//! Mosque tiles: what they cost, what they do, and the ruby for a pair.

use bazaar::{Game, Good, Goods};

use super::{BORA, DEFNE, PLAYERS, PUPIL, at, has_a_ruby, table};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "mosques",
    place: 15,
    minutes: 3,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::say("four").lit(&["place-15", "place-14"]),
            Step::ask("yellow", &["move-15 leave tile-yellow"], "yellow_other")
                .lit(&["place-15", "cart"])
                .wrong(&[
                    ("tile-blue", "yellow_blue"),
                    ("stop", "any_stop_early"),
                    ("skip", "any_act_here"),
                ]),
            Step::say("kept").lit(&["place-15", "cart"]).glad(),
            Step::end_turn().script("move-8 move-9"),
        ],
        &[
            Step::ask("green", &["move-2 leave act take-yellow"], "green_other")
                .lit(&["place-2", "cart"])
                .wrong(&[
                    ("take-*", "green_full"),
                    ("stop", "any_stop_early"),
                    ("skip", "green_skip"),
                ]),
            Step::say("loaded").lit(&["place-2", "cart"]).glad(),
            Step::end_turn().script("move-13 move-1"),
        ],
        &[Step::exercise(
            "pair",
            Exercise {
                goal: has_a_ruby,
                turns: 1,
                solution: "move-14 leave tile-red",
                again: "pair_again",
            },
        )
        .think()],
    ],
};

fn start() -> Result<Game, String> {
    table([2, 15, 14, 5, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 16, 1])
        .goods(PUPIL, Goods::new(1, 2, 2, 2))
        .tile(PUPIL, Good::Green)
        .merchant(BORA, at(4))
        .merchant(DEFNE, at(3))
        .governor(at(10))
        .smuggler(at(10))
        .build()
        .map_err(|error| error.to_string())
}
