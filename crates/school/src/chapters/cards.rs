//! Bonus cards: two come, one goes, and each says when it is played.

use bazaar::{Card, Game};

use super::{BORA, DEFNE, PLAYERS, PUPIL, SHORT_WAYS, at, has_a_ruby, table};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "cards",
    place: 6,
    minutes: 2,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::ask("draw", &["move-6 leave take-pile take-pile"], "draw_other")
                .lit(&["place-6"])
                .wrong(&[("stop", "any_stop_early"), ("skip", "any_act_here")])
                .script("draw-five-lira draw-stay"),
            Step::ask(
                "discard",
                &["discard-long-way", "discard-one-good", "discard-stay"],
                "discard_other",
            )
            .lit(&["dock", "hand"])
            .think()
            .wrong(&[("discard-five-lira", "discard_five")]),
            Step::say("played").lit(&["hand"]).glad(),
            Step::end_turn().script("move-8 move-9"),
        ],
        &[Step::exercise(
            "try",
            Exercise {
                goal: has_a_ruby,
                turns: 1,
                solution: "move-16 leave five-lira act",
                again: "try_again",
            },
        )
        .lit(&["place-16", "hand", "dock"])
        .wrong(&[("end", "try_first"), ("skip", "try_first")])],
    ],
};

fn start() -> Result<Game, String> {
    table(SHORT_WAYS)
        .lira(PUPIL, 10)
        .hand(PUPIL, &[Card::LongWay, Card::OneGood])
        .merchant(BORA, at(4))
        .merchant(DEFNE, at(3))
        .governor(at(10))
        .smuggler(at(10))
        .build()
        .map_err(|error| error.to_string())
}
