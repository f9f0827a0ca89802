//! Assistants and the art of the route: who passes his own again needs no turn to call them back.

use bazaar::{Game, Good};

use super::{BORA, DEFNE, PLAYERS, PUPIL, SHORT_WAYS, at, has, table};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "route",
    place: 7,
    minutes: 3,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::say("out").lit(&["place-3", "place-2", "place-5", "place-4"]),
            Step::ask("pick", &["move-3 pick-up act"], "pick_other").lit(&["place-3"]).wrong(&[
                ("move-7", "pick_fountain"),
                ("stop", "any_pick_up_here"),
                ("skip", "any_act_here"),
            ]),
            Step::say("taken").lit(&["place-2", "place-5", "place-4"]).glad(),
            Step::end_turn().script("move-6 move-1"),
        ],
        &[Step::exercise(
            "try",
            Exercise {
                goal,
                turns: 3,
                solution: "move-2 pick-up act end move-5 pick-up act end move-4 pick-up act",
                again: "try_again",
            },
        )
        .think()
        .script("move-8 move-16 move-13 move-10")],
    ],
};

fn start() -> Result<Game, String> {
    table(SHORT_WAYS)
        .merchant(PUPIL, at(9))
        .assistants_out(PUPIL, &[at(2), at(3), at(4), at(5)])
        .merchant(BORA, at(8))
        .merchant(DEFNE, at(16))
        .governor(at(10))
        .smuggler(at(10))
        .build()
        .map_err(|error| error.to_string())
}

/// All are back, and the wheelbarrow is loaded on the way.
fn goal(game: &Game, seat: tabletop::Seat) -> bool {
    has(game, seat, |me| {
        me.assistants_in_stack == 4 && me.goods[Good::Red] >= 2 && me.goods[Good::Yellow] >= 2
    })
}
