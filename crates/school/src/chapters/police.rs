//! The Police Station: the family member acts anywhere, and can be caught.

use bazaar::Game;

use super::{BORA, DEFNE, PLAYERS, PUPIL, SHORT_WAYS, at, has, table};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "police",
    place: 12,
    minutes: 2,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::ask("go", &["move-12 leave"], "go_other")
                .lit(&["place-12"])
                .wrong(&[("stop", "any_stop_early")]),
            Step::ask("send", &["send-16 act"], "send_elsewhere")
                .lit(&["place-16"])
                .wrong(&[("skip", "send_skip")]),
            Step::say("sent").lit(&["place-16", "race"]).glad(),
            Step::end_turn().script("move-8 move-9"),
        ],
        &[Step::exercise(
            "catch",
            Exercise {
                goal,
                turns: 1,
                solution: "move-2 leave act catch-1-lira",
                again: "catch_again",
            },
        )
        .lit(&["place-2"])
        .wrong(&[("end", "catch_first")])
        .script("draw-stay")],
    ],
};

fn start() -> Result<Game, String> {
    table(SHORT_WAYS)
        .lira(PUPIL, 16)
        .merchant(BORA, at(4))
        .merchant(DEFNE, at(3))
        .family(BORA, at(2))
        .governor(at(10))
        .smuggler(at(10))
        .build()
        .map_err(|error| error.to_string())
}

/// Bora's family member is where everybody's begins.
fn goal(game: &Game, _: tabletop::Seat) -> bool {
    has(game, BORA, |bora| bora.family_place == at(12))
}
