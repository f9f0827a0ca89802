//! The last round: who plays once more, and what decides a tie.

use bazaar::Game;

use super::{SHORT_WAYS, at, has, seat, table};
use crate::{Chapter, Exercise, Step};

/// The pupil sits last: everybody has had as many turns when the round is over.
const LAST: tabletop::Seat = seat(2);

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "last",
    place: 13,
    minutes: 2,
    players: &["Bora", "Defne", "Leyla"],
    pupil: LAST,
    start,
    turns: &[
        &[
            Step::say("five").lit(&["race"]).think().script("move-16 leave act end move-14"),
            Step::say("tie").lit(&["race", "cart"]),
        ],
        &[Step::exercise(
            "try",
            Exercise { goal, turns: 1, solution: "move-1 leave act", again: "try_again" },
        )
        .lit(&["race", "cart"])
        .wrong(&[("end", "try_first"), ("skip", "try_first")])],
    ],
};

/// Bora buys the fifth with all he has; the pupil's is at the Wainwright.
fn start() -> Result<Game, String> {
    table(SHORT_WAYS)
        .rubies(seat(0), 4)
        .rubies(LAST, 4)
        .lira(seat(0), 22)
        .lira(LAST, 12)
        .extensions(LAST, 2)
        .merchant(seat(0), at(11))
        .merchant(seat(1), at(5))
        .merchant(LAST, at(9))
        .governor(at(10))
        .smuggler(at(10))
        .build()
        .map_err(|error| error.to_string())
}

fn goal(game: &Game, seat: tabletop::Seat) -> bool {
    has(game, seat, |me| me.rubies >= 5)
}
