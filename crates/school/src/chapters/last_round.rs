//! The last round: a ruby of the Sultan's before it, who plays once more, and what decides a tie.

use bazaar::{Game, Goods};

use super::{at, has, seat, table};
use crate::{Chapter, Exercise, Step};

/// The pupil sits last: everybody has had as many turns when the round is over.
const LAST: tabletop::Seat = seat(2);

/// The first layout with 1 and 16 changed: the Wainwright lies two steps from the Sultan.
const LAYOUT: [u8; 16] = [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16];

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
            Step::ask("palace", &["move-13 leave deliver-red"], "palace_other")
                .lit(&["place-13", "cart"])
                .wrong(&[("stop", "any_stop_early"), ("skip", "any_act_here")]),
            Step::say("sultan").lit(&["place-13", "race"]).glad(),
            Step::end_turn().script("move-16 leave act end move-14"),
        ],
        &[
            Step::say("five").lit(&["race"]).think(),
            Step::say("tie").lit(&["race", "cart"]),
            Step::exercise(
                "try",
                Exercise { goal, turns: 1, solution: "move-1 leave act", again: "try_again" },
            )
            .lit(&["race", "cart", "board", "dock"])
            .wrong(&[("end", "try_first"), ("skip", "try_first")]),
        ],
    ],
};

/// The Sultan wants what the pupil has; Bora buys the fifth with all of his, the pupil's is at the Wainwright.
fn start() -> Result<Game, String> {
    table(LAYOUT)
        .turn_of(LAST)
        .rubies(seat(0), 4)
        .rubies(LAST, 3)
        .lira(seat(0), 21)
        .goods(LAST, Goods::new(2, 1, 1, 1))
        .lira(LAST, 12)
        .extensions(LAST, 2)
        .merchant(seat(0), at(11))
        .merchant(seat(1), at(5))
        .merchant(LAST, at(6))
        .governor(at(10))
        .smuggler(at(10))
        .build()
        .map_err(|error| error.to_string())
}

fn goal(game: &Game, seat: tabletop::Seat) -> bool {
    has(game, seat, |me| me.rubies >= 5)
}
