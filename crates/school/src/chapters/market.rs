//! The markets in depth: what is asked for changes, and more at once is worth more.

use bazaar::{Game, Goods, Market};

use super::{BORA, DEFNE, PLAYERS, PUPIL, at, has, table, tiles};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "market",
    place: 10,
    minutes: 3,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[

        &[
            Step::say("boards").lit(&["place-10", "place-11"]),
            Step::ask(
                "large",
                &["move-10 leave sell-red sell-red sell-blue sell-blue done"],
                "large_other",
            )
            .lit(&["place-10", "cart"])
            .wrong(&[
                ("move-11", "large_small"),
                ("done", "large_more"),
                ("stop", "any_stop_early"),
                ("skip", "any_act_here"),
            ])
            .script("demand-l2"),
            Step::say("turned").lit(&["place-10", "cart"]).glad(),
            Step::end_turn().script("move-15 move-9"),
        ],
        &[Step::exercise(
            "try",
            Exercise {
                goal,
                turns: 2,
                solution: "move-4 leave act end move-11 leave sell-green sell-yellow sell-yellow done",
                again: "try_again",
            },
        )
        .think()
        .script("move-5 move-1")],
    ],
};

fn start() -> Result<Game, String> {
    table([15, 5, 2, 14, 8, 12, 7, 3, 4, 6, 11, 9, 13, 10, 16, 1])
        .goods(PUPIL, Goods::new(2, 1, 0, 2))
        .demand(Market::Large, &tiles(&["l5"]))
        .demand(Market::Small, &tiles(&["s4"]))
        .merchant(PUPIL, at(6))
        .merchant(BORA, at(8))
        .merchant(DEFNE, at(3))
        .governor(at(5))
        .smuggler(at(5))
        .build()
        .map_err(|error| error.to_string())
}

/// 18 for four, and 9 for three.
fn goal(game: &Game, seat: tabletop::Seat) -> bool {
    has(game, seat, |me| me.lira >= 2 + 18 + 9)
}
