//! Two players: the merchants of the unused colours stand in the way, too.

use bazaar::{Game, Good, Options, Position};

use super::{BORA, PUPIL, at, has};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "two",
    place: 4,
    minutes: 2,
    players: &["Leyla", "Bora"],
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::say("neutral").lit(&["place-3", "place-9"]),
            Step::ask("pay", &["move-3 leave pay"], "pay_other")
                .lit(&["place-3"])
                .wrong(&[("stop", "pay_stop")])
                .script("dice-5-5"),
            Step::say("rolled").lit(&["place-10", "dock"]).glad(),
            Step::ask("act", &["act"], "act_other").lit(&["dock"]),
            Step::end_turn().script("move-8"),
        ],
        &[Step::exercise(
            "try",
            Exercise { goal, turns: 1, solution: "move-2 leave act", again: "try_again" },
        )
        .think()],
    ],
};

fn start() -> Result<Game, String> {
    Position::with(&Options::base(2))
        .lira(PUPIL, 4)
        .merchant(BORA, at(4))
        .neutral_merchant(0, at(3))
        .governor(at(6))
        .smuggler(at(6))
        .build()
        .map_err(|error| error.to_string())
}

/// Fabric, and nobody was paid for it.
fn goal(game: &Game, seat: tabletop::Seat) -> bool {
    has(game, seat, |me| me.goods[Good::Red] > 0 && me.lira == 2)
}
